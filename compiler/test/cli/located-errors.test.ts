/* oxlint-disable eslint/no-extend-native, unicorn/no-instanceof-builtins -- the test makes built-in methods throw */
// Simulates exceptions that content causes: built-in string methods throw if the string contains a mark. Every
// command must then report the file and exit with code 1, never with code 70.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { exitCode } from '../../cli/failure.ts';
import { runCommand } from '../../cli.ts';
import { compile } from '../../compile.ts';
import { ContentError } from '../../diagnostics/errors/content-error.ts';
import { rememberBuiltIns } from '../../project/settings/built-ins.ts';
import { tempFolder } from '../temp.ts';

// Record the original built-ins now. Otherwise, Lectern would record the throwing methods, and restore them after
// config code runs.
rememberBuiltIns();

const mark = 'throws-when-read';

const methods = ['charCodeAt', 'codePointAt', 'indexOf', 'split', 'startsWith', 'trim', 'replace'] as const;

/** Runs a command. All steps that read or parse a string with the mark throw. */
async function failing(run: () => Promise<unknown>, spared = /printDiagnostics|printReport/): Promise<unknown> {
  const own = Object.fromEntries(methods.map((name) => [name, String.prototype[name]]));
  const { parse, stringify } = JSON;
  const { write } = process.stdout;
  const check = (text: unknown) => {
    const isText = typeof text === 'string' || text instanceof String;
    // Long strings never throw: module loaders read long sources character by character, which would be too slow to
    // check.
    const isMarked = isText && text.length < 10_000 && /throws-when-read/.test(String(text));
    // Printing a diagnostic reads the source again, and must not throw.
    if (isMarked && !spared.test(new Error().stack!)) throw new TypeError('injected');
  };
  for (const name of methods)
    Object.defineProperty(String.prototype, name, {
      configurable: true,
      writable: true,
      value(this: string, ...given: unknown[]) {
        check(this);
        return Reflect.apply(own[name]!, this, given);
      },
    });
  JSON.stringify = ((value: unknown, ...given: []) => (check(value), stringify(value, ...given))) as typeof stringify;
  JSON.parse = (text, ...given) => (check(text), parse(text, ...given)) as unknown;
  process.stdout.write = (() => true) as typeof write;
  try {
    return await run().then(
      () => undefined,
      (error: unknown) => error,
    );
  } finally {
    for (const name of methods)
      Object.defineProperty(String.prototype, name, { configurable: true, writable: true, value: own[name] });
    Object.assign(JSON, { parse, stringify });
    process.stdout.write = write;
    process.exitCode = 0;
  }
}

const config = {
  title: 'Site',
  docs: { sidebarPath: 'sidebars.json' },
  blog: {},
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
};
const site = {
  'lectern.config.json': JSON.stringify(config),
  'docs/index.md': '# Start\n',
  'docs/a.md': '# A\n',
  'docs/tags.yml': 'a: { label: A }\n',
  'blog/2026-01-02-post.md': '# Post\n\n<!-- truncate -->\n\nText\n',
  'blog/authors.yml': 'ann: { name: Ann }\n',
  'blog/tags.yml': 'a: { label: A }\n',
  'sidebars.json': '{"docs": ["index", "a"]}\n',
  'i18n/de/code.json': '{"theme.common.skipToMainContent": {"message": "Weiter"}}\n',
  'i18n/de/docusaurus-plugin-content-docs/current.json': '{"version.label": {"message": "Weiter"}}\n',
  'i18n/de/docusaurus-plugin-content-docs/current/a.md': '# A\n',
};

/** File → content that contains the mark, so that reading the content throws. */
const marked: Record<string, string> = {
  'docs/a.md': `# A\n\nA text that ${mark}\n`,
  'docs/tags.yml': `a: { label: ${mark} }\n`,
  'docs/glossary.yml': `a: { definition: ${mark} }\n`,
  'docs/guide/_category_.yml': `label: ${mark}\n`,
  'blog/authors.yml': `ann: { name: ${mark} }\n`,
  'blog/tags.yml': `a: { label: ${mark} }\n`,
  'sidebars.json': `{"docs": ["index", {"type": "link", "label": "${mark}", "href": "/"}]}\n`,
  'i18n/de/code.json': `{"theme.common.skipToMainContent": {"message": "${mark}"}}\n`,
  'i18n/de/docusaurus-plugin-content-docs/current.json': `{"version.label": {"message": "${mark}"}}\n`,
  'lectern.routes.json': `{"routes": [{"path": "/${mark}"}]}\n`,
  'versions.json': `["${mark}"]\n`,
};

/**
 * @param prepare runs before the command, and before the methods throw
 * @param spared methods don't throw if the stack trace matches this pattern
 * @returns the error with which the command ends
 */
async function errorOf(
  command: string,
  files: Record<string, string>,
  { prepare, spared }: { prepare?: (dir: string) => Promise<unknown>; spared?: RegExp } = {},
): Promise<unknown> {
  const folder = tempFolder();
  const before = process.cwd();
  folder.write(files);
  try {
    process.chdir(folder.dir);
    await prepare?.(folder.dir);
    return await failing(() => runCommand(['node', 'lectern', ...command.split(' ')]), spared);
  } finally {
    process.chdir(before);
    folder.remove();
  }
}

function pathsOf(error: unknown): string[] {
  assert.instance(error, ContentError);
  assert.is(exitCode(error), 1);
  return (error as ContentError).diagnostics.map(({ place }) => place.path);
}

const settings = [
  'blog/authors.yml', 'blog/tags.yml', 'docs/tags.yml', 'docs/glossary.yml', 'docs/guide/_category_.yml', 'sidebars.json',
  'i18n/de/code.json', 'i18n/de/docusaurus-plugin-content-docs/current.json', 'lectern.routes.json', 'versions.json',
]; // prettier-ignore
for (const file of settings)
  test(`an exception while ${file} is read names that file`, async () => {
    assert.equal(pathsOf(await errorOf('routes', { ...site, [file]: marked[file]! })), [file]);
  });

/** Commands, each with a file that makes it throw. */
const commands: [command: string, file: string][] = [
  ['compile', 'sidebars.json'],
  ['check', 'sidebars.json'],
  ['check --translations', 'i18n/de/code.json'],
  ['routes --save', 'lectern.routes.json'],
  ['rename docs/a.md docs/b.md', 'sidebars.json'],
  ['write-translations', 'i18n/de/code.json'],
  ['translated --all', 'versions.json'],
  ['docs-version 2.0', 'sidebars.json'],
  ['docs-version 1.0 --diff', 'versions.json'],
];
for (const [command, file] of commands)
  test(`an exception ends "${command}" with code 1 and the path of ${file}`, async () => {
    assert.equal(pathsOf(await errorOf(command, { ...site, [file]: marked[file]! })), [file]);
  });

// Lectern restores built-in methods after a config has run, so replaced methods can't throw here. Instead, the config
// throws.
test('an exception ends "init --from-docusaurus" with code 1 and the path of the config', async () => {
  const throwing = `{
    enumerable: true,
    get() {
      if (/printObject/.test(new Error().stack)) throw new TypeError('injected');
      return 'width=device-width';
    },
  }`;
  const files = {
    'docusaurus.config.js': `
      const attributes = Object.create({}, { content: ${throwing} });
      module.exports = {
        title: 'Site',
        url: 'https://site.example',
        baseUrl: '/',
        headTags: [{ tagName: 'meta', attributes }],
      };`,
  };
  assert.equal(pathsOf(await errorOf('init --from-docusaurus', files)), ['docusaurus.config.js']);
});

test('an exception ends "search export" with code 1 and the path of the page in the output', async () => {
  const files = { 'lectern.config.json': '{"title": "Site", "docs": {}}', 'docs/a.md': marked['docs/a.md']! };
  const error = await errorOf('search export dist', files, { prepare: compile, spared: /readJson/ });
  assert.equal(pathsOf(error), ['corpus/pages/docs/a.json']);
});

test.run();
