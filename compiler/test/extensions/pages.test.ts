// Tests the hook `pages`: pages with data, their views, and errors in them.
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { openSession } from '../../session.ts';
import { lines, withExtension } from './extension-site.ts';

/** A schema that accepts objects with a number `size`. */
const schema = `{ '~standard': { version: 1, vendor: 'test', validate: (value) =>
  typeof value?.size === 'number' ? { value } : { issues: [{ message: 'expected a number', path: ['size'] }] } } }`;

/** The source of a function that lists one page per line `name size` of a file. */
const build = `async ({ files }) => (await files.read('sizes.txt')).trim().split('\\n').map((line, index) => {
  const [name, size] = line.split(' ');
  const data = name === 'all' ? (site) => ({ size: site.pages.length }) : { size: Number(size) || size };
  return { path: 'sizes/' + name, title: name, data, hidden: name === 'secret', origin: { file: 'sizes.txt', line: index + 1 } };
})`;
const pages = (more: { build?: string; view?: string } = {}) => `  pages: { size: {
    schema: ${schema},
    view: new URL('${more.view ?? './size.jsx'}', import.meta.url),
    build: ${more.build ?? build},
  } },`;
const view = `import './size.css';
export default ({ data, page }) => {
  if (data.size > 90) throw new Error('too large');
  return <p className="size">{page.title} has size {data.size}</p>;
};`;
const files = { 'sizes.txt': 'one 1\ntwo 2\n', 'size.jsx': view, 'size.css': '.size { color: red; }' };
const read = (dir: string, file: string) => readFileSync(path.join(dir, 'dist', file), 'utf8');

test('a page has data, HTML, a style sheet and a route, and is in search and the sitemap', () =>
  withExtension(pages(), files, async ({ dir }) => {
    const report = await compile(dir);
    assert.equal(lines(report.diagnostics), []);
    const page = JSON.parse(read(dir, 'corpus/pages/sizes/one.json')) as { kind: string; type: string; data: object };
    assert.equal([page.kind, page.type, page.data], ['custom', 'probe/size', { size: 1 }]);
    const html = read(dir, 'sizes/one/index.html').replaceAll('<!-- -->', '');
    assert.match(html, '<p class="size">one has size 1</p>');
    assert.match(html, /<link[^>]*href="\/assets\/size-[a-z\d]+\.css"/);
    assert.match(read(dir, 'sitemap.xml'), '/sizes/one<');
    assert.match(read(dir, 'corpus/routes.json'), '"custom/sizes/one"');
    assert.match(read(dir, 'corpus/search/en/default/texts/0.json'), '/sizes/one');
    assert.not.match(read(dir, 'docs/index.html'), 'size-');
  }));

test('a hidden page is in neither search nor the sitemap, and search engines ignore it', () =>
  withExtension(pages(), { ...files, 'sizes.txt': 'one 1\nsecret 2\n' }, async ({ dir }) => {
    await compile(dir);
    assert.match(read(dir, 'sizes/secret/index.html'), 'content="noindex');
    for (const file of ['sitemap.xml', 'corpus/search/en/default/texts/0.json'])
      assert.not.match(read(dir, file), 'secret', file);
  }));

test('an edit of a line changes its page only, and data of the whole site follows the site', () =>
  withExtension(pages(), { ...files, 'sizes.txt': 'all\none 1\ntwo 2\n' }, async ({ dir, write }) => {
    const session = await openSession(dir, {});
    const save = async (file: string, text: string) => {
      write({ [file]: text });
      const { changed } = await session.compile(new Set([path.join(dir, file)]));
      return changed.filter((each) => each.startsWith('corpus/pages/'));
    };
    try {
      await session.compile();
      const size = () => (JSON.parse(read(dir, 'corpus/pages/sizes/all.json')) as { data: { size: number } }).data.size;
      const before = size();
      assert.equal(await save('sizes.txt', 'all\none 1\ntwo 3\n'), ['corpus/pages/sizes/two.json']);
      const added = await save('docs/new.md', '# New\n');
      assert.ok(added.includes('corpus/pages/sizes/all.json') && !added.includes('corpus/pages/sizes/one.json'));
      assert.is(size(), before + 1);
      assert.ok((await save('sizes.txt', 'all\none 1\n')).includes('corpus/pages/sizes/two.json'));
    } finally {
      await session.close();
    }
  }));

const problems = async (extension: string, more: Record<string, string>, expected: (string | RegExp)[]) =>
  withExtension(extension, { ...files, ...more }, async ({ dir }) => {
    const found = lines((await compile(dir)).diagnostics);
    assert.is(found.length, expected.length, found.join('\n'));
    for (const [index, each] of expected.entries()) assert.match(found[index]!, each);
  });

test('wrong data is an error at its origin', () =>
  problems(pages(), { 'sizes.txt': 'one 1\ntwo x\n' }, [
    'sizes.txt:2:1 error extension-failed the extension "probe" fails in "pages.size.data": the data of the page is invalid, at "size": expected a number',
  ]));

test('a page with a wrong path is an error at its origin', () =>
  problems(pages(), { 'sizes.txt': 'one 1\n../two 2\n' }, [
    /^sizes\.txt:2:1 .*"path": expected a path below the base URL/,
  ]));

test('two pages at one path are reported at the origin of the second', () =>
  problems(pages(), { 'sizes.txt': 'one 1\none 2\n' }, [/^sizes\.txt:\d:1 .* duplicate-route /]));

test('a hook that throws is an error at its line, and one that returns no list at the config', async () => {
  await problems(pages({ build: `() => { throw new Error('no sizes'); }` }), {}, [
    /^probe\.ts:\d+:\d+ error extension-failed .*"pages\.size\.build".*no sizes/,
  ]);
  await problems(pages({ build: `() => 'one'` }), {}, [
    /^lectern\.config\.ts\S* .*the hook must return a list of pages/,
  ]);
});

test('a view that throws is reported at its line, and the other pages are rendered', () =>
  withExtension(pages(), { ...files, 'sizes.txt': 'one 1\ntwo 99\n' }, async ({ dir }) => {
    const [found] = lines((await compile(dir)).diagnostics);
    assert.match(found!, /^size\.jsx:3:\d+ warning prerender-failed .*too large/);
    assert.match(read(dir, 'sizes/one/index.html'), 'class="size"');
  }));

test('a missing view is an error in the config', () =>
  withExtension(pages({ view: './none.jsx' }), files, async ({ dir }) => {
    try {
      await compile(dir);
      assert.unreachable();
    } catch (error) {
      assert.match(String(error), 'the extension "probe" has no file "none.jsx", which "pages.size" names');
    }
  }));

test.run();
