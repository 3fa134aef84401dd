// Compiles the examples in the documentation of extensions.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runCommand } from '../../cli.ts';
import { compile } from '../../compile.ts';
import { openSite } from '../../project/open-site.ts';
import { outcomeOf } from '../links/run-command.ts';
import { tempFolder } from '../temp.ts';

const folder = path.resolve(import.meta.dirname, '../../../content/docs/advanced/extensions');

/** @returns the titled code blocks of a page: file → text */
function filesOn(page: string): Record<string, string> {
  const text = readFileSync(path.join(folder, page), 'utf8');
  const blocks = text.matchAll(/^```[jt]sx? title="(extension\/[^"]+)"\n([\s\S]*?)^```$/gm);
  return Object.fromEntries(Array.from(blocks, ([, file, code]) => [file!, code!]));
}

/** Documentation page → the hook that its example uses, the files that the example needs, and a file of the output. */
const examples: Record<string, { hook: string; files?: Record<string, string>; output?: string; found?: string }> = {
  'index.md': { hook: 'sources', files: { 'CHANGES.txt': 'New.' }, output: 'corpus/pages/docs/changes.json' },
  'read-config.md': {
    hook: 'readConfig',
    files: { 'book.json': '{ "title": "Handbook", "root": "docs" }' },
    output: 'docs/index.html',
  },
  'sources.md': {
    hook: 'sources',
    files: { 'team.json': '[{ "id": "ada", "name": "Ada", "role": "Harbour master" }]' },
    output: 'corpus/pages/docs/team/ada.json',
  },
  'markdown.md': { hook: 'markdown', output: 'docs/index.html' },
  'check.md': { hook: 'check', found: 'docs/index.md:3:5 words/simply' },
  'files.md': { hook: 'files', output: 'data/titles.json' },
  'social-cards.md': { hook: 'socialCards', output: 'assets/plain-cards' },
  'commands.md': { hook: 'commands' },
  'handle.md': { hook: 'handle' },
};

for (const [page, { hook, files = {}, output, found }] of Object.entries(examples))
  test(`the example on ${page} works`, async () => {
    const site = tempFolder();
    try {
      const written = filesOn(page);
      const [main] = Object.keys(written);
      site.write({
        'docs/index.md': '# Start\n\nYou just read.\n',
        'lectern.config.ts': `import example from './${main}';\nexport default { title: 'Site', extensions: [example()] };\n`,
        ...written,
        ...files,
      });
      const { diagnostics, published } = await compile(site.dir);
      assert.ok(published);
      assert.equal(
        diagnostics.map(({ rule, place }) => `${place.path}:${place.line}:${place.column} ${rule}`),
        found === undefined ? [] : [found],
      );
      const [extension] = (await openSite(site.dir)).extensions;
      assert.ok(Object.keys(extension!.hooks).includes(hook));
      if (output !== undefined) assert.ok(existsSync(path.join(site.dir, 'dist', output)), output);
      if (hook === 'markdown')
        assert.match(readFileSync(path.join(site.dir, 'dist/docs/index.html'), 'utf8'), 'You just read.!');
    } finally {
      site.remove();
    }
  });

/** Calls of the command line with further examples on a page, and a part of the printed result. */
const calls: { page: string; file: string; call: string[]; printed: RegExp }[] = [
  {
    page: 'check.md',
    file: 'extension/spelling.js',
    call: ['check', '--spelling'],
    printed: /^docs\/index\.md:1:1 warning spelling\/typo "Strat" is misspelled\n[^]*^2 words are known\.$/m,
  },
  {
    page: 'commands.md',
    file: 'extension/strings.js',
    call: ['export-strings', 'strings.txt'],
    printed: /^1 strings in strings\.txt$/m,
  },
  {
    page: 'commands.md',
    file: 'extension/replace-link.js',
    call: ['replace-link', './index.md', './gone.md'],
    printed: /^docs\/index\.md:3:1 warning broken-markdown-link .*gone/m,
  },
  {
    page: 'commands.md',
    file: 'extension/replace-link.js',
    call: ['replace-link', './index.md', '/docs/'],
    printed: /^$/,
  },
];

for (const { page, file, call, printed } of calls)
  test(`the example ${file} on ${page} works: ${call.join(' ')}`, async () => {
    const site = tempFolder();
    try {
      site.write({
        ...filesOn(page),
        'docs/index.md': '# Strat\n\n[Start](./index.md)\n',
        'words.txt': 'Start\nend',
        'lectern.config.ts': `import example from './${file}';\nexport default { title: 'Site', extensions: [example()], themeConfig: { navbar: { title: 'Site' } } };\n`,
      });
      process.env.LECTERN_SITE = site.dir;
      assert.match((await outcomeOf(() => runCommand(['node', 'lectern', ...call]))).text, printed);
      if (call.includes('/docs/')) assert.match(readFileSync(path.join(site.dir, 'docs/index.md'), 'utf8'), '(/docs/)');
    } finally {
      Reflect.deleteProperty(process.env, 'LECTERN_SITE');
      site.remove();
    }
  });

test('each hook of the compiler has a page with an example', () => {
  const pages = readdirSync(folder).filter((page) => Object.keys(filesOn(page)).length > 0);
  for (const page of Object.keys(examples)) assert.ok(pages.includes(page), page);
});

test.run();
