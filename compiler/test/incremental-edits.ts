// A sequence of edits to a small site that contains every kind of content.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as assert from 'uvu/assert';

export const picture = readFileSync(fileURLToPath(new URL('../../content/static/img/lectern.svg', import.meta.url)));

export const config = {
  title: 'Site',
  url: 'https://site.example',
  onBrokenLinks: 'warn',
  i18n: { locales: ['en', 'fr'] },
  docs: [{ tags: 'tags.yml' }],
  themeConfig: { navbar: { items: [{ type: 'doc', docId: 'index', label: 'Docs' }, { type: 'docsVersionDropdown' }] } },
};

export const page = (title: string, more = '') =>
  `---\ntitle: ${title}\n---\n\nThe text of ${title}.\n\n## One part\n\nMore words.\n${more}`;

export const start: Record<string, string | Uint8Array> = {
  'lectern.config.json': JSON.stringify(config),
  'docs/index.md':
    '# Start\n\nSee [the guide](guide/first.md#one-part) and [the second](./guide/second.md).\n\n![Logo](./logo.svg)\n',
  'docs/logo.svg': picture,
  'docs/guide/first.md': page('First', '\n[Second](second.md)\n'),
  'docs/guide/second.md': '---\ntitle: Second\ntags: [red]\nsidebar_position: 2\n---\n\nText.\n\n## Anchor\n',
  'docs/guide/third.mdx':
    "import Part from './_part.mdx';\n\n# Third\n\nA <Term>part</Term>.\n\n<Part/>\n\n[up](#in-the-part)\n",
  'docs/guide/cards.mdx': '# Cards\n\n<DocCardList/>\n',
  'docs/guide/_part.mdx': '## In the part\n\nShared words.\n',
  'docs/guide/_category_.json': '{"label": "Guide", "position": 2}',
  'docs/coded.mdx': "import { word } from '../src/word.js';\n\n# Coded\n\n<b>{word()}</b>\n",
  'docs/tags.yml': 'red:\n  label: Red\n',
  'docs/glossary.yml': 'part:\n  definition: A piece.\n',
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

export const write =
  (file: string, text: string | Uint8Array): Edit =>
  (site) => {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    writeFileSync(path.join(site, file), text);
  };
export const replace =
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

/**
 * Each entry contains the name of the edit, the paths that a watcher would report, and the edit itself. Edits build on
 * earlier edits.
 */
export const edits: [what: string, hints: string[], edit: Edit][] = [
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
  ['what a term means', ['docs/glossary.yml'], write('docs/glossary.yml', 'part:\n  definition: A share.\n')],
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
    'an address in one language',
    ['i18n/fr/docusaurus-plugin-content-docs/current/guide/first.md'],
    replace(
      'i18n/fr/docusaurus-plugin-content-docs/current/guide/first.md',
      'title: Premier',
      'title: Premier\nslug: /un',
    ),
  ],
  [
    'that undone',
    ['i18n/fr/docusaurus-plugin-content-docs/current/guide/first.md'],
    replace('i18n/fr/docusaurus-plugin-content-docs/current/guide/first.md', '\nslug: /un', ''),
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
