// Tests the output files for offline reading, for a small site.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../compiler/compile.ts';
import { ConfigError } from '../../../compiler/diagnostics/errors/problem.ts';
import { openSite } from '../../../compiler/project/open-site.ts';
import { tempFolder, type TempFolder } from '../../../compiler/test/temp.ts';
import { pwaHead } from '../head.ts';
import type { OfflineSite } from '../options.ts';

const icon = { 'static/img/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n' };
const docs = { 'docs/index.md': '---\nslug: /\n---\n\n# Start\n', ...icon };

let folder: TempFolder;
test.before.each(() => {
  folder = tempFolder();
});
test.after.each(() => folder.remove());

async function output(files: Record<string, string>, config: object) {
  folder.write({ ...files, 'lectern.config.json': JSON.stringify({ title: 'Folio', baseUrl: '/folio/', ...config }) });
  const { published, diagnostics } = await compile(folder.dir);
  assert.ok(published, JSON.stringify(diagnostics));
  const read = (name: string) => {
    const file = path.join(folder.dir, 'dist', name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  return { read, json: (name: string) => JSON.parse(read(name)), rules: diagnostics.map(({ rule }) => rule) };
}
const stampIn = (worker: string) => /^self\.LECTERN_STAMP="([0-9a-f]{16})";\n/.exec(worker)?.[1];

test('the worker contains the stamp of the manifest, and the manifest lists the worker', async () => {
  const { read, json } = await output(docs, { pwa: {} });
  const manifest = json('corpus/manifest.json');
  assert.match(manifest.stamp, /^[0-9a-f]{16}$/);
  assert.is(stampIn(read('sw.js')), manifest.stamp);
  assert.ok(manifest.files.some((row: { path: string }) => row.path === 'sw.js'));
});

test('the stamp changes with any file, and only then', async () => {
  const first = stampIn((await output(docs, { pwa: {} })).read('sw.js'));
  assert.is(stampIn((await output(docs, { pwa: {} })).read('sw.js')), first);
  assert.is.not(stampIn((await output({ ...docs, 'static/a.txt': 'a' }, { pwa: {} })).read('sw.js')), first);
  assert.is.not(stampIn((await output({ ...docs, 'static/a.txt': 'b' }, { pwa: {} })).read('sw.js')), first);
});

test('a site without pwa has a worker that removes itself, and the viewer does not register it', async () => {
  const { read, json } = await output(docs, {});
  assert.is(stampIn(read('sw.js')), undefined);
  assert.match(read('sw.js'), '.unregister()');
  assert.is(json('corpus/manifest.json').stamp, undefined);
  assert.is(json('corpus/site.json').pwa, undefined);
  assert.not.match(read('index.html') + read('docs/index.html'), /rel="manifest"/);
});

test('the site file tells the viewer when to cache the site', async () => {
  const { json } = await output(docs, { pwa: {} });
  assert.equal(json('corpus/site.json').pwa, {
    strategies: ['appInstalled', 'standalone', 'queryString'],
    debug: false,
  });
});

test('a worker among the static files replaces the generated one', async () => {
  const own = { ...docs, 'static/sw.js': '// mine\n' };
  const without = await output(own, {});
  assert.is(without.read('sw.js'), '// mine\n');
  assert.equal(without.rules, []);
  const beside = await output(own, { pwa: {} });
  assert.is(beside.read('sw.js'), '// mine\n');
  assert.equal(beside.rules, ['shadowed-file']);
});

test('the web manifest has defaults, addresses of icons and all other given fields', async () => {
  const manifest = {
    short_name: 'F',
    theme_color: '#9c3a1f',
    lang: 'en',
    icons: [{ src: 'img/icon.svg', sizes: 'any' }],
  };
  const { read, json } = await output(docs, { pwa: { manifest } });
  assert.equal(json('manifest.webmanifest'), {
    ...manifest,
    name: 'Folio',
    start_url: '/folio/',
    display: 'standalone',
    icons: [{ src: '/folio/img/icon.svg', sizes: 'any' }],
  });
  assert.match(read('docs/index.html'), '<link rel="manifest" href="/folio/manifest.webmanifest">');
  assert.match(read('404.html'), '<meta name="theme-color" content="#9c3a1f">');
});

test('tags of pwaHead override generated ones, and only files get an address', () => {
  const given = [
    { tagName: 'link', rel: 'manifest', href: '/app.json' },
    { tagName: 'meta', name: 'theme-color', content: 'rgb(37, 194, 160)' },
    { tagName: 'meta', name: 'msapplication-TileImage', content: 'img/icon.png' },
    { tagName: 'link', rel: 'apple-touch-icon', href: 'https://example.org/icon.png' },
  ];
  const options = { manifest: { theme_color: '#fff', icons: [] }, pwaHead: given };
  assert.equal(pwaHead({ options, site: { baseUrl: '/folio/' } } as unknown as OfflineSite), [
    { tag: 'link', attributes: { rel: 'manifest', href: '/folio/app.json' } },
    { tag: 'meta', attributes: { name: 'theme-color', content: 'rgb(37, 194, 160)' } },
    { tag: 'meta', attributes: { name: 'msapplication-TileImage', content: '/folio/img/icon.png' } },
    { tag: 'link', attributes: { rel: 'apple-touch-icon', href: 'https://example.org/icon.png' } },
  ]);
});

test('a wrong option is reported at the setting, with the allowed values', async () => {
  const pwa = {
    debug: 'yes',
    offlineModeActivationStrategies: ['mobil'],
    manifest: { icons: [{}], name: '' },
    icon: 1,
  };
  folder.write({ ...docs, 'lectern.config.json': JSON.stringify({ titel: 'Folio', pwa }, undefined, 1) });
  const error = await compile(folder.dir).catch((thrown: unknown) => thrown);
  assert.instance(error, ConfigError);
  const found = (error as ConfigError).diagnostics.map(
    ({ message, hint, place }) => `${place.line}:${place.column} ${message} (${hint ?? ''})`,
  );
  assert.equal(found, [
    '2:2 titel: there is no setting with this name (did you mean "title"?)',
    '4:3 pwa.debug: "yes" is not allowed; expected boolean (write true, without quotes)',
    '6:4 pwa.offlineModeActivationStrategies[0]: "mobil" is not allowed; expected "appInstalled", "standalone", "queryString", "mobile", "saveData" or "always" (did you mean "mobile"?)',
    '10:5 pwa.manifest.icons[0].src: is missing; expected string (add "src": text in quotes)',
    '12:4 pwa.manifest.name: "" is not allowed: expected a name (write a name)',
    '14:3 pwa.icon: there is no option with this name (remove the option, or use one of "offlineModeActivationStrategies", "pwaHead", "manifest" and "debug")',
  ]);
});

test('a rule of offline reading has a severity, and an unknown rule is an error', async () => {
  const pwa = { manifest: { icons: [{ src: 'none.svg' }] } };
  const { rules } = await output(docs, { pwa, rules: { 'offline/missing-file': 'warn' } });
  assert.equal(rules, ['offline/missing-file']);
  folder.write({
    'lectern.config.json': JSON.stringify({ title: 'Folio', rules: { 'offline/missing-file': 'warn' } }),
  });
  const error = await compile(folder.dir).catch((thrown: unknown) => thrown);
  assert.match(String((error as ConfigError).message), 'no extension of this site has a rule with this name');
});

test('a site in development has no service worker', async () => {
  folder.write({ ...docs, 'lectern.config.json': JSON.stringify({ title: 'Folio', pwa: {} }) });
  const { extensions } = await openSite(folder.dir, { development: true });
  assert.equal(
    extensions.map(({ name }) => name),
    ['hosts'],
  );
});

test('the banner for a wrong base URL is on the home page only', async () => {
  const { read } = await output({ ...docs, 'pages/index.md': '# Home\n' }, {});
  assert.match(read('index.html'), 'Your Docusaurus site did not load properly.');
  assert.not.match(read('docs/index.html'), 'base-url-banner');
  assert.not.match(read('404.html'), 'base-url-banner');
});

test.run();
