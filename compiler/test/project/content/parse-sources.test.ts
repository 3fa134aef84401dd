import path from 'node:path';
import { renameSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../../diagnostics/errors/problem.ts';
import { openCache } from '../../../cache/cache.ts';
import { disk } from '../../../fs/disk.ts';
import { filesBelow } from '../../../fs/files-below.ts';
import { untracked } from '../../../incremental/session.ts';
import { openSite } from '../../../project/open-site.ts';
import { openSources } from '../../../project/content/parse-sources.ts';
import type { SourceFile } from '../../../source/source.ts';
import { tempFolder, type TempFolder } from '../../temp.ts';

const configWith = (markdown: string) => `import { add } from './plugins/add.ts';
import { version } from 'some-words';
export default { title: 'A', docs: {}, markdown: { ${markdown} }, customFields: { version, used: typeof add } };
`;
const plugin = (word: string) => `export const add = (options) => (tree, file) => {
  tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: \`${word} \${options.end} \${file.path.slice(file.cwd.length)}\` }] });
};
`;
const packageFiles = (version: string) => ({
  'node_modules/some-words/package.json': JSON.stringify({
    name: 'some-words',
    version,
    type: 'module',
    exports: './index.js',
  }),
  'node_modules/some-words/index.js': `export const version = '${version}';\n`,
});
const withPlugin = configWith("remarkPlugins: [[add, { end: '!' }]]");

const docs = (...names: string[]): SourceFile[] =>
  names.map((name) => ({
    path: `docs/${name}`,
    kind: 'document',
    relativePath: name,
    collection: { kind: 'docs', instance: 'default', dir: 'docs' },
  }));

async function parse(folder: TempFolder, ...names: string[]) {
  const site = await openSite(folder.dir);
  const cache = openCache(filesBelow(folder.dir), path.join(folder.dir, 'cache'), 'key');
  const parsed = openSources({ site, found: docs(...names), cache, files: disk });
  await parsed.parse();
  const count = parsed.parsedCount;
  assert.equal(parsed.diagnostics, []);
  const body = JSON.stringify(await parsed.readBody(`docs/${names[0]}`));
  await cache.endRun();
  return { count, body };
}

async function withSite(config: string, run: (folder: TempFolder) => Promise<void>): Promise<void> {
  const folder = tempFolder();
  try {
    folder.write({
      'lectern.config.ts': config,
      'plugins/add.ts': plugin('added'),
      'docs/a.md': 'Text\n',
      ...packageFiles('1.0.0'),
    });
    await run(folder);
  } finally {
    folder.remove();
  }
}

test('a plugin of the config runs on each document, and the result is cached', () =>
  withSite(withPlugin, async (folder) => {
    const first = await parse(folder, 'a.md');
    assert.is(first.count, 1);
    assert.match(first.body, 'added ! /docs/a.md');
    assert.equal(await parse(folder, 'a.md'), { count: 0, body: first.body });
  }));

test('an untracked run also reads partials that partials outside of all collections include', () =>
  withSite("export default { title: 'A', docs: {} };", async (folder) => {
    folder.write({
      'docs/a.mdx': 'import One from "./_own/one.mdx";\n\n<One />\n',
      'docs/_own/one.mdx': 'import Two from "./two.mdx";\n\n<Two />\n',
      'docs/_own/two.mdx': 'Two.\n',
    });
    const site = await openSite(folder.dir);
    const cache = openCache(filesBelow(folder.dir), path.join(folder.dir, 'cache'), 'key');
    const parsed = untracked(() => openSources({ site, found: docs('a.mdx'), cache, files: disk }));
    await parsed.parse();
    assert.equal([...parsed.sources.keys()], ['docs/a.mdx', 'docs/_own/one.mdx', 'docs/_own/two.mdx']);
    await cache.endRun();
  }));

test('a document whose plugin failed is parsed again, because another file may be the cause', () =>
  withSite(withPlugin, async (folder) => {
    folder.write({
      'plugins/add.ts': `import { readFileSync } from 'node:fs';
export const add = () => (tree, file) => void readFileSync(file.cwd + '/snippet.txt');
`,
    });
    const failure = await parse(folder, 'a.md').catch((error: { details: string }) => error.details);
    assert.match(String(failure), 'plugin-failed');
    folder.write({ 'snippet.txt': 'text' });
    assert.is((await parse(folder, 'a.md')).count, 1);
    assert.is((await parse(folder, 'a.md')).count, 0);
  }));

test('a document is parsed again only when a file changes that a plugin reads for it', () =>
  withSite(withPlugin, async (folder) => {
    folder.write({
      'plugins/add.ts': `import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
export const add = () => async (tree, file) => {
  const snippet = file.cwd + '/snippet.txt';
  await new Promise((resolve) => setTimeout(resolve));
  const value = existsSync(snippet) ? await readFile(snippet, 'utf8') : 'nothing';
  if (file.path.endsWith('a.md')) tree.children.push({ type: 'paragraph', children: [{ type: 'text', value }] });
};
`,
      'docs/b.md': 'Another text\n',
    });
    assert.match((await parse(folder, 'a.md')).body, 'nothing');
    for (const word of ['ebb', 'flow', 'ebb']) {
      folder.write({ 'snippet.txt': word });
      assert.match((await parse(folder, 'a.md')).body, word);
    }
    assert.is((await parse(folder, 'a.md')).count, 0);
  }));

test('a document is parsed again when a plugin, its options or a package of the config changes', () =>
  withSite(withPlugin, async (folder) => {
    await parse(folder, 'a.md');
    folder.write({ 'plugins/add.ts': plugin('put') });
    const edited = await parse(folder, 'a.md');
    assert.is(edited.count, 1);
    assert.match(edited.body, 'put ! /docs/a.md');
    folder.write({ 'lectern.config.ts': configWith("remarkPlugins: [[add, { end: '?' }]]") });
    const other = await parse(folder, 'a.md');
    assert.is(other.count, 1);
    assert.match(other.body, 'put ? /docs/a.md');
    folder.write(packageFiles('1.0.1'));
    assert.is((await parse(folder, 'a.md')).count, 1);
    assert.is((await parse(folder, 'a.md')).count, 0);
  }));

test('a renamed document is parsed again only if plugins might read its path', async () => {
  const rename = async (folder: TempFolder) => {
    await parse(folder, 'a.md');
    renameSync(path.join(folder.dir, 'docs/a.md'), path.join(folder.dir, 'docs/b.md'));
    return (await parse(folder, 'b.md')).count;
  };
  await withSite(withPlugin, async (folder) => assert.is(await rename(folder), 1));
  await withSite(configWith(''), async (folder) => assert.is(await rename(folder), 0));
});

test('without plugins, an edit of the config parses no document again', () =>
  withSite(configWith(''), async (folder) => {
    await parse(folder, 'a.md');
    folder.write({ 'plugins/add.ts': plugin('put') });
    assert.is((await parse(folder, 'a.md')).count, 0);
  }));

const withFunction = (title: string) =>
  configWith(`parseFrontMatter: async (call) => {
    if (call.fileContent.includes('broken')) throw new Error('no reader for this');
    const { frontMatter, content } = await call.defaultParseFrontMatter(call);
    return { frontMatter: { ...frontMatter, ${title} }, content };
  }`);

test('a function of the config reads front matter, and a document is parsed again when the result differs', () =>
  withSite(withFunction("title: 'A'"), async (folder) => {
    const site = await openSite(folder.dir);
    const parsed = openSources({
      site,
      found: docs('a.md'),
      cache: openCache(filesBelow(folder.dir), path.join(folder.dir, 'cache'), 'key'),
      files: disk,
    });
    await parsed.parse();
    assert.is(parsed.sources.get('docs/a.md')!.head.frontMatter.title, 'A');
    assert.is((await parse(folder, 'a.md')).count, 1);
    folder.write({ 'lectern.config.ts': withFunction("title: 'A', /* the same */") });
    assert.is((await parse(folder, 'a.md')).count, 0);
    folder.write({ 'lectern.config.ts': withFunction("title: 'B'") });
    assert.is((await parse(folder, 'a.md')).count, 1);
  }));

test('if the front matter function fails on a file, only that file has an error', () =>
  withSite(withFunction("title: 'A'"), async (folder) => {
    folder.write({ 'docs/b.md': 'A broken text\n' });
    const site = await openSite(folder.dir);
    const cache = openCache(filesBelow(folder.dir), path.join(folder.dir, 'cache'), 'key');
    const parsed = openSources({ site, found: docs('a.md', 'b.md'), cache, files: disk });
    await parsed.parse();
    assert.equal(
      parsed.diagnostics.map(({ rule, place }) => [rule, place?.path, place?.line, place?.column]),
      [['front-matter-function', 'docs/b.md', 1, 1]],
    );
    assert.equal([...parsed.sources.keys()], ['docs/a.md']);
  }));

test('a body that is missing in the cache is rebuilt with the plugins', () =>
  withSite(withPlugin, async (folder) => {
    const cache = openCache(filesBelow(folder.dir), path.join(folder.dir, 'cache'), 'key');
    const forgetful = { ...cache, readBody: async () => undefined };
    const site = await openSite(folder.dir);
    const parsed = openSources({ site, found: docs('a.md'), cache: forgetful, files: disk });
    await parsed.parse();
    assert.match(JSON.stringify(await parsed.readBody('docs/a.md')), 'added ! /docs/a.md');
  }));

test("a plugin that can't be set up stops the run with an error in the config", () =>
  withSite(configWith('remarkPlugins: [add]'), async (folder) => {
    folder.write({
      'plugins/add.ts': 'export const add = (options) => { if (!options) throw new Error("options are missing"); };',
    });
    try {
      await parse(folder, 'a.md');
      assert.unreachable();
    } catch (problem) {
      assert.instance(problem, ConfigError);
      assert.match((problem as Error).message, 'the plugin "add" failed when it was set up: options are missing');
    }
  }));

test.run();
