import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cpuSeconds } from '../../../../scripts/testing/cpu-seconds.ts';
import type { BodyNode } from '../../../../corpus/schema/body.ts';
import type { Marked, ParseOptions } from '../../../parse/document.ts';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

type Node = Extract<BodyNode, { type: 'component' }> & Marked;

const parse = (text: string, changes?: Partial<ParseOptions>) => parseSource(text, parseOptions('mdx', changes));
const code = (text: string, changes?: Partial<ParseOptions>) => parse(text, changes).head.code!;
const imports = (text: string, changes?: Partial<ParseOptions>) =>
  code(text, changes).imports.map(({ clause, specifier }) => `${clause} from ${specifier}`);
const declarations = (text: string) => code(text).declarations.map(({ source }) => source);
const exported = (text: string, changes?: Partial<ParseOptions>) =>
  Object.fromEntries(code(text, changes).exports.map(({ name, source }) => [name, source]));
const nodes = (text: string, changes?: Partial<ParseOptions>) => parse(text, changes).body.children as Node[];
const problems = (text: string, changes?: Partial<ParseOptions>) =>
  parse(text, changes).head.findings.map(({ rule, at }) => `${rule} ${at!.line}:${at!.column}`);

test('a document with only data has no code', () => {
  const text =
    "import Tabs from '@theme/Tabs';\nimport a from './a.png';\nimport P from './_p.mdx';\nimport d from './d.yml';\n\nexport const b = {c: [1]};\n\n<Tabs/> <img src={a}/> <P/> {d.x} {b.c[0]}\n";
  assert.is(parse(text).head.code, undefined);
});

test('every import of code is in the module with its location, even if it is unused', () => {
  const text =
    "import A, {b as c} from './a';\nimport * as d from 'd'; import './e.css';\nimport f from './f.module.css';\n";
  assert.equal(imports(text), ['A, { b as c } from ./a', '* as d from d', ' from ./e.css', 'f from ./f.module.css']);
  assert.equal(
    code(text).imports.map(({ names, at }) => [names, at.line, at.column]),
    [
      [['A', 'c'], 1, 1],
      [['d'], 2, 1],
      [[], 2, 25],
      [['f'], 3, 1],
    ],
  );
});

test('a component of the site can have the name of a viewer component', () => {
  assert.equal(imports("import Tabs from './tabs';\n\n<Tabs/>\n"), ['Tabs from ./tabs']);
});

test('one export renders all uses of a site component, and its content stays data', () => {
  const text = 'import Chart from \'./chart\';\n\n<Chart kind="pie" data={[1, 2]}>*text*</Chart>\n\n<Chart/>\n';
  assert.equal(exported(text), { Chart: 'Chart' });
  const [first] = nodes(text);
  assert.equal([first!.name, first!.props, first!.export], ['Chart', { kind: 'pie', data: [1, 2] }, 'Chart']);
  assert.is((first!.children[0] as { tagName?: string }).tagName, 'em');
});

test('a member of an import renders like an import', () => {
  assert.equal(exported("import * as ui from './ui';\n\n<ui.Card.Title/>\n"), { ui_Card_Title: 'ui.Card.Title' });
});

test('the export contains the attributes that are code, after the data', () => {
  const text = 'import Chart from \'./chart\';\n\n<Chart kind="pie" onPick={(x) => x} icon={<b/>} />\n';
  assert.equal(exported(text), { Chart: '(attributes) => <Chart {...attributes} onPick={(x) => x} icon={<b/>} />' });
  assert.equal(nodes(text)[0]!.props, { kind: 'pie' });
});

test('the later one of an attribute and a spread wins', () => {
  const text = 'import Chart, {all} from \'./chart\';\n\n<Chart a="1" {...all} b="2" data-c />\n';
  assert.equal(exported(text), {
    Chart: '(attributes) => <Chart {...attributes} {...all} b={attributes.b} data-c={attributes["data-c"]} />',
  });
  assert.equal(nodes(text)[0]!.props, { a: '1', b: '2', 'data-c': true });
});

test('a spread of constants is data', () => {
  assert.equal(nodes('export const all = {to: \'/a\'};\n\n<Link {...all} title="b" />\n')[0]!.props, {
    to: '/a',
    title: 'b',
  });
});

test('an export renders an HTML element with code in an attribute', () => {
  const text = '<button title="a" onClick={() => 1}>*b*</button>\n';
  assert.equal(exported(text), { Button: '(attributes) => <button {...attributes} onClick={() => 1} />' });
  assert.equal(
    [nodes(text)[0]!.name, nodes(text)[0]!.props, nodes(text)[0]!.export],
    ['button', { title: 'a' }, 'Button'],
  );
});

test('unsafe elements are removed, with or without code', () => {
  assert.is(parse('<script onLoad={() => 1} src="a.js" />\n').head.code, undefined);
});

test('a known component with code is imported from the viewer, or as in the document', () => {
  assert.equal(imports('<Tabs values={self.f()}/>\n'), ['{ Tabs } from lectern/client']);
  assert.equal(imports("import T from '@theme/Tabs';\n\n<T values={self.f()}/>\n"), ['T from @theme/Tabs']);
});

test('a function that is the only content is the children prop of the component', () => {
  const text = "import Box from './box';\n\n<Box>\n  {() => <Box/>}\n</Box>\n";
  assert.equal(exported(text), { Box: '(attributes) => <Box {...attributes}>{() => <Box/>}</Box>' });
  assert.equal(nodes(text)[0]!.children, []);
});

test('an expression is a component that returns its value', () => {
  assert.equal(exported('a {self.f()} and {self.f()} b\n'), { Expression: '() => (self.f())' });
  assert.equal(exported('{\n  // why\n  self.f()\n}\n'), { Expression: '() => (\n\n// why\nself.f()\n\n)' });
});

test('text next to an expression keeps its spaces', () => {
  const [paragraph] = parse('a {self.f()}\n{self.f()} b\n').body.children as unknown as { children: BodyNode[] }[];
  assert.equal(
    paragraph!.children.map((child) => (child.type === 'text' ? child.value : '-')),
    ['a ', '-', '\n', '-', ' b'],
  );
});

test('exports that are not constant become declarations in source order, without the export keyword', () => {
  const text =
    'export const a = self.f(), b = 1;\nexport function C() { return a + b; }\nexport class D {}\nexport const {e, ...g} = a;\n';
  // A constant is declared just before the first code that uses it.
  assert.equal(declarations(text), [
    'const a = self.f();',
    'const b = 1;',
    'function C() { return a + b; }',
    'class D {}',
    'const {e, ...g} = a;',
  ]);
});

test('the module contains constants, the front matter and files only if code uses them', () => {
  const text =
    "---\ntitle: T\n---\n\nimport a from './a.png';\nimport b from './b.png';\n\nexport const c = [1];\nexport const d = c;\n\n{self.f(a, d, frontMatter.title)} {d[0]}\n";
  assert.equal(imports(text), ['a from ./a.png']);
  assert.equal(declarations(text), ['const c = [1];', 'const d = c;', 'const frontMatter = {"title":"T"};']);
});

test('code gets the props, the table of contents and the metadata of the page from its scope', () => {
  assert.equal(exported('{self.f(props.a, toc)}\n'), {
    Expression: '() => {\n  const { props, toc } = usePageScope();\n  return (self.f(props.a, toc));\n}',
  });
  assert.equal(exported('{self.f((props) => props.a)}\n'), { Expression: '() => (self.f((props) => props.a))' });
});

test('values from the props of a partial are marked for linking', () => {
  assert.equal(nodes('{props.a.b}\n')[0]!.given, { value: ['a', 'b'] });
  assert.equal(nodes('<Link to={props.url} />\n')[0]!.given, { to: ['url'] });
  assert.equal((parse('<p title={props.a}>b</p>\n').body.children[0] as Marked).given, { title: ['a'] });
  assert.equal(nodes('import P from \'./_p.mdx\';\n\n<P a="1" b={{c: props.d}} />\n')[0], {
    type: 'component',
    name: 'Partial',
    props: { a: '1', b: { c: null } },
    references: { src: 0 },
    given: { 'b.c': ['d'] },
    children: [],
  });
});

test('a partial can have code in its props, and code can render a partial', () => {
  const text = "import P from './_p.mdx';\n\n<P f={() => 1} />\n\n{self.f(<P/>)}\n";
  assert.equal(exported(text).Partial, '(attributes) => <Partial {...attributes} f={() => 1} />');
  assert.equal(declarations(text), ['const P = pagePartial("./_p.mdx");']);
  assert.equal(nodes(text).at(-1), {
    type: 'component',
    name: 'Fragment',
    props: { name: './_p.mdx' },
    children: [{ type: 'component', name: 'Partial', props: {}, references: { src: 0 }, children: [] }],
  });
});

test('an imported SVG in a prop of a site component is a component, as in code', () => {
  const imports = "import Card from './card';\nimport Logo from './l.svg';\nimport photo from './p.png';\n\n";
  for (const [given, isCode] of [
    ['Logo', true],
    ["require('./l.svg').default", true],
    ['[{ Svg: Logo }]', true],
    ["require('./l.svg')", false],
    ['photo', false],
  ] as const) {
    const { head } = parse(`${imports}<Card icon={${given}} />\n`);
    const source = head.code?.exports[0]?.source ?? '';
    assert.is(source.includes(`icon={${given}}`), isCode, source);
    assert.is(head.references.length, isCode ? 0 : 1, given);
  }
  // HTML elements and viewer components expect a URL string. So they get the URL of an imported SVG, not a component.
  assert.is(
    parse(`${imports}<img src={Logo} alt="" />\n\n<ThemedImage sources={{ light: Logo }} />\n`).head.references.length,
    2,
  );
});

test('data of another file is a reference with its path of keys', () => {
  const text =
    "import d, {e} from './d.json';\nimport raw from '!!raw-loader!./r.ts';\nimport Logo from '@site/logo.svg';\n\n{d.a[0]} {e}\n\n<Link items={d.list} to={require('./f.yml').g} />\n\n<CodeBlock>{raw}</CodeBlock>\n\n<Logo width={20} />\n";
  const { references } = parse(text).head;
  assert.equal(
    references.map(({ kind, url, keys = [] }) => [kind, url, ...keys].join(' ')),
    [
      'json ./d.json a 0',
      'json ./d.json e',
      'json ./d.json list',
      'json ./f.yml g',
      'text ./r.ts',
      'svg @site/logo.svg',
    ],
  );
  assert.equal(
    nodes(text)
      .slice(-3)
      .map((node) => [node.name, node.references]),
    [
      ['Link', { items: 2, to: 3 }],
      ['CodeBlock', { code: 4 }],
      ['Svg', { src: 5 }],
    ],
  );
});

test('an alias of the site refers to files of the site', () => {
  const aliases = ['~docs'];
  assert.equal(
    parse("import P from '~docs/_p.mdx';\nimport a from '~docs/a.png';\n\n<P/> <img src={a} />\n", {
      aliases,
    }).head.references.map(({ kind, url }) => `${kind} ${url}`),
    ['partial ~docs/_p.mdx', 'image ~docs/a.png'],
  );
});

test('components of the site need no import', () => {
  const changes = {
    siteComponents: { Chart: '@site/src/chart', Tabs: '@site/src/tabs' },
    mdxComponents: '@site/src/theme/MDXComponents',
  };
  assert.equal(imports('<Chart/> <Tabs/> {self.f(<Chart/>)}\n', changes), [
    'Chart from @site/src/chart',
    'Tabs from @site/src/tabs',
  ]);
  assert.equal(
    code('<Other/>\n', changes).declarations.map(({ source }) => source),
    ['const Other = MDXComponents.Other;'],
  );
  assert.is(parse('<Link to="/a"/>\n', changes).head.code, undefined);
});

test('an unknown component in code is reported, and shows its content', () => {
  assert.equal(problems('<Foo/>\n\n{self.f(<Foo/>)}\n'), ['unknown-component 1:1']);
  assert.equal(declarations('{self.f(<Foo/>)}\n'), ['const Foo = ({ children }) => children;']);
  assert.equal(problems('{self.f((Item) => <Item/>)}\n'), []);
});

test('a default export is the layout of the body, before and after the truncation marker', () => {
  const text = 'export default ({children}) => <main>{children}</main>;\n\nOne.\n\n{/* truncate */}\n\nTwo.\n';
  assert.equal(exported(text), { Layout: '({children}) => <main>{children}</main>' });
  assert.equal(
    [parse(text).head.truncatedAt, nodes(text).map(({ name, children }) => [name, children.length])],
    [
      1,
      [
        ['Layout', 1],
        ['Layout', 1],
      ],
    ],
  );
  assert.equal(
    nodes("export {default} from './layout';\n\nOne.\n").map(({ name, export: by }) => [name, by]),
    [['Layout', 'Layout']],
  );
});

test('an exported constant toc is the table of contents of the page', () => {
  const { outline } = parse("export const toc = [{value: 'A <code>b</code>', id: 'a', level: 2}];\n\n## Other\n").head;
  assert.equal(outline, [{ type: 'heading', depth: 2, id: 'a', text: 'A b' }]);
});

test('if a site refuses code, each piece is an error, and the content is still shown', () => {
  const text =
    'import Chart from \'./chart\';\n\nexport function f() {}\n\n<Chart a={f()}>*text*</Chart>\n\n<b title={f()} id="x">{f()}</b>\n';
  assert.equal(problems(text, { code: 'refuse' }), [
    'code-refused 1:1',
    'code-refused 3:1',
    'code-refused 7:11',
    'code-refused 7:23',
  ]);
  const { head, body } = parse(text, { code: 'refuse' });
  assert.is(head.code, undefined);
  assert.match(JSON.stringify(body), /"text".*"id":"x"/);
});

test('constants that multiply each other quickly become code', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `export const a${index + 1} = [a${index}, a${index}];`);
  const text = `export const a0 = ['x'];\n${lines.join('\n')}\n\n<Link items={a40} />\n`;
  assert.ok(cpuSeconds(() => void parse(text)) < 5);
});

test('the head lists the components of a body, except those that code renders', () => {
  assert.equal(
    parse(
      'import Chart from \'./chart\';\n\n<Link to="/a">{props.b}</Link>\n\n<Chart><Admonition>x</Admonition></Chart>\n',
    ).head.components,
    ['Admonition', 'Link'],
  );
});

test.run();
