import { deepActiveElement } from '../dom/deep-active-element.js';
import { flatParent } from '../dom/flat-contains.js';
import { pageSingleton } from '../dom/page-singleton.js';
import { documentOf, type SafeDocument } from '../dom/unclobbered.js';
import { languageOf } from '../i18n/language-of.js';
import { textMarks } from '../i18n/text-marks.js';
import { LiveRegions, type Message } from './live-regions.js';

export type { Politeness } from './live-regions.js';

/** Time for which live regions must be in their place before a text is added, in milliseconds. Safari needs the most. */
const settleMs = 100;

/**
 * Announces the texts of all elements of a document through one pair of live regions. The pair is a child of the root
 * element, so that it outlives the body. While a modal dialog is open, the pair is in the topmost one, because screen
 * readers ignore live regions outside of it. Some of them ignore those inside too: where the browser has `ariaNotify`
 * (ARIA 1.3), the dialog itself announces. The last element of the suite to leave removes the pair.
 */
class Announcer {
  readonly #document: SafeDocument;
  readonly #regions: LiveRegions;
  readonly #speakers = new Set<Element>();
  /** Modal dialogs that have had the focus, the topmost last. */
  #modals: readonly Element[] = [];
  /** Texts that wait until the regions have settled. */
  #held: readonly Message[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listening = new AbortController();

  constructor(document: SafeDocument) {
    this.#document = document;
    this.#regions = new LiveRegions(document);
  }

  join(speaker: Element): void {
    if (this.#speakers.size === 0) this.#start();
    this.#speakers.add(speaker);
  }

  leave(speaker: Element): void {
    this.#speakers.delete(speaker);
    this.#held = this.#held.filter((message) => message.speaker !== speaker);
    this.#regions.forget(speaker);
    if (this.#speakers.size === 0) this.#stop();
  }

  say(message: Message): void {
    if (!this.#speakers.has(message.speaker) || isHidden(message.speaker)) return;
    this.#place(modalAround(message.speaker));
    const modal = this.#modals.at(-1);
    if (modal && notify(modal, message)) return;
    if (this.#timer === undefined) this.#regions.say(message);
    else this.#held = [...this.#held, message];
  }

  #start(): void {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    // A modal dialog moves the focus when it opens and restores it when it closes.
    this.#document.addEventListener('focusin', this.#follow, { signal, capture: true });
    this.#place();
  }

  #stop(): void {
    this.#listening.abort();
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = this.#modals = [];
    this.#regions.element.remove();
  }

  readonly #follow = (): void => this.#place();

  /** Moves the regions into the topmost modal dialog, or into the root. `fallback` counts if no known dialog is open. */
  #place(fallback: Element | null = null): void {
    const open = this.#modals.filter(isOpenModal);
    const focused = modalAround(deepActiveElement(this.#document)) ?? (open.length === 0 ? fallback : null);
    this.#modals = focused ? [...open.filter((modal) => modal !== focused), focused] : open;
    focused?.addEventListener('close', this.#follow, { signal: this.#listening.signal });
    const parent = this.#modals.at(-1) ?? this.#document.documentElement;
    if (this.#regions.element.parentNode === parent) return;
    this.#held = [...this.#regions.clear(), ...this.#held];
    parent.append(this.#regions.element);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), settleMs);
  }

  #settle(): void {
    this.#timer = undefined;
    const held = this.#held;
    this.#held = [];
    for (const message of held) this.#regions.say(message);
  }
}

/** Part of ARIA 1.3, which not every browser has. */
interface Notifying {
  readonly ariaNotify?: (text: string, options: { readonly priority: 'normal' | 'high' }) => void;
}

/**
 * Announces a text from a dialog itself, which is read in the language of the dialog.
 *
 * @returns False where the browser cannot, or the text is in another language: then a live region has it.
 */
function notify(modal: Element, { speaker, text, politeness }: Message): boolean {
  const { ariaNotify } = modal as Notifying;
  const language = textMarks.get(text)?.lang ?? languageOf(speaker);
  if (typeof ariaNotify !== 'function' || language !== languageOf(modal)) return false;
  ariaNotify.call(modal, text, { priority: politeness === 'assertive' ? 'high' : 'normal' });
  return true;
}

const announcers = new WeakMap<Element, Announcer>();

/** Makes an element of the document one that can announce. A no-op for one that can. */
export function joinAnnouncer(speaker: Element): void {
  const document = documentOf(speaker);
  // A document without a window, as that of a template, has no reader.
  if (!document.defaultView) return;
  const announcer = pageSingleton(document, 'rs-suite.announcer', () => new Announcer(document));
  if (announcers.get(speaker) !== announcer) announcers.get(speaker)?.leave(speaker);
  announcers.set(speaker, announcer);
  announcer.join(speaker);
}

/** Takes back the texts of an element that has left its document. A no-op while it is in one. */
export function leaveAnnouncer(speaker: Element): void {
  if (!speaker.isConnected) announcers.get(speaker)?.leave(speaker);
}

/** Announces a text (WCAG 4.1.3), unless the element that does is out of the document or hidden. */
export function announce(message: Message): void {
  announcers.get(message.speaker)?.say(message);
}

/** Returns the innermost modal dialog around a node, also outside its shadow roots. */
function modalAround(node: Node | null): Element | null {
  for (let at = node; at; at = flatParent(at))
    if (at instanceof Element && at.localName === 'dialog' && isOpenModal(at)) return at;
  return null;
}

function isOpenModal(dialog: Element): boolean {
  return dialog.isConnected && dialog.matches(':modal');
}

function isHidden(element: Element): boolean {
  for (let at: Node | null = element; at; at = flatParent(at))
    if (at instanceof Element && getComputedStyle(at).display === 'none') return true;
  return false;
}
