import type { PageHeaders } from '../csp/page-headers.ts';
import { cacheControl } from '../../../corpus/file-paths.ts';
import { fixedPart, keepsRest, type Rewrite } from '../../../corpus/url/rewrite.ts';
import { encodePath, withoutTrailingSlash } from '../../../corpus/url/pathname.ts';
import type { Redirect } from '../../site/site.ts';
import { furtherTypes, sandboxedExtensions, textExtensions, textTypes } from './file-types.ts';
import { byImportance, type HostedSite, notFoundFolders, redirectForms } from './hosted-site.ts';

/** The requested file. If a folder in the path doesn't exist, Apache splits the path into these two variables. */
const requested = '%{REQUEST_FILENAME}%{PATH_INFO}';

/** Generates `.htaccess`, with all settings for a site. It requires Apache with `AllowOverride All`. */
export function apacheConfig(site: HostedSite, headers: PageHeaders | undefined): string {
  const { config } = site;
  const notFound = notFoundFolders(site)
    .reverse()
    .map((folder) => {
      // If the path contains a space, Apache would read the value as a message instead of a path.
      const page = `ErrorDocument 404 ${encodePath(folder)}404.html`;
      return folder === config.baseUrl ? [page] : within(folder, [page]);
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
    ...rules(site),
    '<IfModule mod_headers.c>',
    ...headerLines(site, headers),
    '</IfModule>',
  ].join('\n')}\n`;
}

function rules({ config, redirects, rewrites }: HostedSite): string[] {
  const { baseUrl, trailingSlash } = config;
  const below = (path: string) => path.slice(baseUrl.length);
  const isBelow = ({ from }: { from: string }) => from.startsWith(baseUrl);
  /**
   * Rules that redirect. They must apply only to requests of readers. The rule with `REDIRECT_STATUS` below skips them
   * for internal requests.
   */
  const leads = [
    ...notFoundFolders({ config }).map(
      (folder) => `RewriteRule ${quote(`^${escapeRegExp(below(folder))}404\\.html$`)} - [R=404,L]`,
    ),
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
    `RewriteCond ${requested}/index.html -f\nRewriteRule "^(.+?)/?$" "$1/index.html" [END]`,
    `RewriteCond ${requested}.html -f\nRewriteRule "^(.*[^/])$" "$1.html" [END]`,
    ...rewrites.filter(isBelow).map((rewrite) => rewriteRule(rewrite, below)),
    // A folder without a page gets status 404 instead of 403.
    `RewriteCond ${requested} -d\nRewriteCond ${requested}/index.html !-f\nRewriteRule ^ - [R=404,L]`,
  ];
}

function redirectRules(redirect: Redirect, below: (path: string) => string): string[] {
  // Apache appends the request's query after the hash, unless `QSD` drops it. If the target has a query, that query
  // replaces the request's query anyway.
  const flags = redirect.to.includes('#') ? 'R=301,L,NE,QSD' : 'R=301,L,NE';
  return redirectForms(redirect).map(
    (from) => `RewriteRule ${quote(`^${escapeRegExp(below(from))}$`)} ${quote(escapeTarget(redirect.to))} [${flags}]`,
  );
}

function rewriteRule(rewrite: Rewrite, below: (path: string) => string): string {
  const from = below(fixedPart(rewrite.from));
  const isFixed = fixedPart(rewrite.from) === rewrite.from;
  const pattern = isFixed
    ? `^${escapeRegExp(withoutTrailingSlash(from))}/?$`
    : `^${escapeRegExp(withoutTrailingSlash(from))}(?:/(.*))?$`;
  const target = escapeTarget(below(fixedPart(rewrite.to))) + (keepsRest(rewrite) ? '$1' : '');
  return `RewriteCond %{ENV:REDIRECT_STATUS} ^$\nRewriteCond ${requested} !-f\nRewriteRule ${quote(pattern)} ${quote(target)} [L]`;
}

function headerLines({ config }: HostedSite, sent: PageHeaders | undefined): string[] {
  const { headers = [], exempt = [] } = sent ?? {};
  const set = (name: string, value: string) => `Header always set ${name} ${quote(value)}`;
  const noPolicy = 'Header always unset Content-Security-Policy';
  const assets = [set('Cache-Control', cacheControl.hashed), ...(sent ? [noPolicy] : [])];
  return [
    set('Cache-Control', cacheControl.others),
    ...headers.map(([name, value]) => set(name, value)),
    ...within(config.baseUrl + cacheControl.hashedFolder, assets),
    ...(sent
      ? [
          // This rule must come after the rule for assets, because the last matching rule counts.
          `<If "%{REQUEST_URI} =~ m#\\.(?:${sandboxedExtensions.join('|')})$#">`,
          set('Content-Security-Policy', 'sandbox'),
          '</If>',
        ]
      : []),
    ...exempt
      .filter((file) => !file.startsWith(cacheControl.hashedFolder))
      .flatMap((file) => [`<If "%{REQUEST_URI} == ${inExpression(config.baseUrl + file)}">`, noPolicy, '</If>']),
  ];
}

/** Limits rules to the addresses below a folder. */
function within(folder: string, content: readonly string[]): string[] {
  return [`<If "%{REQUEST_URI} =~ m#^${escapeRegExp(folder)}#">`, ...content, '</If>'];
}

function inExpression(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`;
}

function quote(text: string): string {
  return `"${text.replaceAll('"', '\\"')}"`;
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|#]/g, '\\$&');
}

// Escapes `$1` and `%1`, because Apache would replace them with matched groups.
function escapeTarget(text: string): string {
  return text.replace(/[$%\\]/g, '\\$&');
}
