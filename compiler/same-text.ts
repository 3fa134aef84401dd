/** In characters: how much is remembered. Enough for all code of a few hundred pages, and next to nothing beside their heads. */
const usual = 250_000;

/**
 * Remembers what was made of texts, so that it is made once of equal ones: much of a page stands on the same page of
 * other versions, too. When it is too much, all is forgotten.
 *
 * @param most in characters: how much text is remembered
 * @returns gives what was made of a text, or makes it
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
