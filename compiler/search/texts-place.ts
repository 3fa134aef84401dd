/** The approximate number of pages in a file of page texts: a compromise between few files and small ones. */
const pagesAFile = 3;

/**
 * Assigns pages to files of texts by a hash of the path, so that a new page changes only one file.
 *
 * @param pages the number of pages
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
