import pc from 'picocolors';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../../diagnostics/errors/problem.ts';
import { formatDiagnostic } from '../../../diagnostics/format.ts';
import { openSite } from '../../../project/open-site.ts';
import { readPages } from '../../content-pages.ts';
import { tempFolder } from '../../temp.ts';

/** Returns the diagnostics of a config that can't be used. */
async function reported(files: Record<string, string | Buffer>): Promise<string[]> {
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

test('wrong settings are reported with their locations, in their order, and with a suggestion', async () => {
  const config = ['export default {', "  taglin: 'B',", "  title: 'A' as string,", '  docs: { pth: 1 },', '};'].join(
    '\n',
  );
  assert.equal(await reported({ 'lectern.config.ts': config }), [
    'lectern.config.ts:2:3 error invalid-config taglin: there is no setting with this name',
    "  2 |   taglin: 'B',",
    '    |   ^^^^^^',
    '  hint: did you mean "tagline"?',
    'lectern.config.ts:4:11 error invalid-config docs[0].pth: there is no setting with this name',
    '  4 |   docs: { pth: 1 },',
    '    |           ^^^',
    '  hint: did you mean "path"?',
  ]);
});

test('a config that is not valid JSON or JavaScript is reported at the first syntax error', async () => {
  assert.equal((await reported({ 'lectern.config.json': '{\n  "title": "A"\n  "tagline": "B"\n}' })).slice(0, 2), [
    'lectern.config.json:3:3 error invalid-config this is not JSON: expected "," or "}"',
    '  3 |   "tagline": "B"',
  ]);
  assert.match(
    (await reported({ 'lectern.config.js': 'export default {\n  title: ;\n}' }))[0]!,
    /^lectern\.config\.js:2:10 /,
  );
  const imported = { 'lectern.config.js': "export { default } from './parts/a.js';\n", 'parts/a.js': '\nlet a = ;\n' };
  assert.match((await reported(imported))[0]!, /^parts\/a\.js:2:9 /);
});

test('duplicate keys in JSON, of which one would be lost, are reported at any depth', async () => {
  const twice = '{\n  "title": "A",\n  "docs": { "path": "docs", "path": "." },\n  "title": "B"\n}';
  assert.equal(await reported({ 'lectern.config.json': twice }), [
    'lectern.config.json:3:29 error invalid-config the key "path" occurs twice',
    '  3 |   "docs": { "path": "docs", "path": "." },',
    '    |                             ^',
    '  hint: remove one of the two keys',
    'lectern.config.json:4:3 error invalid-config the key "title" occurs twice',
    '  4 |   "title": "B"',
    '    |   ^',
    '  hint: remove one of the two keys',
  ]);
});

test('a config in another encoding is reported at the first byte that is not valid UTF-8', async () => {
  const latin1 = (text: string) => Buffer.from(text, 'latin1');
  const configs = {
    'lectern.config.json': latin1('{\n  "title": "\u00c4"\n}'),
    'lectern.config.yml': latin1('\ntitle: "\u00c4\u00e4"\n'),
    'lectern.config.js': latin1('export default {\n  title: "\u00c4" };\n'),
  };
  for (const [name, bytes] of Object.entries(configs)) {
    const [first, ...others] = await reported({ [name]: bytes });
    assert.match(first!, new RegExp(`^${name}:2:\\d+ error invalid-config this file is not valid UTF-8$`));
    assert.ok(others.includes('  hint: save the file as UTF-8; the location shows the first invalid byte'));
  }
});

test('the sample of messages in the configuration page equals the output of the command', async () => {
  const { fences } = readPages('docs/configuration.md')[0]!;
  const sample = fences
    .find(({ code }) => code.includes('error invalid-config'))!
    .code.trimEnd()
    .split('\n');
  // The lines of the config that the messages show: `  4 |   url: 'example.org',`.
  const lines = sample.flatMap((line) => /^ +\d+ \| (.*)$/.exec(line)?.[1] ?? []);
  assert.is(lines.length, 3);
  const config = ["import { defineConfig } from 'lectern';", '', 'export default defineConfig({', ...lines, '});', ''];
  assert.equal(await reported({ 'lectern.config.ts': config.join('\n') }), sample);
});

test('an empty config has a hint that shows a config', async () => {
  assert.match((await reported({ 'lectern.config.json': '' })).join(), 'as in { "title": "Handbook" }');
});

test.run();
