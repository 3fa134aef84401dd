import { byImportance, type HostedSite, redirectForms } from './hosted-site.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import { fixedPart, keepsRest } from '../../../corpus/url/rewrite.ts';

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it: one rule a line. Netlify answers with a file where there is one,
 * and a redirect has an HTML file of its own; "!" has it answer with status 301 all the same. Cloudflare does so
 * anyway, and would not understand the mark.
 */
export function netlifyRedirects({ config, redirects, rewrites }: HostedSite): string {
  const force = config.hosts.includes('cloudflare') ? '' : '!';
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
