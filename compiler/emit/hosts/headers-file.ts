import { cacheControl, sheetsFolder } from '../../../corpus/file-paths.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import type { HostedSite } from './hosted-site.ts';
import type { PageHeaders } from '../csp/page-headers.ts';

/** Maximum number of rules. Cloudflare allows 100 rules, so 20 remain for the site's own rules. */
const most = 80;

/**
 * Generates `_headers` for Netlify and Cloudflare Pages.
 *
 * All matching rules apply to a file, and only Cloudflare can remove a header again. So rules with a policy name the
 * folders of pages. By default, both hosts make browsers revalidate every file. So there are also cache rules. They
 * apply to files with a hash, and to the site's style sheets, which all pages need.
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
