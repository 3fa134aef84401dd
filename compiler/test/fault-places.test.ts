// Where faults are told that are of files which no Markdown page is made of, or that are found late.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { ConfigError } from '../config/problem.ts';
import { inspect } from '../inspect.ts';
import { tempFolder, type TempFolder } from './temp.ts';

const test = suite<{ folder: TempFolder }>('places of faults');

test.before.each((context) => {
  context.folder = tempFolder();
  context.folder.write({ 'docs/index.md': '# Start\n' });
});
test.after.each(({ folder }) => folder.remove());

const config = (more: object) => ({
  'lectern.config.json': JSON.stringify({ title: 'Site', url: 'https://site.example', ...more }, null, 2),
});

/** @returns each fault as `path:line:column rule` */
async function faultsOf(folder: TempFolder, run: typeof inspect | typeof compile = inspect): Promise<string[]> {
  const { diagnostics } = await run(folder.dir);
  return diagnostics.map(({ rule, place: { path, line, column } }) => `${path}:${line}:${column} ${rule}`);
}

/** @returns what is wrong with the config: `file:line key message` */
async function problemsOf(folder: TempFolder): Promise<string[]> {
  const error: unknown = await inspect(folder.dir).catch((fault: unknown) => fault);
  assert.instance(error, ConfigError);
  const { file, problems } = error as ConfigError;
  return problems.map(({ key, message, at }) => `${file}:${at?.line} ${key} ${message}`);
}

test('a file of tags or of authors that the config names, and that is not there', async ({ folder }) => {
  folder.write({
    ...config({ docs: { tags: 'tag.yml' }, blog: { tags: 'none.yml', authorsMapPath: 'nobody.yml' } }),
    'docs/tags.yml': 'a: {}\n',
    'blog/2024-01-01-a.md': '# A\n\n<!-- truncate -->\n',
  });
  assert.equal(await problemsOf(folder), [
    'lectern.config.json:5 docs[0].tags there is no file "docs/tag.yml"',
    'lectern.config.json:8 blog[0].tags there is no file "blog/none.yml"',
    'lectern.config.json:9 blog[0].authorsMapPath there is no file "blog/nobody.yml"',
  ]);
  folder.write({ 'docs/tag.yml': '', 'blog/none.yml': '', 'blog/nobody.yml': '' });
  assert.equal(await faultsOf(folder), []);
});

test('HTML of the config and of sidebars that is not safe is told where it is left out', async ({ folder }) => {
  const html = '<script>a()</script><b onclick="a()">b</b>';
  folder.write({
    ...config({
      docs: { sidebarPath: 'sidebars.json' },
      themeConfig: {
        navbar: {
          items: [
            { type: 'html', value: html },
            { html, to: '/docs' },
          ],
        },
        announcementBar: { content: html },
        footer: { copyright: html, links: [{ html }] },
      },
    }),
    'sidebars.json': JSON.stringify({ main: ['index', { type: 'html', value: html }] }, null, 1),
  });
  const both = (place: string) => [`${place} unsafe-html`, `${place} unsafe-html`];
  assert.equal(await faultsOf(folder), [
    ...both('lectern.config.json:12:11'),
    ...both('lectern.config.json:15:11'),
    ...both('lectern.config.json:21:7'),
    ...both('lectern.config.json:24:7'),
    ...both('lectern.config.json:27:11'),
    ...both('sidebars.json:6:13'),
  ]);
});

test('what is in last_update has a line of its own', async ({ folder }) => {
  folder.write({ ...config({}), 'docs/a.md': '---\nlast_update:\n  author: A\n  date: never\n---\n\n# A\n' });
  assert.equal(await faultsOf(folder), ['docs/a.md:4:3 front-matter']);
});

test('two authors whose pages have one address', async ({ folder }) => {
  folder.write({
    ...config({}),
    'blog/authors.yml': 'ann:\n  name: Ann\n  page: true\nbob:\n  name: Bob\n  page:\n    permalink: ann\n',
    'blog/2024-01-01-a.md': '---\nauthors: [ann, bob]\n---\n\n# A\n\n<!-- truncate -->\n',
  });
  const { diagnostics } = await inspect(folder.dir);
  assert.equal(
    diagnostics.map(({ place, rule, hint, related }) => [
      place.path,
      place.line,
      place.column,
      rule,
      hint,
      related?.[0]?.line,
    ]),
    [['blog/authors.yml', 6, 3, 'duplicate-route', 'set another "permalink" in the "page" of one of the two', 3]],
  );
});

test('a drawing that cannot be read, and may run code', async ({ folder }) => {
  folder.write({
    ...config({}),
    'static/x.svg':
      '<svg xmlns="http://www.w3.org/2000/svg">\n  <g onload="x()">\n    <path d="M0 0"\n  </g>\n</svg>\n',
  });
  assert.equal(await faultsOf(folder, compile), ['static/x.svg:4:3 unreadable-svg']);
});

test('a component that cannot be drawn is told where it is used', async ({ folder }) => {
  folder.write({
    ...config({}),
    'docs/a.mdx': "import Gone from './gone.jsx';\n\n# A\n\nText\n\n<Gone/>\n",
    'docs/gone.jsx': 'export default function Gone() {\n  return undefined.a;\n}\n',
  });
  assert.equal(await faultsOf(folder, compile), ['docs/a.mdx:7:1 prerender-failed']);
});

test('a link of a sidebar that is not safe is told once, and the others stay', async ({ folder }) => {
  const link = { type: 'link', label: 'X', href: 'javascript:alert(1)' };
  folder.write({
    ...config({ docs: { sidebarPath: 'sidebars.json' } }),
    'sidebars.json': JSON.stringify({ main: ['index', link, { type: 'link', label: 'No address' }] }, null, 1),
  });
  assert.equal(await faultsOf(folder), ['sidebars.json:7:12 unsafe-url', 'sidebars.json:9:3 invalid-sidebars']);
});

test.run();
