// Tests the check of `extensions` in the config: valid definitions, unique names, valid options.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { openSite } from '../../project/open-site.ts';
import { tempFolder } from '../temp.ts';

/** @returns the errors of a site with the given files, and the locations of the errors */
async function problemsOf(files: Record<string, string>): Promise<string[]> {
  const site = tempFolder();
  try {
    site.write({ 'docs/index.md': '# Start\n', ...files });
    const error = await compile(site.dir).catch((thrown: unknown) => thrown);
    assert.instance(error, ConfigError);
    return (error as ConfigError).diagnostics.map(
      ({ message, hint, place: { path, line, column } }) => `${path}:${line}:${column} ${message} (${hint ?? ''})`,
    );
  } finally {
    site.remove();
  }
}

const head = "import { defineConfig, defineExtension } from 'lectern';\n";
const config = (extensions: string, before = '') =>
  `${head}${before}\nexport default defineConfig({\n  title: 'Site',\n  extensions: [\n${extensions}\n  ],\n});\n`;

/** A schema in the format of Standard Schema, with the internal properties of Zod's schemas. It only accepts an optional key `text`. */
const schema = `{
  _zod: { def: { shape: { file: 0 } } },
  '~standard': {
    version: 1, vendor: 'test',
    validate(given) {
      const unknown = Object.keys(given).filter((key) => key !== 'file');
      if (unknown.length > 0) return { issues: [{ code: 'unrecognized_keys', message: 'unknown', keys: unknown, path: [] }] };
      if (typeof (given.file ?? '') !== 'string') return { issues: [{ message: 'expected text', path: ['file'] }] };
      return { value: { file: given.file ?? 'terms.csv', deep: { list: [1] } } };
    },
  },
}`;

test('wrong shapes, unknown hooks and repeated names are reported together, at their entries', async () => {
  const found = await problemsOf({
    'lectern.config.ts': config(
      [
        "    defineExtension({ name: 'one', source() {} })(),",
        "    defineExtension({ name: 'One' }),",
        "    defineExtension({ name: 'two', check: { documents() {} } })(),",
        "    defineExtension({ name: 'three' })(),",
        "    defineExtension({ name: 'three' })(),",
        "    { name: 'four' },",
        "    defineExtension({ name: 'Five', files: 'x', rules: { 'Bad Name': { severity: 'bad', message: '' } } })(),",
        '    false,',
      ].join('\n'),
    ),
  });
  const five = 'lectern.config.ts:12:5 extensions[6]: the extension "Five" has an invalid';
  assert.equal(found, [
    'lectern.config.ts:6:5 extensions[0]: the extension "one" has the unknown key "source" (did you mean "sources"?)',
    'lectern.config.ts:7:5 extensions[1]: this is the function that creates the extension, not the extension (call the function: write parentheses after its name)',
    'lectern.config.ts:8:5 extensions[2]: the extension "two" has the unknown key "check.documents" (did you mean "document"?)',
    'lectern.config.ts:10:5 extensions[4]: "three" is also the name of extensions[3] (remove one of the two extensions; to read several inputs, use an option of the extension that accepts a list)',
    'lectern.config.ts:11:5 extensions[5]: expected an extension (pass the object to defineExtension, and call the function that it returns)',
    `${five} "name": expected lowercase letters, digits and hyphens, such as "api-pages" (write lowercase letters, digits and hyphens, such as "api-pages")`,
    `${five} "rules.Bad Name": expected lowercase letters, digits and hyphens, such as "api-pages" (write lowercase letters, digits and hyphens, such as "api-pages")`,
    `${five} "files": expected a function (write a function)`,
  ]);
});

test('wrong options are reported at the option, together with other errors of the config', async () => {
  const found = await problemsOf({
    'lectern.config.ts': config(
      [
        '    glossary({ fil: 1 }),',
        '    defineExtension({ name: "other" })({\n      run: () => 1,\n    }),',
        '    defineExtension({ name: "third" })({ a: 1 }),',
      ].join('\n'),
      `const glossary = defineExtension({ name: 'glossary', options: ${schema.replaceAll('\n', ' ')} });`,
    ).replace("title: 'Site'", "titel: 'Site'"),
  });
  assert.equal(
    found.map((each) => each.replace(/ \([^()]*\)$/, '')),
    [
      'lectern.config.ts:4:3 titel: there is no setting with this name',
      'lectern.config.ts:6:16 extensions[0].fil: there is no option with this name',
      'lectern.config.ts:8:7 extensions[1].run: options of an extension are data: text, numbers, booleans, lists and objects',
      'lectern.config.ts:10:5 extensions[2]: the extension "third" has no options',
    ],
  );
});

test('an open extension has frozen options, and another version with other options or other code', async () => {
  const site = tempFolder();
  try {
    const write = (options: string, body = '') =>
      site.write({
        'docs/index.md': '# Start\n',
        'glossary.ts': `${head}export default defineExtension({ name: 'glossary', options: ${schema}, sources() { ${body} return []; } });\n`,
        'lectern.config.ts': `import glossary from './glossary.ts';\nexport default { title: 'Site', extensions: [glossary(${options})] };\n`,
      });
    const open = async () => (await openSite(site.dir)).extensions[0]!;
    write('');
    const first = await open();
    assert.equal(first.options, { file: 'terms.csv', deep: { list: [1] } });
    assert.throws(() => (first.options as { deep: { list: number[] } }).deep.list.push(2), /not extensible/);
    assert.is((await open()).version, first.version);
    write("{ file: 'other.csv' }");
    const other = await open();
    assert.is.not(other.version, first.version);
    write("{ file: 'other.csv' }", 'let used = 1;');
    assert.is.not((await open()).version, other.version);
  } finally {
    site.remove();
  }
});

test('a Docusaurus config names extensions in customFields.lectern', async () => {
  const site = tempFolder();
  try {
    site.write({
      'docs/index.md': '# Start\n',
      'docusaurus.config.mjs': `export default {
  title: 'Site', url: 'https://site.example', baseUrl: '/',
  presets: [['classic', {}]],
  customFields: { mine: 1, lectern: { extensions: [{ extension: { name: 'glossary' }, options: { a: 1 } }], extension: [] } },
};
`,
    });
    const error = await openSite(site.dir).catch((thrown: unknown) => thrown);
    assert.equal(
      (error as ConfigError).problems.map(({ key, message }) => `${key} ${message}`),
      ['extensions[0] the extension "glossary" has no options'],
    );
    const before = readFileSync(path.join(site.dir, 'docusaurus.config.mjs'), 'utf8');
    site.write({ 'docusaurus.config.mjs': before.replace('options: { a: 1 }', 'options: undefined') });
    const { extensions, config: read, notices } = await openSite(site.dir);
    assert.equal(
      extensions.map(({ name }) => name),
      ['glossary', 'hosts'],
    );
    assert.equal(read.customFields, { mine: 1 });
    assert.ok(notices.some(({ key }) => key === 'customFields.lectern.extension'));
  } finally {
    site.remove();
  }
});

test.run();
