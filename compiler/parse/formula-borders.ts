/**
 * Whether text between dollar signs is a formula, or two amounts of money.
 *
 *     $x_1$-axis   $ a + b $   $20,000 to $30,000   $5 or $HOME   $ 6 or $ 7
 *     formula      formula     not: a digit follows, a space at one end, padding and a digit follow
 *
 * @param written the text with its dollar signs. If it starts with two dollars, it is always a formula
 * @param after the source that follows the text
 */
export function isFormula(written: string, after: string): boolean {
  if (written.startsWith('$$')) return true;
  const isPadded = /^\$\s/.test(written);
  if (isPadded !== /\s\$$/.test(written)) return false;
  return isPadded ? !/^[ \t]*\d/.test(after) : !/^\d/.test(after);
}
