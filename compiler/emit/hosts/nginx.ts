import type { PageHeaders } from '../csp/page-headers.ts';
import type { Redirect } from '../../site/site.ts';
import type { HostedSite } from './host-files.ts';
import { fixedPart, keepsRest, type Rewrite } from '../../../corpus/url/rewrite.ts';
import { byImportance, redirectForms } from './redirect-forms.ts';

/** Rules for nginx, to be included in a `server` block. */
export function nginxRedirects({ redirects, rewrites }: Pick<HostedSite, 'redirects' | 'rewrites'>): string {
  return [...byImportance(redirects).flatMap(redirectRules), ...rewrites.map(rewriteRule)]
    .map((rule) => `${rule}\n`)
    .join('');
}

function redirectRules(redirect: Redirect): string[] {
  // A `$` would start the name of a variable.
  const target = redirect.to.replaceAll('$', '%24');
  const query = /[?#]/.test(target) ? '' : '$is_args$args';
  return redirectForms(redirect).map((from) => `location = ${quote(from)} { return 301 ${quote(target + query)}; }`);
}

function rewriteRule(rewrite: Rewrite): string {
  const from = fixedPart(rewrite.from);
  const pattern = from === rewrite.from ? `^${escapeRegExp(from)}$` : `^${escapeRegExp(from)}(.*)$`;
  const target = fixedPart(rewrite.to) + (keepsRest(rewrite) ? '$1' : '');
  return `location ${quote(from)} { if (!-e $request_filename) { rewrite ${quote(pattern)} ${quote(target)} last; } }`;
}

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Headers for nginx, to be included in a `server` block. A location that adds headers of its own takes none of these over. */
export function nginxHeaders({ config }: HostedSite, { headers, exempt, sheets }: PageHeaders): string {
  const added = headers.map(([name, value]) => `add_header ${name} "${value.replace(/["\\]/g, '\\$&')}" always;\n`);
  const inPlace = (file: string, more = '') =>
    `location = "${config.baseUrl}${file}" { ${more}add_header X-Content-Type-Options nosniff always; }\n`;
  const apart = exempt.map((file) => inPlace(file));
  const revalidated = sheets.map((file) => inPlace(file, 'add_header Cache-Control no-cache; '));
  return [...added, ...apart, ...revalidated].join('');
}
