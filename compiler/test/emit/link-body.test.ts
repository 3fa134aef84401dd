import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Body, BodyElement, BodyNode, CodeModule, Json } from '../../../corpus/schema/index.ts';
import { openPageCode } from '../../emit/body/page-code.ts';
import type { EmitInput } from '../../emit/emit-input.ts';
import { linkBody } from '../../emit/link-body.ts';
import type { ResolvedReference } from '../../link/link.ts';
import { pageIds } from '../../link/page-ids.ts';
import type { Anchor, DocumentCode, Marked } from '../../parse/document.ts';

const text = (value: string): BodyNode => ({ type: 'text', value });
const element = (tagName: string, properties = {}, children: BodyNode[] = [], references?: Record<string, number>) =>
  ({ type: 'element', tagName, properties, children, ...(references ? { references } : {}) }) as BodyNode;
const component = (name: string, props = {}, children: BodyNode[] = [], references?: Record<string, number>) =>
  ({ type: 'component', name, props, children, ...(references ? { references } : {}) }) as BodyNode;
const marked = (node: BodyNode, marks: Marked) => ({ ...node, ...marks }) as BodyNode;
const value = (json: Json | undefined): ResolvedReference => ({ kind: 'data', value: json });
const someCode: DocumentCode = { imports: [], declarations: [], exports: [] };

const docsGlossary = {
  path: 'docs/glossary.yml',
  terms: new Map([['tide', { term: 'Tide', definition: 'Twice a day.', href: '/tides' }]]),
};

interface Written {
  children: BodyNode[];
  references?: ResolvedReference[];
  hasCode?: boolean;
  anchors?: Anchor[];
}

/**
 * Links the document `page`.
 *
 * @param others partials that the page may include
 * @param modules source → code module
 */
async function linkPage(
  page: Written,
  others: Record<string, Written> = {},
  modules: Record<string, CodeModule> = {},
  isExcerpt = false,
) {
  const all = Object.entries({ page, ...others });
  const bodies = Object.fromEntries(
    all.map(([name, { children }]): [string, Body] => [name, { type: 'root', children }]),
  );
  const table = new Map(all.map(([name, { references = [] }]) => [name, references]));
  const before = JSON.stringify(bodies);
  const cards = [{ kind: 'link' as const, label: 'A', href: '/a' }];
  const code = openPageCode({ modules: new Map(Object.entries(modules)), files: [] });
  const input = {
    site: { config: {}, glossaries: new Map([['docs', docsGlossary]]) },
    readBody: async (name: string) => bodies[name],
    sources: new Map(
      all.map(([name, { hasCode, anchors = [] }]) => [
        name,
        { file: { collection: { dir: 'docs' } }, head: { anchors, ...(hasCode && { code: someCode }) } },
      ]),
    ),
    fillCodeBlock: async (block: object, filled: string) => ({ ...block, code: filled, tokens: 'k1' }),
  } as unknown as EmitInput;
  const partials = new Map(Array.from(table, ([name, references]) => [name, partialsAmong(references)]));
  const { scope: ids } = pageIds('page', input.sources, partials);
  const linked = { references: table, outline: [], ids };
  const nodes = await linkBody('page', { linked, cards, code, isExcerpt }, input);
  assert.is(JSON.stringify(bodies), before, 'the stored body is not changed');
  return { nodes, code: code.modules() };
}

function partialsAmong(references: readonly ResolvedReference[]): Map<number, string> {
  return new Map(references.flatMap((each, index) => (each.kind === 'partial' ? [[index, each.source] as const] : [])));
}

async function link(children: BodyNode[], references: ResolvedReference[] = [], others: Record<string, Written> = {}) {
  return (await linkPage({ children, references }, others)).nodes;
}

test('a link gets its address and loses its mark', async () => {
  const [node] = await link(
    [element('a', { href: './b.md' }, [text('b')], { href: 0 })],
    [{ kind: 'page', href: '/b/' }],
  );
  assert.equal(node, element('a', { href: '/b/' }, [text('b')]));
});

test('a link to a file has a target, unless the author set one', async () => {
  const file: ResolvedReference = { kind: 'file', href: '/assets/a.pdf', target: '_blank' };
  const [one, other] = await link(
    [element('a', { href: 'x' }, [], { href: 0 }), element('a', { href: 'x', target: '_top' }, [], { href: 0 })],
    [file],
  );
  assert.equal(one, element('a', { href: '/assets/a.pdf', target: '_blank' }));
  assert.equal(other, element('a', { href: '/assets/a.pdf', target: '_top' }));
});

test('an image gets missing size attributes from the file, so that browsers reserve its space', async () => {
  const file: ResolvedReference = { kind: 'file', href: '/assets/a.png', target: '_blank', width: 4, height: 3 };
  const [one, other] = await link(
    [element('img', { src: 'x' }, [], { src: 0 }), element('img', { src: 'x', width: 8 }, [], { src: 0 })],
    [file],
  );
  assert.equal(one, element('img', { src: '/assets/a.png', width: 4, height: 3 }));
  assert.equal(other, element('img', { src: '/assets/a.png', width: 8, height: 6 }));
});

test("a component's prop gets its address", async () => {
  const [node] = await link([component('Link', { to: './b.md' }, [], { to: 0 })], [{ kind: 'page', href: '/b/' }]);
  assert.equal(node, component('Link', { to: '/b/' }));
});

test('an address in a nested prop is set in place', async () => {
  const [node] = await link(
    [component('ThemedImage', { sources: { light: './a.svg', dark: './b.svg' } }, [], { 'sources.light': 0 })],
    [{ kind: 'page', href: '/a.svg' }],
  );
  assert.equal(node, component('ThemedImage', { sources: { light: '/a.svg', dark: './b.svg' } }));
});

test('a partial replaces its inclusion, with its own references', async () => {
  const nodes = await link(
    [text('before'), component('Partial', {}, [], { src: 0 }), text('after')],
    [{ kind: 'partial', source: 'part' }],
    {
      part: {
        children: [element('a', { href: 'x' }, [], { href: 0 })],
        references: [{ kind: 'page', href: '/from-part/' }],
      },
    },
  );
  assert.equal(nodes, [text('before'), element('a', { href: '/from-part/' }), text('after')]);
});

const include = (reference: number) => component('Partial', {}, [], { src: reference });

test('a partial that a page includes twice has unique ids, and its links point to them', async () => {
  const { nodes } = await linkPage(
    {
      children: [include(0), include(0)],
      references: [{ kind: 'partial', source: 'part' }],
      anchors: [{ partial: 0 }, { partial: 0 }],
    },
    {
      part: {
        children: [
          element('h2', { id: 'setup' }),
          element('a', { href: '#setup' }),
          element('a', { href: 'x' }, [], { href: 0 }),
          element('a', { href: '#else' }),
        ],
        references: [{ kind: 'page', href: '#setup:~:text=a' }],
        anchors: ['setup'],
      },
    },
  );
  assert.equal(nodes.slice(4), [
    element('h2', { id: 'setup-1' }),
    element('a', { href: '#setup-1' }),
    element('a', { href: '#setup-1:~:text=a' }),
    element('a', { href: '#else' }),
  ]);
});

test('ids of a partial do not collide with the page, and its links point to the nearest match', async () => {
  const { nodes } = await linkPage(
    {
      children: [element('h2', { id: 'a' }), include(0), include(0), element('a', { href: '#a' })],
      references: [{ kind: 'partial', source: 'outer' }],
      anchors: ['a', { partial: 0 }, { partial: 0 }],
    },
    {
      outer: {
        children: [element('h2', { id: 'a' }), element('a', { href: '#b' }), include(0)],
        references: [{ kind: 'partial', source: 'inner' }],
        anchors: ['a', { partial: 0 }],
      },
      inner: {
        children: [element('h3', { id: 'b' }), component('Term', { id: 'a' }), element('label', { htmlFor: 'a' })],
        anchors: ['b'],
      },
    },
  );
  const shown = nodes.map((node) => (node.type === 'element' ? Object.values(node.properties)[0] : undefined));
  assert.equal(shown, ['a', 'a-1', '#b', 'b', undefined, 'a-1', 'a-2', '#b-1', 'b-1', undefined, 'a-2', '#a']);
  assert.equal(nodes[4], component('Term', { id: 'a' }));
});

test('a missing partial is removed', async () => {
  assert.equal(await link([component('Partial', {}, [], { src: 0 })], [{ kind: 'broken', href: './x.mdx' }]), []);
});

test('a card list without items shows the cards of its page', async () => {
  const [one, other] = await link([component('DocCardList'), component('DocCardList', { items: [] })], []);
  assert.equal(one, component('DocCardList', { items: [{ kind: 'link', label: 'A', href: '/a' }] }));
  assert.equal(other, component('DocCardList', { items: [] }));
});

test('data is set at its prop, and missing values are removed', async () => {
  const [node] = await link(
    [
      component('Chart', { rows: null, look: { size: 1 }, list: ['a', null], none: 1 }, [], {
        rows: 0,
        'look.color': 1,
        'list.1': 1,
        none: 2,
      }),
    ],
    [value([{ a: 1 }]), value('red'), value(undefined)],
  );
  assert.equal(node, component('Chart', { rows: [{ a: 1 }], look: { size: 1, color: 'red' }, list: ['a', 'red'] }));
});

test('data is sanitized like a document', async () => {
  const script = value('javascript:alert(1)');
  const nodes = await link(
    [
      element('a', {}, [], { href: 0 }),
      element('div', {}, [], { onClick: 1 }),
      component('Link', {}, [], { to: 0 }),
      component('X', {}, [], { item: 2 }),
    ],
    [script, value('alert(1)'), value({ href: 'javascript:alert(1)', label: 'a' })],
  );
  assert.equal(nodes, [element('a'), element('div'), component('Link'), component('X', { item: { label: 'a' } })]);
});

test('a value of data is text, and is joined with the text around it', async () => {
  const nodes = await link(
    [
      text('Version '),
      component('Value', {}, [], { value: 0 }),
      text(' of '),
      component('Value', {}, [], { value: 1 }),
      component('Value', {}, [], { value: 2 }),
    ],
    [value('1.2'), value(3), value({ not: 'text' })],
  );
  assert.equal(nodes, [text('Version 1.2 of 3')]);
});

test('a value of an element has the name and format of its HTML attribute', async () => {
  const [node] = await link(
    [element('p', {}, [], { className: 0, style: 1, hidden: 2 })],
    [value('a b'), value({ marginTop: 4 }), value(false)],
  );
  assert.equal(node, element('p', { className: ['a', 'b'], style: 'margin-top: 4px' }));
});

test('a code block is filled with the content of a file', async () => {
  const [node] = await link(
    [component('CodeBlock', { code: '', language: 'js', title: 'a.js' }, [], { code: 0 })],
    [value('let a;\n')],
  );
  assert.equal(node, component('CodeBlock', { code: 'let a;\n', language: 'js', title: 'a.js', tokens: 'k1' }));
});

const picture = {
  type: 'element',
  tagName: 'svg',
  properties: { viewBox: '0 0 1 1', width: 1 },
  children: [],
} as BodyElement;

test('an SVG is inlined with the given attributes', async () => {
  const [node] = await link(
    [component('Svg', { width: 20, className: 'logo', title: 'A moon' }, [], { src: 0 })],
    [{ kind: 'svg', element: picture }],
  );
  assert.equal(
    node,
    element('svg', { viewBox: '0 0 1 1', width: 20, className: ['logo'], role: 'img', ariaLabel: 'A moon' }),
  );
  assert.equal(await link([component('Svg', {}, [], { src: 0 })], [{ kind: 'broken', href: './x.svg' }]), []);
});

test('the ids of an SVG that occurs twice are unique', async () => {
  const shape = {
    ...picture,
    children: [element('g', { id: 'g' }), element('rect', { fill: 'url(#g)' }), element('use', { xLinkHref: '#g' })],
  } as BodyElement;
  const svg = component('Svg', {}, [], { src: 0 });
  const [first, second] = (await link([svg, svg], [{ kind: 'svg', element: shape }])) as BodyElement[];
  assert.equal(first, shape);
  assert.equal(second!.children, [
    element('g', { id: 'g-1' }),
    element('rect', { fill: 'url(#g-1)' }),
    element('use', { xLinkHref: '#g-1' }),
  ]);
});

test('a partial renders its props in text and in properties', async () => {
  const nodes = await link(
    [component('Partial', { name: 'Ada', link: { href: '/ada' } }, [], { src: 0 })],
    [{ kind: 'partial', source: 'part' }],
    {
      part: {
        children: [
          text('Hello '),
          marked(component('Value'), { given: { value: ['name'] } }),
          marked(element('a', { title: 'old' }), { given: { href: ['link', 'href'], title: ['nothing'] } }),
          marked(component('Link'), { given: { to: ['link', 'href'] } }),
          marked(component('Value'), { given: { value: ['constructor'] } }),
        ],
      },
    },
  );
  assert.equal(nodes, [text('Hello Ada'), element('a', { href: '/ada' }), component('Link', { to: '/ada' })]);
});

test('a partial passes props to nested partials', async () => {
  const inner: ResolvedReference[] = [{ kind: 'partial', source: 'inner' }];
  const nodes = await link(
    [component('Partial', { a: 'deep' }, [], { src: 0 })],
    [{ kind: 'partial', source: 'outer' }],
    {
      outer: {
        children: [marked(component('Partial', { b: 'old' }, [], { src: 0 }), { given: { b: ['a'] } })],
        references: inner,
      },
      inner: {
        children: [
          marked(component('Value'), { given: { value: ['b'] } }),
          marked(component('Value'), { given: { value: ['a'] } }),
        ],
      },
    },
  );
  assert.equal(nodes, [text('deep')]);
});

test('the children of a partial replace its `children` value', async () => {
  const nodes = await link(
    [component('Partial', {}, [element('a', {}, [], { href: 1 })], { src: 0 })],
    [
      { kind: 'partial', source: 'part' },
      { kind: 'page', href: '/b/' },
    ],
    {
      part: { children: [element('div', {}, [marked(component('Value'), { given: { value: ['children'] } })])] },
    },
  );
  assert.equal(nodes, [element('div', {}, [element('a', { href: '/b/' })])]);
});

const chart = marked(component('Chart', { size: 2 }, [text('below')]), { export: 'Chart' });
const module = (href: string, ...exports: string[]): CodeModule => ({ href, exports });

test('a node with code refers to its module in the modules of the page', async () => {
  const { nodes, code } = await linkPage(
    { children: [chart], hasCode: true },
    {},
    { page: module('/assets/a.js', 'Chart') },
  );
  assert.equal(nodes, [{ ...component('Chart', { size: 2 }, [text('below')]), code: { module: 0, export: 'Chart' } }]);
  assert.equal(code, [module('/assets/a.js', 'Chart')]);
  assert.equal(Object.keys(nodes[0]!), ['type', 'name', 'props', 'code', 'children']);
});

test('a node with a missing export is replaced by its children', async () => {
  assert.equal((await linkPage({ children: [chart], hasCode: true })).nodes, [text('below')]);
  const { nodes, code } = await linkPage(
    { children: [element('p', {}, [chart])], hasCode: true },
    {},
    { page: module('/assets/a.js', 'Other') },
  );
  assert.equal(nodes, [element('p', {}, [text('below')])]);
  assert.equal(code, [module('/assets/a.js', 'Other')]);
});

test('modules are in the order of their use, and shared modules are listed once', async () => {
  const include = component('Partial', {}, [], { src: 0 });
  const { code } = await linkPage(
    {
      children: [include, component('Partial', {}, [], { src: 1 }), chart],
      references: [
        { kind: 'partial', source: 'a' },
        { kind: 'partial', source: 'b' },
      ],
      hasCode: true,
    },
    { a: { children: [chart], hasCode: true }, b: { children: [chart], hasCode: true } },
    {
      page: module('/assets/page.js', 'Chart'),
      a: module('/assets/part.js', 'Chart'),
      b: module('/assets/part.js', 'Chart'),
    },
  );
  assert.equal(
    code?.map(({ href }) => href),
    ['/assets/page.js', '/assets/part.js'],
  );
});

test('a page includes modules with styles only, and an excerpt only the code that it uses', async () => {
  const styles: CodeModule = { exports: [], styles: ['/assets/a.css'] };
  assert.equal((await linkPage({ children: [text('a')], hasCode: true }, {}, { page: styles })).code, [styles]);
  const code = module('/assets/a.js', 'Chart');
  assert.is((await linkPage({ children: [text('a')], hasCode: true }, {}, { page: code }, true)).code, undefined);
  assert.equal((await linkPage({ children: [chart], hasCode: true }, {}, { page: code }, true)).code, [code]);
});

test('if a partial has code, the viewer gets its start and its props', async () => {
  const include = component('Partial', { name: 'Ada' }, [], { src: 0 });
  const references: ResolvedReference[] = [{ kind: 'partial', source: 'part' }];
  const part = { children: [text('x')] };
  const modules = { page: module('/assets/a.js', 'Part') };
  assert.equal((await linkPage({ children: [include], references }, { part: { ...part, hasCode: true } })).nodes, [
    component('Partial', { name: 'Ada' }, [text('x')]),
  ]);
  const { nodes } = await linkPage(
    { children: [marked(include, { export: 'Part' })], references, hasCode: true },
    { part },
    modules,
  );
  assert.equal(nodes, [{ ...component('Partial', { name: 'Ada' }, [text('x')]), code: { module: 0, export: 'Part' } }]);
  const broken = await linkPage(
    { children: [marked(include, { export: 'Part' })], references, hasCode: true },
    { part },
  );
  assert.equal(broken.nodes, [text('x')]);
});

test('a term gets its definition, and its name if it has no text', async () => {
  const { nodes } = await linkPage({
    children: [component('Term', { id: 'tide' }), component('Term', { id: 'tide' }, [text('tides')])],
  });
  const props = { id: 'tide', term: 'Tide', definition: 'Twice a day.', href: '/tides' };
  assert.equal(nodes, [component('Term', props, [text('Tide')]), component('Term', props, [text('tides')])]);
});

test('an undefined term is unchanged', async () => {
  const moon = component('Term', { id: 'moon' }, [text('moon')]);
  assert.equal((await linkPage({ children: [moon] })).nodes, [moon]);
});

test.run();
