// Tests that a long source, which is parsed in parts, has the same tree as if parsed as a whole.
import type { Root } from 'mdast';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readMarkdown } from '../../../parse/parts/read-markdown.ts';
import { splitBlocks } from '../../../parse/parts/split-blocks.ts';
import { openEngine, type Syntax } from '../../../parse/remark/remark.ts';
import { mutatedTexts } from '../native/mutated-texts.ts';

const md: Syntax[] = ['gfm', 'directives', 'math'];
const mdx: Syntax[] = [...md, 'mdx', 'comments'];

function read(text: string, syntaxes: Syntax[], partSize: number): ReturnType<typeof readMarkdown> {
  return readMarkdown(text, { syntaxes, engine: openEngine(syntaxes), isNative: false, partSize });
}

/** Serialises a tree with sorted keys, because the parsers set keys in different orders. */
function written(tree: unknown): string {
  return JSON.stringify(tree, (_, value: unknown) => {
    if (value instanceof RegExp || typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

function partsOf(text: string, syntaxes: Syntax[] = md): string[] {
  return splitBlocks(text, syntaxes, 1).map((part) => part.text);
}

test('mutated sources have the same tree in parts as in one piece', () => {
  let pieces: string[] = [];
  let cut = 0;
  const runs = process.env.LECTERN_TESTS === 'whole' ? 30_000 : 2_000;
  for (const [index, piece] of [...mutatedTexts(runs, 4)].entries()) {
    pieces.push(piece);
    if (pieces.length < 3) continue;
    const text = pieces.join('\n\n');
    pieces = [];
    const syntaxes = index % 2 ? md : mdx;
    if (partsOf(text, syntaxes).length < 2) continue;
    const whole = read(text, syntaxes, Infinity);
    if ('reason' in whole) continue;
    cut += 1;
    assert.is(written(read(text, syntaxes, 1)), written(whole), JSON.stringify(text));
  }
  assert.ok(cut > runs / 10, `${cut} texts had parts`);
});

test('a source is split between blocks, but not within an open block', () => {
  assert.equal(partsOf('a\n\nb\n\n# c\n'), ['a\n', 'b\n', '# c\n']);
  for (const text of [
    '```\na\n\nb\n```\n',
    ':::note\n\na\n\n:::\n',
    '- a\n\n- b\n',
    '- a\n\n  b\n',
    '<!--\n\na\n-->\n',
    '<pre>\n\na\n</pre>\n',
    '$$\na\n\nb\n$$\n',
  ])
    assert.equal(partsOf(text), [text]);
  for (const text of ['<A>\n\na\n\n</A>\n', '{\n\n1}\n', "import a from 'b'\n\na\n\nexport const c = 1\n"])
    assert.equal(partsOf(text, mdx), [text]);
});

test('a source is split after a directive, which a bare line of colons closes', () => {
  const directive = ':::note\n\na\n\n:::\n';
  assert.equal(partsOf(`${directive}\nb\n\n${directive}\nc\n`), [directive, 'b\n', directive, 'c\n']);
  for (const [whole, rest] of [
    ['::::note[With `code`]{#id .class}\n\n:::tip\n\na\n\n:::\n\n::::\n', 'b\n'],
    // Closing the outer directive also closes the inner one.
    [':::note\n\n::::tip\n\na\n\n:::\n', '::::\n'],
    [':::note\n\n```\n\na\n\n```\n\n:::::\n', 'b\n'],
  ] as const) {
    assert.equal(partsOf(`${whole}\n${rest}`), [whole, rest]);
    assert.is(written(read(`${whole}\n${rest}`, md, 1)), written(read(`${whole}\n${rest}`, md, Infinity)));
  }
  // These lines may be text or open a directive, so the source must not be split after them.
  for (const text of [':::123\n\na\n\n:::\n\nb\n', 'word\n:::note\n\na\n\n:::\n\nb\n', ':::note[`]\n\na\n\n:::\n\nb\n'])
    assert.equal(partsOf(text), [text]);
});

test('links and footnotes find the definitions in other parts', () => {
  const text = '[a], [b][], [c]\n\nd[^e] f[^g]\n\n[A]: /a\n[b]: /b "t"\n\n[^e]: E\n';
  assert.ok(partsOf(text).length > 2);
  assert.is(written(read(text, md, 1)), written(read(text, md, Infinity)));
});

test('definitions in a directive only apply below the directive, in parts as in one piece', () => {
  for (const text of [
    '[a] b[^c]\n\n:::note\n[a]: /a\n\n[^c]: C\n\n::: \n',
    ':::note\n[a]: /a\n\n[^c]: C\n\n::: \n\n[a] b[^c]\n',
    '[a]\n\n:::note\n[a]: /a\n::: \n\n[a]\n\n[a]: /b\n',
    '[a]\n\n:::note\n[a]: /a\n::: \n\n[a]\n\n:::tip\n[a]: /b\n::: \n',
    '[a]\n\n:::note\n\n- [a]: /a\n\n[a]\n::: \n\n[a]\n',
  ]) {
    assert.ok(partsOf(text).length > 1);
    assert.is(written(read(text, md, 1)), written(read(text, md, Infinity)), text);
  }
});

test('a directive that a list ends contains the blank line below it, in parts as in one piece', () => {
  for (const text of ['- :::i\n\n> a\n', '1. b\n   :::i\n   c\n\nd\n'])
    assert.is(written(read(text, md, 1)), written(read(text, md, Infinity)), text);
});

test('code in parts has the same offsets as in the source', () => {
  const text = '# a\n\nb\n\n{1 + c}\n\n<D e={f} />\n';
  assert.is(partsOf(text, mdx).length, 4);
  const tree = read(text, mdx, 1) as Root;
  const { data } = tree.children[2] as unknown as { data: { estree: { body: { start: number; end: number }[] } } };
  const [{ start, end }] = data.estree.body as [{ start: number; end: number }];
  assert.is(text.slice(start, end), '1 + c');
});

test('an error in a part has its location in the source', () => {
  const text = `${'word\n\n'.repeat(20_000)}<a\n`;
  const problem = readMarkdown(text, { syntaxes: mdx, engine: openEngine(mdx), isNative: true });
  assert.is('reason' in problem && problem.at?.line, 40_002);
});

test('a source is too expensive if only the reference engine can parse much of it', () => {
  const quote = '> > a\n';
  const mostForReference = 30_000;
  const reading = { syntaxes: md, engine: openEngine(md), isNative: true, mostForReference };
  assert.not.ok('reason' in readMarkdown(quote.repeat(100), reading));
  const problem = readMarkdown(quote.repeat(mostForReference / 6 + 1), reading);
  assert.is('reason' in problem && problem.reason, 'too much');
  assert.not.ok('reason' in readMarkdown('> a\n\n'.repeat(mostForReference / 5 + 1), reading));
});

test('definitions at the end do not count the parts twice', () => {
  const reading = { syntaxes: md, engine: openEngine(md), isNative: true, mostForReference: 30_000, partSize: 1000 };
  const cheap = '> > [a]\n\n'.repeat(360);
  assert.not.ok('reason' in readMarkdown(`${cheap}[a]: b\n`, reading));
  assert.ok('reason' in readMarkdown(`${cheap.repeat(2)}[a]: b\n`, reading));
});

test('block quotes and lists in them cost the reference engine more than other text', () => {
  const reading = { syntaxes: md, engine: openEngine(md), isNative: true, mostForReference: 30_000 };
  assert.not.ok('reason' in readMarkdown('[ ] word word\n\n'.repeat(800), reading));
  const problem = readMarkdown('> - > - word\n\n'.repeat(800), reading);
  assert.is('reason' in problem && problem.reason, 'too much');
});

test.run();
