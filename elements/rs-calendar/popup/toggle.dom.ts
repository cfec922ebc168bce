import { createPartButton } from '../../../shared/dom/part-button.js';
import { createLabels } from '../../../shared/i18n/find-text.js';
import { writeOwnLabel } from '../../../shared/i18n/mark-language.js';
import type { CalendarHost } from '../rs-calendar.host.js';
import { textSourcesOf } from '../text-sources.dom.js';
import { documentOf, type SafeDocument } from '../../../shared/dom/unclobbered.js';

const svg = 'http://www.w3.org/2000/svg';
const calendarOutline = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8';
const toggleAttributes = ['aria-label', 'lang', 'aria-expanded', 'aria-haspopup'] as const;

/** Button that opens a calendar: the page's own one, or one that the element adds beside the input. */
export interface Toggle {
  readonly element: HTMLElement;
  /** Restores the page. */
  remove(): void;
}

/** Returns the page's button, or creates one. The caller adds the listeners. */
export function createToggle(host: CalendarHost): Toggle {
  const label = createLabels(textSourcesOf(host))('calendar.choose-date');
  const toggle = host.toggle ? adopt(host.toggle) : create(host);
  toggle.element.setAttribute('aria-haspopup', 'dialog');
  // The text of the server's button is "...".
  if (!/\p{L}/u.test(toggle.element.textContent)) writeOwnLabel(toggle.element, label);
  return toggle;
}

function adopt(element: HTMLElement): Toggle {
  const before = toggleAttributes.map((name) => [name, element.getAttribute(name)] as const);
  return {
    element,
    remove() {
      for (const [name, text] of before)
        if (text === null) element.removeAttribute(name);
        else element.setAttribute(name, text);
    },
  };
}

function create(host: CalendarHost): Toggle {
  const button = createPartButton(documentOf(host), { part: 'toggle', label: '', run: () => {} });
  button.setAttribute('aria-controls', host.box.id);
  button.append(drawIcon(documentOf(host)));
  host.shadowRoot?.querySelector('slot')?.after(button);
  const stopFollowing = host.input && followHeight(button, host.input);
  return {
    element: button,
    remove() {
      stopFollowing?.();
      button.remove();
    },
  };
}

/**
 * Keeps the button as high as its field. A change follows in the next frame, because a size that is written while sizes are
 * reported is an error of the page.
 *
 * @returns A function that stops this.
 */
function followHeight(button: HTMLElement, input: HTMLInputElement): () => void {
  const fit = () => {
    const { offsetHeight } = input;
    // A field out of sight has no height.
    button.style.blockSize = offsetHeight > 0 ? `${offsetHeight}px` : '';
  };
  fit();
  const sizes = new ResizeObserver(() => requestAnimationFrame(fit));
  sizes.observe(input, { box: 'border-box' });
  return () => sizes.disconnect();
}

function drawIcon(document: SafeDocument): SVGElement {
  const icon = document.createElementNS(svg, 'svg');
  const path = document.createElementNS(svg, 'path');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', calendarOutline);
  icon.append(path);
  return icon;
}
