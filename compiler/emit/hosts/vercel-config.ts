import type { PageHeaders } from '../csp/page-headers.ts';
import { cacheControl, sheetsFolder } from '../../../corpus/file-paths.ts';
import { type HostedSite, redirectForms } from './hosted-site.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';

/**
 * `vercel.json`. Paths with `.html` are left to "cleanUrls", as a deployment may hold no more than some two thousand
 * redirects.
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

/** As `_headers` has it: Vercel has browsers ask again for everything else. */
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

// Sources are patterns.
function literal(path: string): string {
  return encodePath(path).replace(/[(){}:*+?\\]/g, '\\$&');
}
