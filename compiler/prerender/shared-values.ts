/** Maximum number of values that sender and receiver store, such as the data of sites and sidebars. */
const mostKept = 40;

/** A reference to a value by its number. It contains the value, unless the receiver already stores it. */
export interface Reference<Value> {
  id: number;
  value?: Value | undefined;
}

/**
 * Sends values that many messages contain. The JSON of a value is sent only once, while the value is among the last
 * used ones.
 */
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

/** Stores received values. It drops old values in the same order as `SentValues`. */
export class ReceivedValues {
  readonly #values = new Map<number, unknown>();

  take<Value>({ id, value }: Reference<Value>): Value {
    const taken = value ?? (this.#values.get(id) as Value);
    useLast(this.#values, id, taken);
    return taken;
  }
}

/** Marks an entry as last used, and drops the least recently used entry if there are too many. */
function useLast<Key, Value>(entries: Map<Key, Value>, key: Key, value: Value): void {
  entries.delete(key);
  entries.set(key, value);
  if (entries.size > mostKept) entries.delete(entries.keys().next().value!);
}
