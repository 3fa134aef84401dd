/** Approximate number of pages per text file of the index: a compromise between few files and small files. */
const pagesAFile = 3;

/**
 * Assigns each page to a text file of the index by a hash of its path. So a new page changes only one file.
 *
 * @param pages number of pages
 */
export function textsFileOf(pages: number): { files: number; of(path: string): number } {
  const files = 2 ** Math.max(0, Math.round(Math.log2(pages / pagesAFile)));
  return { files, of: (path) => hash(path) % files };
}

/** Computes the FNV-1a hash of the UTF-16 code units. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value ^ (value >>> 15)) >>> 0;
}
