import { ConfigError } from './config-error.js';

/** Two elements of a page with one id, in its order. */
export interface SharedId {
  readonly id: string;
  readonly first: Element;
  readonly second: Element;
}

/** Returns the ids that several elements of a page have. */
export function findSharedIds(document: Document): readonly SharedId[] {
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

/** The mistakes of ids that a tag has, names, or is opened by. Others may stand twice without any harm to the tag. */
export function findIdDiagnostics(host: Element, shared: readonly SharedId[]): readonly ConfigError[] {
  return shared.flatMap(({ id, first, second }) => {
    const isOwn = first === host || second === host;
    if (!isOwn && !named(host).includes(id) && !(host.contains(first) && isToggled(id, host))) return [];
    const found = `"${id}" twice, on <${first.localName}> and <${second.localName}>`;
    return [new ConfigError(host, 'id', `found ${found}, expected an id once in a page`)];
  });
}

/** The ids that a tag names; a number of days may follow one. */
function named(host: Element): readonly string[] {
  return ['for', 'mobile-target', 'min-from', 'max-from'].flatMap(
    (name) => host.getAttribute(name)?.split('|')[0]?.trim() ?? [],
  );
}

/** Returns whether a toggle names an id in a panel. */
function isToggled(id: string, host: Element): boolean {
  const value = `="${CSS.escape(id)}"]`;
  const toggles = [
    'commandfor',
    ...['toggle', 'open', 'close'].map((request) => `data-offcanvas-${request}`),
  ];
  return host.ownerDocument.querySelector(toggles.map((name) => `[${name}${value}`).join()) !== null;
}
