import { documentOf, type SafeDocument, unclobbered } from '../dom/unclobbered.js';
import { ConfigError } from './config-error.js';

/** Two elements of a page with the same id, in document order. */
export interface SharedId {
  readonly id: string;
  readonly first: Element;
  readonly second: Element;
}

/** Returns the ids that several elements of a page have. */
export function findSharedIds(document: SafeDocument): readonly SharedId[] {
  const firsts = new Map<string, Element>();
  const shared = new Map<string, SharedId>();
  for (const second of document.querySelectorAll('[id]')) {
    const { id } = second;
    const first = firsts.get(id);
    if (!first) firsts.set(id, second);
    else if (id && !shared.has(id)) shared.set(id, { id, first, second });
  }
  return [...shared.values()];
}

/**
 * Returns diagnostics for duplicate ids that a tag has, references, or is opened by. Other duplicates do not affect
 * the tag.
 */
export function findIdDiagnostics(host: Element, shared: readonly SharedId[]): readonly ConfigError[] {
  return shared.flatMap(({ id, first, second }) => {
    const isOwn = first === host || second === host;
    if (!isOwn && !named(host).includes(id) && !(host.contains(first) && isToggled(id, host))) return [];
    const found = `"${id}" twice, on <${unclobbered(first).localName}> and <${unclobbered(second).localName}>`;
    return [new ConfigError(host, 'id', `found ${found}, expected an id once in a page`, 'id-twice')];
  });
}

/** Returns the ids that a tag references. In `min-from` and `max-from` a number of days may follow the id. */
function named(host: Element): readonly string[] {
  return ['for', 'mobile-target', 'min-from', 'max-from'].flatMap(
    (name) => host.getAttribute(name)?.split('|')[0]?.trim() ?? [],
  );
}

/** Returns true if a toggle of a panel references an id. */
function isToggled(id: string, host: Element): boolean {
  const value = `="${CSS.escape(id)}"]`;
  const toggles = [
    'commandfor',
    ...['toggle', 'open', 'close'].map((request) => `data-offcanvas-${request}`),
  ];
  return documentOf(host).querySelector(toggles.map((name) => `[${name}${value}`).join()) !== null;
}
