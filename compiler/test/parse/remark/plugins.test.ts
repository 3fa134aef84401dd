import { mock } from 'node:test';
import type { Root as HastRoot } from 'hast';
import type { Link, Root } from 'mdast';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { EXIT, visit } from 'unist-util-visit';
import type { Pluggable, Processor } from 'unified';
import type { VFile } from 'vfile';
import { ConfigError } from '../../../diagnostics/errors/problem.ts';
import type { BodyComponent, BodyElement } from '../../../../corpus/schema/body.ts';
import type { Document } from '../../../parse/document.ts';
import { pluginStages, type PluginStage, type SitePlugins } from '../../../parse/remark/site-plugins.ts';
import { parseSource, parseWithPlugins } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

type Lists = Partial<Record<PluginStage, Pluggable[]>>;

function pluginsOf(lists: Lists): SitePlugins {
  const named = (stage: PluginStage) =>
    (lists[stage] ?? []).map((use, index) => ({
      name: `${stage} ${index + 1}`,
      key: `markdown.${stage}[${index}]`,
      use,
    }));
  return Object.fromEntries(pluginStages.map((stage) => [stage, named(stage)])) as unknown as SitePlugins;
}

const parse = (text: string, lists: Lists, format: 'md' | 'mdx' = 'mdx'): Promise<Document> =>
  parseWithPlugins(text, parseOptions(format), {
    plugins: pluginsOf(lists),
    file: { path: 'docs/a.mdx', cwd: '/site' },
  });

const findings = ({ head }: Document) =>
  head.findings.map(({ rule, at, message }) => ({ rule, at: at && `${at.line}:${at.column}`, message }));
const words = (document: Document) =>
  JSON.stringify(document.body)
    .match(/"value":"[^"]*"/g)
    ?.map((match) => match.slice(9, -1))
    .join('') ?? '';
const shout = (tree: Root) => visit(tree, 'text', (text) => void (text.value = text.value.toUpperCase()));

/** A remark plugin that extends Markdown's syntax: `@name` becomes a link. */
function mentions(this: Processor) {
  const data = this.data() as Record<string, unknown[]>;
  const tokenize = (effects: never, ok: unknown, nok: unknown) => {
    const { enter, exit, consume } = effects as {
      enter(type: string): void;
      exit(type: string): void;
      consume(code: number): void;
    };
    const name = (code: number | null): unknown => {
      if (code !== null && code >= 97 && code <= 122) return (consume(code), name);
      exit('mention');
      return ok;
    };
    return (code: number) => (code === 64 ? (enter('mention'), consume(code), name) : nok);
  };
  (data.micromarkExtensions ??= []).push({ text: { 64: { tokenize } } });
  (data.fromMarkdownExtensions ??= []).push({
    enter: {
      mention(
        this: { enter(node: Link, token: unknown): void; sliceSerialize(token: unknown): string },
        token: unknown,
      ) {
        const name = this.sliceSerialize(token);
        this.enter(
          { type: 'link', url: `https://example.org/${name.slice(1)}`, children: [{ type: 'text', value: name }] },
          token,
        );
      },
    },
    exit: {
      mention(this: { exit(token: unknown): void }, token: unknown) {
        this.exit(token);
      },
    },
  });
}

test('without plugins the synchronous and asynchronous results are equal', async () => {
  const text = '# A\n\n<Tabs><TabItem value="a">b</TabItem></Tabs>\n\n:::tip\n\nc\n\n:::\n';
  assert.equal(await parse(text, {}), parseSource(text, parseOptions('mdx')));
});

test("a plugin can add a syntax, which other documents don't have", async () => {
  const link = (await parse('Ask @jane now', { remarkPlugins: [mentions as Pluggable] })).body
    .children[0] as BodyElement;
  assert.equal((link.children[1] as BodyElement).properties, { href: 'https://example.org/jane' });
  assert.is(words(parseSource('Ask @jane now', parseOptions('mdx'))), 'Ask @jane now');
});

test('a plugin can change the tree synchronously or asynchronously, and gets its options', async () => {
  const add = (end: string) => async (tree: Root) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    visit(tree, 'text', (text) => void (text.value += end));
  };
  const callback = () => (tree: Root, _: VFile, next: (error: undefined, tree: Root) => void) => {
    setTimeout(() => (shout(tree), next(undefined, tree)), 1);
  };
  assert.is(
    words(
      await parse('a', {
        remarkPlugins: [
          [add as Pluggable, 'b'] as Pluggable,
          callback as Pluggable,
          { plugins: [[add, 'c']] } as Pluggable,
        ],
      }),
    ),
    'ABc',
  );
});

test('plugins run in the order of their stages, and the first ones get the unchanged tree', async () => {
  const seen: string[] = [];
  const see = (name: string) => () => (tree: Root | HastRoot) =>
    void seen.push(`${name}: ${tree.children.map(({ type }) => type).join(' ')}`);
  await parse(':::tip\n\na\n\n:::\n', {
    rehypePlugins: [see('4')],
    beforeDefaultRehypePlugins: [see('3')],
    remarkPlugins: [see('2')],
    beforeDefaultRemarkPlugins: [see('1')],
  });
  assert.equal(seen, ['1: containerDirective', '2: admonition', '3: component', '4: component']);
});

test('a heading from a plugin of the first stage has an id and is in the table of contents', async () => {
  const heading = () => (tree: Root) =>
    void tree.children.push({ type: 'heading', depth: 2, children: [{ type: 'text', value: 'New one' }] });
  const ids = ({ head }: Document) => head.outline.map((item) => (item.type === 'heading' ? item.id : ''));
  assert.equal(ids(await parse('## a', { beforeDefaultRemarkPlugins: [heading] })), ['a', 'new-one']);
  assert.equal(ids(await parse('## a', { remarkPlugins: [heading] })), ['a']);
});

test('a plugin gets the path, the source and the front matter of the file', async () => {
  const known: unknown[] = [];
  const read = () => (_: Root, file: VFile) => void known.push(file.path, file.cwd, String(file), file.data);
  await parse('---\ntitle: A\n---\n\nb\n', { remarkPlugins: [read] });
  assert.equal(known, ['docs/a.mdx', '/site', '\n\n\n\nb\n', { frontMatter: { title: 'A' } }]);
});

test('only directives that no plugin handles are reported', async () => {
  const video = () => (tree: Root) =>
    visit(tree, 'leafDirective', (node, index, parent) => {
      if (node.name === 'video')
        parent!.children[index!] = { type: 'paragraph', children: [{ type: 'text', value: 'a film' }] };
    });
  const document = await parse('::video\n\n::audio\n', { remarkPlugins: [video] });
  assert.is(words(document), 'a film::audio');
  assert.equal(
    findings(document).map(({ rule, at }) => [rule, at]),
    [['unused-directive', '3:1']],
  );
});

test('JSX and imports from a plugin are parsed as if they were in the source', async () => {
  const tabs = () => (tree: Root) =>
    visit(tree, 'code', (code, index, parent) => {
      const item = {
        type: 'mdxJsxFlowElement',
        name: 'TabItem',
        attributes: [
          { type: 'mdxJsxAttribute', name: 'value', value: { type: 'mdxJsxAttributeValueExpression', value: '"npm"' } },
        ],
        children: [code],
      };
      const list = {
        type: 'mdxJsxAttribute',
        name: 'values',
        value: { type: 'mdxJsxAttributeValueExpression', value: '[{value: "npm", label: names.npm}]' },
      };
      parent!.children.splice(index!, 1, {
        type: 'mdxJsxFlowElement',
        name: 'Group',
        attributes: [list],
        children: [item],
      } as never);
      tree.children.unshift(
        {
          type: 'mdxjsEsm',
          value: "import Group from '@theme/Tabs';\nexport const names = {npm: 'npm it is'};",
        } as never,
        { type: 'mdxFlowExpression', value: 'names.npm' } as never,
      );
      return EXIT;
    });
  for (const format of ['md', 'mdx'] as const) {
    const document = await parse('```bash\nnpm install\n```\n', { remarkPlugins: [tabs] }, format);
    assert.equal(findings(document), []);
    const [text, group] = document.body.children as [{ value: string }, BodyComponent];
    assert.is(text.value.trim(), 'npm it is');
    assert.equal([group.name, group.props], ['Tabs', { values: [{ value: 'npm', label: 'npm it is' }] }]);
    assert.equal((group.children[0] as BodyComponent).props, { value: 'npm' });
    assert.is(((group.children[0] as BodyComponent).children[0] as BodyComponent).name, 'CodeBlock');
  }
});

test('tags, imports and HTML nodes from a plugin for MDX 1 are parsed', async () => {
  const tabs = () => (tree: Root) => {
    const at = tree.children.findIndex(({ type }) => type === 'code');
    const [code] = tree.children.splice(at, 1);
    const jsx = (value: string) => ({ type: 'jsx', value });
    const made = [
      jsx('<Group values={[\n  { value: "npm", label: names.npm },\n]}\n>\n<TabItem value="npm">'),
      code,
      jsx('</TabItem>\n<TabItem value="yarn">'),
      { type: 'html', value: '<pre style="color: red" class="a"><code>yarn</code></pre>', children: [] },
      jsx('</TabItem>\n</Group>'),
    ];
    tree.children.splice(at, 0, ...(made as never[]));
    const modules = [
      { type: 'import', value: "import Group from '@theme/Tabs';" },
      { type: 'export', value: "export const names = {npm: 'npm it is'};" },
    ];
    tree.children.unshift(...(modules as never[]));
  };
  const text = 'one\n\n```bash\nnpm install\n```\n\ntwo <!-- no text -->\n';
  for (const stage of ['beforeDefaultRemarkPlugins', 'remarkPlugins'] as const) {
    const document = await parse(text, { [stage]: [tabs] });
    assert.equal(findings(document), []);
    const parts = document.body.children.filter(({ type }) => type !== 'text');
    const [, group, after] = parts as [BodyElement, BodyComponent, BodyElement];
    assert.equal([group.name, group.props], ['Tabs', { values: [{ value: 'npm', label: 'npm it is' }] }]);
    const [npm, yarn] = group.children as [BodyComponent, BodyComponent];
    assert.equal([npm.props, npm.children.length, yarn.props], [{ value: 'npm' }, 1, { value: 'yarn' }]);
    assert.is((npm.children[0] as BodyComponent).name, 'CodeBlock');
    assert.equal((yarn.children[0] as BodyElement).properties, { style: 'color: red', className: ['a'] });
    assert.equal(JSON.stringify(after.children), '[{"type":"text","value":"two "}]');
  }
});

test('unclosed tags from a plugin for MDX 1 are reported with its name', async () => {
  const broken = () => (tree: Root) => void tree.children.push({ type: 'jsx', value: '<Tabs>' } as never);
  const [finding] = findings(await parse('a', { remarkPlugins: [broken] }));
  assert.match(finding!.message, /"remarkPlugins 1".*invalid JSX/);
});

test('a plugin can return a copy of the tree', async () => {
  const copy = () => (tree: Root) => structuredClone(tree);
  const text = "import Part from './_part.mdx';\n\n<Part/>\n";
  const { head } = await parse(text, { remarkPlugins: [copy] });
  assert.equal(head, parseSource(text, parseOptions('mdx')).head);
});

test('invalid code from a plugin is reported with its name', async () => {
  const broken = () => (tree: Root) => void tree.children.push({ type: 'mdxFlowExpression', value: 'a +' } as never);
  const [finding] = findings(await parse('a', { remarkPlugins: [broken] }));
  assert.is(finding!.rule, 'plugin-failed');
  assert.match(finding!.message, /"remarkPlugins 1".*invalid/);
});

test('a plugin for HTML can create elements and JSX', async () => {
  const wrap = () => (tree: HastRoot) => {
    const section = { type: 'element', tagName: 'section', children: tree.children.splice(0) };
    tree.children.push({
      type: 'mdxJsxFlowElement',
      name: 'Admonition',
      attributes: [{ type: 'mdxJsxAttribute', name: 'type', value: 'tip' }],
      children: [section],
    } as never);
  };
  const { body } = await parse('a', { rehypePlugins: [wrap] });
  const [admonition] = body.children as [BodyComponent];
  assert.equal([admonition.name, admonition.props], ['Admonition', { type: 'tip' }]);
  assert.is((admonition.children[0] as BodyElement).tagName, 'section');
});

test('links from a plugin become references like all others', async () => {
  const link = () => (tree: HastRoot) =>
    void tree.children.push({ type: 'element', tagName: 'a', properties: { href: './b.mdx' }, children: [] });
  const { head } = await parse('a', { rehypePlugins: [link] });
  assert.equal(
    head.references.map(({ kind, url }) => [kind, url]),
    [['link', './b.mdx']],
  );
});

test('unsafe elements and attributes from a plugin are removed in any spelling', async () => {
  const evil = () => (tree: HastRoot) => {
    const element = (tagName: string, properties: object) =>
      ({ type: 'element', tagName, properties, children: [] }) as never;
    tree.children.push(
      element('script', {}),
      element('sCRIPT', {}),
      element('a', { HREF: 'javascript:alert(1)' }),
      element('b', { ONCLICK: 'alert(1)' }),
      element('a', { href: { toString: () => 'javascript:alert(1)' } }),
    );
  };
  const document = await parse('a', { rehypePlugins: [evil] });
  assert.equal(
    document.body.children.slice(1).map((node) => ({ ...(node as BodyElement), type: undefined })),
    [
      { type: undefined, tagName: 'a', properties: {}, children: [] },
      { type: undefined, tagName: 'b', properties: {}, children: [] },
      { type: undefined, tagName: 'a', properties: {}, children: [] },
    ],
  );
  assert.equal(
    findings(document).map(({ rule }) => rule),
    ['unsafe-html', 'unsafe-html', 'unsafe-url', 'unsafe-html'],
  );
});

test('a message of a plugin is a warning at its location, and a fatal message is an error', async () => {
  const lint = () => (tree: Root, file: VFile) => {
    visit(
      tree,
      'emphasis',
      (node) =>
        void file.message('Write it plainly', { place: node.position!, source: 'prose', ruleId: 'no-emphasis' }),
    );
    visit(tree, 'strong', (node) => void file.fail('Too loud', node.position!));
    file.info('All was read');
  };
  assert.equal(findings(await parse('a *b*', { remarkPlugins: [lint] })), [
    {
      rule: 'plugin-message',
      at: '1:3',
      message: 'the plugin "remarkPlugins 1" reports: Write it plainly (prose:no-emphasis)',
    },
  ]);
  const loud = await parse('---\na: 1\n---\n\n*a* **b**', { remarkPlugins: [lint] });
  assert.equal(
    findings(loud).map(({ rule, at }) => [rule, at]),
    [
      ['plugin-failed', '5:5'],
      ['plugin-message', '5:1'],
    ],
  );
  assert.equal(loud.body.children, []);
});

test('the message names a plugin that throws or returns an invalid tree', async () => {
  const failing: Record<string, () => unknown> = {
    'no luck': () => {
      throw new Error('no luck');
    },
    'must return the tree': () => ({ type: 'paragraph' }),
    'not a node': () => ({ type: 'root', children: [undefined] }),
    'levels deep': () => ({ type: 'root', children: [nested(1000)] }),
  };
  for (const [reason, transform] of Object.entries(failing)) {
    const [finding, ...others] = findings(
      await parse('a', { remarkPlugins: [() => () => undefined, () => transform as never] }),
    );
    assert.equal([finding!.rule, others], ['plugin-failed', []], reason);
    assert.match(finding!.message, /"remarkPlugins 2"/);
    assert.match(finding!.message, reason);
  }
});

function nested(depth: number): object {
  return { type: 'blockquote', children: depth > 0 ? [nested(depth - 1)] : [] };
}

test('a plugin fails after its time limit', async () => {
  mock.timers.enable({ apis: ['setInterval'] });
  try {
    const parsing = parse('a', { remarkPlugins: [() => () => new Promise<undefined>(() => undefined)] });
    mock.timers.tick(30_000);
    assert.match(findings(await parsing)[0]!.message, 'did not end within 30 seconds');
  } finally {
    mock.timers.reset();
  }
});

test('a plugin that fails during setup is an error in the config', async () => {
  const picky = () => {
    throw new Error('an option is missing');
  };
  try {
    await parse('a', { rehypePlugins: [picky] });
    assert.unreachable();
  } catch (problem) {
    assert.instance(problem, ConfigError);
    assert.match(
      (problem as ConfigError).message,
      'markdown.rehypePlugins[0]: the plugin "rehypePlugins 1" failed when it was set up: an option is missing',
    );
  }
});

test('a directive with an element or component from a plugin renders as it, and is not reported', async () => {
  const named = (hName: string) => (tree: Root) =>
    visit(tree as never, { type: 'containerDirective' } as never, (node: { data?: object }) => {
      node.data = { hName, hProperties: { label: 'deep', className: ['a', 'b'], hidden: false } };
    });
  const element = await parse(':::tide\n\nHigh\n\n:::', { remarkPlugins: [() => named('section')] });
  assert.equal(findings(element), []);
  assert.match(JSON.stringify(element.body), '"tagName":"section"');
  const component = await parse(':::tide\n\nHigh\n\n:::', { remarkPlugins: [() => named('TabItem')] });
  assert.equal(findings(component), []);
  const [rendered] = component.body!.children as BodyComponent[];
  assert.equal(
    [rendered!.type, rendered!.name, rendered!.props],
    ['component', 'TabItem', { label: 'deep', className: 'a b' }],
  );
  assert.is(words(component).trim(), 'High');
});

test('a root that a plugin inserts into the tree is replaced by its children', async () => {
  const insert = (tree: Root) => void tree.children.push({ type: 'root', children: [...tree.children] } as never);
  const document = await parse('Words.\n', { remarkPlugins: [() => insert] });
  assert.equal(findings(document), []);
  assert.is(JSON.stringify(document.body).match(/Words\./g)?.length, 2);
});

test.run();
