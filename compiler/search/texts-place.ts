/** How many pages share a file of texts, about: enough to keep files few, and few enough to be fetched for one of them. */
const pagesAFile = 3;

/**
 * Which file holds the text of a page. It hangs on the page's own path, so that a new page changes one file and not all
 * that would come after it.
 *
 * @param pages how many there are
 */
export function textsFileOf(pages: number): { files: number; of(path: string): number } {
  const files = 2 ** Math.max(0, Math.round(Math.log2(pages / pagesAFile)));
  return { files, of: (path) => hash(path) % files };
}

/** FNV-1a of the code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
