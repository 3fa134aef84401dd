/** The number of values that the other side stores: sites, and sidebars of branches. */
const mostKept = 40;

/** A value by its number, with the value itself if the other side doesn't have the number. */
export interface Reference<Value> {
  id: number;
  value?: Value | undefined;
}

/** Values that many messages contain. The JSON of each is sent once, while it is in use. */
export class SentValues {
  readonly #ids = new Map<object, number>();
  #last = 0;

  refer(value: object): Reference<string> {
    const known = this.#ids.get(value);
    this.#last += known === undefined ? 1 : 0;
    const id = known ?? this.#last;
    useLast(this.#ids, value, id);
    return known === undefined ? { id, value: JSON.stringify(value) } : { id };
  }
}

/** The same values on the other side, which drops them in the same order. */
export class ReceivedValues {
  readonly #values = new Map<number, unknown>();

  take<Value>({ id, value }: Reference<Value>): Value {
    const taken = value ?? (this.#values.get(id) as Value);
    useLast(this.#values, id, taken);
    return taken;
  }
}

/** Makes an entry the newest, and drops the oldest if there are too many. */
function useLast<Key, Value>(entries: Map<Key, Value>, key: Key, value: Value): void {
  entries.delete(key);
  entries.set(key, value);
  if (entries.size > mostKept) entries.delete(entries.keys().next().value!);
}
