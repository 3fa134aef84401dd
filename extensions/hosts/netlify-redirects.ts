import type { HostedSite } from './hosted-site.ts';
import { byImportance, encodePath, fixedPart, keepsRest, redirectForms } from './paths.ts';

/**
 * Generates `_redirects` for Netlify and Cloudflare Pages, with one rule per line.
 *
 * Every redirect also has an HTML file. Netlify would serve this file instead of applying the rule, unless the rule
 * contains "!". Cloudflare always applies the rule, and doesn't support "!".
 */
export function netlifyRedirects({ options, addresses: { redirects, rewrites } }: HostedSite): string {
  const force = options.hosts.includes('cloudflare') ? '' : '!';
  const lines = byImportance(redirects).flatMap((redirect) =>
    redirectForms(redirect).map((from) => `${encodePath(from)} ${redirect.to} 301${force}`),
  );
  for (const rewrite of rewrites) {
    const { from, to } = rewrite;
    const pattern = fixedPart(from) === from ? from : `${fixedPart(from)}*`;
    lines.push(`${encodePath(pattern)} ${encodePath(fixedPart(to))}${keepsRest(rewrite) ? ':splat' : ''} 200`);
  }
  return `${lines.join('\n')}\n`;
}
