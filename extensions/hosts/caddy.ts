import type { SiteRedirect, SiteRewrite } from '../../compiler/index.ts';
import { furtherTypes, sandboxedExtensions } from './file-types.ts';
import type { HostedSite } from './hosted-site.ts';
import { byImportance, fixedPart, keepsRest, redirectForms, withoutTrailingSlash } from './paths.ts';
import { escapeRegExp, quote } from './quoting.ts';

/** MIME types of text files for which Caddy sends no charset, or no type at all. */
const types = { json: 'application/json', svg: 'image/svg+xml', ...furtherTypes };

/** The requested pathname, decoded. */
const path = '{http.request.uri.path}';
/** The requested pathname without slashes at its end, and the query with its `?`, both as the browser sent them. */
const [address, query] = ['{lectern_address}', '{lectern_query}'];
/** The file that a `file` matcher found. */
const found = '{http.matchers.file.relative}';
/**
 * The possible files of a page: `inFolder` for an address with a trailing slash, `candidates` for an address without.
 */
const [inFolder, candidates] = [`${path}index.html`, `${path} ${path}/index.html ${path}.html`];

/**
 * Generates the rules for Caddy. A site block imports the file. All rules are in one `route`, because Caddy keeps the
 * order of the directives in it.
 */
export function caddyConfig(hosted: HostedSite): string {
  const { addresses, site } = hosted;
  const rules = [
    'encode gzip',
    ...block(`map {http.request.orig_uri} ${address} ${query}`, ['`~^([^?]*?)/*(\\?.*)?$` "${1}" "${2}"']),
    ...headerRules(hosted),
    ...block('route', [...byImportance(addresses.redirects).flatMap(redirectRules), ...slashRules(site.trailingSlash)]),
    ...block('route', addresses.rewrites.flatMap(rewriteRules)),
    ...markdownRules(hosted),
    ...pageRules(hosted),
  ];
  return block('route', rules)
    .map((line) => `${line}\n`)
    .join('');
}

function headerRules({ site, headers: { pages: sent, caching } }: HostedSite): string[] {
  const { headers = [], exempt = [] } = sent ?? {};
  const assets = `^${escapeRegExp(site.baseUrl + caching.hashedFolder)}`;
  const withoutPolicy = [assets, ...exempt.map((file) => whole(site.baseUrl + file))].join('|');
  return [
    // The content type of a page depends on the header `Accept`: see `markdownRules`.
    header('', 'Vary', 'Accept'),
    header('', 'Cache-Control', caching.others),
    ...block('@hashed', [pathMatcher(assets), 'file']),
    header('@hashed', 'Cache-Control', caching.hashed),
    ...block('@policed', [`not ${pathMatcher(withoutPolicy)}`]),
    ...headers.map(([name, value]) => header(name === 'Content-Security-Policy' ? '@policed' : '', name, value)),
    ...(sent
      ? [
          `@sandboxed ${pathMatcher(`\\.(?:${sandboxedExtensions.join('|')})$`)}`,
          header('@sandboxed', 'Content-Security-Policy', 'sandbox'),
        ]
      : []),
  ];
}

function redirectRules(redirect: SiteRedirect, index: number): string[] {
  const target = withoutBraces(redirect.to) + (/[?#]/.test(redirect.to) ? '' : query);
  return [
    `@redirect${index} ${pathMatcher(redirectForms(redirect).map(whole).join('|'))}`,
    redir(`@redirect${index}`, target),
  ];
}

/**
 * Redirects addresses to the form that `trailingSlash` demands, `/a` → `/a/` or `/a/` → `/a`, if the file of the page
 * exists.
 */
function slashRules(trailingSlash: boolean | undefined): string[] {
  if (trailingSlash === undefined) return [];
  if (trailingSlash)
    return [...block('@bare', ['not path */', ...files(`${path}/index.html`)]), redir('@bare', `${address}/${query}`)];
  return [
    ...block(`map ${path} {lectern_bare}`, ['~^(.+?)/+$ "${1}"']),
    ...block('@slashed', ['path */', ...block('not', files(inFolder)), ...files('{lectern_bare}.html')]),
    redir('@slashed', address + query),
  ];
}

/** Existing files have priority over a rewrite. Only one rewrite applies to an address. */
function rewriteRules(rewrite: SiteRewrite, index: number): string[] {
  const from = fixedPart(rewrite.from);
  const isFixed = from === rewrite.from;
  const pattern = isFixed ? whole(from) : `^${escapeRegExp(withoutTrailingSlash(from))}(?:/(.*))?$`;
  const rest = keepsRest(rewrite) ? `{http.regexp.rewrite${index}.1}` : '';
  return [
    ...block(`@rewrite${index}`, [
      `path_regexp rewrite${index} ${raw(pattern)}`,
      ...block('not', files(`${inFolder} ${candidates}`)),
    ]),
    ...block(`handle @rewrite${index}`, [`rewrite * ${quote(withoutBraces(fixedPart(rewrite.to)) + rest)}`]),
  ];
}

/** Answers with a page's Markdown, if the header `Accept` names `text/markdown`, and no `text/html` before it. */
function markdownRules({ addresses: { baseUrls } }: HostedSite): string[] {
  return [
    ...block(`map ${path} {lectern_page}`, [
      ...baseUrls.map((folder) => `${quote(folder)} ${quote(`${folder}index`)}`),
      '~^(/.*?)/*$ "${1}"',
    ]),
    ...block('@markdown', [
      'header_regexp Accept (?i)text/markdown',
      'not header_regexp Accept (?i)text/html.*text/markdown',
      ...files('{lectern_page}.md'),
    ]),
    ...block('handle @markdown', serve()),
  ];
}

function pageRules({ addresses: { baseUrls } }: HostedSite): string[] {
  const notFound = `not ${pathMatcher('/404\\.html$')}`;
  const folders = baseUrls.toSorted((a, b) => b.length - a.length);
  return [
    ...block('@index', ['path */', ...files(inFolder)]),
    ...block('handle @index', serve()),
    ...block('@page', ['not path */', notFound, ...files(candidates)]),
    ...block('handle @page', serve()),
    ...folders.flatMap((folder, index) => [
      `@missing${index} ${pathMatcher(`^${escapeRegExp(folder)}`)}`,
      ...block(`handle @missing${index}`, [
        `rewrite * ${quote(withoutBraces(`${folder}404.html`))}`,
        ...block('file_server', ['status 404']),
      ]),
    ]),
    'error 404',
  ];
}

/** Serves the file that the `file` matcher of the surrounding block found. */
function serve(): string[] {
  return [
    `rewrite * ${found}`,
    ...Object.entries(types).flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      header(`@${extension}`, 'Content-Type', `${type}; charset=utf-8`),
    ]),
    'file_server',
  ];
}

function header(matcher: string, name: string, value: string): string {
  return ['header', matcher, name, quote(value)].filter((word) => word !== '').join(' ');
}

function redir(matcher: string, target: string): string {
  return `redir ${matcher} ${quote(target)} 301`;
}

function files(list: string): string[] {
  return block('file', [`try_files ${list}`]);
}

function pathMatcher(pattern: string): string {
  return `path_regexp ${raw(pattern)}`;
}

/** @returns a pattern that matches only this path */
function whole(text: string): string {
  return `^${escapeRegExp(text)}$`;
}

function block(head: string, lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => `\t${line}`), '}'];
}

/** Encodes the braces of an address, because Caddy replaces names in braces. */
function withoutBraces(text: string): string {
  return text.replaceAll('{', '%7B').replaceAll('}', '%7D');
}

/** Quotes a pattern in backticks, in which Caddy interprets no escapes. */
function raw(pattern: string): string {
  return `\`${pattern.replaceAll('`', '\\x60')}\``;
}
