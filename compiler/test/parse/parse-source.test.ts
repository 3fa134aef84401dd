import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { idsOf } from '../../../corpus/body/ids-of.ts';
import type { BodyComponent, BodyNode } from '../../../corpus/schema/body.ts';
import type { Document, Marked, ParseOptions } from '../../parse/document.ts';
import { parseSource } from '../../parse/parse-source.ts';
import { parseOptions } from './options.ts';

const md = (text: string, changes?: Partial<ParseOptions>) => parseSource(text, parseOptions('md', changes));
const mdx = (text: string, changes?: Partial<ParseOptions>) => parseSource(text, parseOptions('mdx', changes));

const problems = ({ head }: ReturnType<typeof md>) =>
  head.findings.map(({ rule, at }) => (at ? `${rule} ${at.line}:${at.column}` : rule));
const ids = ({ head }: ReturnType<typeof md>) =>
  head.outline.map((item) => (item.type === 'heading' ? item.id : 'partial'));

test('a document is the same on every run', () => {
  const text = '# A\n\n## B\n\n```js\nlet a;\n```\n';
  assert.is(JSON.stringify(md(text)), JSON.stringify(md(text)));
});

test('the front matter can select the format of a file', () => {
  const text = (format: string) => `---\nmdx:\n  format: ${format}\n---\n\nA {1 + 1} <b>c</b>\n`;
  const values = (document: Document) => JSON.stringify(document.body).includes('{1 + 1}');
  assert.is(values(mdx(text('md'))), true);
  assert.is(values(md(text('mdx'))), false);
  assert.is(values(md(text('detect'), { detectedFormat: 'mdx' })), false);
});

test('an attribute with an inherited name is not an error', () => {
  const text = '<div constructor="x" title="y">z</div>\n';
  for (const document of [md(text), mdx(text)]) {
    assert.equal(problems(document), []);
    assert.match(JSON.stringify(document.body), '"title":"y"');
  }
});

test('a directive within an admonition with a title is parsed', () => {
  const { body } = md('::::note[Outer]\n\n:::tip[Inner]\n\nText.\n\n:::\n\n::::\n');
  const inner = (body.children[0] as BodyComponent).children[1] as BodyComponent;
  assert.equal([inner.name, inner.props.type], ['Admonition', 'tip']);
});

test('line endings and a byte order mark make no difference', () => {
  const text = '---\ntitle: x\n---\n\n# A\n\n```js\na\nb\n```\n\n[x]()\n';
  assert.equal(md(`\uFEFF${text.replaceAll('\n', '\r\n')}`), md(text));
});

test('headings get the same ids as on GitHub', () => {
  const text = '## :smiley: Hi there\n\n## 😃 Hi there\n\n## C++ & C#\n\n## Éà ça\n\n## foo\n\n## foo\n\n## foo-1\n';
  assert.equal(ids(md(text)), ['smiley-hi-there', '-hi-there', 'c--c', 'éà-ça', 'foo', 'foo-1', 'foo-1-1']);
});

test('a written id takes precedence over a slug, and the first of two over the second', () => {
  assert.equal(ids(md('## b\n\n## a {#b}\n\n## b\n')), ['b-1', 'b', 'b-2']);
  assert.equal(ids(md('## a {#b}\n\n## c {#b}\n')), ['b', 'b-1']);
});

test('ids are unique in a document, and of two nodes a heading keeps its id', () => {
  const { head, body } = md('<a id="a"></a>\n\n## A\n\n<p id="c">x</p>\n<p id="c">y</p>\n\n:::note{#a}\nx\n:::\n');
  assert.equal(idsOf(body.children), ['a-1', 'a', 'c', 'c-1', 'a-2']);
  assert.equal(head.anchors, ['a-1', 'a', 'c', 'c-1', 'a-2']);
});

test('anchors contain the positions of partials, but not the key of a term', () => {
  const { anchors } = mdx('import P from \'./_p.mdx\';\n\n## A\n\n<P/>\n\n<Term id="t"/>\n\n## B\n\n<P/>\n').head;
  assert.equal(anchors, ['a', { partial: 0 }, 'b', { partial: 0 }]);
});

test('an id can be an MDX comment with any spaces', () => {
  const text = '## One {/* #a */}\n\n## Two { /*#b*/ }\n\n## Three {/*#c*/}\n\n## Four { /* #d-e */ }\n';
  assert.equal(ids(mdx(text)), ['a', 'b', 'c', 'd-e']);
});

test('an h1 has no id and is not in the outline, but affects the ids of others', () => {
  const document = md('# foo\n\n## foo\n');
  assert.equal(ids(document), ['foo-1']);
  assert.equal(document.head.anchors, ['foo-1']);
});

test('a heading without text is not in the outline', () => {
  assert.equal(ids(md('##\n\n## x')), ['x']);
});

test("the title is the body's own only when the first heading is an h1", () => {
  assert.is(md('text\n\n# A').head.hasTitleHeading, true);
  assert.is(md('## A\n\n# B').head.hasTitleHeading, false);
  assert.is(md('text').head.hasTitleHeading, false);
});

test('an HTML link that browsers split, because it contains a block, is one reference', () => {
  const { head, body } = md('<a href="./b.md"><div>c</div></a>\n\n<a href="./b.md">d</a>');
  assert.equal(
    head.references.map(({ url, at }) => `${url} ${at?.line}:${at?.column}`),
    ['./b.md 1:1', './b.md 3:1'],
  );
  assert.is(JSON.stringify(body).match(/"references":\{"href":0\}/g)?.length, 2, 'both parts of it lead there');
});

test('links and images become references, in document order', () => {
  const { head, body } = md(
    '[a](./a.md#h "T") ![b](b.png) [c][d]\n\n[d]: ../d?x=1\n\n<a href="e">e</a> https://f.example\n',
  );
  assert.equal(
    head.references.map(({ kind, url, syntax }) => `${kind} ${url} ${syntax}`),
    [
      'link ./a.md#h markdown',
      'image b.png markdown',
      'link ../d?x=1 markdown',
      'link e html',
      'link https://f.example markdown',
    ],
  );
  const [paragraph] = body.children as { children: (BodyNode & Marked)[] }[];
  assert.equal(paragraph!.children[0]!, {
    type: 'element',
    tagName: 'a',
    properties: { href: './a.md#h', title: 'T' },
    children: [{ type: 'text', value: 'a' }],
    references: { href: 0 },
  } as never);
});

test('a reference has the location of its source', () => {
  assert.equal(md('---\na: 1\n---\n\ntext [a](b)').head.references[0]!.at, {
    line: 5,
    column: 6,
    end: { line: 5, column: 12 },
  });
  assert.equal(mdx('## x {#y}\n\n:::tip A title\n\nZ ![a](b.png)\n\n:::').head.references[0]!.at, {
    line: 5,
    column: 3,
    end: { line: 5, column: 14 },
  });
});

test('an empty address is an error', () => {
  assert.equal(problems(md('[text]()\n\n![alt]()')), ['empty-link 1:1', 'empty-image 3:1']);
});

test('an unknown admonition is an error that names the nearest one', () => {
  const [finding] = md('\n:::tipp\ntext\n:::').head.findings;
  assert.is(finding!.rule, 'unknown-admonition');
  assert.equal(finding!.at, { line: 2, column: 1, end: { line: 4, column: 4 } });
  assert.match(finding!.hint!, 'did you mean ":::tip"?');
});

test('times, ports and unknown emoji stay as written', () => {
  const { body } = md('At 10:30 on localhost:3000: a:b ::c :nope:');
  assert.match(JSON.stringify(body), 'At 10:30 on localhost:3000: a:b ::c :nope:');
});

test('emoji codes are expanded in text, not in code', () => {
  const written = JSON.stringify(md(':tada: `:tada:` :+1:').body);
  assert.match(written, '🎉');
  assert.match(written, ':tada:');
  assert.match(written, '👍');
  assert.not.match(JSON.stringify(md(':tada:', { emoji: false }).body), '🎉');
});

test('the ids of headings keep capital letters with maintainCase', () => {
  const idsWith = (anchors?: { maintainCase: boolean }) =>
    md('## Use It\n\n## Use it\n\n## Use It\n', anchors && { anchors }).head.outline.map(
      (item) => 'id' in item && item.id,
    );
  assert.equal(idsWith(), ['use-it', 'use-it-1', 'use-it-2']);
  assert.equal(idsWith({ maintainCase: true }), ['Use-It', 'Use-it', 'Use-It-1']);
});

test('the ids of headings omit directives with withoutDirectives', () => {
  const text = '## What is Infer:Pulse?\n\n## Use :tada: and std::move at 10:30\n\n## A :b[c]{d} `e:f`\n';
  const idsOf = (withoutDirectives: boolean) =>
    md(text, { anchors: { maintainCase: false, withoutDirectives } }).head.outline.map(
      (item) => 'id' in item && item.id,
    );
  assert.equal(idsOf(false), ['what-is-inferpulse', 'use-tada-and-stdmove-at-1030', 'a-bcd-ef']);
  assert.equal(idsOf(true), ['what-is-infer', 'use-tada-and-stdmove-at-1030', 'a-c-ef']);
});

test('formulas are only parsed with the option math', () => {
  assert.match(JSON.stringify(md('$a$').body), 'katex');
  assert.match(JSON.stringify(md('$a$', { math: false }).body), '"$a$"');
});

test('an invalid formula is a warning at its location, and shown as source', () => {
  const document = md('text $\\frac{$');
  assert.equal(problems(document), ['math-syntax 1:6']);
  assert.match(JSON.stringify(document.body), '\\\\frac{');
});

test('the text content is split into sections', () => {
  const { sections } = md('# T\n\nIntro `code`.\n\n- a\n- b\n\n## One\n\nFirst\nline\n\n| a | b |\n|-|-|\n| c | d |\n');
  assert.equal(sections, [{ text: 'Intro code. a b' }, { id: 'one', heading: 'One', text: 'First line a b c d' }]);
});

test('the head contains the number of nodes before the truncation marker', () => {
  for (const marker of ['<!-- truncate -->', '<!--truncate-->', '{/* truncate */}']) {
    const format = marker.startsWith('{') ? mdx : md;
    const document = format(`# A\n\nOne.\n\n:::tip\nTwo.\n:::\n\n${marker}\n\nThree.\n`);
    assert.is(document.head.truncatedAt, 3, marker);
    assert.is(document.body.children.length, 4, marker);
  }
  assert.is(md('text').head.truncatedAt, undefined);
});

test('prose that looks like tags or expressions is CommonMark in .md', () => {
  const written = JSON.stringify(md('<ACCESS_TOKEN> {placeholder} `Array<View>` 1 < 2').body);
  assert.match(written, '<ACCESS_TOKEN> {placeholder} ');
  assert.match(written, 'Array<View>');
});

test('an error in MDX is reported at its location in the file', () => {
  assert.equal(problems(mdx('---\na: 1\n---\n\ntext {a b} more')), ['mdx-syntax 5:8']);
  assert.equal(problems(mdx('text\n\n<b>open')), ['mdx-syntax 3:1']);
  assert.equal(problems(mdx('text <3')), ['mdx-syntax 1:7']);
  assert.equal(problems(mdx('## A {#b}\n\n:::tip T\n\n{\n\n:::')), ['mdx-syntax 7:1']);
});

test('after an error in MDX the head still has the front matter', () => {
  const { head, body } = mdx('---\ntitle: x\n---\n\n# T\n\nWords.\n\n<b>\n');
  assert.equal([head.frontMatter, head.contentTitle, head.excerpt, body.children], [{ title: 'x' }, undefined, '', []]);
});

test('the hint of an MDX error says what to do', () => {
  const hint = (text: string) => mdx(text).head.findings[0]!.hint!;
  assert.match(hint('a <br> b'), '<br />');
  assert.match(hint('a <3'), '\\<');
  assert.match(hint('a {b c}'), '\\{');
});

test('HTML comments in MDX are removed at all positions', () => {
  const text =
    '<!-- a -->\n\nText <!-- b --> more.\n\n<!--\n- c\n\n{d\n-->\n\n- item\n\n  <!-- e\n  f -->\n\n> <!-- g -->\n\n`<!-- h -->`\n';
  const document = mdx(text);
  assert.equal(problems(document), []);
  assert.not.match(JSON.stringify(document.body), /<!--(?! h)/);
  assert.match(JSON.stringify(document.body), '<!-- h -->');
});

test('an HTML comment of several lines ends the list or paragraph above it in MDX', () => {
  for (const [text, tags] of [
    ['1. One:\n<!-- a\nb -->\n\nAfter', 'ol p'],
    ['One\n<!-- a\n- b -->\n\nAfter', 'p p'],
  ] as const) {
    const document = mdx(text);
    assert.equal(problems(document), []);
    const found = document.body.children.flatMap((node) => (node.type === 'element' ? [node.tagName] : []));
    assert.is(found.join(' '), tags);
  }
});

test('HTML comments in MDX are errors if the site disables them', () => {
  const mdx1Compat = { comments: false, admonitions: true, headingIds: true };
  assert.equal(problems(mdx('<!-- a -->', { mdx1Compat })), ['mdx-syntax 1:2']);
});

test('JSX on its own line is a block', () => {
  assert.equal(mdx('<b>x</b>').body.children, [
    { type: 'element', tagName: 'b', properties: {}, children: [{ type: 'text', value: 'x' }] },
  ]);
});

test('an element with an inherited name is reported as an unknown component', () => {
  assert.equal(problems(mdx('<constructor/>\n\na <__proto__>b</__proto__>\n\n<toString />\n')), [
    'unknown-component 1:1',
    'unknown-component 3:3',
    'unknown-component 5:1',
  ]);
});

test('an unknown component is reported once, and its content is shown', () => {
  const document = mdx('<Foo>a</Foo>\n\n<Foo>b</Foo> and <Bar.Baz />\n');
  assert.equal(problems(document), ['unknown-component 1:1', 'unknown-component 3:18']);
  assert.match(JSON.stringify(document.body), /"a".*"b and "/);
});

test('an import is a partial because of its extension or its underscore', () => {
  const partial = (module: string) => mdx(`import A from '${module}';\n\n<A />\n`).head.outline.length;
  for (const module of ['./_a.mdx', '../b.md', '/c/d.mdx', '@site/docs/e.md', './_f', './\\_g.mdx'])
    assert.is(partial(module), 1, module);
  for (const module of ['./a', 'package/a.mdx', './a.tsx', './_a.tsx']) assert.is(partial(module), 0, module);
});

test('constants are evaluated, and no code is executed', () => {
  const text = (expression: string) => {
    const { head, body } = mdx(`export const a = {b: 'c', d: [1]};\n\nx{${expression}}y\n`);
    if (head.code) return 'code';
    return JSON.stringify(body.children).match(/"value":"x(.*)y"/)![1];
  };
  assert.is(text("'s'"), 's');
  assert.is(text('-1'), '-1');
  assert.is(text('`t${2}`'), 't2');
  assert.is(text('a.b'), 'c');
  assert.is(text('null'), '');
  assert.is(text('true'), '');
  assert.is(text('/* comment */'), '');
  assert.is(text('frontMatter.missing'), '');
  assert.is(text("a['d'][0]"), '1');
  assert.is(text('a.d.length'), '1');
  assert.is(text('{...a, b: 2}.b'), '2');
  assert.is(text('[...a.d, 3]'), '13');
  assert.is(text('1 + 2 * 3'), '7');
  assert.is(text("'a' + 1"), 'a1');
  assert.is(text("a.b === 'c' ? 'yes' : run()"), 'yes');
  assert.is(text("a.x || 'other'"), 'other');
  for (const code of [
    'frontMatter.constructor',
    'a.d.map',
    'a.x.y',
    'process.exit()',
    '1 / 0',
    'a',
    '`${a}`',
    'new Date',
    'a.b = 1',
  ]) {
    assert.is(text(code), 'code', code);
  }
});

test('properties of elements have their HTML names', () => {
  const [element] = mdx(
    '<div className="a b" htmlFor="c" style={{marginTop: 1, zIndex: 2}} aria-label="d" data-e-f="g" />',
  ).body.children;
  assert.equal((element as { properties: unknown }).properties, {
    className: ['a', 'b'],
    htmlFor: ['c'],
    style: 'margin-top: 1px; z-index: 2',
    ariaLabel: 'd',
    dataEF: 'g',
  });
});

test('files in import, require or useBaseUrl are references', () => {
  const text =
    "import a from './a.png';\nimport useBaseUrl from '@docusaurus/useBaseUrl';\n\n" +
    "<img src={a} />\n\n<img src={require('./b.png').default} />\n\n<Link to={useBaseUrl('/c')} />\n\n" +
    "<ThemedImage sources={{light: useBaseUrl('/d.svg'), dark: a}} />\n\n<a href={require('./e.zip')}>e</a>\n";
  const { head, body } = mdx(text);
  assert.equal(
    head.references.map(({ kind, url }) => `${kind} ${url}`),
    ['image ./a.png', 'image ./b.png', 'link /c', 'image /d.svg', 'image ./a.png', 'link ./e.zip'],
  );
  assert.equal((body.children.at(-2) as Marked).references, { 'sources.light': 3, 'sources.dark': 4 });
});

test('useBaseUrl resolves against the base URL, with and without a leading slash', () => {
  const { head } = mdx(
    "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img src={useBaseUrl('img/a.png')} />\n\n" +
      "<a href={useBaseUrl('https://b.example/c')}>c</a> <Link to={useBaseUrl('d/e')} />\n",
  );
  assert.equal(
    head.references.map(({ kind, url }) => `${kind} ${url}`),
    ['image /img/a.png', 'link https://b.example/c', 'link /d/e'],
  );
});

test('unsafe JSX is also removed', () => {
  const document = mdx(
    '<a href="javascript:x">a</a> <Link to={"javascript:x"} /> <b onClick="x">b</b>\n\n<script>{`x`}</script>\n',
  );
  assert.equal(
    problems(document).map((problem) => problem.split(' ')[0]),
    ['unsafe-url', 'unsafe-url', 'unsafe-html', 'unsafe-html'],
  );
  assert.not.match(JSON.stringify(document.body), /javascript|onClick|script/);
  const nested = mdx(
    '<DocCardList items={[{href: "javascript:x", label: "a"}]} dangerouslySetInnerHTML={{__html: "x"}} onClick="x" />',
  );
  assert.equal((nested.body.children[0] as { props: unknown }).props, { items: [{ label: 'a' }] });
});

test('tabs with the same value, and an unknown default tab, are errors', () => {
  const tabs = (props: string) =>
    mdx(`<Tabs ${props}>\n<TabItem value="a">x</TabItem>\n<TabItem value="b">y</TabItem>\n</Tabs>\n`);
  assert.equal(problems(tabs('')), []);
  assert.equal(problems(tabs('defaultValue="b"')), []);
  assert.equal(problems(tabs('defaultValue={null}')), []);
  assert.equal(problems(tabs('defaultValue="c"')), ['unknown-default-tab 1:1']);
  assert.equal(problems(tabs("values={[{value: 'a'}, {value: 'a'}]}")), ['duplicate-tab 1:1']);
});

test('each tab with the value of an earlier tab is reported at its location', () => {
  const tabs = ['a', 'a', 'b', 'a'].map((value) => `<TabItem value="${value}">x</TabItem>`);
  assert.equal(problems(mdx(`<Tabs>\n${tabs.join('\n')}\n</Tabs>\n`)), ['duplicate-tab 3:1', 'duplicate-tab 5:1']);
});

test('the head of an MDX page is data', () => {
  const { headElements } = mdx(
    '<head>\n  <html lang="fr" className="x" constructor="y" />\n  <title>{frontMatter.title} | y</title>\n</head>\n',
  ).head;
  assert.equal(headElements, [
    { tag: 'html', attributes: { lang: 'fr', class: 'x', constructor: 'y' } },
    { tag: 'title', attributes: {}, text: '| y' },
  ]);
});

test('rows that are direct children of a table are wrapped in a body, as in browsers', () => {
  const tagsOf = (nodes: readonly BodyNode[]): string =>
    nodes
      .map((node) => (node.type === 'element' ? `${node.tagName}(${tagsOf(node.children)})` : ''))
      .join(' ')
      .trim();
  const tagsIn = (text: string) => tagsOf(parseSource(text, parseOptions('mdx')).body.children);
  const row = '  <tr><td>a</td></tr>\n';
  assert.is(tagsIn(`<table>\n${row}${row}</table>`), 'table(tbody(tr(td()) tr(td())))');
  assert.is(
    tagsIn(`<table>\n${row}  <tfoot>\n${row}  </tfoot>\n${row}</table>`),
    'table(tbody(tr(td())) tfoot(tr(td())) tbody(tr(td())))',
  );
});

test('a style element with braces is code of an MDX page, if the site allows code', () => {
  const made = (text: string, options: object = {}) => {
    const { head, body } = parseSource(text, parseOptions('mdx', options));
    return [
      head.code?.exports.map(({ source }) => source),
      body.children.length,
      head.findings.map(({ rule }) => rule),
    ];
  };
  const sheet = '<style media="print">{`.a > b { color: red }`}</style>';
  const source = '() => <style {...{"media":"print"}}>{`.a > b { color: red }`}</style>';
  assert.equal(made(sheet), [[source], 1, []]);
  assert.equal(made(`a\n\n<style>\n{\`p {}\`}\n</style>`), [['() => <style {...{}}>{`p {}`}</style>'], 2, []]);
  assert.equal(made(sheet, { code: 'refuse' }), [undefined, 0, ['unsafe-html']]);
  assert.equal(made('<style>.a</style>'), [undefined, 0, ['unsafe-html']]);
});

const mdx1 = { mdx1Compat: { comments: true, admonitions: true, headingIds: true, syntax: true } };
const inMdx1 = (text: string) => {
  const { head, body } = parseSource(text, parseOptions('mdx', mdx1));
  return { head, text: JSON.stringify(body), problems: head.findings.map(({ rule, at }) => `${rule} ${at?.line}`) };
};

test('invalid MDX is text with the option for MDX 1, with a warning at its location, and components render', () => {
  const start = '---\ntitle: A\n---\nimport X from "./x";\n\n';
  for (const [written, shown] of [
    ['## Mocha <=6', 'Mocha <=6'],
    ['Map<string, number> of it', 'Map<string, number> of it'],
    ['a {not js at all} b', 'a {not js at all} b'],
    ['if {a: 1, b} and {3}', ['if {a: 1, b} and ', '{3}']],
    ['## See {price} of it', 'See {price} of it'],
    ['from < to, 5 <6', 'from < to, 5 <6'],
    ['a Promise<Result> is', 'a Promise<Result> is'],
    ['one<br>two', ['one', 'two']],
    ['an open { brace', 'an open { brace'],
  ] as const) {
    const { head, text, problems } = inMdx1(`${start}${written}\n\n<X />\n`);
    assert.equal(problems.length > 0 && [...new Set(problems)], ['mdx1-syntax 6'], written);
    for (const part of [shown].flat()) assert.ok(text.includes(part), `${written}: ${text}`);
    assert.equal(
      head.code?.imports.map(({ specifier }) => specifier),
      ['./x'],
      written,
    );
  }
  assert.is(parseSource(`${start}## Mocha <=6\n`, parseOptions('mdx')).head.findings[0]!.rule, 'mdx-syntax');
  assert.equal(inMdx1('<b>{1 + 1}</b>').problems, []);
});

test('in MDX 1, two empty lines before a tag end a list', () => {
  const tab = (name: string) => `  <X name="${name}">\n\n- one\n- two\n\n\n  </X>\n`;
  const { head, text, problems } = inMdx1(`import X from "./x";\n\n<div>\n${tab('a')}${tab('b')}</div>\n`);
  assert.equal(problems, ['mdx1-syntax 10', 'mdx1-syntax 17']);
  assert.match(head.findings[0]!.message, 'the list ends before this tag');
  assert.not.match(text, '</X>');
  for (const name of ['a', 'b']) assert.match(text, `"props":{"name":"${name}"}`);
});

test('the title and excerpt of a repaired page are as written', () => {
  const { head } = parseSource('# Mocha <=6\n\nSee <https://mocha.example>.\n', parseOptions('mdx', mdx1));
  assert.equal([head.contentTitle, head.excerpt], ['Mocha <=6', 'See https://mocha.example.']);
});

test('in MDX 1, links in angle brackets work in text, at a line start and in a list', () => {
  const link = '<https://tea.example/a?b=1&c=2>';
  for (const written of [
    `See ${link}.`,
    link,
    `- ${link} a`,
    `> ${link}`,
    `# A ${link}`,
    `| a |\n|---|\n| ${link} |`,
  ]) {
    const { text, problems } = inMdx1(`${written}\n\n<div>\n\n${link}\n\n</div>\n`);
    assert.equal(problems, [], written);
    assert.is(text.split('"href":"https://tea.example/a?b=1&c=2"').length, 3, text);
  }
  assert.match(inMdx1('Write to <me@tea.example>.').text, '"href":"mailto:me@tea.example"');
  assert.match(inMdx1('`<https://a.example>` and <b title="https://a.example">c</b>').text, '"https://a.example"');
  assert.is(parseSource(`See ${link}\n`, parseOptions('mdx')).head.findings[0]!.rule, 'mdx-syntax');
});

test('braces are an expression in MDX 1 if the line begins with a tag, and text elsewhere', () => {
  const lines = [
    'See {price}, {price} and {/* no */}that.',
    '- <b>{1 + 1}</b> {2 + 1}',
    '<b>\n{2 + 2}\n</b>',
    'a\n<b>x</b> {3 + 2}',
    '<div>\n{3 + 3}\n\n{4 + 3} or\n\n</div>',
    '| a |\n|---|\n| <b>{4 + 4}</b> |',
  ];
  const { text, problems, head } = inMdx1(lines.join('\n\n'));
  for (const part of ['See {price}, {price} and that.', '"2"', '"4"', '" 5"', '"6"', '{4 + 3} or', '"{4 + 4}"'])
    assert.match(text, part);
  assert.equal(problems, ['mdx1-syntax 1', 'mdx1-syntax 15', 'mdx1-syntax 21']);
  assert.is(head.findings[0]!.message, 'MDX 3 reads these braces as code; Lectern reads the code as text');
});

test('a page of MDX 1 with other errors is read as Markdown, with a warning', () => {
  const { head, text, problems } = inMdx1(
    '---\ntitle: A\n---\nimport X from "./x";\n\n## Types\n\n<div>\n\nnumber {1}\n',
  );
  assert.equal(problems, ['unclosed-element 8', 'mdx1-syntax 8']);
  assert.equal([head.frontMatter.title, head.outline.length], ['A', 1]);
  assert.match(text, 'number {1}');
  assert.not.match(text, 'import X');
  assert.match(head.findings[1]!.message, 'read as Markdown, without its components');
});

test.run();
