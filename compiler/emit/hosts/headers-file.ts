import { cacheControl, sheetsFolder } from '../../../corpus/file-paths.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import type { HostedSite } from './hosted-site.ts';
import type { PageHeaders } from '../csp/page-headers.ts';

/** How many rules there are at most: Cloudflare reads a hundred. */
const most = 80;

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. What several rules say of a file holds together there, so a
 * policy that must not hold for all files is said of the folders that pages lie in. Cloudflare alone lets go of a header.
 * Both have browsers ask again for every file unless something else is said, so what never changes is named, and the
 * style sheets of the site, which pages of all folders need.
 */
export function headersFile(site: HostedSite, sent: PageHeaders | undefined): string {
  const kept = (folder: string, value: string) =>
    `${encodePath(site.config.baseUrl + folder)}*\n  Cache-Control: ${value}\n`;
  return [
    sent ? pageRules(site, sent) : '',
    kept(cacheControl.hashedFolder, cacheControl.hashed),
    kept(sheetsFolder, cacheControl.others),
  ].join('');
}

function pageRules({ config, places }: HostedSite, { headers, exempt }: PageHeaders): string {
  const { baseUrl } = config;
  const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`).join('');
  const everything = [`${encodePath(baseUrl)}*`];
  const isAnyOfAssets = exempt.some((file) => file.startsWith('assets/'));
  const folders = isAnyOfAssets ? foldersOf(places.keys(), baseUrl) : everything;
  const rules = folders.length <= most ? folders : everything;
  const apart = exempt
    .filter((file) => rules === everything || !file.startsWith('assets/'))
    .map((file) => `${encodePath(baseUrl + file)}\n  ! Content-Security-Policy\n`);
  return rules.map((rule) => `${rule}\n${lines}`).join('') + apart.join('');
}

function foldersOf(paths: Iterable<string>, baseUrl: string): string[] {
  const names = new Set<string>();
  for (const path of paths) {
    const end = path.indexOf('/', baseUrl.length);
    names.add(path.slice(baseUrl.length, end < 0 ? undefined : end));
  }
  const start = encodePath(baseUrl);
  return [...names]
    .sort()
    .flatMap((name) => (name === '' ? [start] : [`${start}${encodePath(name)}`, `${start}${encodePath(name)}/*`]));
}
