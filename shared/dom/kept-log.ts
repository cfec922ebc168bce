import { RepairLimit } from '../element/repair-limit.js';
import { type StyledElement, UndoLog } from './undo-log.js';

/** Value that an element had before it was changed, and its present one; null for none. */
interface KeptValue {
  readonly before: string | null;
  readonly written: string | null;
  /** Reads the value as it is now. */
  readonly read: () => string | null;
  readonly write: () => void;
}

/**
 * Undo log that repairs its changes of attributes, classes and styles when a script of the page writes the server's
 * markup again, as a morph does. Values that are neither the server's nor its own stay as the script wrote them.
 */
export class KeptLog extends UndoLog {
  readonly #kept = new Map<Element, Map<string, KeptValue>>();
  /** Commands create logs without a browser. */
  readonly #observer: MutationObserver | null;
  readonly #limit: RepairLimit;

  constructor(host: Element) {
    super();
    this.#limit = new RepairLimit(host);
    // Not with the first change: logs repair in the order in which their observers were created.
    this.#observer =
      'MutationObserver' in globalThis ? new MutationObserver((records) => this.#repair(records)) : null;
  }

  override setAttribute(element: Element, name: string, value: string | null): void {
    const read = () => Element.prototype.getAttribute.call(element, name);
    this.#keep(element, `attribute ${name}`, read, () => super.setAttribute(element, name, value));
  }

  override toggleClass(element: Element, name: string, isOn: boolean): void {
    const read = () => (element.classList.contains(name) ? '' : null);
    if (name !== '') this.#keep(element, `class ${name}`, read, () => super.toggleClass(element, name, isOn));
  }

  override setStyle(element: StyledElement, property: string, value: string, priority = ''): void {
    const read = () => element.style.getPropertyValue(property) || null;
    const write = () => super.setStyle(element, property, value, priority);
    this.#keep(element, `style ${property}`, read, write);
  }

  override undo(element: Element, thing: string): void {
    this.#kept.get(element)?.delete(thing);
    super.undo(element, thing);
  }

  override restore(element: Element): void {
    this.#kept.delete(element);
    super.restore(element);
  }

  override restoreAll(): void {
    this.#observer?.disconnect();
    super.restoreAll();
  }

  #keep(element: Element, thing: string, read: () => string | null, write: () => void): void {
    const values = this.#kept.get(element) ?? new Map<string, KeptValue>();
    const known = values.get(thing);
    const before = known ? known.before : read();
    write();
    // Read back, because the browser writes styles in its own notation.
    values.set(thing, { before, written: read(), read, write });
    if (!this.#kept.has(element)) this.#observer?.observe(element, { attributes: true });
    this.#kept.set(element, values);
  }

  #repair(records: readonly MutationRecord[]): void {
    const elements = new Set(records.map(({ target }) => target as Element));
    const lost = [...elements].flatMap((element) =>
      [...(this.#kept.get(element)?.values() ?? [])].filter(isLost),
    );
    if (lost.length === 0 || !this.#limit.take()) return;
    for (const { write } of lost) write();
  }
}

/** Returns true if a value is the server's again: the one before the change, or none. */
function isLost({ before, written, read }: KeptValue): boolean {
  const now = read();
  return now !== written && (now === before || now === null);
}
