/**
 * Lists of values by key. A key with one value has no list of its own: most fields of a large form have one control, and
 * one dependent. A value is never an array.
 */
export class CompactLists<Value> extends Map<string, Value | Value[]> {
  add(key: string, value: Value): void {
    const known = this.get(key);
    if (Array.isArray(known)) known.push(value);
    else this.set(key, known === undefined ? value : [known, value]);
  }

  /** Returns the values of a key in the order in which they were added. */
  list(key: string): readonly Value[] {
    return [this.get(key) ?? []].flat() as Value[];
  }
}
