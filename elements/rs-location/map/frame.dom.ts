import { createPartButton } from '../../../shared/dom/part-button.js';
import type { Translate } from '../../../shared/i18n/texts.js';

export interface MapFrame {
  readonly element: HTMLElement;
  readonly box: HTMLElement;
  readonly helpId: string;
}

export interface FrameParts {
  readonly document: Document;
  readonly translate: Translate;
  readonly attribution: string;
  readonly attributionHref: string;
  readonly zoom: (by: 1 | -1) => void;
}

/** What stands around the map: our own buttons, whose map it is, and how the marker is moved. */
export function createFrame(parts: FrameParts): MapFrame {
  const { document, translate } = parts;
  const element = document.createElement('div');
  element.className = 'frame';
  const box = document.createElement('div');
  box.part.add('map');
  box.setAttribute('role', 'group');
  box.setAttribute('aria-label', translate('location.map'));
  const help = document.createElement('p');
  help.id = 'marker-help';
  help.className = 'visually-hidden';
  help.textContent = translate('location.marker-help');
  element.append(box, zoomButtons(parts), help);
  if (parts.attribution) element.append(attributionOf(parts));
  return { element, box, helpId: help.id };
}

function zoomButtons({ document, translate, zoom }: FrameParts): HTMLElement {
  const buttons = document.createElement('div');
  buttons.className = 'zoom';
  const nearer = createPartButton(document, { part: 'zoom-in', label: '+', run: () => zoom(1) });
  nearer.setAttribute('aria-label', translate('location.zoom-in'));
  const further = createPartButton(document, { part: 'zoom-out', label: '−', run: () => zoom(-1) });
  further.setAttribute('aria-label', translate('location.zoom-out'));
  buttons.append(nearer, further);
  return buttons;
}

function attributionOf({ document, attribution, attributionHref }: FrameParts): HTMLElement {
  const line = document.createElement('p');
  line.part.add('attribution');
  const url = URL.canParse(attributionHref, document.baseURI)
    ? new URL(attributionHref, document.baseURI)
    : null;
  if (!attributionHref || !url || !/^https?:$/.test(url.protocol)) {
    line.textContent = attribution;
    return line;
  }
  const link = document.createElement('a');
  link.href = url.href;
  link.rel = 'noopener noreferrer';
  link.textContent = attribution;
  line.append(link);
  return line;
}
