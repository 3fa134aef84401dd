import type { SiteRedirect, SiteRewrite } from '../../compiler/index.ts';
import { furtherTypes, sandboxedExtensions, textTypes } from './file-types.ts';
import type { HostedSite } from './hosted-site.ts';
import { nginxMarkdown } from './negotiation.ts';
import { byImportance, fixedPart, keepsRest, redirectForms, withoutTrailingSlash } from './paths.ts';
import { escapeRegExp, quote } from './quoting.ts';

/** Files that may belong to a pathname: the file itself, the index of the folder, the page with `.html`. */
const candidates = '$uri $uri/index.html $uri.html';

/** Generates redirects and rewrites for nginx. The file is included in a `server` block. */
export function nginxRedirects({ addresses: { redirects, rewrites } }: HostedSite): string {
  return lines([...byImportance(redirects).flatMap(redirectRules), ...rewrites.flatMap(rewriteRules)]);
}

function redirectRules(redirect: SiteRedirect): string[] {
  // Escape `$`, because `$` starts a variable in nginx.
  const target = redirect.to.replaceAll('$', '%24');
  const query = /[?#]/.test(target) ? '' : '$is_args$args';
  return redirectForms(redirect).map((from) => `location = ${quote(from)} { return 301 ${quote(target + query)}; }`);
}

function rewriteRules(rewrite: SiteRewrite, index: number): string[] {
  const from = fixedPart(rewrite.from);
  const bare = withoutTrailingSlash(from);
  const pattern = from === rewrite.from ? `^${escapeRegExp(from)}$` : `^${escapeRegExp(bare)}/?(.*)$`;
  const target = fixedPart(rewrite.to) + (keepsRest(rewrite) ? '$1' : '');
  // Existing files have priority over the rewrite. The named location looks up the page itself, so that nginx rewrites
  // an address only once.
  const lookup = `{ try_files ${candidates} @rewrite${index}; }`;
  return [
    ...(from === rewrite.from ? [] : [`location ${quote(from)} ${lookup}`]),
    `location = ${quote(from === rewrite.from ? from : bare)} ${lookup}`,
    `location @rewrite${index} { rewrite ${quote(pattern)} ${quote(target)} break; try_files ${candidates} =404; }`,
  ];
}

/**
 * Generates headers for nginx. The file is included in a `server` block. A location that sets headers itself doesn't
 * inherit the headers of the block.
 */
export function nginxHeaders({ site, headers: { pages: sent, caching } }: HostedSite): string {
  const { headers = [], exempt = [] } = sent ?? {};
  const besidePolicy = headers
    .filter(([name]) => name !== 'Content-Security-Policy')
    .map(([name, value]) => header(name, value));
  const assets = [header('Cache-Control', caching.hashed, 'found'), ...besidePolicy];
  const others = [header('Cache-Control', caching.others), ...besidePolicy];
  const inSandbox = (given: string[]) =>
    `location ~ "\\.(?:${sandboxedExtensions.join('|')})$" { ${[...given, header('Content-Security-Policy', 'sandbox')].join(' ')} }`;
  const assetsFolder = site.baseUrl + caching.hashedFolder;
  return lines([
    header('Cache-Control', caching.others),
    // The content type of a page depends on the header `Accept`: see `negotiation.ts`.
    header('Vary', 'Accept'),
    ...headers.map(([name, value]) => header(name, value)),
    ...(sent ? [inSandbox(others)] : []),
    `location ^~ ${quote(assetsFolder)} { ${[...assets, ...(sent ? [inSandbox(assets)] : [])].join(' ')} }`,
    ...exempt.map((file) => {
      const path = site.baseUrl + file;
      return `location = ${quote(path)} { ${(path.startsWith(assetsFolder) ? assets : others).join(' ')} }`;
    }),
  ]);
}

/**
 * Formats a header directive.
 *
 * @param when `found`: nginx sends the header only with successful responses and redirects. `always`: also with
 * errors
 */
function header(name: string, value: string, when: 'found' | 'always' = 'always'): string {
  return `add_header ${name} ${quote(value)}${when === 'always' ? ' always' : ''};`;
}

/** Redirects `/a/` to `/a` if that page exists. */
const withoutSlash =
  'if ($uri ~ "^(.+)/$") { set $bare $1; } if (-f $document_root$bare.html) { rewrite "^(.+)/$" "$1" permanent; }';

/**
 * Generates the page lookup for nginx: slashes, the not-found page, MIME types and compression. The file is included in
 * a `server` block.
 */
export function nginxPages(hosted: HostedSite): string {
  const { site, addresses } = hosted;
  const { baseUrl, trailingSlash } = site;
  const byFolder = addresses.baseUrls.flatMap((folder, index) => {
    const page = `error_page 403 404 =404 ${quote(`${folder}404.html`)};`;
    const found = {
      // With `$uri/`, nginx redirects a folder to its address with a slash.
      true: '$uri $uri/ $uri.html =404',
      false: `${candidates} @bare${index}`,
      undefined: `${candidates} =404`,
    }[`${trailingSlash}`];
    return [
      `location ${quote(folder)} { ${page} try_files ${found}; }`,
      `location = ${quote(`${folder}404.html`)} { ${page} internal; }`,
      ...(trailingSlash === false ? [`location @bare${index} { ${page} ${withoutSlash} return 404; }`] : []),
    ];
  });
  const types = Object.entries(furtherTypes).map(
    ([extension, type]) => `location ~ "\\.${extension}$" { types {} default_type ${type}; }`,
  );
  return lines([
    'index index.html;',
    'absolute_redirect off;',
    `error_page 404 ${quote(`${baseUrl}404.html`)};`,
    'charset utf-8;',
    `charset_types ${textTypes.join(' ')};`,
    'gzip on;',
    'gzip_vary on;',
    'gzip_min_length 1024;',
    `gzip_types ${textTypes.join(' ')};`,
    ...nginxMarkdown(hosted),
    ...types,
    ...byFolder,
  ]);
}

function lines(rules: readonly string[]): string {
  return rules.map((rule) => `${rule}\n`).join('');
}
