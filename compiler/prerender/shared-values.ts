/** How many values the other side keeps: sites, and sidebars of branches. */
const mostKept = 40;

/** A value by its number, and the value itself where the other side has none of that number. */
export interface Reference<Value> {
  id: number;
  value?: Value | undefined;
}

/** Values that many messages contain: the JSON of each is sent once, while it is in use. */
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

/** The same values on the other side, which forgets them in the same order. */
export class ReceivedValues {
  readonly #values = new Map<number, unknown>();

  take<Value>({ id, value }: Reference<Value>): Value {
    const taken = value ?? (this.#values.get(id) as Value);
    useLast(this.#values, id, taken);
    return taken;
  }
}

/** Makes an entry the last to be forgotten, and forgets the first where there are too many. */
function useLast<Key, Value>(entries: Map<Key, Value>, key: Key, value: Value): void {
  entries.delete(key);
  entries.set(key, value);
  if (entries.size > mostKept) entries.delete(entries.keys().next().value!);
}
