/**
 * Default size of the cache, in characters. It is enough for the code of some hundred pages, and small compared to
 * the memory of their heads.
 */
const usual = 250_000;

/**
 * Caches results by the text that they are computed from. Pages of several versions often contain the same text. A full
 * cache is emptied.
 *
 * @param most size of the cache, in characters
 * @returns a function that returns the cached result for a string, or computes it
 */
export function sameText<Made>(most = usual): (text: string, make: () => Made) => Made {
  const known = new Map<string, Made>();
  let room = most;
  return (text, make) => {
    if (known.has(text)) return known.get(text)!;
    const made = make();
    if (text.length > room) {
      known.clear();
      room = most;
    }
    if (text.length <= room) {
      known.set(text, made);
      room -= text.length;
    }
    return made;
  };
}
