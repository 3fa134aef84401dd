/**
 * The size of the cache in characters: enough for all code of some hundred pages, and little compared to their heads.
 */
const usual = 250_000;

/**
 * Caches results by text, so that equal texts are processed once. Pages of several versions often contain equal text.
 * If the cache is full, all of it is dropped.
 *
 * @param most the size of the cache, in characters of text
 * @returns a function that returns the cached result of a text, or computes it
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
