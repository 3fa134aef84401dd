// Replaces each path that a command writes, and each folder above it, by a symbolic link. The command must change
// nothing outside of the site, and print no content from there.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openSession } from '../../session.ts';
import { stateFolder } from '../../project/state-folder.ts';
import { templates } from '../../project/write-starter.ts';
import { tempFolder, type TempFolder } from '../temp.ts';
import { outsideTree, secret, type LinkKind } from './outside-tree.ts';
import { restoreFolder } from './restore-folder.ts';
import { recordedWrites } from './recorded-writes.ts';
import { outcomeOf, runCommand } from './run-command.ts';

interface Command {
  /** Folder in which the test creates links. If absent, the whole site. */
  within?: string;
  /** Files of the site: path → content. */
  tree: Record<string, string>;
  /** Runs before the links are created. */
  prepare?(site: string): Promise<void>;
  run(site: string): Promise<unknown>;
}

const config = { title: 'Site', url: 'https://site.example', search: false };
const pages = {
  'docs/index.md': '# Start\n\n[Other](other.md)\n',
  'docs/other.md': '# Other\n\n[Start](index.md)\n',
};
const siteOf = (more: object = {}, files: Record<string, string> = {}) => ({
  'lectern.config.json': JSON.stringify({ ...config, ...more }),
  ...pages,
  ...files,
});
const translated = siteOf(
  { i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } },
  { 'docs/deep/page.md': '# Page\n', 'i18n/fr/docusaurus-plugin-content-docs/current/other.md': '# Autre\n' },
);
const compile = (site: string) => runCommand('compile', site);
/** Changes one page and removes another. */
const edit = (site: string) => {
  writeFileSync(path.join(site, 'docs/index.md'), '# Begin\n');
  rmSync(path.join(site, 'docs/other.md'));
};
const compiledBefore = { prepare: async (site: string) => (await compile(site), edit(site)) };
const plugin = `module.exports = () => ({
  name: 'data',
  async contentLoaded({ actions }) {
    await actions.createData('in.json', '{}');
    await actions.createData('folder/in.json', '{}');
    actions.addRoute({ path: '/added', component: '@site/src/added.jsx' });
  },
});`;
const docusaurus = {
  'docusaurus.config.js':
    "module.exports = { title: 'Site', url: 'https://site.example', baseUrl: '/', presets: [['classic', { blog: false }]], plugins: ['./plugin.js'] };",
  'plugin.js': plugin,
  'src/added.jsx': 'export default () => null;\n',
  ...pages,
};

const commands: Record<string, Command> = {
  'compile, cold': { tree: siteOf(), run: compile },
  'compile, with a config that is code': {
    within: '.lectern',
    tree: { ...pages, 'lectern.config.mjs': `export default ${JSON.stringify(config)};\n` },
    run: (site) => runCommand('compile', site, '--no-cache'),
  },
  'compile, after a change': { tree: siteOf(), ...compiledBefore, run: compile },
  'compile, swapped': { within: '.dist', tree: siteOf({ publish: 'swap' }), ...compiledBefore, run: compile },
  'compile, in place where it was swapped': {
    within: '.dist',
    tree: siteOf({ publish: 'swap' }),
    async prepare(site) {
      await compiledBefore.prepare(site);
      writeFileSync(path.join(site, 'lectern.config.json'), JSON.stringify(config));
    },
    run: compile,
  },
  'a session': {
    tree: siteOf(),
    async run(site) {
      const session = await openSession(site, {
        development: true,
        outDir: path.join(stateFolder(site, undefined).dir, 'dev'),
      });
      try {
        await session.compile();
        edit(site);
        await session.compile(new Set([path.join(site, 'docs/index.md'), path.join(site, 'docs/other.md')]));
      } finally {
        await session.close();
      }
    },
  },
  clean: { tree: siteOf(), prepare: compile, run: (site) => runCommand('clean', site) },
  'clean, swapped': {
    tree: siteOf({ publish: 'swap' }),
    async prepare(site) {
      await compiledBefore.prepare(site);
      await compile(site);
    },
    run: (site) => runCommand('clean', site),
  },
  rename: {
    tree: siteOf(),
    run: (site) => runCommand('rename', 'docs/other.md', 'docs/guides/deep/other.md', '--site', site),
  },
  'docs-version': {
    tree: translated,
    run: (site) => runCommand('docs-version', '1.0.0', site),
  },
  'docs-version --archive': {
    tree: translated,
    prepare: (site) => runCommand('docs-version', '1.0.0', site),
    run: (site) => runCommand('docs-version', '1.0.0', site, '--archive', 'https://v1.site.example/'),
  },
  'write-translations': { tree: translated, run: (site) => runCommand('write-translations', site) },
  translated: { tree: translated, run: (site) => runCommand('translated', '--site', site, '--all') },
  'translated, once more': {
    tree: translated,
    prepare: (site) => runCommand('translated', '--site', site, '--all'),
    run: (site) => runCommand('translated', '--site', site, '--all'),
  },
  'routes --save': {
    tree: siteOf(),
    prepare: (site) => runCommand('routes', site, '--save'),
    run: (site) => runCommand('routes', site, '--save'),
  },
  'a plugin of Docusaurus': { tree: docusaurus, run: (site) => runCommand('routes', site) },
  'init --from-docusaurus': { tree: docusaurus, run: (site) => runCommand('init', site, '--from-docusaurus') },
  ...Object.fromEntries(
    templates.map((template): [string, Command] => [
      `init --template ${template}`,
      { tree: {}, run: (site) => runCommand('init', site, '--template', template) },
    ]),
  ),
};

const test = suite<{ folder: TempFolder; site: string }>('links');
test.before((context) => {
  context.folder = tempFolder();
  context.site = path.join(context.folder.dir, 'site');
});
test.after(({ folder }) => folder.remove());

/** Whether a file has a random name. No later run writes the same name, so such a path is not replaced with a link. */
const isRandom = (file: string) => /[\da-f]{16}\./.test(file);

/**
 * Returns the paths to replace with links.
 *
 * @returns all folders of `written`, one file and one draft per folder, and each file directly in the site
 */
function placesOf(written: readonly string[], within = ''): { place: string; isFolder: boolean }[] {
  const named = written.filter((each) => !isRandom(each) && each.startsWith(within));
  const folders = new Set<string>();
  const files = new Map<string, string>();
  for (const file of named) for (let dir = path.dirname(file); dir !== '.'; dir = path.dirname(dir)) folders.add(dir);
  for (const file of named.filter((each) => !folders.has(each))) {
    const isDraft = file.includes(`.${process.pid}`);
    const kind = file.includes('/') ? `${path.dirname(file)} ${isDraft}` : file;
    if (!files.has(kind)) files.set(kind, file);
  }
  return [
    ...Array.from(folders, (place) => ({ place, isFolder: true })),
    ...Array.from(files.values(), (place) => ({ place, isFolder: false })),
  ];
}

let placements = 0;
for (const [name, { tree, prepare, run, within }] of Object.entries(commands)) {
  test(`${name}: no link is followed`, async ({ folder, site }) => {
    const template = path.join(folder.dir, 'template');
    for (const dir of [site, template]) rmSync(dir, { recursive: true, force: true });
    mkdirSync(site);
    folder.write(Object.fromEntries(Object.entries(tree).map(([file, text]) => [`site/${file}`, text])));
    const prepared = await outcomeOf(async () => prepare?.(site));
    assert.is(prepared.code, 0, prepared.text);
    restoreFolder(template, site);
    const written: string[] = [];
    const plain = await outcomeOf(async () => written.push(...(await recordedWrites(site, () => run(site)))));
    assert.is(plain.code, 0, plain.text);

    const outside = outsideTree(path.join(folder.dir, 'outside'));
    const before = outside.state();
    async function tryLink(place: string, kind: LinkKind): Promise<void> {
      restoreFolder(site, template);
      const at = path.join(site, place);
      rmSync(at, { recursive: true, force: true });
      mkdirSync(path.dirname(at), { recursive: true });
      outside.linkFrom(at, kind);
      const { code, text } = await outcomeOf(() => run(site));
      const what = `a link to ${kind} at ${place}, exit code ${code}: ${text}`;
      assert.ok(outside.state() === before, what);
      assert.is.not(code, 70, what);
      assert.not.ok(text.includes(secret), what);
      placements += 1;
    }

    const places = placesOf(written, within);
    assert.ok(places.length > 0, 'it writes nothing');
    for (const { place, isFolder } of places)
      for (const kind of ['nothing', isFolder ? 'folder' : 'file'] as const) await tryLink(place, kind);
  });
}

test('there are enough placements', () => {
  assert.ok(placements >= 600, `only ${placements}`);
});

test.run();
