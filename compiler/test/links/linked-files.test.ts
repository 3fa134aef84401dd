// Replaces each settings and data file by a link to a file outside of the site. No command may print or publish its
// content.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder, type TempFolder } from '../temp.ts';
import { outcomeOf, runCommand } from './run-command.ts';

const settings = { title: 'Site', url: 'https://site.example', search: false };
const json = (value: object) => JSON.stringify(value);
const withSettings = (more: object = {}) => ({ 'lectern.config.json': json({ ...settings, ...more }) });
const docusaurus = (more = '') => ({
  'docusaurus.config.js': `module.exports = { title: 'Site', url: 'https://site.example', baseUrl: '/', presets: [['classic', { blog: false }]], ${more} };`,
});
const french = withSettings({ i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } });
const plugin = 'i18n/fr/docusaurus-plugin-content-docs';
const post = { 'blog/2026-01-01-post.md': '---\nauthors: [jo]\ntags: [one]\n---\n\n# Post\n' };
const page = (text: string) => ({ ...withSettings(), 'docs/page.mdx': text });

/** Path of a file that Lectern reads → the other files of a site that makes Lectern read it. The test replaces the
 * file, or its folder, with a link. */
const places: Record<string, Record<string, string>> = {
  ...Object.fromEntries(
    ['ts', 'js', 'mjs', 'mts', 'cjs', 'json', 'yml', 'yaml'].map((ending) => [`lectern.config.${ending}`, {}]),
  ),
  ...Object.fromEntries(['ts', 'js', 'mjs', 'cjs'].map((ending) => [`docusaurus.config.${ending}`, {}])),
  'sidebars.json': withSettings({ docs: [{ sidebarPath: 'sidebars.json' }] }),
  'sidebars.yml': withSettings({ docs: [{ sidebarPath: 'sidebars.yml' }] }),
  'sidebars.ts': withSettings({ docs: [{ sidebarPath: 'sidebars.ts' }] }),
  'sidebars.js': docusaurus(),
  'versions.json': withSettings(),
  'versioned_sidebars/version-1.0-sidebars.json': {
    ...withSettings(),
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/index.md': '# Old\n',
  },
  'versionsArchived.json': withSettings(),
  'docs/_category_.json': withSettings(),
  'docs/part/_category_.yml': { ...withSettings(), 'docs/part/page.md': '# Page\n' },
  'docs/tags.yml': { ...withSettings(), 'docs/page.md': '---\ntags: [one]\n---\n\n# Page\n' },
  'blog/authors.yml': { ...withSettings({ blog: [{}] }), ...post },
  'blog/tags.yml': { ...withSettings({ blog: [{}] }), ...post },
  'i18n/fr/code.json': french,
  [`${plugin}/current.json`]: french,
  [`${plugin}/current/index.md`]: french,
  'i18n/fr/docusaurus-theme-classic/navbar.json': french,
  'i18n/translations.lock.json': french,
  'lectern.routes.json': withSettings(),
  'docs/front.md': withSettings(),
  'docs/_part.md': page("import Part from './_part.md';\n\n# Page\n\n<Part />\n"),
  'docs/data.json': page("import data from './data.json';\n\n# Page\n\n{data.title}\n"),
  'docs/code.js': page("import code from './code.js';\n\n# Page\n\n{code}\n"),
  'docs/tsconfig.json': {
    ...page("import code from './code';\n\n# Page\n\n{code}\n"),
    'docs/code.ts': 'export default 1;\n',
  },
  'package.json': withSettings(),
  'tsconfig.json': {
    ...page("import code from './code';\n\n# Page\n\n{code}\n"),
    'docs/code.ts': 'export default 1;\n',
  },
  'src/css/custom.css': { ...withSettings(), ...page('# Page\n') },
  'src/theme/MDXComponents.js': page('# Page\n'),
  'src/theme/prism-include-languages.js': page('# Page\n'),
  'src/pages/about.md': { ...withSettings(), 'src/pages/index.md': '# Home\n' },
  'static/robots.txt': withSettings(),
  '.gitignore': withSettings(),
  'CHANGELOG.md': withSettings({ changelog: [{}] }),
};

const secret = 'keptElsewhere';
/** Kind of content → content of the link's target outside of the site. Each contains the secret. */
const texts = {
  passwords: `root:x:0:0:${secret}:/root:/bin/bash\n`,
  words: `some ${secret} of others\n`,
  JSON: `{ "${secret}": "${secret}", "title": "${secret}" }\n`,
  'a list': `["${secret}"]\n`,
  'front matter': `---\ntitle: [${secret}\n---\n`,
};

const test = suite<{ folder: TempFolder }>('linked files');
test.before((context) => void (context.folder = tempFolder()));
test.after(({ folder }) => folder.remove());

/** Returns all prefixes of a path: `a/b/c` → `a`, `a/b`, `a/b/c`. */
const parts = (file: string) => file.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));

for (const [place, others] of Object.entries(places)) {
  test(`${place} as a link: its target is neither printed nor published`, async ({ folder }) => {
    const [outside, site] = [path.join(folder.dir, 'outside'), path.join(folder.dir, 'site')];
    for (const link of parts(place)) {
      for (const dir of [outside, site]) rmSync(dir, { recursive: true, force: true });
      const tree = { 'docs/index.md': '# Start\n', ...others };
      folder.write(Object.fromEntries(Object.entries(tree).map(([file, text]) => [`site/${file}`, text])));
      rmSync(path.join(site, link), { recursive: true, force: true });
      mkdirSync(path.dirname(path.join(site, link)), { recursive: true });
      symlinkSync(path.join(outside, link), path.join(site, link));
      // For a linked folder, test only one kind of content, because no file in it is read.
      for (const [kind, text] of Object.entries(texts).slice(0, link === place ? undefined : 1)) {
        folder.write({ [`outside/${place}`]: text });
        const { code, text: printed } = await outcomeOf(() => runCommand('compile', site));
        const what = `${link} is a link, with ${kind}; exit code ${code}: ${printed}`;
        assert.not.ok(printed.includes(secret), what);
        assert.is.not(code, 70, what);
        assert.not.ok(contains(path.join(site, 'dist'), secret), `published: ${what}`);
      }
    }
  });
}

test('no line of a file that the config imports by a link is printed', async ({ folder }) => {
  const site = path.join(folder.dir, 'site');
  for (const file of ['nav.json', 'nav.js']) {
    rmSync(site, { recursive: true, force: true });
    folder.write({
      'site/docusaurus.config.js': `module.exports = { ...require('./${file}') };\n`,
      'site/docs/index.md': '# Start\n',
      [`outside/${file}`]: texts.passwords,
    });
    symlinkSync(path.join(folder.dir, 'outside', file), path.join(site, file));
    const { code, text } = await outcomeOf(() => runCommand('compile', site));
    assert.is(code, 2);
    assert.not.ok(text.includes(secret), text);
  }
});

/** Writes a site in which one file is a symbolic link to a file outside of the site. */
function siteWithLink(folder: TempFolder, link: string, target: string, others: Record<string, string>): string {
  const [outside, site] = [path.join(folder.dir, 'outside'), path.join(folder.dir, 'site')];
  for (const dir of [outside, site]) rmSync(dir, { recursive: true, force: true });
  folder.write({
    ...Object.fromEntries(Object.entries(others).map(([file, text]) => [`site/${file}`, text])),
    'site/docs/index.md': '# Start\n',
    [`outside/${link}`]: target,
  });
  mkdirSync(path.dirname(path.join(site, link)), { recursive: true });
  symlinkSync(path.join(outside, link), path.join(site, link));
  return site;
}

/** Files that are read because of their names, and the commands that read them. */
const named: [file: string, others: Record<string, string>, ...command: string[]][] = [
  ['package.json', withSettings(), 'compile'],
  ['package.json', docusaurus(), 'compile'],
  ['package.json', docusaurus(), 'init', '--from-docusaurus'],
  ['tsconfig.json', { 'lectern.config.ts': `export default ${json(settings)};\n` }, 'compile'],
  ['jsconfig.json', withSettings(), 'check'],
  ['docusaurus.config.js', {}, 'init', '--from-docusaurus'],
  ['i18n/translations.lock.json', french, 'check', '--translations'],
  ['i18n/translations.lock.json', french, 'translated', '--all', '--site'],
];
for (const [file, others, ...command] of named)
  test(`${file} as a link ends "${command.join(' ')}" with its path and a hint`, async ({ folder }) => {
    const isCode = file.endsWith('.js');
    const target = isCode ? `module.exports = { title: '${secret}' };` : json({ name: secret, version: secret });
    const site = siteWithLink(folder, file, target, others);
    const { code, text } = await outcomeOf(() => runCommand(...command, site));
    assert.is(code, 2, text);
    assert.ok(text.startsWith(`${file}:1:1 error invalid-config this is a symbolic link`), text);
    assert.match(text, 'hint: replace the symbolic link with the file itself');
    assert.not.ok(text.includes(secret), text);
  });

test('an installed package may be a link out of the site', async ({ folder }) => {
  const target = json({ name: 'linked', version: '1.0.0', main: 'index.js' });
  const site = siteWithLink(
    folder,
    'node_modules/linked/package.json',
    target,
    page("import text from 'linked';\n\n# Page\n\n{text}\n"),
  );
  rmSync(path.join(site, 'node_modules/linked'), { recursive: true });
  folder.write({ 'outside/node_modules/linked/index.js': `export default '${secret}';\n` });
  symlinkSync(path.join(folder.dir, 'outside/node_modules/linked'), path.join(site, 'node_modules/linked'));
  const { code, text } = await outcomeOf(() => runCommand('compile', site));
  assert.is(code, 0, text);
  assert.ok(contains(path.join(site, 'dist/assets'), secret));
});

function contains(dir: string, text: string): boolean {
  return (
    existsSync(dir) &&
    readdirSync(dir, { recursive: true, withFileTypes: true }).some(
      (entry) => entry.isFile() && readFileSync(path.join(entry.parentPath, entry.name), 'utf8').includes(text),
    )
  );
}

test.run();
