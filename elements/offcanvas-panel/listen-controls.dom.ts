import { isPlainPress } from '../../shared/dom/is-plain-press.js';
import { documentOf, unclobbered } from '../../shared/dom/unclobbered.js';
import { controlAt, isButton, requestOf, type ControlRequest } from './controls.dom.js';

/** Callbacks for presses on the controls of a panel and on the links in it. */
export interface ControlListeners {
  onControl(request: ControlRequest, control: Element): void;
  /** Called when the pointer or the focus reaches a control. */
  onHint(): void;
  /** Called for a link that navigates in this window. `landing` is its target in this page; null for another page. */
  onLink(landing: HTMLElement | null): void;
}

/** Listens to presses on all controls of a panel, and on the links in it, until the signal aborts. */
export function listenToControls(
  host: HTMLElement,
  { onControl, onHint, onLink }: ControlListeners,
  signal: AbortSignal,
): void {
  const document = documentOf(host);
  const pressControl = (event: MouseEvent) => {
    const control = event.defaultPrevented ? null : controlAt(event.target, host);
    const request = control && requestOf(control);
    if (!request || control.ariaDisabled === 'true') return;
    // A link to the content must not scroll, and a command that the browser sends itself would be handled twice.
    event.preventDefault();
    onControl(request, control);
  };
  const pressLink = (event: MouseEvent) => {
    const link =
      event.target instanceof Element
        ? unclobbered(event.target).closest<HTMLAnchorElement>('a[href]')
        : null;
    if (link && host.contains(link) && leads(link, event)) onLink(landingOf(link));
  };
  const hint = ({ target }: Event) => controlAt(target, host) && onHint();
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, hint, { signal });
  document.addEventListener('click', pressControl, { signal });
  // On the document, so that a menu handles a link that only opens a level before this listener.
  document.addEventListener('click', pressLink, { signal });
  document.addEventListener('keydown', (event) => pressByKey(host, event), { signal });
}

/** Adds the keys of a button to controls that are not buttons: Enter and Space press them. */
function pressByKey(host: HTMLElement, event: KeyboardEvent): void {
  const { target, key } = event;
  const isOurs = target instanceof HTMLElement && controlAt(target, host) === target && !isButton(target);
  if (!isOurs || event.defaultPrevented || event.repeat) return;
  // The browser itself follows a link at Enter.
  if (key !== ' ' && (key !== 'Enter' || unclobbered(target).matches('a[href]'))) return;
  event.preventDefault();
  unclobbered(target).click();
}

function leads(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isHere = !link.hasAttribute('download') && ['', '_self'].includes(link.target);
  return isHere && isPlainPress(event) && !event.defaultPrevented;
}

/** Returns the target of a link in this page; null for none. */
function landingOf(link: HTMLAnchorElement): HTMLElement | null {
  const [address] = documentOf(link).location.href.split('#');
  return link.href.split('#')[0] === address
    ? documentOf(link).getElementById(decoded(link.hash.slice(1)))
    : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
