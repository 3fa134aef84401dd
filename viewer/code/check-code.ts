import { mayBeCode } from '../../corpus/file-paths.ts';
import type { CodeModule } from '../../corpus/schema/index.ts';
import { isObject, malformed } from '../corpus/shape.ts';

/**
 * Checks that code and its style sheets are files of this site, even if the corpus contains other paths.
 *
 * @throws CorpusError
 */
export function checkCode(code: unknown, baseUrl: string): CodeModule[] {
  if (!Array.isArray(code) || !code.every(isObject)) throw malformed('The page', 'does not list its code');
  for (const { href, styles = [] } of code) {
    if (!Array.isArray(styles)) throw malformed('The page', 'has styles that are not a list');
    for (const address of href === undefined ? styles : [href, ...styles]) {
      if (!isOwnFile(address, baseUrl))
        throw malformed('The page', `needs code from ${String(address)}, which is not a file of this site`);
    }
  }
  return code as unknown as CodeModule[];
}

function isOwnFile(address: unknown, baseUrl: string): boolean {
  if (typeof address !== 'string') return false;
  const { pathname, search, hash } = new URL(address, 'http://site');
  // Accepts only addresses that the browser parses to an equal pathname. Such an address contains no host, no `..`,
  // and no query.
  return (
    pathname === address &&
    search === '' &&
    hash === '' &&
    address.startsWith(baseUrl) &&
    mayBeCode(address.slice(baseUrl.length))
  );
}
