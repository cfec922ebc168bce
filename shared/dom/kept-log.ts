import { RepeatLimit } from '../element/repeat-limit.js';
import { unclobbered } from './unclobbered.js';
import { type StyledElement, UndoLog } from './undo-log.js';

/** Value that was written, and the one before the first change; null for none. */
interface KeptValue {
  readonly before: string | null;
  readonly written: string | null;
  /** Priority of a style property. */
  readonly priority: string;
}

/** Values of an element by the kind and name of the change. An object, as in the undo log. */
type KeptValues = Readonly<Record<string, KeptValue>>;

/**
 * Undo log that repairs its changes of attributes, classes and styles when a script of the page writes the server's
 * markup again, as a morph does. Values that are neither the server's nor its own stay as the script wrote them.
 */
export class KeptLog extends UndoLog {
  readonly #kept = new Map<Element, KeptValues>();
  /** Values of elements with one change, of something that was not there: equal ones are shared, as in a large form. */
  readonly #shared = new Map<string, KeptValues>();
  /** Commands create logs without a browser. */
  readonly #observer: MutationObserver | null;
  readonly #limit: RepeatLimit;

  constructor(host: Element) {
    super();
    this.#limit = new RepeatLimit(host);
    // Not with the first change: logs repair in the order in which their observers were created.
    this.#observer =
      'MutationObserver' in globalThis ? new MutationObserver((records) => this.#repair(records)) : null;
  }

  override setAttribute(element: Element, name: string, value: string | null): void {
    this.#keep(element, `attribute ${name}`, () => super.setAttribute(element, name, value));
  }

  override toggleClass(element: Element, name: string, isOn: boolean): void {
    if (name !== '') this.#keep(element, `class ${name}`, () => super.toggleClass(element, name, isOn));
  }

  override setStyle(element: StyledElement, property: string, value: string, priority = ''): void {
    const write = () => super.setStyle(element, property, value, priority);
    this.#keep(element, `style ${property}`, write, priority);
  }

  override undo(element: Element, thing: string): void {
    const values = this.#kept.get(element);
    if (values)
      this.#kept.set(element, Object.fromEntries(Object.entries(values).filter(([name]) => name !== thing)));
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

  #keep(element: Element, thing: string, write: () => void, priority = ''): void {
    const known = this.#kept.get(element);
    const before = known?.[thing] ? known[thing].before : read(element, thing);
    write();
    // Read back, because the browser writes styles in its own notation.
    const value = { before, written: read(element, thing), priority };
    if (!known) this.#observer?.observe(element, { attributes: true });
    this.#kept.set(element, known ? { ...known, [thing]: value } : this.#share(thing, value));
  }

  #share(thing: string, value: KeptValue): KeptValues {
    const values = { [thing]: value };
    if (value.before !== null) return values;
    const key = JSON.stringify([thing, value.written, value.priority]);
    const shared = this.#shared.get(key) ?? values;
    this.#shared.set(key, shared);
    return shared;
  }

  #repair(records: readonly MutationRecord[]): void {
    const elements = [...new Set(records.map(({ target }) => target as Element))];
    const lost = elements.flatMap((element) =>
      Object.entries(this.#kept.get(element) ?? {}).flatMap(([thing, value]) =>
        isLost(value, read(element, thing)) ? [() => this.#write(element, thing, value)] : [],
      ),
    );
    if (lost.length === 0 || !this.#limit.allowNext()) return;
    for (const write of lost) write();
  }

  #write(element: Element, thing: string, { written, priority }: KeptValue): void {
    const [kind, name = ''] = thing.split(' ');
    if (kind === 'attribute') super.setAttribute(element, name, written);
    else if (kind === 'class') super.toggleClass(element, name, written !== null);
    else super.setStyle(element as StyledElement, name, written ?? '', priority);
  }
}

/** Returns the present value of an attribute or style property, '' for a class; null for none. */
function read(element: Element, thing: string): string | null {
  const [kind, name = ''] = thing.split(' ');
  if (kind === 'attribute') return Element.prototype.getAttribute.call(element, name);
  if (kind === 'class') return unclobbered(element).classList.contains(name) ? '' : null;
  return unclobbered(element as StyledElement).style.getPropertyValue(name) || null;
}

/** Returns true if a value is the server's again: the one before the change, or none. */
function isLost({ before, written }: KeptValue, now: string | null): boolean {
  return now !== written && (now === before || now === null);
}
