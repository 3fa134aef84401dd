// Tests functions of the config that fail while pages are read.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { ConfigError } from '../diagnostics/errors/problem.ts';
import { errorsIn, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { openSession } from '../session.ts';
import { tempFolder, type TempFolder } from './temp.ts';

async function withSite(files: Record<string, string>, run: (site: TempFolder) => Promise<void>): Promise<void> {
  const site = tempFolder();
  try {
    site.write(files);
    await run(site);
  } finally {
    site.remove();
  }
}

const reported = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.map(
    ({ rule, place: { path: file, line, column }, message }) => `${file}:${line}:${column} ${rule} ${message}`,
  );

async function refusal(dir: string): Promise<readonly Diagnostic[]> {
  const error = await compile(dir).catch((thrown: unknown) => thrown);
  assert.instance(error, ConfigError);
  return (error as ConfigError).diagnostics;
}

const pages = {
  'docs/index.md': '# Start\n\nGo [on](./b.md), [there](./b.md#second).\n',
  'docs/b.md': '# Second\n\n## Part\n',
  'docs/c.md': '# Third\n\nTo a [part](./b.md#part).\n',
  'blog/2024-01-01-post.md': '# Post\n\n<!-- truncate -->\n\nMore.\n',
};

const functions: Record<string, { config: string; found: string; hint: RegExp }> = {
  'docs.editUrl': {
    config: `export default {\n  title: 'Site',\n  docs: {\n    editUrl: () => { throw new Error('no branch'); },\n  },\n};\n`,
    found: '4:5 invalid-config docs.editUrl: the function throws at lectern.config.ts:4:28: no branch',
    hint: /^fix the function for this input: \{.*"docPath":"/,
  },
  'blog.editUrl': {
    config: `export default {\n  title: 'Site', docs: {},\n  blog: {\n    editUrl: () => 7,\n  },\n};\n`,
    found: '4:5 invalid-config blog.editUrl: the function returned 7: Invalid input: expected string, received number',
    hint: /^fix the function for this input: \{.*"permalink":"/,
  },
  'markdown.preprocessor': {
    config: `export default {\n  title: 'Site', docs: {},\n  markdown: {\n    preprocessor({ filePath }) { return filePath.nothing.at; },\n  },\n};\n`,
    found:
      "4:5 invalid-config markdown.preprocessor: the function throws at lectern.config.ts:4:58: Cannot read properties of undefined (reading 'at')",
    hint: /^fix the function for this input: \{.*"filePath":"/,
  },
};

for (const [key, { config, found, hint }] of Object.entries(functions))
  test(`${key} that fails on every page is one error at its key, without errors of pages`, () =>
    withSite({ ...pages, 'lectern.config.ts': config }, async ({ dir }) => {
      const diagnostics = await refusal(dir);
      assert.equal(reported(diagnostics), [`lectern.config.ts:${found}`]);
      assert.match(diagnostics[0]!.hint!, hint);
    }));

test('a session compiles again after a function of the config is fixed', () => {
  const config = (body: string) => `export default { title: 'Site', docs: { editUrl() { ${body} } } };\n`;
  return withSite({ ...pages, 'lectern.config.mjs': config("throw 'no'") }, async ({ dir }) => {
    const session = await openSession(dir, {});
    try {
      const error = await session.compile().catch((thrown: unknown) => thrown);
      assert.equal(reported((error as ConfigError).diagnostics), [
        'lectern.config.mjs:1:41 invalid-config docs.editUrl: the function throws: no',
      ]);
      writeFileSync(path.join(dir, 'lectern.config.mjs'), config('return undefined'));
      assert.equal(errorsIn((await session.compile()).diagnostics), []);
    } finally {
      await session.close();
    }
  });
});

const plugin = `interface Options { word: string }

export function shout({ word }: Options) {
  return (tree: { children: unknown[] }, file: { path: string }) => {
    if (!file.path.endsWith('c.md')) throw new TypeError(word);
  };
}
`;
const usesPlugin = `import { shout } from './plugins/shout.ts';
export default {
  title: 'Site',
  docs: {},
  markdown: { remarkPlugins: [[shout, { word: 'too loud' }]] },
};
`;

test('a plugin that throws is one error at its line, which names the pages', () =>
  withSite({ ...pages, 'plugins/shout.ts': plugin, 'lectern.config.ts': usesPlugin }, async ({ dir }) => {
    const { diagnostics } = await compile(dir);
    assert.equal(reported(diagnostics), [
      'plugins/shout.ts:5:44 plugin-failed the plugin "shout" failed: too loud (on 3 pages)',
    ]);
    assert.equal(
      diagnostics[0]!.related!.map(({ path: file, line, message }) => `${file}:${line} ${message}`),
      [
        'blog/2024-01-01-post.md:1 the error occurs on this page',
        'docs/b.md:1 the error occurs on this page',
        'docs/index.md:1 the error occurs on this page',
      ],
    );
    assert.is(
      diagnostics[0]!.hint,
      'fix the code of the plugin at this location, or change the options of the plugin in the config',
    );
  }));

test('a plugin of a package that throws is one error at its key in the config', () =>
  withSite(
    {
      ...pages,
      'node_modules/loud/package.json': '{ "name": "loud", "type": "module", "exports": "./main.js" }',
      'node_modules/loud/main.js':
        "export default function loud() { return () => { throw new Error('too loud'); }; }\n",
      'lectern.config.ts': `import loud from 'loud';\nexport default {\n  title: 'Site',\n  docs: { remarkPlugins: [loud] },\n};\n`,
    },
    async ({ dir }) => {
      const { diagnostics } = await compile(dir);
      assert.equal(reported(diagnostics), [
        'lectern.config.ts:4:27 plugin-failed the plugin "loud" failed: too loud (on 3 pages)',
      ]);
      assert.is(diagnostics[0]!.related!.length, 3);
    },
  ));

test('a plugin that throws when it is set up is an error at its key in the config', () =>
  withSite(
    {
      ...pages,
      'lectern.config.ts': `const loud = () => { throw new Error('too loud'); };\nexport default { title: 'Site', docs: { remarkPlugins: [loud] } };\n`,
    },
    async ({ dir }) =>
      assert.equal(reported(await refusal(dir)), [
        'lectern.config.ts:2:57 invalid-config docs[0].remarkPlugins[0]: the plugin "loud" failed when it was set up: too loud',
      ]),
  ));

test.run();
