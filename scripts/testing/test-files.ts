import fastGlob from 'fast-glob';

/**
 * @param folder the folder that contains the test files
 * @param parts parts of paths. A path must contain one of them; if the list is empty, all files are returned
 * @returns the paths relative to the folder. Browser tests come last, because they are slow and unit tests find most
 * errors sooner
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
