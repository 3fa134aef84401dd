/** Rules that answer `Accept: text/markdown` with the Markdown file of a page. */
import type { HostedSite } from './hosted-site.ts';

/** Matches a header `Accept` that names `text/markdown`, and does not name `text/html` before it. */
const accept = '^(?!.*text/html.*text/markdown).*text/markdown';

/**
 * Rules for a `server` block of nginx. `$lectern_markdown` is the path of the Markdown file; empty if the client does
 * not prefer Markdown.
 */
export function nginxMarkdown({ addresses: { baseUrls } }: HostedSite): string[] {
  const set = (path: string) => `set $lectern_markdown ${path};`;
  return [
    set('""'),
    `if ($http_accept ~* "${accept}") { ${set('$uri')} }`,
    // Uses a named group instead of `$1`, because nginx percent-encodes `$1`.
    `if ($lectern_markdown ~ "^(?<lectern_page>/.*?)/*$") { ${set('"${lectern_page}.md"')} }`,
    ...baseUrls.map((folder) => {
      const file = folder === '/' ? '/.md' : `${folder.slice(0, -1)}.md`;
      return `if ($lectern_markdown = "${file}") { ${set(`"${folder}index.md"`)} }`;
    }),
    'if (-f $document_root$lectern_markdown) { rewrite ^ $lectern_markdown last; }',
  ];
}

/**
 * Rules for `.htaccess`.
 *
 * @param requested Apache's expression for the path of the requested file
 */
export function apacheMarkdown(
  { site: { baseUrl }, addresses: { baseUrls } }: HostedSite,
  requested: string,
): string[] {
  const prefers = `RewriteCond %{HTTP:Accept} "${accept}" [NC]`;
  const homes = baseUrls
    .filter((folder) => folder.startsWith(baseUrl))
    .map((folder) => {
      const below = folder.slice(baseUrl.length);
      const pattern = below.slice(0, -1).replace(/[\\^$.*+?()[\]{}|#]/g, '\\$&');
      const file = `${below}index.md`.replace(/[$%\\]/g, '\\$&');
      return `${prefers}\nRewriteCond ${requested}/index.md -f\nRewriteRule "^${pattern}/?$" "${file}" [END]`;
    });
  return [
    ...homes,
    `${prefers}\nRewriteCond ${requested} "^(.+?)/*$"\nRewriteCond %1.md -f\nRewriteRule "^(.+?)/*$" "$1.md" [END]`,
  ];
}
