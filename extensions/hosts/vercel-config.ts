import type { CacheHeaders, PageHeaders } from '../../compiler/index.ts';
import type { HostedSite } from './hosted-site.ts';
import { encodePath, redirectForms } from './paths.ts';

/**
 * Generates `vercel.json`. It enables "cleanUrls" instead of redirecting `.html` paths, because Vercel allows
 * only about 2000 redirects per deployment.
 */
export function vercelConfig({ site, options, addresses: { redirects, rewrites }, headers }: HostedSite): string {
  const { baseUrl, trailingSlash } = site;
  const settings = {
    cleanUrls: trailingSlash === false || options.cleanUrls || undefined,
    trailingSlash,
    redirects: redirects
      .filter(({ hasPage }) => hasPage)
      .flatMap((redirect) =>
        redirectForms(redirect).map((from) => ({ source: literal(from), destination: redirect.to, statusCode: 301 })),
      ),
    rewrites: rewrites.map(({ from, to }) => ({ source: from, destination: to })),
    headers: [...(headers.pages ? [headersOf(headers.pages, baseUrl)] : []), ...keptHeaders(headers.caching, baseUrl)],
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

/** A Vercel function of the site may answer the address of a page with Markdown, depending on the header `Accept`. */
const varies = ['Vary', 'Accept'] as const;

function headersOf({ headers, exempt }: PageHeaders, baseUrl: string) {
  const others = exempt.map((file) => literal(file).replaceAll('.', '\\.'));
  const source = literal(baseUrl) + (others.length === 0 ? '(.*)' : `((?!(?:${others.join('|')})$).*)`);
  return { source, headers: [...headers, varies].map(([key, value]) => ({ key, value })) };
}

/** Returns the same cache rules as in `_headers`. By default, Vercel makes browsers revalidate every file. */
function keptHeaders({ hashedFolder, hashed, sheetsFolder, others }: CacheHeaders, baseUrl: string) {
  const kept = [
    [hashedFolder, hashed],
    [sheetsFolder, others],
  ] as const;
  return kept.map(([folder, value]) => ({
    source: `${literal(baseUrl + folder)}(.*)`,
    headers: [{ key: 'Cache-Control', value }],
  }));
}

// Escapes a path, because `source` is a pattern.
function literal(path: string): string {
  return encodePath(path).replace(/[(){}:*+?\\]/g, '\\$&');
}
