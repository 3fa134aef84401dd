/** What belongs into the document's head: the compiler has taken it there. */
export function Nothing() {
  return null;
}
