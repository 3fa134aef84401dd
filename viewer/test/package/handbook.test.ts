// Publishes a hand-written corpus with `lectern-viewer`. Tests the errors of the command for an incomplete corpus.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { schemas, type SchemaKind } from '../../../corpus/schema/schemas.ts';
import { publishCorpus } from '../../cli/publish-corpus.ts';
import { buildPackage, handbook, packageDir, runCommand } from './built-package.ts';

let folder: string;
test.before(async () => {
  await buildPackage();
  folder = await mkdtemp(join(tmpdir(), 'lectern-handbook-'));
});
test.after(() => rm(folder, { recursive: true }));

const files = async (of: string) =>
  (await readdir(of, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(of.length + 1))
    .sort();

/** Copies the handbook with changed JSON files. `undefined` removes a file. */
async function changed(changes: Record<string, ((file: Record<string, unknown>) => object) | undefined>) {
  const copy = await mkdtemp(join(folder, 'corpus-'));
  await cp(handbook, copy, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const file = join(copy, name);
    if (!change) await rm(file);
    else await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))));
  }
  return copy;
}

async function problemOf(changes: Parameters<typeof changed>[0]): Promise<string> {
  const corpus = await changed(changes);
  const outDir = join(folder, 'refused');
  try {
    await publishCorpus({ corpus, outDir, isCopied: true }, join(packageDir, 'build/standalone'));
  } catch (error) {
    return (error as Error).message.replace(corpus, 'corpus');
  }
  return 'no fault';
}

test('the hand-written corpus has five files, each valid by its schema', async () => {
  const kinds: Record<string, SchemaKind> = {
    'docs/default/current/sidebars.json': 'sidebars',
    'pages/index.json': 'doc',
    'pages/paper.json': 'doc',
    'routes.json': 'routes',
    'site.json': 'site',
  };
  assert.equal(await files(handbook), Object.keys(kinds).sort());
  for (const [name, kind] of Object.entries(kinds)) {
    const { error } = schemas[kind].safeParse(JSON.parse(await readFile(join(handbook, name), 'utf8')));
    assert.is(error, undefined, `${name}: ${error?.message}`);
  }
});

test('the command writes an HTML file for each route, the not-found page, the viewer and the corpus', async () => {
  const out = join(folder, 'written');
  const { code, out: text, err } = await runCommand(handbook, '--out', out);
  assert.is(code, 0, err);
  assert.match(text, /^Wrote 2 pages, \d+ files of the viewer and 5 files of the corpus into .*\n$/);
  const written = await files(out);
  assert.equal(
    written.filter((name) => !name.startsWith('assets/')),
    ['404.html', ...(await files(handbook)).map((name) => `corpus/${name}`), 'index.html', 'paper/index.html'],
  );
  assert.match(await readFile(join(out, 'paper/index.html'), 'utf8'), '<title>Paper | Handbook</title>');
  assert.match(await readFile(join(out, '404.html'), 'utf8'), '<title>Page Not Found | Handbook</title>');
  // The handbook contains diagrams, so it needs Mermaid, but no other optional feature.
  const { parts } = JSON.parse(await readFile(join(packageDir, 'build/standalone/viewer.json'), 'utf8'));
  const has = (part: string) => parts[part].every((name: string) => written.includes(`assets/${name}`));
  assert.equal(Object.keys(parts).filter(has), ['Mermaid']);
});

test('an option leaves the corpus in place instead of copying it', async () => {
  const out = join(folder, 'elsewhere');
  const { code } = await runCommand(handbook, '--out', out, '--corpus-url', 'https://example.com/corpus');
  assert.is(code, 0);
  assert.equal(
    (await files(out)).filter((name) => name.startsWith('corpus/')),
    [],
  );
  assert.match(await readFile(join(out, 'index.html'), 'utf8'), 'data-corpus-url="https://example.com/corpus/"');
});

test('a gap in a corpus is reported in a sentence', async () => {
  assert.is(
    await problemOf({ 'site.json': undefined }),
    'corpus contains no site.json. The file contains the title and the address of the site.',
  );
  assert.is(await problemOf({ 'routes.json': undefined }), 'corpus contains no routes.json. The file lists the pages.');
  assert.is(
    await problemOf({ 'pages/paper.json': undefined }),
    'corpus contains no pages/paper.json. According to routes.json, the file contains the page /handbook/paper.',
  );
  assert.match(
    await problemOf({ 'docs/default/current/sidebars.json': undefined }),
    /^corpus contains no docs\/default\/current\/sidebars.json. The file contains the sidebar of \/handbook\//,
  );
  assert.is(await problemOf({ 'site.json': ({ locales: _, ...site }) => site }), 'site.json has no array “locales”.');
  assert.is(
    await problemOf({ 'site.json': (site) => ({ ...site, baseUrl: 'handbook' }) }),
    'site.json has the base URL “handbook”, which must be a path with a slash at both ends, such as / or /docs/.',
  );
  assert.is(
    await problemOf({
      'routes.json': (file) => ({ ...file, routes: [{ path: '/handbook/paper', page: 'pages/other.json' }] }),
    }),
    'routes.json names pages/other.json as the page of /handbook/paper, which the viewer looks for in pages/paper.json.',
  );
});

test('a corpus can neither write outside of the site, nor have its HTML run code of another place', async () => {
  const escaping = { path: '/handbook/../../x', page: 'pages/../../x.json' };
  assert.not.equal(await problemOf({ 'routes.json': (file) => ({ ...file, routes: [escaping] }) }), 'no fault');
  assert.match(
    await problemOf({ 'pages/paper.json': (page) => ({ ...page, kind: 'redirect', to: 'javascript:alert(1)' }) }),
    'which would run code',
  );
  assert.match(
    await problemOf({
      'pages/paper.json': (page) => ({ ...page, code: [{ href: 'https://example.com/x.js', exports: [] }] }),
    }),
    'not a file of this site',
  );
  const corpus = await changed({
    'pages/paper.json': (page) => ({
      ...page,
      metadata: {
        title: 'Paper',
        elements: [
          { tag: 'script', attributes: { src: 'https://example.com/x.js' } },
          { tag: 'meta', attributes: { name: 'keep' } },
        ],
      },
    }),
  });
  const outDir = join(folder, 'inert');
  await publishCorpus({ corpus, outDir, isCopied: true }, join(packageDir, 'build/standalone'));
  const html = await readFile(join(outDir, 'paper/index.html'), 'utf8');
  assert.match(html, '<meta name="keep" data-page="">');
  assert.not.match(html, 'example.com/x.js');
});

test('a document requests the files of a corpus on another origin from that origin', async () => {
  const corpus = await changed({
    'site.json': (site) => ({
      ...site,
      favicon: '/handbook/img/icon.svg',
      theme: { styles: ['/handbook/styles/look.css'], slots: { Footer: '/handbook/assets/footer.js' } },
    }),
    'pages/index.json': (page) => ({
      ...page,
      code: [{ href: '/handbook/assets/page.js', exports: [], styles: ['/handbook/assets/page.css'] }],
    }),
  });
  const outDir = join(folder, 'elsewhere');
  const options = { corpus, outDir, isCopied: false, corpusUrl: 'https://cdn.dev/x/corpus/' };
  await publishCorpus(options, join(packageDir, 'build/standalone'));
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  for (const part of [
    '<link rel="icon" href="https://cdn.dev/x/img/icon.svg">',
    '<link rel="modulepreload" href="https://cdn.dev/x/assets/footer.js">',
    '<link rel="modulepreload" href="https://cdn.dev/x/assets/page.js">',
  ])
    assert.ok(html.includes(part), part);
  // The HTML has no links to these style sheets, because the viewer applies them after resolving their addresses.
  assert.not.match(html, /(?:look|page)\.css/);
});

test('wrong usage has its own exit status', async () => {
  const wrong = [[], [handbook], [handbook, 'another', '--out', 'x'], [handbook, '--out', 'x', '--nothing']];
  for (const args of wrong) assert.is((await runCommand(...args)).code, 2, args.join(' '));
  assert.is((await runCommand(handbook, '--out', join(handbook, 'dist'))).code, 2);
  assert.match((await runCommand('--help')).out, 'Usage: npx @lectern/viewer');
});

test.run();
