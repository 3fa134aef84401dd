import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../../config/parse-config.ts';
import { pluginsFor } from '../../../project/content/plugins-of-file.ts';
import { ConfigError } from '../../../diagnostics/errors/problem.ts';
import type { Collection } from '../../../source/source.ts';

function embed() {}
const anonymous = (
  () => () => () =>
    undefined
)();

const file = (kind: Collection['kind'], instance: string) => ({ collection: { kind, instance, dir: kind } });

test('plugins of the whole site come before plugins of an instance, and each is named by function or position', () => {
  const config = parseConfig(
    {
      title: 'A',
      markdown: { remarkPlugins: [embed], rehypePlugins: [[embed, { wide: true }]] },
      docs: [{}, { id: 'api', path: 'api', remarkPlugins: [{ plugins: [embed] }, anonymous] }],
    },
    'lectern.config.ts',
  );
  const choose = pluginsFor(config);
  const names = (plugins: ReturnType<typeof choose>) => plugins?.remarkPlugins.map(({ name, key }) => [name, key]);
  assert.equal(names(choose(file('docs', 'default'), '')), [['embed', 'markdown.remarkPlugins[0]']]);
  assert.equal(names(choose(file('docs', 'api'), '')), [
    ['embed', 'markdown.remarkPlugins[0]'],
    ['docs[1].remarkPlugins[0]', 'docs[1].remarkPlugins[0]'],
    ['docs[1].remarkPlugins[1]', 'docs[1].remarkPlugins[1]'],
  ]);
  assert.equal(names(choose({}, '')), [['embed', 'markdown.remarkPlugins[0]']]);
  assert.equal(choose({}, '')!.rehypePlugins[0]!.use, [embed, { wide: true }]);
  assert.is(choose(file('docs', 'api'), ''), choose(file('docs', 'api'), ''));
});

test('every kind of content may have its own plugins, and by default has none', () => {
  const lists = { beforeDefaultRemarkPlugins: [embed] };
  const config = parseConfig(
    { title: 'A', docs: lists, pages: lists, blog: lists, changelog: lists },
    'lectern.config.ts',
  );
  const choose = pluginsFor(config);
  const own = (['docs', 'pages', 'blog'] as const).map((kind) => choose(file(kind, 'default'), ''));
  for (const plugins of [...own, choose(file('changelog', 'changelog'), '')])
    assert.is(plugins?.beforeDefaultRemarkPlugins.length, 1);
  assert.is(choose({}, ''), undefined);
});

test('a value that is not a plugin is reported at its location', () => {
  for (const wrong of ['remark-math', ['remark-math', {}], {}, null, { plugins: ['remark-math'] }]) {
    try {
      parseConfig({ title: 'A', docs: { rehypePlugins: [embed, wrong] } }, 'lectern.config.ts');
      assert.unreachable();
    } catch (error) {
      assert.instance(error, ConfigError);
      const [problem] = (error as ConfigError).problems;
      assert.is(problem!.key, 'docs[0].rehypePlugins[1]');
      assert.match(problem!.message, 'expected a plugin: a function, [function, options], or a preset');
    }
  }
});

test('the plugins of an extension apply only to sources that contain one of its strings', () => {
  const config = parseConfig({ title: 'A' }, 'lectern.config.ts');
  const extension = (name: string, when?: string[]) => ({
    name,
    key: name,
    markdown: { remark: embed, options: undefined, fingerprint: '', when },
    texts: { plugin: embed, fingerprint: '', when: ['<Chart'] },
  });
  const choose = pluginsFor(config, [extension('a'), extension('b', ['file=', 'ref='])]);
  const names = (text: string) => {
    const plugins = choose(file('docs', 'default'), text)!;
    return [plugins.remarkPlugins, plugins.rehypePlugins].map((list) => list.map(({ name }) => name).join(' '));
  };
  assert.equal(names('text'), ['a', '']);
  assert.equal(names('```ts ref="v1"'), ['a b', '']);
  assert.equal(names('<Chart />'), ['a', 'a b']);
  assert.is(choose(file('docs', 'default'), 'one'), choose(file('docs', 'default'), 'two'));
  assert.is(pluginsFor(config, [extension('b', ['file='])])({}, 'none'), undefined);
});

test.run();
