import { posix } from 'node:path';
import type { CodeFile } from '../code/code-table.ts';
import type { Place } from '../diagnostics/diagnostic.ts';
import { sourcePlaces } from '../diagnostics/source-places.ts';
import { stackFrames } from '../diagnostics/stack-frames.ts';

/**
 * @param files bundled code of the site, with source maps
 * @param baseUrl prefix of the code's addresses
 * @returns a function from the stack of an error to a location: the innermost call in a file of the site. Calls in
 * packages are skipped. Undefined without such a call, or if code in the page itself has thrown
 */
export function thrownPlaces(files: readonly CodeFile[], baseUrl: string): (stack: string) => Place | undefined {
  const bytesOf = new Map(files.map(({ path, bytes }) => [path, bytes]));
  const opened = new Map<string, ReturnType<typeof sourcePlaces> | undefined>();

  function placesOf(href: string): ReturnType<typeof sourcePlaces> | undefined {
    if (!opened.has(href)) {
      const map = href.startsWith(baseUrl) ? bytesOf.get(`${href.slice(baseUrl.length)}.map`) : undefined;
      opened.set(href, map && sourcePlaces(Buffer.from(map).toString()));
    }
    return opened.get(href);
  }

  return (stack) => {
    for (const { file: href, at } of stackFrames(stack)) {
      const found = placesOf(href)?.({ line: at.line, column: at.column - 1 });
      if (!found) continue;
      const { source, line, column } = found;
      if (source.startsWith('page:')) return undefined;
      const isOfSite = !/^[a-z-]+:/.test(source) && !source.split('/').includes('node_modules');
      // Paths in the source map are relative to the bundle's folder.
      if (isOfSite) return { path: posix.join(posix.dirname(href.slice(baseUrl.length)), source), line, column };
    }
    return undefined;
  };
}
