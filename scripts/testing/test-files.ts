import fastGlob from 'fast-glob';

/**
 * @param folder where to look for test files
 * @param parts of paths; a file's path must contain one of them; empty for all files
 * @returns paths relative to the folder; the slow browser tests last, because unit tests find many of the same errors
 *   sooner
 */
export function testFiles(folder: string, parts: readonly string[] = []): string[] {
  return fastGlob
    .sync('**/*.test.{ts,tsx}', {
      cwd: folder,
      ignore: ['**/node_modules/**', 'build/**', 'content/**', 'fixtures/**'],
    })
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .sort((a, b) => Number(isBrowserTest(a)) - Number(isBrowserTest(b)) || (a < b ? -1 : 1));
}

export function isBrowserTest(file: string): boolean {
  return file.includes('.browser.');
}
