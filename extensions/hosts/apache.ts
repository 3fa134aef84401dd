import type { SiteRedirect, SiteRewrite } from '../../compiler/index.ts';
import { furtherTypes, sandboxedExtensions, textExtensions, textTypes } from './file-types.ts';
import type { HostedSite } from './hosted-site.ts';
import { apacheMarkdown } from './negotiation.ts';
import { byImportance, encodePath, fixedPart, keepsRest, redirectForms, withoutTrailingSlash } from './paths.ts';
import { escapeRegExp } from './quoting.ts';

/**
 * The path of the requested file. If a folder in the path doesn't exist, Apache puts the rest of the path into
 * `PATH_INFO`.
 */
const requested = '%{REQUEST_FILENAME}%{PATH_INFO}';

/** Generates `.htaccess`, with all settings for a site. It requires Apache with `AllowOverride All`. */
export function apacheConfig(hosted: HostedSite): string {
  const notFound = [...hosted.addresses.baseUrls].reverse().map((folder) => {
    // Encodes the path, because Apache reads a value with a space as a message.
    const page = `ErrorDocument 404 ${encodePath(folder)}404.html`;
    return folder === hosted.site.baseUrl ? [page] : within(folder, [page]);
  });
  return `${[
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    'DirectorySlash Off',
    ...notFound.flat(),
    `AddCharset utf-8 ${textExtensions.map((extension) => `.${extension}`).join(' ')}`,
    ...Object.entries(furtherTypes).map(([extension, type]) => `AddType ${type} .${extension}`),
    '<IfModule mod_deflate.c>',
    `AddOutputFilterByType DEFLATE text/html ${textTypes.join(' ')}`,
    '</IfModule>',
    ...rules(hosted),
    '<IfModule mod_headers.c>',
    ...headerLines(hosted),
    '</IfModule>',
  ].join('\n')}\n`;
}

function rules(hosted: HostedSite): string[] {
  const {
    site: { baseUrl, trailingSlash },
    addresses,
  } = hosted;
  const { baseUrls, redirects, rewrites } = addresses;
  const below = (path: string) => path.slice(baseUrl.length);
  const isBelow = ({ from }: { from: string }) => from.startsWith(baseUrl);
  /**
   * Redirects, and the status of `404.html`. The rule with `REDIRECT_STATUS` below skips them for Apache's internal
   * requests.
   */
  const leads = [
    ...baseUrls.map((folder) => `RewriteRule ${quote(`^${escapeRegExp(below(folder))}404\\.html$`)} - [R=404,L]`),
    ...byImportance(redirects)
      .filter(isBelow)
      .flatMap((redirect) => redirectRules(redirect, below)),
    ...(trailingSlash === true
      ? [`RewriteCond ${requested}/index.html -f\nRewriteRule "^(.*[^/])$" "$1/" [R=301,L]`]
      : []),
    ...(trailingSlash === false
      ? [`RewriteCond ${requested} "^(.*)/$"\nRewriteCond %1.html -f\nRewriteRule "^(.+)/$" "$1" [R=301,L]`]
      : []),
  ];
  return [
    'RewriteEngine On',
    `RewriteBase ${quote(baseUrl)}`,
    `RewriteCond %{ENV:REDIRECT_STATUS} !^$\nRewriteRule ^ - [S=${leads.length}]`,
    ...leads,
    ...apacheMarkdown(hosted, requested),
    `RewriteCond ${requested}/index.html -f\nRewriteRule "^(.+?)/?$" "$1/index.html" [END]`,
    `RewriteCond ${requested}.html -f\nRewriteRule "^(.*[^/])$" "$1.html" [END]`,
    ...rewrites.filter(isBelow).map((rewrite) => rewriteRule(rewrite, below)),
    // A folder without a page gets status 404 instead of 403.
    `RewriteCond ${requested} -d\nRewriteCond ${requested}/index.html !-f\nRewriteRule ^ - [R=404,L]`,
  ];
}

function redirectRules(redirect: SiteRedirect, below: (path: string) => string): string[] {
  // Apache appends the request's query after the hash, unless `QSD` drops it. If the target has a query, that query
  // replaces the request's query anyway.
  const flags = redirect.to.includes('#') ? 'R=301,L,NE,QSD' : 'R=301,L,NE';
  return redirectForms(redirect).map(
    (from) => `RewriteRule ${quote(`^${escapeRegExp(below(from))}$`)} ${quote(escapeTarget(redirect.to))} [${flags}]`,
  );
}

function rewriteRule(rewrite: SiteRewrite, below: (path: string) => string): string {
  const from = below(fixedPart(rewrite.from));
  const isFixed = fixedPart(rewrite.from) === rewrite.from;
  const pattern = isFixed
    ? `^${escapeRegExp(withoutTrailingSlash(from))}/?$`
    : `^${escapeRegExp(withoutTrailingSlash(from))}(?:/(.*))?$`;
  const target = escapeTarget(below(fixedPart(rewrite.to))) + (keepsRest(rewrite) ? '$1' : '');
  return `RewriteCond %{ENV:REDIRECT_STATUS} ^$\nRewriteCond ${requested} !-f\nRewriteRule ${quote(pattern)} ${quote(target)} [L]`;
}

function headerLines({ site: { baseUrl }, headers: { pages: sent, caching } }: HostedSite): string[] {
  const { headers = [], exempt = [] } = sent ?? {};
  const set = (name: string, value: string) => `Header always set ${name} ${quote(value)}`;
  const noPolicy = 'Header always unset Content-Security-Policy';
  const assets = [set('Cache-Control', caching.hashed), ...(sent ? [noPolicy] : [])];
  return [
    set('Cache-Control', caching.others),
    // The content type of a page depends on the header `Accept`: see `negotiation.ts`.
    'Header merge Vary Accept "expr=%{CONTENT_TYPE} =~ m#^text/(?:html|markdown)#"',
    ...headers.map(([name, value]) => set(name, value)),
    ...within(baseUrl + caching.hashedFolder, assets),
    ...(sent
      ? [
          // This rule must come after the rule for assets, because the last matching rule counts.
          `<If "%{REQUEST_URI} =~ m#\\.(?:${sandboxedExtensions.join('|')})$#">`,
          set('Content-Security-Policy', 'sandbox'),
          '</If>',
        ]
      : []),
    ...exempt
      .filter((file) => !file.startsWith(caching.hashedFolder))
      .flatMap((file) => [`<If "%{REQUEST_URI} == ${inExpression(baseUrl + file)}">`, noPolicy, '</If>']),
  ];
}

/** Wraps directives so that they apply only to addresses below a folder. */
function within(folder: string, content: readonly string[]): string[] {
  return [`<If "%{REQUEST_URI} =~ m#^${escapeRegExp(folder)}#">`, ...content, '</If>'];
}

function inExpression(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

// Escapes `$1` and `%1`, because Apache would replace them with matched groups.
function escapeTarget(text: string): string {
  return text.replace(/[$%\\]/g, '\\$&');
}
