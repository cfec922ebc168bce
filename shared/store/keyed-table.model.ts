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

  /** @param places - Map of places by key. Tables with about the same keys can share it. */
  constructor(places: Map<string, number>, rows: readonly Row<Value>[] = []) {
    this.#places = places;
    this.#rows = rows;
  }

  get(key: string): Value | undefined {
    // No row has a place before the first.
    const place = this.#places.get(key) ?? -1;
    return this.#rows[Math.floor(place / rowLength)]?.[place % rowLength];
  }

  with(key: string, value: Value): KeyedTable<Value> {
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

  withAll(entries: Iterable<readonly [string, Value]>): KeyedTable<Value> {
    return [...entries].reduce<KeyedTable<Value>>((table, [key, value]) => table.with(key, value), this);
  }
}
