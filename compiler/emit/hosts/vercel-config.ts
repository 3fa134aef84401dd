import type { PageHeaders } from '../csp/page-headers.ts';
import { cacheControl, sheetsFolder } from '../../../corpus/file-paths.ts';
import { type HostedSite, redirectForms } from './hosted-site.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';

/**
 * Generates `vercel.json`. It enables "cleanUrls" instead of redirecting `.html` paths, because Vercel allows
 * only about 2000 redirects per deployment.
 */
export function vercelConfig({ config, redirects, rewrites }: HostedSite, sent: PageHeaders | undefined): string {
  const {
    trailingSlash,
    redirects: { fromExtensions },
  } = config;
  const settings = {
    cleanUrls: trailingSlash === false || fromExtensions.includes('html') || undefined,
    trailingSlash,
    redirects: redirects
      .filter(({ hasPage }) => hasPage)
      .flatMap((redirect) =>
        redirectForms(redirect).map((from) => ({ source: literal(from), destination: redirect.to, statusCode: 301 })),
      ),
    rewrites: rewrites.map(({ from, to }) => ({ source: from, destination: to })),
    headers: [...(sent ? [headersOf(sent, config.baseUrl)] : []), ...keptHeaders(config.baseUrl)],
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

function headersOf({ headers, exempt }: PageHeaders, baseUrl: string) {
  const others = exempt.map((file) => literal(file).replaceAll('.', '\\.'));
  const source = literal(baseUrl) + (others.length === 0 ? '(.*)' : `((?!(?:${others.join('|')})$).*)`);
  return { source, headers: headers.map(([key, value]) => ({ key, value })) };
}

/** Returns the cache rules that `_headers` contains. By default, Vercel makes browsers revalidate every file. */
function keptHeaders(baseUrl: string) {
  const kept = [
    [cacheControl.hashedFolder, cacheControl.hashed],
    [sheetsFolder, cacheControl.others],
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
