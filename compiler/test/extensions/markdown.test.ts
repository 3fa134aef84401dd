// Tests the hook `markdown`: remark and rehype plugins of an extension.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { openSession } from '../../session.ts';
import { lines, withExtension } from './extension-site.ts';

const hook = "  markdown: { module: new URL('./plugin.ts', import.meta.url), options: { sign: '!' } },";
/**
 * The source of two plugins. The remark plugin appends `sign` to each text. The rehype plugin adds a class to
 * each paragraph.
 */
const plugin = (
  more = '',
) => `const visit = (node, see) => { see(node); for (const child of node.children ?? []) visit(child, see); };
export default {
  remark: ({ sign }: { sign: string }) => (tree) =>
    visit(tree, (node) => { if (node.type === 'text') node.value += sign; }),
  rehype: () => (tree) =>
    visit(tree, (node) => { if (node.tagName === 'p') node.properties = { className: ['marked'] }; ${more} }),
};
`;
const bodyOf = (dir: string) => readFileSync(path.join(dir, 'dist/corpus/pages/docs/a.json'), 'utf8');
const pages = { 'docs/a.md': '# A\n\nWords\n' };

test('plugins of an extension change the content, with their options', () =>
  withExtension(hook, { ...pages, 'plugin.ts': plugin() }, async ({ dir }) => {
    assert.equal((await compile(dir)).diagnostics, []);
    assert.match(bodyOf(dir), '"value":"Words!"');
    assert.match(bodyOf(dir), '"marked"');
  }));

test('the code and the options of the module are in the key of cached documents', () =>
  withExtension(hook, { ...pages, 'plugin.ts': plugin() }, async ({ dir, write }) => {
    const parsed = async () => (await compile(dir)).stats.parsed;
    assert.is(await parsed(), 2);
    assert.is(await parsed(), 0);
    write({ 'plugin.ts': plugin("if (node.value === 'Words!') node.value = 'Other';") });
    assert.is(await parsed(), 2);
    assert.match(bodyOf(dir), '"value":"Other"');
    write({ 'probe.ts': readFileSync(path.join(dir, 'probe.ts'), 'utf8').replace("'!'", "'?'") });
    assert.is(await parsed(), 2);
    assert.match(bodyOf(dir), '"value":"Words?"');
  }));

test('a session follows an edit of the module', () =>
  withExtension(hook, { ...pages, 'plugin.ts': plugin() }, async ({ dir, write }) => {
    const session = await openSession(dir, {});
    try {
      await session.compile();
      write({ 'plugin.ts': plugin("if (node.value === 'Words!') node.value = 'Other';") });
      await session.compile(new Set([path.join(dir, 'plugin.ts')]));
      assert.match(bodyOf(dir), '"value":"Other"');
    } finally {
      await session.close();
    }
  }));

test('a plugin that throws is one error in its code', () =>
  withExtension(
    hook,
    { ...pages, 'plugin.ts': "export default {\n  rehype: () => () => {\n    throw new Error('no');\n  },\n};\n" },
    async ({ dir }) => {
      assert.equal(lines((await compile(dir)).diagnostics), [
        'plugin.ts:3:11 error plugin-failed the plugin "probe" failed: no (on 2 pages)',
      ]);
    },
  ));

const refused: Record<string, { members?: string; module: string; found: RegExp }> = {
  'has a syntax error': { module: 'export default {;', found: /^plugin\.ts:1:17 / },
  throws: {
    module: "\nthrow new Error('no');\nexport default {};",
    found: /^plugin\.ts:2:7 .*the code throws an error: no/,
  },
  'exports no plugin': {
    module: 'export default {};',
    found: /^lectern\.config\.ts:2:\d+ .*needs \{ remark, rehype \} as default export of "plugin\.ts"/,
  },
  'does not exist': {
    members: "  markdown: { module: new URL('./gone.ts', import.meta.url) },",
    module: '',
    found: /^gone\.ts:1:1 /,
  },
};

for (const [name, { members = hook, module, found }] of Object.entries(refused))
  test(`a Markdown module that ${name} is an error of the config`, () =>
    withExtension(members, { ...pages, 'plugin.ts': module }, async ({ dir }) => {
      const error = await compile(dir).catch((thrown: unknown) => thrown);
      assert.instance(error, ConfigError);
      const [line, ...others] = lines((error as ConfigError).diagnostics);
      assert.match(line!, found);
      assert.equal(others, []);
    }));

test('a message with a rule of the extension has its severity, its hint and its locations', async () => {
  const rules = "  rules: { odd: { severity: 'error', message: 'odd', hint: 'of the rule' } },\n";
  const reports = `export default { remark: () => (tree, file) => {
    const place = tree.children[1].position;
    const related = [{ path: 'data.csv', line: 2, column: 1, message: 'here' }];
    Object.assign(file.message('one is odd', { place, ruleId: 'odd' }), { note: 'change it', related });
    file.message('two is odd', { ruleId: 'odd' });
    file.message('a remark', { place, ruleId: 'other' });
  } };`;
  await withExtension(rules + hook, { ...pages, 'plugin.ts': reports }, async ({ dir }) => {
    const { diagnostics } = await compile(dir);
    const ofPage = diagnostics.filter(({ place }) => place.path === 'docs/a.md');
    assert.equal(lines(ofPage), [
      'docs/a.md:1:1 error probe/odd two is odd',
      'docs/a.md:3:1 warning plugin-message the plugin "probe" reports: a remark (other)',
      'docs/a.md:3:1 error probe/odd one is odd',
    ]);
    assert.is(ofPage[0]!.hint, 'of the rule');
    assert.is(ofPage[2]!.hint, 'change it');
    assert.equal(ofPage[2]!.related, [{ path: 'data.csv', line: 2, column: 1, message: 'here' }]);
  });
});

test('plugins leave out documents without a string of `when`', () =>
  withExtension(
    hook.replace('options:', "when: ['Words'], options:"),
    { ...pages, 'docs/b.md': '# B\n\nNone\n', 'plugin.ts': plugin() },
    async ({ dir }) => {
      await compile(dir);
      assert.match(bodyOf(dir), '"value":"Words!"');
      assert.match(readFileSync(path.join(dir, 'dist/corpus/pages/docs/b.json'), 'utf8'), '"value":"None"');
    },
  ));

test.run();
