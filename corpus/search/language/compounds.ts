/** The minimum length of the parts of a compound: shorter ones are mostly endings and prefixes. */
const leastHead = 4;
const leastTail = 5;
/** Letters that can join the parts: `Lizenz-en`, `Sicherheit-s`. */
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e'];
/** Prefixes of verbs, which don't form compounds: `übertragen` is not about `tragen`. */
const prefixes = new Set(['uber', 'unter', 'durch', 'nach', 'wieder', 'wider', 'hinter', 'zuruck', 'voll', 'miss']);

/** @returns the ends of a folded word that can be words, the longest first: `schlüssel` of `lizenzschlüssel` */
export function tailsOf(term: string): string[] {
  const tails: string[] = [];
  for (let at = leastHead; at <= term.length - leastTail; at += 1)
    if (!prefixes.has(term.slice(0, at))) tails.push(term.slice(at));
  return tails;
}

/** @returns whether a folded word is a compound that ends with the given one */
export function isTailOf(tail: string, term: string): boolean {
  const head = term.length - tail.length;
  return tail.length >= leastTail && head >= leastHead && term.endsWith(tail) && !prefixes.has(term.slice(0, head));
}

/**
 * @param heads known words
 * @returns the splits of a folded word into a known word and a rest, the longest starts first
 */
export function splitsOf(term: string, heads: readonly string[]): [head: string, tail: string][] {
  return heads
    .filter((head) => head.length >= leastHead && head.length <= term.length - leastHead && term.startsWith(head))
    .sort((a, b) => b.length - a.length)
    .flatMap((head) =>
      joints
        .filter((joint) => term.startsWith(joint, head.length))
        .map((joint): [string, string] => [head, term.slice(head.length + joint.length)]),
    )
    .filter(([, tail]) => tail.length >= leastHead);
}
