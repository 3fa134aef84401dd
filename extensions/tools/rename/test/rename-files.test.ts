// Tests renaming content files: links are updated, old addresses are preserved, and either all changes are made or
// none.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { takeBackHalfRename } from '../../../../compiler/cli/taken-back.ts';
import { inspect } from '../../../../compiler/inspect.ts';
import { keepRoutes } from '../../../../compiler/keep-routes.ts';
import { tempFolder, type TempFolder } from '../../../../compiler/test/temp.ts';
import { renameFiles } from './rename.ts';

async function inSite(files: Record<string, string>, run: (site: TempFolder) => Promise<void>): Promise<void> {
  const site = tempFolder();
  try {
    const usual = { 'lectern.config.json': '{ "title": "Site", "search": false }' };
    site.write('lectern.config.ts' in files ? files : { ...usual, ...files });
    await run(site);
  } finally {
    site.remove();
  }
}

const read = (site: TempFolder, file: string) => readFileSync(path.join(site.dir, file), 'utf8');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n';

const linked: Record<string, string> = {
  'lectern.config.ts': `export default {
  title: 'Site',
  search: false,
  docs: { sidebarPath: 'sidebars.js' },
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
  redirects: { redirects: [{ from: '/start', to: '/docs/guides/first#top' }] },
  themeConfig: { navbar: { items: [{ type: 'doc' as const, docId: 'guides/first', label: 'First' }] } },
};
`,
  'sidebars.js': `// guides/first comes first
module.exports = { docs: ['index', 'guides/first', { type: 'category', label: 'guides/first', items: [{ type: 'doc', id: 'guides/second' }] }] };
`,
  'docs/index.md':
    '# Start\r\n\r\n[First](guides/first.md), [again][1], [by address](/docs/guides/first/?a=1#top)\r\n\r\n[1]: <./guides/first.md#more> "First"\r\n',
  'docs/guides/first.md':
    '---\ntitle: First\nimage: ./card.svg\npagination_next: guides/second\naliases: [old]\n---\n\n# First\n\n## More\n\n![Card](./card.svg) [Second](second.mdx) [Start](../) `./card.svg`\n',
  'docs/guides/second.mdx':
    "import Note from './_note.mdx';\nimport { Box } from './box';\n\n# Second\n\n<Note />\n\n<Box /> <a href=\"/docs/guides/first\">First</a>\n",
  'docs/guides/_note.mdx': 'See [the start](../index.md).\n',
  'docs/guides/box.tsx': "import { size } from '../../src/size';\nexport const Box = () => <b>{size}</b>;\n",
  'docs/guides/card.svg': svg,
  'src/size.ts': 'export const size = 1;\n',
  'i18n/de/docusaurus-plugin-content-docs/current/guides/first.md':
    '# Erstes\n\n## Mehr {#more}\n\n[Zweites](second.mdx)\n',
  'i18n/translations.lock.json':
    '{\n  "i18n/de/docusaurus-plugin-content-docs/current/guides/first.md": "0123456789abcdef"\n}\n',
};

test('a page that is renamed takes its links, its translations and its addresses with it, and no other byte changes', () =>
  inSite(linked, async (site) => {
    await keepRoutes(site.dir);
    const { diagnostics, renamed, aliases } = await renameFiles(site.dir, [
      { from: 'docs/guides/first.md', to: 'docs/first-steps.md' },
    ]);
    assert.equal([diagnostics, renamed], [[], true]);
    assert.equal(
      aliases.map(({ path: file, from }) => [path.posix.basename(file), from]),
      [
        ['first.md', '/docs/guides/first'],
        ['first.md', '/docs/guides/first'],
      ],
    );
    assert.is(
      read(site, 'docs/index.md'),
      linked['docs/index.md']!.replace('(guides/first.md)', '(first-steps.md)')
        .replace('<./guides/first.md#more>', '<./first-steps.md#more>')
        .replace('/docs/guides/first/', '/docs/first-steps/'),
    );
    assert.is(
      read(site, 'docs/first-steps.md'),
      linked['docs/guides/first.md']!.replace('image: ./card', 'image: ./guides/card')
        .replace('(./card', '(./guides/card')
        .replace('second.mdx', 'guides/second.mdx')
        .replace('(../)', '(./)')
        .replace('[old]', '[guides/old, guides/first]\npage_key: guides/first'),
    );
    assert.match(read(site, 'docs/guides/second.mdx'), '<a href="/docs/first-steps">');
    assert.is(
      read(site, 'sidebars.js'),
      linked['sidebars.js']!.replace("'index', 'guides/first'", "'index', 'first-steps'"),
    );
    const config = read(site, 'lectern.config.ts');
    assert.match(config, "docId: 'first-steps'");
    assert.match(config, "to: '/docs/first-steps#top'");
    const translation = 'i18n/de/docusaurus-plugin-content-docs/current/first-steps.md';
    assert.match(read(site, translation), '(guides/second.mdx)');
    assert.match(read(site, 'i18n/translations.lock.json'), `"${translation}": "0123`);
    assert.not.ok(existsSync(path.join(site.dir, 'i18n/de/docusaurus-plugin-content-docs/current/guides')));
    assert.equal((await inspect(site.dir)).diagnostics, []);
  }));

test('a folder moves with its content, and two pages can swap names', () =>
  inSite(
    {
      ...linked,
      'docs/a.md': '# A\n\n[B](b.md)\n',
      'docs/b.md': '# B\n\n[A](a.md)\n',
      'sidebars.js': "module.exports = { docs: ['index', { type: 'autogenerated', dirName: 'guides' }, 'a', 'b'] };\n",
    },
    async (site) => {
      await keepRoutes(site.dir);
      const { diagnostics, changes } = await renameFiles(site.dir, [
        { from: 'docs/guides', to: 'docs/manual/basics' },
        { from: 'docs/a.md', to: 'docs/b.md' },
        { from: 'docs/b.md', to: 'docs/a.md' },
      ]);
      assert.equal(diagnostics, []);
      assert.match(read(site, 'sidebars.js'), "dirName: 'manual/basics'");
      assert.equal(
        [read(site, 'docs/a.md'), read(site, 'docs/b.md')],
        ['---\npage_key: b\n---\n\n# B\n\n[A](b.md)\n', '---\npage_key: a\n---\n\n# A\n\n[B](a.md)\n'],
      );
      assert.match(read(site, 'docs/manual/basics/box.tsx'), "'../../../src/size'");
      assert.match(read(site, 'docs/manual/basics/_note.mdx'), '(../../index.md)');
      assert.ok(!changes.some(({ after }) => after.includes('card.svg')), 'what moves together stays linked');
      assert.not.ok(existsSync(path.join(site.dir, 'docs/guides')));
      assert.equal((await inspect(site.dir)).diagnostics, []);
    },
  ));

test('links and images in the hero of a page are updated like those in its text', () => {
  const page = (doc: string, picture: string) =>
    `---\nhero:\n  title: T\n  image: ${picture}\n  actions: [{ text: Go, link: ${doc} }]\nfeatures:\n  - title: A\n    link: ${doc}\n---\n`;
  const files = {
    'docs/first.md': '# First\n',
    'src/pages/index.md': page('../../docs/first.md', './a.svg'),
    'src/pages/a.svg': svg,
  };
  return inSite(files, async (site) => {
    await renameFiles(site.dir, [{ from: 'docs/first.md', to: 'docs/begin/here.md' }]);
    assert.is(read(site, 'src/pages/index.md'), page('../../docs/begin/here.md', './a.svg'));
    await renameFiles(site.dir, [{ from: 'src/pages/index.md', to: 'src/pages/home/index.md' }]);
    const moved = read(site, 'src/pages/home/index.md');
    assert.match(moved, 'image: ../a.svg');
    assert.match(moved, 'link: ../../../docs/begin/here.md }');
  });
});

test('a link through a rewrite still uses it, and a byte order mark stays first', () =>
  inSite(
    {
      'lectern.config.json':
        '{ "title": "Site", "search": false, "rewrites": [{ "from": "/next/:rest*", "to": "/docs/:rest*" }] }',
      'docs/index.md': '# Start\n\n[A](/next/a) [B](/next/b)\n',
      'docs/a.md': '\uFEFF# A\n',
      'docs/b.md': '# B\n',
    },
    async (site) => {
      const { diagnostics } = await renameFiles(site.dir, [{ from: 'docs/a.md', to: 'docs/deep/c.md' }]);
      assert.equal(diagnostics, []);
      assert.is(read(site, 'docs/deep/c.md'), '\uFEFF---\naliases: [../a]\npage_key: a\n---\n\n# A\n');
      assert.match(read(site, 'docs/index.md'), '[A](/next/deep/c) [B](/next/b)');
    },
  ));

test('a dry run lists the changes, and changes nothing', () =>
  inSite({ 'docs/index.md': '# Start\n\n[A](a.md)\n', 'docs/a.md': '# A\n' }, async (site) => {
    const { renamed, moves, changes } = await renameFiles(site.dir, [{ from: 'docs/a.md', to: 'docs/b.md' }], {
      dryRun: true,
    });
    assert.equal([renamed, moves], [false, [{ from: 'docs/a.md', to: 'docs/b.md' }]]);
    assert.equal(changes, [
      {
        path: 'docs/a.md',
        line: 1,
        column: 1,
        before: '',
        after: '---\naliases: [a]\npage_key: a\n---\n\n',
      },
      { path: 'docs/index.md', line: 3, column: 5, before: 'a.md', after: 'b.md' },
    ]);
    assert.equal([read(site, 'docs/a.md'), existsSync(path.join(site.dir, 'docs/b.md'))], ['# A\n', false]);
  }));

test("files that can't be renamed are reported with their locations, and nothing is renamed", () =>
  inSite(
    {
      'docs/index.md': '---\nid: start\nslug: /\n---\n\n# Start\n\n<a href="&#46;/a.md">A</a>\n',
      'docs/a.md': '# A\n',
      'static/b.md': '',
      'src/pages/page.tsx': 'export default () => <h1>Page</h1>;\n',
      'lectern.config.json': '{ "title": "Site", "search": false }',
      'sidebars.js': '',
    },
    async (site) => {
      const reported = async (...pairs: [string, string][]) =>
        (
          await renameFiles(
            site.dir,
            pairs.map(([from, to]) => ({ from, to })),
            { dryRun: true },
          )
        ).diagnostics.map(({ rule, place, message }) => `${place.path}:${place.line ?? ''} ${rule} ${message}`);
      assert.equal(
        await reported(
          ['docs/gone.md', 'docs/x.md'],
          ['docs/a.md', 'docs/index.md'],
          ['static/b.md', 'docs/b.md'],
          ['docs/a.md', 'docs/a.md'],
          ['docs', 'docs/inner'],
        ),
        [
          'docs/gone.md: invalid-rename "docs/gone.md" can\'t be renamed: there is no file or folder with this name',
          'static/b.md: invalid-rename "static/b.md" can\'t be renamed: the path is not in a content folder',
          'docs/a.md: invalid-rename "docs/a.md" can\'t be renamed: the file already has this name',
          'docs: invalid-rename "docs" can\'t be renamed: the path is a whole content folder',
          'docs/index.md: invalid-rename "docs/index.md" can\'t be renamed: a file with this name exists already',
        ],
      );
      assert.equal(await reported(['docs/a.md', 'docs/a.txt']), [
        'docs/a.md: invalid-rename "docs/a.md" can\'t be renamed: Lectern would not read a file "docs/a.txt" as content of the site',
      ]);
      assert.equal(await reported(['src/pages/page.tsx', 'src/pages/other.tsx']), [
        'src/pages/page.tsx: lost-address "/page" would lead to no page after this rename, and "aliases" in front matter can\'t contain it',
      ]);
      assert.equal(await reported(['docs/index.md', 'docs/home.md']), [
        'docs/index.md:2 set-by-hand the front matter sets the id, so it stays "start" under the new name',
        'docs/index.md:3 set-by-hand the front matter sets the address, so it stays "/" under the new name',
      ]);
    },
  ));

test('a link that the source lacks is reported, and a page that returns to an old address loses its redirect', () =>
  inSite(
    {
      'docs/index.md': '# Start\n\n[A](&#46;/a.md)\n',
      'docs/a.md': '# A\n',
      'docs/c.md': '---\naliases:\n  - /docs/d\n  - /docs/e # kept\ntitle: C\n---\n\n# C\n',
    },
    async (site) => {
      const refused = await renameFiles(site.dir, [{ from: 'docs/a.md', to: 'docs/b.md' }]);
      assert.equal(
        refused.diagnostics.map(({ rule, place }) => `${place.path}:${place.line}:${place.column} ${rule}`),
        ['docs/index.md:3:1 broken-markdown-link', 'docs/index.md:3:1 unmended-link'],
      );
      assert.ok(existsSync(path.join(site.dir, 'docs/a.md')));
      const back = await renameFiles(site.dir, [{ from: 'docs/c.md', to: 'docs/d.md' }]);
      assert.equal(back.diagnostics, []);
      assert.is(
        read(site, 'docs/d.md'),
        '---\naliases:\n  - /docs/e\n  - c # kept\ntitle: C\npage_key: c\n---\n\n# C\n',
      );
    },
  ));

test('the next command reverts a killed rename, and reports it', () =>
  inSite(linked, async (site) => {
    const script = `
      import { commandTools } from './compiler/cli/extensions/command-line.ts';
      import { changeSite } from './compiler/change-site.ts';
      import { filesBelow } from './compiler/fs/files-below.ts';
      import { renameFiles } from './extensions/tools/rename/rename-files.ts';
      const files = filesBelow(process.argv[1]);
      let written = 0;
      const write = async (file, bytes) => {
        if (/writing$/.test(file) && (written += 1) === 3) process.kill(process.pid, 'SIGKILL');
        await files.write(file, bytes);
      };
      const changeFiles = (site, changes) => changeSite(site, changes, { ...files, write });
      const tools = { ...commandTools, changeFiles };
      await renameFiles(process.argv[1], [{ from: 'docs/guides/first.md', to: 'docs/first-steps.md' }], {}, tools);
    `;
    const { signal, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', script, site.dir],
      { cwd: path.resolve(import.meta.dirname, '../../../..'), encoding: 'utf8' },
    );
    assert.is(signal, 'SIGKILL', stderr);
    assert.ok(existsSync(path.join(site.dir, 'docs/first-steps.md')), 'half of it was done');
    const reported: string[] = [];
    const { write } = process.stderr;
    process.stderr.write = (text) => reported.push(String(text)) > 0;
    try {
      await takeBackHalfRename(site.dir);
      await takeBackHalfRename(site.dir);
    } finally {
      process.stderr.write = write;
    }
    assert.match(reported.join(''), /^An interrupted rename was undone: \d+ files restored\.\n/);
    assert.is(reported.length, 2);
    for (const [file, text] of Object.entries(linked)) assert.is(read(site, file), text, file);
    assert.ok(!existsSync(path.join(site.dir, 'docs/first-steps.md')));
    assert.ok(!existsSync(path.join(site.dir, '.lectern/rename')));
    const { renamed } = await renameFiles(site.dir, [{ from: 'docs/guides/first.md', to: 'docs/first-steps.md' }]);
    assert.ok(renamed);
  }));

test.run();
