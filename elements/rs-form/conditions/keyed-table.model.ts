/** Entries of one node; four levels of them hold a million keys. */
const width = 32;
const levels = 4;

type Node = readonly unknown[];

/**
 * A table that never changes: `with` answers another one and shares all but one path of nodes with this one, so
 * that a change costs the same in a form of ten fields and of ten thousand.
 */
export class KeyedTable<Value> {
  readonly #places: Map<string, number>;
  readonly #root: Node;

  private constructor(places: Map<string, number>, root: Node) {
    this.#places = places;
    this.#root = root;
  }

  static of<Value>(entries: Iterable<readonly [string, Value]> = []): KeyedTable<Value> {
    let table = new KeyedTable<Value>(new Map(), []);
    for (const [key, value] of entries) table = table.with(key, value);
    return table;
  }

  get(key: string): Value | undefined {
    const place = this.#places.get(key);
    if (place === undefined) return undefined;
    let node: unknown = this.#root;
    for (let level = levels - 1; level >= 0; level -= 1)
      node = (node as Node | undefined)?.[slot(place, level)];
    return node as Value | undefined;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  with(key: string, value: Value | undefined): KeyedTable<Value> {
    // Tables of one family share the places: a place that a table does not fill is empty there.
    const place = this.#places.get(key) ?? this.#places.size;
    this.#places.set(key, place);
    return new KeyedTable<Value>(this.#places, replace(this.#root, place, levels - 1, value));
  }
}

function slot(place: number, level: number): number {
  return Math.floor(place / width ** level) % width;
}

function replace(node: Node, place: number, level: number, value: unknown): Node {
  const copy = [...node];
  const at = slot(place, level);
  copy[at] = level === 0 ? value : replace((node[at] as Node | undefined) ?? [], place, level - 1, value);
  return copy;
}
