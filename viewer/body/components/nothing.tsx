/** What is shown elsewhere: in the document's head, where the compiler has taken it, or by code of the page. */
export function Nothing() {
  return null;
}
