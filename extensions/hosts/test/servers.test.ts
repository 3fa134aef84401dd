// Tests the generated config files in real servers: nginx, Apache and Caddy. Servers that aren't installed are skipped.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../compiler/compile.ts';
import { tempFolder, type TempFolder } from '../../../compiler/test/temp.ts';
import { isInstalled, webServers, withServer, type Answer, type WebServer } from './run-server.ts';

const guides = path.resolve(import.meta.dirname, '../../../content/docs/publish/hosts');

/** @returns the config for a server from Lectern's docs */
function documented({ name }: WebServer): string {
  const [, block] = /```\w+ title="[^"]*(?:docs\.conf|Caddyfile)"\n([\s\S]*?)\n```/.exec(
    readFileSync(path.join(guides, `${name}.md`), 'utf8'),
  )!;
  return block!;
}

const content = {
  'src/pages/index.md': '# Home\n\nWelcome.\n',
  'docs/index.md': '---\nslug: /\n---\n\n# Docs\n\nThe first page.\n',
  'docs/intro.md': '---\naliases: [/old, "/with space", /größe]\n---\n\n# Introduction\n\n![Plan](./plan.svg)\n',
  'docs/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>',
  'docs/v1.2.md': '# Version 1.2\n\nText.\n',
  'docs/next/own.md': '# Own\n\nA page below a rewrite.\n',
  'i18n/de/docusaurus-plugin-content-docs/current/intro.md': '# Einleitung\n\nText.\n',
  'static/own.html': '<!doctype html><title>Mine</title><script>1</script>',
  'src/css/custom.css': 'article { color: teal; }',
  'static/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
};

const settings = {
  title: 'Site',
  url: 'https://example.org',
  hosts: ['nginx', 'apache', 'caddy'],
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  docs: {},
  pages: {},
  redirects: {
    redirects: [
      { from: '/query', to: '/docs/intro?a=$1' },
      { from: '/hash', to: '/docs/intro#there' },
      { from: '/away', to: 'https://example.com/x%20y' },
    ],
    fromExtensions: ['html'],
  },
  rewrites: [{ from: '/docs/next/:rest*', to: '/docs/:rest*' }],
};

/** Combinations of base URL and trailing slash. */
const variants = [
  { baseUrl: '/', trailingSlash: undefined },
  { baseUrl: '/hand book/', trailingSlash: true },
  { baseUrl: '/', trailingSlash: false },
] as const;

const compiled = new Map<string, { folder: TempFolder; served: string; output: string }>();

async function siteOf(variant: (typeof variants)[number]) {
  const key = JSON.stringify(variant);
  const known = compiled.get(key);
  if (known) return known;
  const folder = tempFolder();
  const served = path.join(folder.dir, 'served');
  const output = path.join(served, variant.baseUrl);
  folder.write({ ...content, 'lectern.config.json': JSON.stringify({ ...settings, ...variant }) });
  const { diagnostics, published } = await compile(folder.dir, { outDir: output });
  assert.is(published, true, JSON.stringify(diagnostics));
  const site = { folder, served, output };
  compiled.set(key, site);
  return site;
}

test.after(() => compiled.forEach(({ folder }) => folder.remove()));

/** Returns the path and query of a redirect. The host is removed, because it contains the port. */
const leadsTo = ({ headers }: Answer) => headers.get('location')?.replace(/^http:\/\/127\.0\.0\.1:\d+/, '');

for (const server of webServers) {
  for (const variant of variants) {
    const { baseUrl, trailingSlash } = variant;
    const name = `${server.name} serves a site at "${baseUrl}" with trailingSlash ${trailingSlash}`;
    const run = isInstalled(server) ? test : test.skip;
    run(`${name} as the rules for it say`, async () => {
      const { folder, served, output } = await siteOf(variant);
      const say = (port: number) =>
        documented(server)
          .replace(/listen 80;|\*:80/, (text) =>
            text.replace('80', String(port)).replace('listen ', 'listen 127.0.0.1:'),
          )
          .replace('docs.example.org {', `http://127.0.0.1:${port} {`)
          .replace(/\/srv\/docs(\/\*[\w.]+)/, (_, glob: string) => `"${path.join(output, glob)}"`)
          .replaceAll('/srv/docs', `"${served}"`);
      await withServer(server, path.join(folder.dir, server.name), say, async (request) => {
        const base = encodeURI(baseUrl);
        const at = (below: string) => request(base + below);
        const slash = trailingSlash ? '/' : '';
        const intro = `docs/intro${slash}`;

        const page = await at(intro);
        assert.is(page.status, 200);
        assert.match(page.text, 'Introduction');
        assert.is(page.headers.get('content-type')?.toLowerCase(), 'text/html; charset=utf-8');
        assert.is(page.headers.get('cache-control'), 'no-cache');
        assert.match(page.headers.get('content-security-policy')!, "script-src 'self'");
        assert.is(page.headers.get('x-content-type-options'), 'nosniff');
        assert.ok(page.headers.get('etag'));
        assert.match((await at('')).text, 'Welcome');
        const markdown = (below: string, accept = 'text/markdown, text/html;q=0.9') =>
          request(base + below, { Accept: accept });
        for (const [below, title] of [
          [intro, '# Introduction'],
          [`de/docs/intro${slash}`, '# Einleitung'],
          ['', '# Home'],
          [`docs/v1.2${slash}`, '# Version 1.2'],
        ] as const) {
          const text = await markdown(below);
          assert.equal([text.status, text.text.split('\n')[0]], [200, title], below);
          assert.is(text.headers.get('content-type')?.toLowerCase(), 'text/markdown; charset=utf-8');
          assert.match(text.headers.get('vary')!, /\bAccept\b(?!-)/);
        }
        assert.match(page.headers.get('vary')!, /\bAccept\b(?!-)/);
        for (const accept of ['text/html, text/markdown', '*/*', 'text/html,*/*;q=0.8'])
          assert.match((await markdown(intro, accept)).text, '<!doctype html>');
        assert.is((await markdown('docs/nothing')).status, 404);
        assert.is((await markdown('old')).status, 301);
        assert.match((await markdown('corpus/site.json')).headers.get('content-type')!, 'application/json');
        assert.match((await at(`docs${slash || (trailingSlash === undefined ? '/' : '')}`)).text, 'The first page');
        assert.match((await at(`docs/v1.2${slash}`)).text, 'Version 1.2');
        assert.match((await at(`de/docs/intro${slash}`)).text, 'Einleitung');
        assert.match((await at('de/')).text, 'lang="de"');

        if (trailingSlash !== undefined) {
          const other = await at(`docs/intro${trailingSlash ? '' : '/'}?x=1`);
          assert.equal([other.status, leadsTo(other)], [301, `${base}${intro}?x=1`]);
        }
        const lead = async (below: string, to: string) => {
          const answer = await at(below);
          assert.equal([answer.status, leadsTo(answer)], [301, to], below);
          assert.is(answer.headers.get('cache-control'), 'no-cache', below);
        };
        await lead('old', base + intro);
        await lead('old/', base + intro);
        await lead('old?a=1', `${base + intro}?a=1`);
        await lead('with%20space', base + intro);
        await lead('gr%C3%B6%C3%9Fe', base + intro);
        await lead('query?b=2', `${base + intro}?a=${server.name === 'nginx' ? '%241' : '$1'}`);
        await lead('hash?b=2', `${base + intro}#there`);
        await lead('away', 'https://example.com/x%20y');
        await lead('docs/intro.html', base + intro);

        assert.match((await at(`docs/next/intro${slash}`)).text, 'Introduction');
        assert.match((await at('docs/next/intro')).text, 'Introduction', 'the rewritten address stays');
        assert.match((await at(`docs/next/own${slash}`)).text, 'A page below a rewrite');
        assert.is((await at(`docs/next/nothing${slash}`)).status, 404);

        const missing = await at('docs/nothing/at/all');
        assert.is(missing.status, 404);
        assert.match(missing.text, 'lang="en"');
        assert.is(missing.headers.get('cache-control'), 'no-cache');
        assert.match(missing.headers.get('content-security-policy')!, "script-src 'self'");
        const german = await at('de/docs/nichts');
        assert.equal([german.status, /lang="(\w+)"/.exec(german.text)?.[1]], [404, 'de']);
        assert.is((await at('404.html')).status, 404);
        assert.is((await at('corpus/')).status, 404);

        const assets = readdirSync(path.join(output, 'assets'));
        const script = await at(`assets/${assets.find((file) => file.endsWith('.js'))}`);
        assert.is(script.headers.get('cache-control'), 'public, max-age=31536000, immutable');
        assert.match(script.headers.get('content-type')!, /javascript; charset=utf-8$/i);
        assert.is(script.headers.get('content-encoding'), 'gzip');
        const gone = await at('assets/gone-12345678.js');
        assert.equal([gone.status, gone.headers.get('cache-control')], [404, 'no-cache']);

        const types = [
          ['corpus/site.json', 'application/json; charset=utf-8'],
          ['docs/intro.md', 'text/markdown; charset=utf-8'],
          ['drawing.svg', 'image/svg+xml; charset=utf-8'],
          ['llms.txt', 'text/plain; charset=utf-8'],
          ['styles/custom.css', 'text/css; charset=utf-8'],
        ] as const;
        for (const [file, type] of types) {
          assert.ok(existsSync(path.join(output, file)), file);
          const answer = await at(file);
          assert.is(answer.headers.get('content-type')?.toLowerCase(), type, file);
          assert.is(answer.headers.get('cache-control'), 'no-cache', file);
        }
        const drawings = ['drawing.svg', `assets/${assets.find((file) => file.endsWith('.svg'))}`];
        for (const file of drawings)
          assert.is((await at(file)).headers.get('content-security-policy'), 'sandbox', file);
        const own = await at('own.html');
        assert.equal([own.status, own.headers.get('content-security-policy')], [200, null]);
      });
    });
  }
}

test.run();
