import type { HostedSite } from './host-files.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import { fixedPart, keepsRest } from '../../../corpus/url/rewrite.ts';
import { byImportance, redirectForms } from './redirect-forms.ts';

/** `_redirects`, as Netlify and Cloudflare Pages read it: one rule a line. */
export function netlifyRedirects({ redirects, rewrites }: Pick<HostedSite, 'redirects' | 'rewrites'>): string {
  const lines = byImportance(redirects).flatMap((redirect) =>
    redirectForms(redirect).map((from) => `${encodePath(from)} ${redirect.to} 301`),
  );
  for (const rewrite of rewrites) {
    const { from, to } = rewrite;
    const pattern = fixedPart(from) === from ? from : `${fixedPart(from)}*`;
    lines.push(`${encodePath(pattern)} ${encodePath(fixedPart(to))}${keepsRest(rewrite) ? ':splat' : ''} 200`);
  }
  return `${lines.join('\n')}\n`;
}
