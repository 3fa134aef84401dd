// Tests that errors don't hide other errors. After an author fixes all errors of a run, the next run reports no new
// errors.
import * as assert from 'uvu/assert';
import { ConfigError } from '../diagnostics/errors/problem.ts';
import { inspect } from '../inspect.ts';
import { configFile as config, smallSite } from './small-site.ts';
import type { TempFolder } from './temp.ts';

const test = smallSite('all faults at once');

/** @returns each diagnostic as `path:line rule message` */
async function problemsOf(folder: TempFolder): Promise<string[]> {
  const diagnostics = await inspect(folder.dir).then(
    (report) => report.diagnostics,
    (error: unknown) => {
      assert.instance(error, ConfigError);
      return (error as ConfigError).diagnostics;
    },
  );
  return diagnostics.map(({ rule, place: { path, line }, message }) => `${path}:${line} ${rule} ${message}`);
}

test('settings of a wrong form, and folders and files that the others name', async ({ folder }) => {
  folder.write(
    config({
      trailingSlash: 'no',
      docs: { sidebarPath: 'none.json', tags: 'none.yml' },
      blog: { path: 'nowhere' },
      staticDirectories: ['static', 7],
    }),
  );
  assert.equal(await problemsOf(folder), [
    'lectern.config.json:4 invalid-config trailingSlash: "no" is not allowed; expected boolean',
    'lectern.config.json:6 invalid-config docs[0].sidebarPath: there is no file "none.json"',
    'lectern.config.json:7 invalid-config docs[0].tags: there is no file "docs/none.yml"',
    'lectern.config.json:10 invalid-config blog[0].path: there is no folder "nowhere"',
    'lectern.config.json:13 invalid-config staticDirectories[0]: there is no folder "static"',
    'lectern.config.json:14 invalid-config staticDirectories[1]: 7 is not allowed; expected string',
  ]);
});

for (const [file, text] of Object.entries({
  'lectern.config.json':
    '{\n  "title": "A",\n  "title": "B",\n  "trailingSlash": "no",\n  "blog": { "path": "nowhere" }\n}\n',
  'lectern.config.yml': '#\ntitle: A\ntitle: B\ntrailingSlash: never\nblog: { path: nowhere }\n',
}))
  test(`a setting that occurs twice, and the others: ${file}`, async ({ folder }) => {
    folder.write({ [file]: text });
    const problems = await problemsOf(folder);
    assert.equal(
      problems.map((problem) => problem.replace(/"(?:no|never)"/, '"no"')),
      [
        `${file}:3 invalid-config ${file.endsWith('yml') ? 'this is not YAML: ' : ''}the key "title" occurs twice`,
        `${file}:4 invalid-config trailingSlash: "no" is not allowed; expected boolean`,
        `${file}:5 invalid-config blog[0].path: there is no folder "nowhere"`,
      ],
    );
  });

test('versions.json, and the sidebars of the docs', async ({ folder }) => {
  folder.write({ ...config({ docs: { sidebarPath: 'none.json' } }), 'versions.json': '[1]\n' });
  assert.equal(await problemsOf(folder), [
    'lectern.config.json:5 invalid-config docs[0].sidebarPath: there is no file "none.json"',
    'versions.json:1 invalid-config expected a list of version names, the newest first',
  ]);
});

test('a key of front matter that occurs twice, and the others', async ({ folder }) => {
  folder.write({ ...config({}), 'docs/a.md': '---\ntitle: a\ntitle: b\nsidebar_position: x\n---\n\nText\n' });
  assert.equal(await problemsOf(folder), [
    'docs/a.md:3 front-matter-syntax the front matter is not valid YAML: the key "title" occurs twice',
    'docs/a.md:4 front-matter "sidebar_position" is "x": expected a number',
  ]);
});

test('a front matter value of a wrong type, and other errors that depend on values', async ({ folder }) => {
  const yaml = 'sidebar_position: x\ndraft: true\nunlisted: true\ntoc_min_heading_level: 5\ntoc_max_heading_level: 3';
  folder.write({ ...config({}), 'docs/a.md': `---\n${yaml}\n---\n\nText\n` });
  assert.equal(
    (await problemsOf(folder)).map((problem) => problem.split(' ').slice(0, 2).join(' ')),
    ['docs/a.md:2 front-matter', 'docs/a.md:4 draft-and-unlisted', 'docs/a.md:5 toc-levels'],
  );
});

test('a duplicate key in a settings file, and other errors in the file', async ({ folder }) => {
  folder.write({ ...config({}), 'docs/tags.yml': 'a:\n  label: A\na:\n  label: B\nb:\n  label: [3]\n' });
  assert.equal(await problemsOf(folder), [
    'docs/tags.yml:3 invalid-yaml this is not valid YAML: the key "a" occurs twice',
    'docs/tags.yml:6 tags-file b.label: expected text',
  ]);
});

test('an author of a wrong form, and the others', async ({ folder }) => {
  folder.write({
    ...config({}),
    'blog/authors.yml': 'a:\n  page: 3\nb:\n  nmae: B\nc:\n  title: C\n',
    'blog/2024-01-01-a.md': '---\nauthors: b\n---\n\n# A\n\n<!-- truncate -->\n',
  });
  assert.equal(
    (await problemsOf(folder)).map((problem) => problem.split(' ').slice(0, 2).join(' ')),
    ['blog/authors.yml:2 authors-file', 'blog/authors.yml:4 unknown-author-key', 'blog/authors.yml:6 nameless-author'],
  );
});

test('a category of a wrong form, and the items in it', async ({ folder }) => {
  const category = { type: 'category', labl: 'A', items: ['gone', { type: 'lnk' }, { type: 'doc', id: [3] }] };
  folder.write({
    ...config({ docs: { sidebarPath: 'sidebars.json' } }),
    'sidebars.json': JSON.stringify({ main: [category] }, null, 1),
  });
  assert.equal(
    (await problemsOf(folder)).map((problem) => problem.replace(/(:\d+ \S+ \S+) .*/, '$1')),
    [
      'sidebars.json:5 invalid-sidebars main[0].labl:',
      'sidebars.json:7 unknown-sidebar-doc there',
      'sidebars.json:9 invalid-sidebars main[0].items[1].type:',
      'sidebars.json:13 invalid-sidebars main[0].items[2].id:',
    ],
  );
});

test('a missing key in a category file is reported at its location', async ({ folder }) => {
  folder.write({
    ...config({}),
    'docs/x/_category_.json': '{\n  "link": { "type": "doc" }\n}\n',
    'docs/x/a.md': '# A\n',
  });
  assert.equal(await problemsOf(folder), [
    'docs/x/_category_.json:2 category-file link.id: the value is missing; expected text',
  ]);
});

test('invalid entries of tags, terms and categories hide no error that depends on the others', async ({ folder }) => {
  folder.write({
    ...config({}),
    'docs/tags.yml': 'good:\nbad:\n  label: [3]\n',
    'docs/glossary.yml': 'good:\n  definition: G\nbad:\n  definition: [3]\n',
    'docs/x/_category_.json': '{\n  "labl": "X",\n  "link": { "type": "doc", "id": "gone" }\n}\n',
    'docs/x/a.mdx': '---\ntags: [good, bad, goood]\n---\n\n# A\n\n<Term>bad</Term> <Term>goood</Term>\n',
  });
  assert.equal(
    (await problemsOf(folder)).map((problem) => problem.split(' ').slice(0, 2).join(' ')),
    [
      'docs/glossary.yml:4 glossary-file',
      'docs/tags.yml:3 tags-file',
      'docs/x/_category_.json:2 category-file',
      'docs/x/_category_.json:3 unknown-category-doc',
      'docs/x/a.mdx:2 undeclared-tag',
      'docs/x/a.mdx:7 unknown-term',
    ],
  );
});

test('an item that is left out does not shift the indexes of the other items in diagnostics', async ({ folder }) => {
  const links = [{ label: 'A' }, { label: 'B', to: '/nowhere/b' }];
  const columns = [{ items: links }, { label: 'C' }, { items: [{ label: 'D' }, { label: 'E', to: '/nowhere/e' }] }];
  const items = [{ label: 'F' }, { label: 'G', to: '/nowhere/g' }, { label: 'H', items: links }];
  const brokenIn = async (themeConfig: object) => {
    folder.write(config({ themeConfig }));
    return (await problemsOf(folder)).flatMap(
      (issue) => /broken-frame-link (\S+): no page has the path (\S+)/.exec(issue)?.slice(1).join(' ') ?? [],
    );
  };
  const inRow = await brokenIn({ footer: { links }, navbar: { items } });
  assert.equal(inRow, [
    'themeConfig.footer.links[1] "/nowhere/b"',
    'themeConfig.navbar.items[1] "/nowhere/g"',
    'themeConfig.navbar.items[2].items[1] "/nowhere/b"',
  ]);
  assert.equal(await brokenIn({ footer: { links: columns } }), [
    'themeConfig.footer.links[0].items[1] "/nowhere/b"',
    'themeConfig.footer.links[2].items[1] "/nowhere/e"',
  ]);
});

test('an unknown property in a style sheet hides no unused file of the theme', async ({ folder }) => {
  folder.write({
    ...config({ themeConfig: { customCss: './look.css' } }),
    'look.css': ':root { --lectern-acent: red; }\n',
    'src/theme/Foter.jsx': 'export default () => null;\n',
  });
  assert.equal(
    (await problemsOf(folder)).map((issue) => issue.split(' ').slice(0, 2).join(' ')),
    ['look.css:1 unknown-property', 'src/theme/Foter.jsx:undefined unused-theme-file'],
  );
});

test.run();
