/**
 * Values by key, in rows. Where each key stands is known apart from what stands there: when some values are others and
 * the keys are not, nothing has to be entered anew.
 */
export class KeyedRows<Value> implements ReadonlyMap<string, Value> {
  /** The row of each key. */
  readonly places: ReadonlyMap<string, number>;
  readonly rows: readonly Value[];

  constructor(places: ReadonlyMap<string, number>, rows: readonly Value[]) {
    this.places = places;
    this.rows = rows;
  }

  get size(): number {
    return this.places.size;
  }

  get(key: string): Value | undefined {
    const place = this.places.get(key);
    return place === undefined ? undefined : this.rows[place];
  }

  has(key: string): boolean {
    return this.places.has(key);
  }

  forEach(call: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this) call(value, key, this);
  }

  keys(): MapIterator<string> {
    return this.places.keys();
  }

  values(): ArrayIterator<Value> {
    return this.rows.values();
  }

  *entries(): MapIterator<[string, Value]> {
    for (const [key, place] of this.places) yield [key, this.rows[place]!];
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries();
  }
}
