// After every kind of edit, a session's output has the bytes of a cold compile.
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { isWhole } from '../../scripts/testing/is-whole.ts';
import { openSession, type Session } from '../session.ts';
import { tempFolder, type TempFolder } from './temp.ts';

interface Context {
  folder: TempFolder;
  session: Session;
}

const test = suite<Context>('incremental');
const picture = readFileSync(fileURLToPath(new URL('../../content/static/img/lectern.svg', import.meta.url)));

const config = {
  title: 'Site',
  url: 'https://site.example',
  onBrokenLinks: 'warn',
  i18n: { locales: ['en', 'fr'] },
  docs: [{ tags: 'tags.yml' }],
  themeConfig: { navbar: { items: [{ type: 'doc', docId: 'index', label: 'Docs' }, { type: 'docsVersionDropdown' }] } },
};

const page = (title: string, more = '') =>
  `---\ntitle: ${title}\n---\n\nThe text of ${title}.\n\n## One part\n\nMore words.\n${more}`;

const start: Record<string, string | Uint8Array> = {
  'lectern.config.json': JSON.stringify(config),
  'docs/index.md':
    '# Start\n\nSee [the guide](guide/first.md#one-part) and [the second](./guide/second.md).\n\n![Logo](./logo.svg)\n',
  'docs/logo.svg': picture,
  'docs/guide/first.md': page('First', '\n[Second](second.md)\n'),
  'docs/guide/second.md': '---\ntitle: Second\ntags: [red]\nsidebar_position: 2\n---\n\nText.\n\n## Anchor\n',
  'docs/guide/third.mdx': "import Part from './_part.mdx';\n\n# Third\n\n<Part/>\n\n[up](#in-the-part)\n",
  'docs/guide/cards.mdx': '# Cards\n\n<DocCardList/>\n',
  'docs/guide/_part.mdx': '## In the part\n\nShared words.\n',
  'docs/guide/_category_.json': '{"label": "Guide", "position": 2}',
  'docs/coded.mdx': "import { word } from '../src/word.js';\n\n# Coded\n\n<b>{word()}</b>\n",
  'docs/tags.yml': 'red:\n  label: Red\n',
  'src/word.js': "export const word = () => 'first';\n",
  'src/css/custom.css': ':root { --x: 1; }\n',
  'src/pages/about.md': '# About\n\nWho.\n',
  'static/plain.txt': 'plain',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/index.md': '# Start\n\nOld.\n',
  'blog/authors.yml': 'ann:\n  name: Ann\n',
  'blog/2024-01-01-a.md': '---\nauthors: [ann]\ntags: [x]\n---\n\n# Post\n\nBefore.\n\n<!-- truncate -->\n\nAfter.\n',
  'i18n/fr/docusaurus-plugin-content-docs/current/index.md': '# Accueil\n\nVoir [le guide](guide/first.md#one-part).\n',
  'i18n/fr/code.json': '{"theme.docs.paginator.next": {"message": "Suivant"}}',
  'CHANGELOG.md': '# Changelog\n\n## 1.0.0 (2024-01-01)\n\n- first\n',
};

type Edit = (site: string) => void;

const write =
  (file: string, text: string | Uint8Array): Edit =>
  (site) => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  };
const replace =
  (file: string, from: string, to: string): Edit =>
  (site) => {
    const text = readFileSync(path.join(site, file), 'utf8');
    assert.ok(text.includes(from), `${file} holds no ${JSON.stringify(from)}`);
    writeFileSync(path.join(site, file), text.replace(from, to));
  };
const remove =
  (file: string): Edit =>
  (site) =>
    rmSync(path.join(site, file), { recursive: true });
const move =
  (from: string, to: string): Edit =>
  (site) =>
    renameSync(path.join(site, from), path.join(site, to));
const configure = (more: object): Edit => write('lectern.config.json', JSON.stringify({ ...config, ...more }));

/** What is edited, the paths that a watcher would tell of, and the edit. Each stands on all before it. */
const edits: [what: string, hints: string[], edit: Edit][] = [
  ['nothing', [], () => undefined],
  ['a paragraph', ['docs/guide/first.md'], replace('docs/guide/first.md', 'More words', 'Other words')],
  ['a heading that others link to', ['docs/guide/first.md'], replace('docs/guide/first.md', 'One part', 'Part one')],
  ['the same heading back', ['docs/guide/first.md'], replace('docs/guide/first.md', 'Part one', 'One part')],
  ['a title', ['docs/guide/first.md'], replace('docs/guide/first.md', 'title: First', 'title: Foremost')],
  [
    'a label in the sidebar',
    ['docs/guide/second.md'],
    replace('docs/guide/second.md', 'title: Second', 'title: Second\nsidebar_label: Number two'),
  ],
  [
    'a place in the sidebar',
    ['docs/guide/second.md'],
    replace('docs/guide/second.md', 'sidebar_position: 2', 'sidebar_position: 0'),
  ],
  [
    'an address',
    ['docs/guide/second.md'],
    replace('docs/guide/second.md', 'title: Second', 'title: Second\nslug: /two'),
  ],
  ['a new page', ['docs/guide/fourth.md'], write('docs/guide/fourth.md', page('Fourth', '\n[First](first.md)\n'))],
  ['a page that is gone', ['docs/guide/fourth.md'], remove('docs/guide/fourth.md')],
  [
    'a page of another name',
    ['docs/guide/first.md', 'docs/guide/primal.md'],
    move('docs/guide/first.md', 'docs/guide/primal.md'),
  ],
  [
    'its old name again',
    ['docs/guide/first.md', 'docs/guide/primal.md'],
    move('docs/guide/primal.md', 'docs/guide/first.md'),
  ],
  [
    'a name in capitals',
    ['docs/guide/first.md', 'docs/guide/First.md'],
    move('docs/guide/first.md', 'docs/guide/First.md'),
  ],
  ['that undone', ['docs/guide/first.md', 'docs/guide/First.md'], move('docs/guide/First.md', 'docs/guide/first.md')],
  ['a folder of another name', ['docs/guide', 'docs/guides'], move('docs/guide', 'docs/guides')],
  ['that undone', ['docs/guide', 'docs/guides'], move('docs/guides', 'docs/guide')],
  [
    'the file of a category',
    ['docs/guide/_category_.json'],
    write('docs/guide/_category_.json', '{"label": "Guides", "link": {"type": "generated-index"}}'),
  ],
  [
    'what a category says',
    ['docs/guide/_category_.json'],
    write(
      'docs/guide/_category_.json',
      '{"label": "Guides", "link": {"type": "generated-index", "description": "All of them."}}',
    ),
  ],
  [
    'a file of sidebars',
    ['lectern.config.json', 'sidebars.json'],
    (site) => {
      write(
        'sidebars.json',
        '{"docs": ["index", {"type": "category", "label": "G", "items": ["guide/first", "guide/second"]}]}',
      )(site);
      configure({ docs: [{ tags: 'tags.yml', sidebarPath: 'sidebars.json' }] })(site);
    },
  ],
  ['an item of that file', ['sidebars.json'], write('sidebars.json', '{"docs": ["guide/first", "index"]}')],
  ['a declared tag', ['docs/tags.yml'], write('docs/tags.yml', 'red:\n  label: Crimson\n')],
  ['a tag of a page', ['docs/guide/first.md'], replace('docs/guide/first.md', 'title:', 'tags: [blue]\ntitle:')],
  ['an author', ['blog/authors.yml'], write('blog/authors.yml', 'ann:\n  name: Anna\n  url: https://anna.example\n')],
  ['a post', ['blog/2024-01-01-a.md'], replace('blog/2024-01-01-a.md', 'Before', 'Long before')],
  [
    'a new post',
    ['blog/2024-02-01-b.md'],
    write('blog/2024-02-01-b.md', '---\ntags: [x, y]\n---\n\n# Later\n\nText.\n'),
  ],
  ['a release', ['CHANGELOG.md'], replace('CHANGELOG.md', '## 1.0.0', '## 1.1.0 (2024-03-01)\n\n- second\n\n## 1.0.0')],
  ['a partial', ['docs/guide/_part.mdx'], replace('docs/guide/_part.mdx', 'In the part', 'Within the part')],
  ['the words of a partial', ['docs/guide/_part.mdx'], replace('docs/guide/_part.mdx', 'Shared words', 'Common words')],
  [
    'an import',
    ['docs/guide/third.mdx'],
    replace('docs/guide/third.mdx', "import Part from './_part.mdx';", "import Part from './second.md';"),
  ],
  [
    'a picture',
    ['docs/logo.svg'],
    write('docs/logo.svg', Buffer.from(picture.toString().replace('<svg', '<svg width="7"'))),
  ],
  ['a picture that is gone', ['docs/logo.svg'], remove('docs/logo.svg')],
  ['the picture back', ['docs/logo.svg'], write('docs/logo.svg', picture)],
  ['a static file', ['static/plain.txt'], write('static/plain.txt', 'plainer')],
  ['a static file in the place of a page', ['static/about/index.html'], write('static/about/index.html', 'mine')],
  ['that undone', ['static/about'], remove('static/about')],
  ['the theme', ['src/css/custom.css'], write('src/css/custom.css', ':root { --x: 2; }\n')],
  ['a component', ['src/word.js'], write('src/word.js', "export const word = () => 'second';\n")],
  ['a component that is broken', ['src/word.js'], write('src/word.js', 'export const word = (')],
  ['a component that is whole again', ['src/word.js'], write('src/word.js', "export const word = () => 'third';\n")],
  [
    'versions',
    ['versions.json', 'versioned_docs/version-0.9'],
    (site) => {
      cpSync(path.join(site, 'versioned_docs/version-1.0'), path.join(site, 'versioned_docs/version-0.9'), {
        recursive: true,
      });
      write('versions.json', '["1.0", "0.9"]')(site);
    },
  ],
  [
    'a page of an old version',
    ['versioned_docs/version-1.0/index.md'],
    replace('versioned_docs/version-1.0/index.md', 'Old', 'Older'),
  ],
  [
    'a redirect',
    ['lectern.config.json'],
    configure({ redirects: { redirects: [{ from: '/old', to: '/docs/next' }] } }),
  ],
  ['an alias', ['lectern.config.json'], configure({ aliases: { '@guide': 'docs/guide' } })],
  ['the address of the site', ['lectern.config.json'], configure({ baseUrl: '/base/' })],
  ['front matter that is wrong', ['docs/guide/first.md'], replace('docs/guide/first.md', 'tags: [blue]', 'tags: {a')],
  [
    'front matter that is right again',
    ['docs/guide/first.md'],
    replace('docs/guide/first.md', 'tags: {a', 'tags: [green]'),
  ],
  ['a draft', ['docs/guide/second.md'], replace('docs/guide/second.md', 'title:', 'draft: true\ntitle:')],
  ['no draft but unlisted', ['docs/guide/second.md'], replace('docs/guide/second.md', 'draft: true', 'unlisted: true')],
  [
    'labels in other words',
    ['i18n/en/code.json'],
    write('i18n/en/code.json', '{"theme.docs.paginator.next": {"message": "Onwards"}}'),
  ],
  [
    'a paragraph of a translation',
    ['i18n/fr/docusaurus-plugin-content-docs/current/index.md'],
    replace('i18n/fr/docusaurus-plugin-content-docs/current/index.md', 'Voir', 'Lire'),
  ],
  [
    'a title of a translation',
    ['i18n/fr/docusaurus-plugin-content-docs/current/index.md'],
    replace('i18n/fr/docusaurus-plugin-content-docs/current/index.md', 'Accueil', 'Bienvenue'),
  ],
  [
    'a page that is translated now',
    ['i18n/fr/docusaurus-plugin-content-docs/current/guide/first.md'],
    write('i18n/fr/docusaurus-plugin-content-docs/current/guide/first.md', page('Premier', '\n[Deux](second.md)\n')),
  ],
  [
    'a heading of an original that is translated',
    ['docs/guide/first.md'],
    replace('docs/guide/first.md', 'One part', 'Some part'),
  ],
  [
    'a picture beside a translation',
    [
      'i18n/fr/docusaurus-plugin-content-docs/current/logo.svg',
      'i18n/fr/docusaurus-plugin-content-docs/current/index.md',
    ],
    (site) => {
      write('i18n/fr/docusaurus-plugin-content-docs/current/logo.svg', picture)(site);
      replace('i18n/fr/docusaurus-plugin-content-docs/current/index.md', 'Lire', '![Logo](./logo.svg) Lire')(site);
    },
  ],
  [
    'that picture gone, so that the one beside the original is shown',
    ['i18n/fr/docusaurus-plugin-content-docs/current/logo.svg'],
    remove('i18n/fr/docusaurus-plugin-content-docs/current/logo.svg'),
  ],
  [
    'a page that is translated no more',
    ['i18n/fr/docusaurus-plugin-content-docs/current/guide/first.md'],
    remove('i18n/fr/docusaurus-plugin-content-docs/current/guide/first.md'),
  ],
  [
    'the file of a category in another language',
    ['i18n/fr/docusaurus-plugin-content-docs/current/guide/_category_.json'],
    write('i18n/fr/docusaurus-plugin-content-docs/current/guide/_category_.json', '{"label": "Manuels"}'),
  ],
  [
    'authors in another language',
    ['i18n/fr/docusaurus-plugin-content-blog/authors.yml'],
    write('i18n/fr/docusaurus-plugin-content-blog/authors.yml', 'ann:\n  name: Anne\n'),
  ],
  [
    'labels of the sidebar in another language',
    ['i18n/fr/docusaurus-plugin-content-docs/current.json'],
    write('i18n/fr/docusaurus-plugin-content-docs/current.json', '{"version.label": "À venir"}'),
  ],
  [
    'items of the navbar in another language',
    ['i18n/fr/docusaurus-theme-classic/navbar.json'],
    write('i18n/fr/docusaurus-theme-classic/navbar.json', '{"item.label.Docs": "Documentation"}'),
  ],
  [
    'labels of a language that are broken',
    ['i18n/fr/docusaurus-theme-classic/navbar.json'],
    write('i18n/fr/docusaurus-theme-classic/navbar.json', '{"item.label.Docs": '),
  ],
  [
    'those labels whole again',
    ['i18n/fr/docusaurus-theme-classic/navbar.json'],
    write('i18n/fr/docusaurus-theme-classic/navbar.json', '{"item.label.Docs": "Docs"}'),
  ],
  [
    'the translation of no file',
    ['i18n/fr/docusaurus-plugin-content-docs/current/orphan.md'],
    write('i18n/fr/docusaurus-plugin-content-docs/current/orphan.md', '# Orphelin\n'),
  ],
  [
    'that undone',
    ['i18n/fr/docusaurus-plugin-content-docs/current/orphan.md'],
    remove('i18n/fr/docusaurus-plugin-content-docs/current/orphan.md'),
  ],
  [
    'a language more, and another label of one',
    ['lectern.config.json'],
    configure({ i18n: { locales: ['en', 'fr', 'ja'], localeConfigs: { fr: { label: 'FR' } } } }),
  ],
  ['languages less', ['lectern.config.json'], configure({ i18n: { locales: ['en'] } })],
  ['a config without a blog', ['lectern.config.json'], configure({ blog: false, title: 'Other' })],
  ['a standalone page', ['src/pages/about.md'], write('src/pages/about.md', '# About us\n\nWe.\n')],
];

test.before((context) => {
  context.folder = tempFolder();
  context.folder.write(Object.fromEntries(Object.entries(start).map(([file, text]) => [`site/${file}`, text])));
});
test.after(({ folder }) => folder.remove());

function outputOf(dir: string): Map<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(dir, file), readFileSync(file, 'latin1')]),
  );
}

function difference(a: Map<string, string>, b: Map<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file)).sort();
}

/** Whether a file holds something of every page that readers of pages don't ask for. */
const mayWait = (file: string) =>
  /^(?:[a-z]{2}\/)?(corpus\/search\/.*|llms(-full)?\.txt|sitemap\.xml|corpus\/(routes|docs\/.*\/docs)\.json)$/.test(
    file,
  );

test('a look at everything that is interrupted anywhere leaves the output as it was, and the next one ends it', async ({
  folder,
}) => {
  const [site, warm, cold] = ['interrupted', 'interrupted-warm', 'interrupted-cold'].map((name) =>
    path.join(folder.dir, name),
  ) as [string, string, string];
  folder.write(Object.fromEntries(Object.entries(start).map(([file, text]) => [`interrupted/${file}`, text])));
  // Of what was changed just before it is looked at, the next look makes everything anew.
  await sleep(50);
  const session = await openSession(site, { outDir: warm });
  await session.compile();
  const cancelled = new Error('cancelled');
  let asked = 0;
  const stopAt = (most: number) => () => {
    if ((asked += 1) > most) throw cancelled;
    return undefined;
  };
  for (let most = 0, isWhole = false; !isWhole; most = Math.ceil(asked * 1.2)) {
    const before = outputOf(warm);
    replace('docs/guide/first.md', 'More words', `More words ${most}, more words`)(site);
    replace('docs/guide/first.md', 'title: First', 'title: First of')(site);
    asked = 0;
    try {
      await session.compile(undefined, stopAt(most));
      isWhole = true;
    } catch (error) {
      assert.is(error, cancelled);
      assert.equal(difference(outputOf(warm), before), [], `interrupted after ${most} checkpoints`);
      const { changed } = await session.compile(new Set([path.join(site, 'docs/guide/first.md')]));
      assert.equal(changed.filter(mayWait), [], `of what ${most} checkpoints had made the save has to write nothing`);
    }
  }
  assert.ok(asked > 100, `only ${asked} checkpoints`);
  await compile(site, { outDir: cold, cache: false });
  assert.equal(difference(outputOf(warm), outputOf(cold)), []);
  await session.close();
});

test('a page, a picture or a config that comes and says nothing of other pages leaves those as they are', async ({
  folder,
}) => {
  const [site, out] = ['coming', 'coming-out'].map((name) => path.join(folder.dir, name)) as [string, string];
  const pages = Array.from({ length: 100 }, (_, number) => [
    `coming/docs/page-${number + 100}.md`,
    page(`Page ${number}`),
  ]);
  folder.write({
    'coming/lectern.config.json': JSON.stringify(config),
    'coming/docs/tags.yml': '',
    'coming/docs/index.md': page('Start'),
    ...Object.fromEntries(pages),
  });
  // The HTML of a page shows the others in its sidebar; while a site is written there is none.
  const session = await openSession(site, { outDir: out, development: true });
  await session.compile();
  const saves = [
    ['lectern.config.json', `${JSON.stringify(config)}\n`],
    ['docs/page-1000.md', page('New')],
    ['static/new.svg', picture],
    ['docs/_category_.json', '{}'],
  ] as const;
  for (const [file, text] of saves) {
    write(file, text)(site);
    let pauses = 0;
    const { published } = await session.compile(new Set([path.join(site, file)]), () => void (pauses += 1));
    // Each page is looked at in both languages, and made with three more pauses.
    assert.ok(published && pauses < 400, `${file}: ${pauses} checkpoints`);
  }
  await session.close();
});

test('after each kind of edit the output equals that of a cold compile', async ({ folder }) => {
  const site = path.join(folder.dir, 'site');
  const [warm, cold] = [path.join(folder.dir, 'warm'), path.join(folder.dir, 'cold')];
  const session = await openSession(site, { outDir: warm });
  assert.is((await session.compile()).published, true);
  let failed = 0;
  for (const [index, [what, hints, edit]] of edits.entries()) {
    const before = outputOf(warm);
    edit(site);
    const hasty = await session.compile(new Set(hints.map((file) => path.join(site, file))));
    const report = await session.compile();
    if (!report.published) failed += 1;
    // In short, what two edits come to is compared at once, but for what is refused.
    if (isWhole || index % 2 === 0 || !report.published) {
      const fresh = await compile(site, { outDir: cold, cache: false });
      assert.equal(report.diagnostics, fresh.diagnostics, `the faults after ${what}`);
      assert.is(report.published, fresh.published, what);
      assert.is(report.pages, fresh.pages, what);
      assert.equal(difference(outputOf(warm), report.published ? outputOf(cold) : before), [], `after ${what}`);
    }
    // What may wait is all that the second look had to write.
    const late = report.changed.filter((file) => !mayWait(file) && file !== 'corpus/manifest.json');
    if (/^a (new page|page that is gone)$/.test(what))
      assert.ok(
        hasty.changed.some((file) => file.startsWith('corpus/pages/')),
        `${what} can be seen at once`,
      );
    assert.equal(late, [], `${what} was not all written at once; ${hasty.stats.written} files were`);
  }
  await session.close();
  assert.ok(failed > 0, 'no edit was refused, so that what refusal does was not seen');
});

test.run();
