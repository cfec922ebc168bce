/** Entries of one row. */
const rowLength = 64;

type Row<Value> = readonly (Value | undefined)[];

/**
 * An immutable table. `with` returns a new table that shares all rows but one with this table, so that a change costs
 * about the same in a form of ten fields and of ten thousand.
 */
export class KeyedTable<Value> {
  readonly #places: Map<string, number>;
  readonly #rows: readonly Row<Value>[];

  private constructor(places: Map<string, number>, rows: readonly Row<Value>[]) {
    this.#places = places;
    this.#rows = rows;
  }

  static of<Value>(entries: Iterable<readonly [string, Value]> = []): KeyedTable<Value> {
    let table = new KeyedTable<Value>(new Map(), []);
    for (const [key, value] of entries) table = table.with(key, value);
    return table;
  }

  get(key: string): Value | undefined {
    const place = this.#places.get(key);
    if (place === undefined) return undefined;
    return this.#rows[Math.floor(place / rowLength)]?.[place % rowLength];
  }

  has(key: string): boolean {
    return this.get(key) !== undefined;
  }

  with(key: string, value: Value | undefined): KeyedTable<Value> {
    // All tables that `with` derived share the map of places. A place that a table does not fill is empty in it.
    const place = this.#places.get(key) ?? this.#places.size;
    this.#places.set(key, place);
    const at = Math.floor(place / rowLength);
    const row = [...(this.#rows[at] ?? [])];
    row[place % rowLength] = value;
    const rows = [...this.#rows];
    rows[at] = row;
    return new KeyedTable<Value>(this.#places, rows);
  }
}
