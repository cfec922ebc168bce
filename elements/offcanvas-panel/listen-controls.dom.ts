import { isPlainPress } from '../../shared/dom/is-plain-press.js';
import { controlAt, isButton, requestOf, type ControlRequest } from './controls.dom.js';

/** Callbacks for presses on the controls of a panel and on the links in it. */
export interface ControlListeners {
  onControl(request: ControlRequest, control: Element): void;
  /** The pointer or the focus comes to a control. */
  onHint(): void;
  /** A link leads somewhere in this window: to a place in this page, or to another page. */
  onLink(landing: HTMLElement | null): void;
}

/** Hears presses on all controls of a panel, and on the links in it, until the signal. */
export function listenToControls(
  host: HTMLElement,
  { onControl, onHint, onLink }: ControlListeners,
  signal: AbortSignal,
): void {
  const document = host.ownerDocument;
  const pressControl = (event: MouseEvent) => {
    const control = event.defaultPrevented ? null : controlAt(event.target, host);
    const request = control && requestOf(control);
    if (!request || control.ariaDisabled === 'true') return;
    // A link to the content must not jump, and a command that the browser sends itself would come twice.
    event.preventDefault();
    onControl(request, control);
  };
  const pressLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && host.contains(link) && leads(link, event)) onLink(landingOf(link));
  };
  const hint = ({ target }: Event) => controlAt(target, host) && onHint();
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, hint, { signal });
  document.addEventListener('click', pressControl, { signal });
  // On the document, so that a menu whose link only opens a level has its say first.
  document.addEventListener('click', pressLink, { signal });
  document.addEventListener('keydown', (event) => pressByKey(host, event), { signal });
}

/** Gives controls that are no buttons the keys of one: Enter and Space press them. */
function pressByKey(host: HTMLElement, event: KeyboardEvent): void {
  const { target, key } = event;
  const isOurs = target instanceof HTMLElement && controlAt(target, host) === target && !isButton(target);
  if (!isOurs || event.defaultPrevented || event.repeat) return;
  // The browser follows a link at Enter by itself.
  if (key !== ' ' && (key !== 'Enter' || target.matches('a[href]'))) return;
  event.preventDefault();
  target.click();
}

function leads(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isHere = !link.hasAttribute('download') && ['', '_self'].includes(link.target);
  return isHere && isPlainPress(event) && !event.defaultPrevented;
}

/** The place in this page that a link leads to. */
function landingOf(link: HTMLAnchorElement): HTMLElement | null {
  const [address] = link.ownerDocument.location.href.split('#');
  return link.href.split('#')[0] === address
    ? link.ownerDocument.getElementById(decoded(link.hash.slice(1)))
    : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
