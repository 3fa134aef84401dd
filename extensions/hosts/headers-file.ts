import type { PageHeaders } from '../../compiler/index.ts';
import type { HostedSite } from './hosted-site.ts';
import { encodePath } from './paths.ts';

/** Maximum number of rules. Cloudflare allows 100 rules, so 20 remain for the site's own rules. */
const most = 80;

/**
 * Generates `_headers` for Netlify and Cloudflare Pages.
 *
 * If several rules match a file, all of them apply, and only Cloudflare can remove a header again. So the rules with
 * a content security policy match only the folders of pages. By default, both hosts make browsers revalidate every
 * file. Cache rules override this default for files with a hash in their name, and repeat it for `sheetsFolder`.
 */
export function headersFile(hosted: HostedSite): string {
  const { site, headers } = hosted;
  const { hashedFolder, hashed, sheetsFolder, others } = headers.caching;
  const kept = (folder: string, value: string) => `${encodePath(site.baseUrl + folder)}*\n  Cache-Control: ${value}\n`;
  return [
    headers.pages ? pageRules(hosted, headers.pages) : '',
    kept(hashedFolder, hashed),
    kept(sheetsFolder, others),
  ].join('');
}

function pageRules({ site: { baseUrl }, addresses }: HostedSite, { headers, exempt }: PageHeaders): string {
  const lines = headers.map(([name, value]) => `  ${name}: ${value}\n`).join('');
  const everything = [`${encodePath(baseUrl)}*`];
  const isAnyOfAssets = exempt.some((file) => file.startsWith('assets/'));
  const folders = isAnyOfAssets ? foldersOf(addresses.pages, baseUrl) : everything;
  const rules = folders.length <= most ? folders : everything;
  const apart = exempt
    .filter((file) => rules === everything || !file.startsWith('assets/'))
    .map((file) => `${encodePath(baseUrl + file)}\n  ! Content-Security-Policy\n`);
  return rules.map((rule) => `${rule}\n${lines}`).join('') + apart.join('');
}

function foldersOf(pages: HostedSite['addresses']['pages'], baseUrl: string): string[] {
  const names = new Set<string>();
  for (const { path } of pages) {
    const end = path.indexOf('/', baseUrl.length);
    names.add(path.slice(baseUrl.length, end < 0 ? undefined : end));
  }
  const start = encodePath(baseUrl);
  return [...names]
    .sort()
    .flatMap((name) => (name === '' ? [start] : [`${start}${encodePath(name)}`, `${start}${encodePath(name)}/*`]));
}
