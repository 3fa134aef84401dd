// Tests that no file from outside the site's folder gets into the output, for any kind of reference.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { tempFolder, type TempFolder } from './temp.ts';

const test = suite<{ folder: TempFolder; site: string }>('contained');
const secret = 'what nobody may read';
const settings = { title: 'Site', onBrokenPartials: 'warn', onBrokenLinks: 'warn' };

test.before.each((context) => {
  context.folder = tempFolder();
  context.site = path.join(context.folder.dir, 'site');
  context.folder.write({
    'outside/secret.txt': secret,
    'outside/_secret.mdx': secret,
    'site/lectern.config.json': JSON.stringify(settings),
    'site/docs/index.md': '# Start\n',
  });
});
test.after.each(({ folder }) => folder.remove());

/** Compiles a site. @returns the rules of its diagnostics */
async function compiled(site: string): Promise<string[]> {
  const { diagnostics } = await compile(site, { cache: false });
  const dist = path.join(site, 'dist');
  const names = existsSync(dist)
    ? readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
        statSync(path.join(dist, name)).isFile(),
      )
    : [];
  assert.equal(
    names.filter((name) => readFileSync(path.join(dist, name), 'utf8').includes(secret)),
    [],
  );
  return diagnostics.map(({ rule }) => rule);
}

test('a static folder that is a link is reported', async ({ folder, site }) => {
  symlinkSync(path.join(folder.dir, 'outside'), path.join(site, 'static'));
  assert.equal(await compiled(site), ['symlink-outside']);
});

test('a file in a linked folder counts as missing', async ({ folder, site }) => {
  mkdirSync(path.join(site, 'media'));
  symlinkSync(path.join(folder.dir, 'outside'), path.join(site, 'media/linked'));
  folder.write({
    'site/docs/index.md': '# Start\n\n[a](../media/linked/secret.txt) ![b](@site/media/linked/secret.txt)\n',
  });
  assert.equal(await compiled(site), ['broken-link', 'missing-image']);
});

test('a partial outside the site, or behind a linked folder, is not put in', async ({ folder, site }) => {
  mkdirSync(path.join(site, 'media'));
  symlinkSync(path.join(folder.dir, 'outside'), path.join(site, 'media/linked'));
  const imports = ['../../outside/_secret.mdx', '@site/../outside/_secret.mdx', '@site/media/linked/_secret.mdx'].map(
    (file, index) => `import P${index} from '${file}';\n`,
  );
  folder.write({ 'site/docs/index.md': `${imports.join('')}\n# Start\n\n<P0/>\n\n<P1/>\n\n<P2/>\n` });
  assert.equal(await compiled(site), ['outside-site', 'outside-site', 'missing-partial']);
});

test('settings that are a link are not read', async ({ folder, site }) => {
  folder.write({
    'outside/sidebars.json': JSON.stringify({ docs: [{ type: 'category', label: secret, items: ['index'] }] }),
    'site/lectern.config.json': JSON.stringify({ ...settings, docs: { sidebarPath: 'sidebars.json' } }),
  });
  symlinkSync(path.join(folder.dir, 'outside/sidebars.json'), path.join(site, 'sidebars.json'));
  assert.equal(await compiled(site), ['symlink-outside']);
});

test('a site that refuses code also refuses live code in a partial, and no page contains the code', async ({
  folder,
  site,
}) => {
  folder.write({
    'site/lectern.config.json': JSON.stringify({ ...settings, code: 'refuse' }),
    'site/docs/_live.mdx': `<LiveCode code="${secret}"/>\n\n\`\`\`jsx live\n<b/>\n\`\`\`\n`,
    'site/docs/live.mdx': "import Live from './_live.mdx';\n\n# Live\n\n<Live/>\n",
  });
  assert.equal(await compiled(site), ['code-refused', 'code-refused']);
});

for (const code of ['bundle', 'refuse']) {
  test(`secret and hidden files are not published, for any kind of reference (code: ${code})`, async ({
    folder,
    site,
  }) => {
    folder.write({
      'site/lectern.config.json': JSON.stringify({ ...settings, code }),
      'site/.env': secret,
      'site/.npmrc': secret,
      'site/.git/config': secret,
      'site/.hidden/a.json': JSON.stringify(secret),
      'site/.gitignore': '*.key\n',
      'site/deploy.key': secret,
      'site/static/.env': secret,
      'site/docs/links.md': '# L\n\n[a](@site/.env) [b](@site/.git/config) [c](../.npmrc) [d](@site/deploy.key)\n',
      'site/docs/pictures.md': '---\nimage: "@site/.env"\n---\n# P\n\n![a](@site/.env) ![b](../.npmrc)\n',
      'site/docs/jsx.mdx': '# J\n\n<img src="@site/.env"/> <video src={require("../.npmrc").default}/>\n',
      'site/docs/data.mdx':
        "import A from '!!raw-loader!../.env';\nimport B from '../.hidden/a.json';\nimport C from '../deploy.key?raw';\n\n# D\n\n<pre>{A}{B}{C}</pre>\n",
      'site/docs/block.mdx':
        "import CodeBlock from '@theme/CodeBlock';\nimport A from '!!raw-loader!@site/.npmrc';\n\n# B\n\n<CodeBlock>{A}</CodeBlock>\n",
    });
    const rules = await compiled(site);
    assert.equal(new Set(rules), new Set(['asset-not-public', 'secret-file']));
    assert.is(rules.length, 14);
  });
}

test("bundled code can't import secret files", async ({ folder, site }) => {
  folder.write({
    'site/.env': secret,
    'site/src/a.js': "import text from '../.env?raw';\nexport default () => text;\n",
    'site/src/b.js': "import url from '../.env';\nexport default () => url;\n",
    'site/src/c.css': '.c { background: url("../.env") }',
    'site/docs/code.mdx':
      "import A from '@site/src/a.js';\nimport B from '@site/src/b.js';\nimport '@site/src/c.css';\n\n# C\n\n<A/><B/>\n",
  });
  assert.equal(await compiled(site), ['broken-module', 'broken-module', 'broken-module']);
});

test.run();
