/**
 * The minimum lengths of a compound's first and last part. Shorter parts are mostly prefixes and endings.
 */
const leastHead = 4;
const leastTail = 5;
/** Letters that can join the two parts: `Lizenz-en`, `Sicherheit-s`. */
const joints = ['', 's', 'es', 'n', 'en', 'er', 'e'];
/**
 * Prefixes of verbs. A word that starts with one is not a compound: a page about `übertragen` is not about `tragen`.
 */
const prefixes = new Set(['uber', 'unter', 'durch', 'nach', 'wieder', 'wider', 'hinter', 'zuruck', 'voll', 'miss']);

/** @returns the possible last parts of a compound, the longest first: `lizenzschlussel` → …, `schlussel`, … */
export function tailsOf(term: string): string[] {
  const tails: string[] = [];
  for (let at = leastHead; at <= term.length - leastTail; at += 1)
    if (!prefixes.has(term.slice(0, at))) tails.push(term.slice(at));
  return tails;
}

/** @returns whether a word is a compound that ends with `tail` */
export function isTailOf(tail: string, term: string): boolean {
  const head = term.length - tail.length;
  return tail.length >= leastTail && head >= leastHead && term.endsWith(tail) && !prefixes.has(term.slice(0, head));
}

/**
 * @param heads words that the index contains
 * @returns the possible ways to split a word into one of `heads` and a last part, the longest head first
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
