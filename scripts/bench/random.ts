/** A generator of pseudo-random numbers (mulberry32). The same seed creates the same numbers. */
export interface Random {
  /** Returns an integer from 0 to `limit - 1`. */
  below(limit: number): number;
  one<T>(items: readonly T[]): T;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, one: (items) => items[below(items.length)]! };
}
