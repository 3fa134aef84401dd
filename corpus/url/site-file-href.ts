import { joinPath } from './pathname.ts';
import { isExternal } from './policy.ts';

/**
 * The address of a file that a setting names: `img/icon.png`, `/img/icon.png` and an address all do.
 *
 * @param path below the output folder, with or without the base URL
 */
export function siteFileHref(path: string, { baseUrl }: { baseUrl: string }): string {
  return isExternal(path) || (baseUrl !== '/' && path.startsWith(baseUrl)) ? path : joinPath(baseUrl, path);
}
