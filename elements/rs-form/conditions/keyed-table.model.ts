/** A row has 64 entries: the last six bits of a place say which. */
const bits = 6;
const mask = 63;

type Row = readonly unknown[];

/**
 * A table that never changes: `with` answers another one and shares all but one row with this one, so that a change
 * costs about the same in a form of ten fields and of ten thousand.
 */
export class KeyedTable<Value> {
  readonly #places: Map<string, number>;
  readonly #rows: readonly Row[];

  private constructor(places: Map<string, number>, rows: readonly Row[]) {
    this.#places = places;
    this.#rows = rows;
  }

  static of<Value>(entries: Iterable<readonly [string, Value]> = []): KeyedTable<Value> {
    let table = new KeyedTable<Value>(new Map(), []);
    for (const [key, value] of entries) table = table.with(key, value);
    return table;
  }

  get(key: string): Value | undefined {
    const place = this.#places.get(key) ?? -1;
    return this.#rows[place >> bits]?.[place & mask] as Value | undefined;
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  with(key: string, value: Value | undefined): KeyedTable<Value> {
    // Tables of one family share the places: a place that a table does not fill is empty there.
    const place = this.#places.get(key) ?? this.#places.size;
    this.#places.set(key, place);
    const at = place >> bits;
    const row = [...(this.#rows[at] ?? [])];
    row[place & mask] = value;
    const rows = [...this.#rows];
    rows[at] = row;
    return new KeyedTable<Value>(this.#places, rows);
  }
}
