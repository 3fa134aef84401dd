import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError, type ConfigIssue } from '../../../diagnostics/errors/problem.ts';
import { disk } from '../../../fs/disk.ts';
import { openSite } from '../../../project/open-site.ts';
import { moduleFolder } from '../../../project/settings/module-folder.ts';
import { loadModule } from '../../../project/settings/load-module.ts';
import { tempFolder, type TempFolder } from '../../temp.ts';

async function withSite(files: Record<string, string>, run: (site: TempFolder) => Promise<void>): Promise<void> {
  const site = tempFolder();
  try {
    site.write(files);
    await run(site);
  } finally {
    site.remove();
  }
}

async function load(site: TempFolder, name: string): Promise<{ value: unknown; fingerprint: string }> {
  const work = await moduleFolder(site.dir, path.join(site.dir, '.lectern'));
  return loadModule(path.join(site.dir, name), work, disk);
}

async function problemOf(site: TempFolder, name: string): Promise<ConfigIssue> {
  const error = await load(site, name).catch((problem: unknown) => problem);
  assert.instance(error, ConfigError);
  return (error as ConfigError).problems[0]!;
}

const locations = '[import.meta.url, import.meta.dirname, import.meta.filename, __dirname, __filename]';
const expected = (file: string) => [pathToFileURL(file).href, path.dirname(file), file, path.dirname(file), file];

test('a config and each module that it imports read their own locations', () =>
  withSite(
    {
      'site.config.ts': `import { own as inner } from './lib/inner.ts';
import { own as required } from './lib/required.cjs';
const { dirname } = import.meta;
const own: string[] = ${locations};
export default { own, dirname, inner, required };
`,
      'lib/inner.ts': `export const own: string[] = ${locations};\n`,
      'lib/required.cjs': 'exports.own = [__dirname, __filename, require.resolve("./other.cjs")];\n',
      'lib/other.cjs': '',
    },
    async (site) => {
      const [config, inner, required, other] = [
        'site.config.ts',
        'lib/inner.ts',
        'lib/required.cjs',
        'lib/other.cjs',
      ].map((name) => path.join(site.dir, name)) as [string, string, string, string];
      assert.equal((await load(site, 'site.config.ts')).value, {
        own: expected(config),
        dirname: site.dir,
        inner: expected(inner),
        required: [path.dirname(required), required, other],
      });
    },
  ));

test('a module that declares one of these names itself keeps its own', () =>
  withSite(
    {
      'site.config.mjs': `import path from 'node:path';
import { fileURLToPath } from 'node:url';
const __filename = fileURLToPath(import.meta.url);
const __dirname = path.dirname(__filename) + '/data';
export default { __dirname, __filename };
`,
    },
    async (site) => {
      const file = path.join(site.dir, 'site.config.mjs');
      const value = { __dirname: path.join(site.dir, 'data'), __filename: file };
      assert.equal((await load(site, 'site.config.mjs')).value, value);
    },
  ));

test('import.meta.resolve and require find files next to the config, and packages of the site', () =>
  withSite(
    {
      'node_modules/tide/package.json': '{ "name": "tide", "main": "main.js" }',
      'node_modules/tide/main.js': 'module.exports = { tide: "ebb" };\n',
      'site.config.ts': `const fs = require('fs');
const { tide } = require('tide');
const files = ['./data.txt', 'tide'].map((name) => import.meta.resolve(name));
export default { tide, text: fs.readFileSync(new URL(files[0]!), 'utf8'), files };
`,
      'site.config.cjs': `const { tide } = require('tide');
module.exports = { tide, files: [require.resolve('./data.txt'), require.resolve('tide')] };
`,
      'data.txt': 'text',
    },
    async (site) => {
      const files = ['data.txt', 'node_modules/tide/main.js'].map((name) => path.join(site.dir, name));
      const urls = files.map((file) => pathToFileURL(file).href);
      assert.equal((await load(site, 'site.config.ts')).value, { tide: 'ebb', text: 'text', files: urls });
      assert.equal((await load(site, 'site.config.cjs')).value, { tide: 'ebb', files });
    },
  ));

test('the site folder is the working directory of its config, also for two sites at once', () => {
  const before = process.cwd();
  const config = `import fs from 'node:fs';
const title = fs.readFileSync('title.txt', 'utf8');
await new Promise((resolve) => setTimeout(resolve));
export default { title: title + fs.readFileSync('title.txt', 'utf8') };
`;
  return withSite({}, async ({ dir, write }) => {
    for (const title of ['Ebb', 'Flow'])
      write({ [`${title}/lectern.config.ts`]: config, [`${title}/title.txt`]: title, [`${title}/docs/a.md`]: '# A\n' });
    const sites = await Promise.all(['Ebb', 'Flow'].map((title) => openSite(path.join(dir, title))));
    assert.equal(
      sites.map((site) => site.config.title),
      ['EbbEbb', 'FlowFlow'],
    );
    assert.is(process.cwd(), before);
  });
});

test('errors in a module that reads its location have their locations in its file', () => {
  const throws = `// A comment, which the bundle leaves out.
type Name = string;

const here: Name = import.meta.dirname;
  if (here) throw new Error('no data');
export default {};
`;
  const files = {
    'throws.ts': throws,
    'imports.ts': "import './throws.ts';\nexport default { here: __dirname };\n",
    'unresolved.ts':
      "// A comment.\n\ntype A = 1;\nimport   { a } from './nowhere.ts';\nexport default { a, b: __dirname };\n",
    'invalid.ts': '// A comment.\nconst here = __dirname;\nconst  = 1;\n',
    'missing.ts': "const here = __dirname;\nconst tide = require('tide/deep');\nexport default { here, tide };\n",
  };
  return withSite(files, async (site) => {
    const placed = async (name: string) => {
      const { message, file, at } = await problemOf(site, name);
      return [message, file?.path, at?.line, at?.column];
    };
    assert.equal(await placed('throws.ts'), ['the code throws an error: no data', undefined, 5, 19]);
    assert.equal(await placed('imports.ts'), ['the code throws an error: no data', 'throws.ts', 5, 19]);
    assert.equal(await placed('unresolved.ts'), ['Could not resolve "./nowhere.ts"', undefined, 4, 21]);
    assert.equal((await placed('invalid.ts')).slice(1), [undefined, 3, 8]);
    assert.equal(await placed('missing.ts'), ['the package "tide" is not installed', undefined, 2, 22]);
  });
});

test('the fingerprint of a module that reads no location is equal in another folder', () =>
  withSite({}, async ({ dir, write }) => {
    const fingerprints: string[] = [];
    for (const name of ['one', 'two']) {
      write({ [`${name}/site.config.ts`]: "export default { title: 'Site' };\n" });
      mkdirSync(path.join(dir, name, '.lectern'), { recursive: true });
      const site = { dir: path.join(dir, name), write, remove: () => {} };
      fingerprints.push((await load(site, 'site.config.ts')).fingerprint);
    }
    assert.is(fingerprints[0], fingerprints[1]);
  }));

test.run();
