/** @returns the entries of a list of which each is one word: `a b c` */
export function words(list: string): string[] {
  return list.trim().split(/\s+/);
}
