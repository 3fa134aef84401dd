// Tests the hook `readConfig`, by which an extension reads the config of another site generator.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { openSite, type OpenSite } from '../../project/open-site.ts';
import { openSession } from '../../session.ts';
import { tempFolder } from '../temp.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Creates a site.
 *
 * @param hook source of the extension's `readConfig` hook
 * @param own further settings of `lectern.config.ts`
 */
const site = (hook: string, own = '') => ({
  'docs/index.md': '# Start\n',
  'book.yml': 'name: Harbours\ndocs: 5\n',
  'book.js': `import { defineExtension } from 'lectern';\nexport default defineExtension({\n  name: 'book',\n  ${hook}\n});\n`,
  'lectern.config.ts': `import book from './book.js';\nexport default {\n  extensions: [book()],\n  ${own}\n};\n`,
});

async function opened<Value>(files: Record<string, string>, inspect: (site: OpenSite) => Value): Promise<Value> {
  const folder = tempFolder();
  try {
    folder.write(files);
    return inspect(await openSite(folder.dir));
  } finally {
    folder.remove();
  }
}

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const error = await opened(files, () => undefined).catch((thrown: unknown) => thrown);
  assert.instance(error, ConfigError);
  return (error as ConfigError).diagnostics.map(
    ({ message, place: { path: file, line, column } }) => `${file}:${line}:${column} ${message}`,
  );
}

const reading = `async readConfig({ files }) {
    const [, title] = /name: (.*)/.exec(await files.read('book.yml')) ?? [];
    return {
      source: 'book.yml',
      config: { title, tagline: 'foreign', docs: { path: 'docs' } },
      notices: [{ key: 'docs', message: 'left out' }],
    };
  },`;

test('settings of the config override the settings that an extension reads', async () => {
  const { config, notices } = await opened(site(reading, "tagline: 'own',"), (each) => each);
  assert.equal([config.title, config.tagline, config.docs.length], ['Harbours', 'own', 1]);
  assert.equal(notices, [{ key: 'docs', message: 'left out' }]);
});

test('an extension that finds no foreign config changes nothing', async () => {
  const none = 'readConfig: () => undefined,';
  assert.is(await opened(site(none, "title: 'Own',"), ({ config }) => config.title), 'Own');
});

test('errors in foreign settings point to the foreign config, and errors in own settings to the own config', async () => {
  const wrong = reading.replace("docs: { path: 'docs' }", 'docs: 5, favicon: 7');
  assert.equal(await problemsOf(site(wrong, 'url: 5,')), [
    'lectern.config.ts:4:3 url: 5 is not allowed; expected string',
    'book.yml:1:1 favicon: 7 is not allowed; expected string',
    'book.yml:2:1 docs[0]: 5 is not allowed; expected object',
  ]);
});

test('an error of the hook is located in its code, in the foreign config, or at its entry', async () => {
  const failing = "readConfig() {\n    throw new Error('no luck');\n  },";
  const fails = 'extensions[0]: the extension "book" fails in "readConfig":';
  assert.equal(await problemsOf(site(failing)), [`book.js:5:11 ${fails} the hook throws: no luck`]);
  const place = "readConfig: () => ({ problems: [{ message: 'no name', place: { file: 'book.yml', line: 2 } }] }),";
  assert.equal(await problemsOf(site(place)), ['book.yml:2:1 extensions[0]: no name']);
  const wrong = 'readConfig: () => 5,';
  assert.equal(await problemsOf(site(wrong)), [`lectern.config.ts:3:16 ${fails} the hook returned no "config"`]);
});

test('an extension runs modules of the site, and knows the settings of Lectern', async () => {
  const hook = `configModules: { virtual: { other: { name: 'virtual' } }, optional: (name) => name === 'lacking' },
  async readConfig({ code, dir, settings, viewer, generatedDir }) {
    const { title } = await code.settings(dir + '/book.config.cjs');
    const { value } = await code.load(dir + '/part.cjs');
    const error = await code.run('build', () => { throw new Error('late'); }).catch((thrown) => thrown.message);
    const known = [settings.names(['docs']).includes('sidebarPath'), settings.accepts(['themeConfig', 'navbar'], { items: 5 }),
      viewer.slots.includes('Navbar'), viewer.modules.includes('react')];
    return {
      config: { title, customFields: { value, error, known } },
      generated: new Map([[generatedDir + '/made.json', '{}']]),
    };
  },`;
  const files = {
    ...site(hook),
    'book.config.cjs': "const { name } = require('other');\nmodule.exports = async () => ({ title: name });\n",
    'part.cjs': "module.exports = typeof require('lacking').anything;\n",
  };
  const { config } = await opened(files, (each) => each);
  assert.is(config.title, 'virtual');
  assert.equal(config.customFields, {
    value: 'function',
    error: 'its build throws: late',
    known: [true, false, true, true],
  });
});

test('a change of the foreign config runs the hook again', async () => {
  const folder = tempFolder();
  folder.write(site(reading));
  const session = await openSession(folder.dir, {});
  try {
    await session.compile();
    folder.write({ 'book.yml': 'name: Ports\n' });
    await session.compile();
    assert.match(readFileSync(path.join(folder.dir, 'dist/docs/index.html'), 'utf8'), 'Ports');
  } finally {
    await session.close();
    folder.remove();
  }
});

test('a site with its own config loads no module of an extension that reads other configs', () => {
  const loadedBy = (files: Record<string, string>) => {
    const folder = tempFolder();
    try {
      folder.write({ 'docs/index.md': '# Start\n', ...files });
      const hooks =
        "export async function load(url, context, next) { process._rawDebug('loaded ' + url); return next(url, context); }";
      const register = `import { register } from 'node:module'; register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hooks)}`)});`;
      const started = [
        `--import=data:text/javascript,${encodeURIComponent(register)}`,
        path.join(root, 'bin/lectern.js'),
      ];
      const output = execFileSync(
        '/bin/sh',
        ['-c', '"$@" 2>&1', 'sh', process.execPath, ...started, 'compile', folder.dir],
        {
          encoding: 'utf8',
        },
      );
      return output
        .split('\n')
        .flatMap((line) => (line.startsWith('loaded file:') ? [line.slice('loaded '.length)] : []));
    } finally {
      folder.remove();
    }
  };
  const extensions = pathToFileURL(path.join(root, 'build/extensions')).href;
  const isOptional = (url: string) => url.startsWith(`${extensions}/docusaurus/`) || /\/jiti\//.test(url);
  const own = loadedBy({ 'lectern.config.ts': "export default { title: 'Own' };\n" });
  assert.ok(own.length > 3);
  assert.equal(own.filter(isOptional), []);
  const foreign = loadedBy({
    'docusaurus.config.js':
      "module.exports = { title: 'T', url: 'https://t.example', baseUrl: '/', presets: ['classic'] };\n",
  });
  assert.ok(foreign.includes(`${extensions}/docusaurus/index.js`));
});

test.run();
