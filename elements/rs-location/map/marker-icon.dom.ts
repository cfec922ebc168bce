import type { SafeDocument } from '../../../shared/dom/unclobbered.js';

const namespace = 'http://www.w3.org/2000/svg';

/** Creates the icon of the marker, an inline SVG: a drop whose point is at the place. */
export function createMarkerIcon(document: SafeDocument): SVGElement {
  const icon = element(document, 'svg', { viewBox: '0 0 32 44', 'aria-hidden': 'true' });
  icon.append(
    element(document, 'path', {
      class: 'drop',
      d: 'M16 43C14 36 2 27 2 16a14 14 0 0 1 28 0c0 11-12 20-14 27Z',
    }),
    element(document, 'circle', { class: 'eye', cx: '16', cy: '16', r: '5' }),
  );
  return icon;
}

function element(
  document: SafeDocument,
  name: string,
  attributes: Readonly<Record<string, string>>,
): SVGElement {
  const made = document.createElementNS(namespace, name) as SVGElement;
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}
