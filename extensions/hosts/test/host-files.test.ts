import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { FilesContext, PageHeaders, SiteRedirect } from '../../../compiler/index.ts';
import type { HostOptions } from '../hosted-site.ts';
import { hosts as extension } from '../index.ts';
import { hostedSite } from './hosted-site.ts';

function filesOf(
  redirects: readonly SiteRedirect[],
  more: Omit<Parameters<typeof hostedSite>[0], 'redirects' | 'headers'> = {},
  headers?: PageHeaders,
): Record<string, string> {
  const files: Record<string, string> = {};
  const context = hostedSite({ redirects, headers, ...more }) as FilesContext<HostOptions>;
  void extension.files!({} as never, (path, text) => (files[path] = String(text)), context);
  return files;
}

const redirects = [
  { from: '/a.html', to: '/a', hasPage: false },
  { from: '/old name', to: '/new?x=$1', hasPage: true },
  { from: '/z/', to: 'https://example.org/', hasPage: true },
];
const rewrites = [
  { from: '/next/:rest*', to: '/docs/:rest*' },
  { from: '/ideas/:rest*', to: '/ideas/' },
  { from: '/x', to: '/y' },
];

test('redirect files exist only with redirects, and cache rules always', () => {
  assert.equal(Object.keys(filesOf([])).sort(), ['_headers', 'headers.nginx.conf', 'pages.nginx.conf', 'vercel.json']);
  assert.is(filesOf([])._headers, kept);
});

test('files are written for the hosts that the config names', () => {
  const of = (...hosts: string[]) => Object.keys(filesOf(redirects, { settings: { hosts }, paths }, policy));
  assert.equal(of(), []);
  assert.equal(of('github-pages'), ['.nojekyll']);
  assert.equal(of('apache'), ['.htaccess']);
  assert.equal(of('caddy'), ['site.caddy']);
  assert.equal(of('netlify'), ['_redirects', '_headers']);
  assert.equal(of('cloudfront'), ['cloudfront-function.js', 'cloudfront-headers.json']);
});

const kept = '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/styles/*\n  Cache-Control: no-cache\n';
const policy: PageHeaders = { headers: [['Content-Security-Policy', "script-src 'self'"]], exempt: [] };
const withFrame: PageHeaders = { ...policy, exempt: ['assets/live-code-A.html', 'docs/own.html'] };
const paths = ['/', '/docs/', '/docs/a', '/the blog/b'];

test('directly opened SVG and XML files are in a sandbox', () => {
  const { '.htaccess': apache, 'headers.nginx.conf': nginx } = filesOf(
    [],
    { settings: { hosts: ['apache', 'nginx'] } },
    policy,
  );
  for (const text of [apache!, nginx!])
    assert.match(text, /\\\.\(\?:svg\|xml\)\$["#>].*Content-Security-Policy.*sandbox/s);
});

test('hosts send the content security policy of pages', () => {
  const files = filesOf([], { paths }, policy);
  assert.is(files._headers, `/*\n  Content-Security-Policy: script-src 'self'\n${kept}`);
  assert.match(files['headers.nginx.conf']!, `\nadd_header Content-Security-Policy "script-src 'self'" always;\n`);
  assert.match(
    files['headers.nginx.conf']!,
    '\nlocation ^~ "/assets/" { add_header Cache-Control "public, max-age=31536000',
  );
  assert.equal(JSON.parse(files['vercel.json']!).headers, [
    {
      source: '/(.*)',
      headers: [
        { key: 'Content-Security-Policy', value: "script-src 'self'" },
        { key: 'Vary', value: 'Accept' },
      ],
    },
    { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
    { source: '/styles/(.*)', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
  ]);
});

test('HTML files that are not pages have no policy', () => {
  const files = filesOf([], { paths }, withFrame);
  assert.equal(
    files._headers!.split('\n').filter((line) => line.startsWith('/')),
    ['/', '/docs', '/docs/*', '/the%20blog', '/the%20blog/*', '/docs/own.html', '/assets/*', '/styles/*'],
  );
  assert.match(files['headers.nginx.conf']!, 'location = "/assets/live-code-A.html" {');
  const [{ source }] = JSON.parse(files['vercel.json']!).headers;
  const isCovered = (path: string) => new RegExp(`^${source}$`).test(path);
  assert.equal(['/', '/docs/a', '/assets/x.js', '/assets/live-code-A.html', '/docs/own.html'].map(isCovered), [
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('if pages are in too many folders, the rule applies to all files except the frame of live code', () => {
  const many = Array.from({ length: 90 }, (_, page) => `/page-${page}`);
  const { _headers } = filesOf([], { paths: many }, withFrame);
  assert.match(_headers!, /^\/\*\n/);
  assert.match(_headers!, '/assets/live-code-A.html\n  ! Content-Security-Policy\n');
});

test('Netlify and Cloudflare get one rule per line, written redirects first', () => {
  assert.is(
    filesOf(redirects, { rewrites })._redirects,
    [
      '/old%20name /new?x=$1 301',
      '/old%20name/ /new?x=$1 301',
      '/z https://example.org/ 301',
      '/z/ https://example.org/ 301',
      '/a.html /a 301',
      '/next/* /docs/:splat 200',
      '/ideas/* /ideas/ 200',
      '/x /y 200',
      '',
    ].join('\n'),
  );
});

test('a redirect is forced only if Netlify is the only host', () => {
  const only = (...hosts: string[]) => filesOf(redirects.slice(0, 1), { settings: { hosts } })._redirects;
  assert.is(only('netlify'), '/a.html /a 301!\n');
  assert.is(only('netlify', 'cloudflare'), '/a.html /a 301\n');
});

test('Vercel gets patterns, and removes extensions itself', () => {
  const settings = JSON.parse(
    filesOf([...redirects, { from: '/c(1)', to: '/c', hasPage: true }], {
      rewrites,
      settings: { trailingSlash: false, redirects: { fromExtensions: ['html'] } },
    })['vercel.json']!,
  );
  assert.equal([settings.cleanUrls, settings.trailingSlash], [true, false]);
  assert.equal(
    settings.redirects.map(({ source }: { source: string }) => source),
    ['/old%20name', '/old%20name/', '/z', '/z/', '/c\\(1\\)', '/c\\(1\\)/'],
  );
  assert.equal(settings.redirects[0].destination, '/new?x=$1');
  assert.equal(settings.rewrites[0], { source: '/next/:rest*', destination: '/docs/:rest*' });
});

test('Caddy gets patterns that match one path, and targets without its placeholders', () => {
  const text = filesOf([{ from: '/a.b`c', to: '/{x}', hasPage: false }], { settings: { hosts: ['caddy'] } })[
    'site.caddy'
  ]!;
  assert.match(text, '@redirect0 path_regexp `^/a\\.b\\x60c$`\n');
  assert.match(text, 'redir @redirect0 "/%7Bx%7D{lectern_query}" 301\n');
});

test('nginx gets locations with quotes and without its variables', () => {
  assert.is(
    filesOf(redirects, { rewrites })['redirects.nginx.conf'],
    [
      'location = "/old name" { return 301 "/new?x=%241"; }',
      'location = "/old name/" { return 301 "/new?x=%241"; }',
      'location = "/z" { return 301 "https://example.org/$is_args$args"; }',
      'location = "/z/" { return 301 "https://example.org/$is_args$args"; }',
      'location = "/a.html" { return 301 "/a$is_args$args"; }',
      'location "/next/" { try_files $uri $uri/index.html $uri.html @rewrite0; }',
      'location = "/next" { try_files $uri $uri/index.html $uri.html @rewrite0; }',
      'location @rewrite0 { rewrite "^/next/?(.*)$" "/docs/$1" break; try_files $uri $uri/index.html $uri.html =404; }',
      'location "/ideas/" { try_files $uri $uri/index.html $uri.html @rewrite1; }',
      'location = "/ideas" { try_files $uri $uri/index.html $uri.html @rewrite1; }',
      'location @rewrite1 { rewrite "^/ideas/?(.*)$" "/ideas/" break; try_files $uri $uri/index.html $uri.html =404; }',
      'location = "/x" { try_files $uri $uri/index.html $uri.html @rewrite2; }',
      'location @rewrite2 { rewrite "^/x$" "/y" break; try_files $uri $uri/index.html $uri.html =404; }',
      '',
    ].join('\n'),
  );
});

test.run();
