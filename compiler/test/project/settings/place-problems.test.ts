import pc from 'picocolors';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../../config/problem.ts';
import { formatDiagnostic } from '../../../diagnostics/format.ts';
import { openSite } from '../../../project/open-site.ts';
import { readPages } from '../../content-pages.ts';
import { tempFolder } from '../../temp.ts';

/** What is told of a config that can't be used. */
async function told(files: Record<string, string | Buffer>): Promise<string[]> {
  const site = tempFolder();
  site.write({ 'docs/index.md': '# A', ...files });
  try {
    await openSite(site.dir);
    return [];
  } catch (error) {
    assert.instance(error, ConfigError);
    const { diagnostics, source } = error as ConfigError;
    return diagnostics.flatMap((diagnostic) =>
      formatDiagnostic(diagnostic, source, pc.createColors(false)).split('\n'),
    );
  } finally {
    site.remove();
  }
}

test('wrong settings are told with their places, in their order, and with the name that was meant', async () => {
  const config = ['export default {', "  taglin: 'B',", "  title: 'A' as string,", '  docs: { pth: 1 },', '};'].join(
    '\n',
  );
  assert.equal(await told({ 'lectern.config.ts': config }), [
    'lectern.config.ts:2:3 error invalid-config taglin: there is no such setting',
    "  2 |   taglin: 'B',",
    '    |   ^^^^^^',
    '  hint: did you mean "tagline"?',
    'lectern.config.ts:4:11 error invalid-config docs[0].pth: there is no such setting',
    '  4 |   docs: { pth: 1 },',
    '    |           ^^^',
    '  hint: did you mean "path"?',
  ]);
});

test('a config that is no JSON, or no JavaScript, is told where it stops being some', async () => {
  assert.equal((await told({ 'lectern.config.json': '{\n  "title": "A"\n  "tagline": "B"\n}' })).slice(0, 2), [
    'lectern.config.json:3:3 error invalid-config this is not JSON: expected "," or "}"',
    '  3 |   "tagline": "B"',
  ]);
  assert.match(
    (await told({ 'lectern.config.js': 'export default {\n  title: ;\n}' }))[0]!,
    /^lectern\.config\.js:2:10 /,
  );
  const imported = { 'lectern.config.js': "export { default } from './parts/a.js';\n", 'parts/a.js': '\nlet a = ;\n' };
  assert.match((await told(imported))[0]!, /^parts\/a\.js:2:9 /);
});

test('of JSON that gives a key twice, one of the two would be lost: both are told, at any depth', async () => {
  const twice = '{\n  "title": "A",\n  "docs": { "path": "docs", "path": "." },\n  "title": "B"\n}';
  assert.equal(await told({ 'lectern.config.json': twice }), [
    'lectern.config.json:3:29 error invalid-config the key "path" is given twice',
    '  3 |   "docs": { "path": "docs", "path": "." },',
    '    |                             ^',
    '  hint: remove one of the two',
    'lectern.config.json:4:3 error invalid-config the key "title" is given twice',
    '  4 |   "title": "B"',
    '    |   ^',
    '  hint: remove one of the two',
  ]);
});

test('a config in another encoding is told so, at the first byte that is none of UTF-8', async () => {
  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  const configs = {
    'lectern.config.json': latin1('{\n  "title": "\u00c4"\n}'),
    'lectern.config.yml': latin1('\ntitle: "\u00c4\u00e4"\n'),
    'lectern.config.js': latin1('export default {\n  title: "\u00c4" };\n'),
  };
  for (const [name, bytes] of Object.entries(configs)) {
    const [first, ...others] = await told({ [name]: bytes });
    assert.match(first!, new RegExp(`^${name}:2:\\d+ error invalid-config this file is not valid UTF-8$`));
    assert.ok(others.includes('  hint: save it as UTF-8; the location shows the first invalid byte'));
  }
});

test('the sample of messages in the page on configuration is what the command prints', async () => {
  const { fences } = readPages('docs/configuration.md')[0]!;
  const sample = fences
    .find(({ code }) => code.includes('error invalid-config'))!
    .code.trimEnd()
    .split('\n');
  // The lines of the config are in the frames: `  4 |   url: 'example.org',`
  const lines = sample.flatMap((line) => /^ +\d+ \| (.*)$/.exec(line)?.[1] ?? []);
  assert.is(lines.length, 3);
  const config = ["import { defineConfig } from 'lectern';", '', 'export default defineConfig({', ...lines, '});', ''];
  assert.equal(await told({ 'lectern.config.ts': config.join('\n') }), sample);
});

test('an empty config has a hint that shows a config', async () => {
  assert.match((await told({ 'lectern.config.json': '' })).join(), 'as in { "title": "Handbook" }');
});

test.run();
