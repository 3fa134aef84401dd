/**
 *     testNames("test('it\\'s', …")  →  ["it's"]
 *
 * @param source of a test file
 * @returns the names of its tests; those that are put together stay as they are written
 */
export function testNames(source: string): string[] {
  return [...source.matchAll(/\btest(?:\.only)?\((['"`])((?:\\.|(?!\1).)*)\1/g)].map(([, , name]) =>
    name!.replace(/\\(.)/g, '$1'),
  );
}
