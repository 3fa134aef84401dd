// What is written directly has the bytes that the library would write.
import type { ElementContent } from 'hast';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { libraryMarkdown, toMarkdown } from '../../../emit/markdown/to-markdown.ts';
import { ordinaryBlock } from '../../../emit/markdown/ordinary-blocks.ts';
import { element } from '../../../emit/plain/element.ts';

type Choose = <T>(choices: readonly T[]) => T;

const words = [
  'plain words',
  'the end.',
  'a_b',
  '_x',
  'x_',
  'a__b',
  '*',
  '1. one',
  '1) one',
  '1.0',
  '12.',
  '3)',
  '- dash',
  '+',
  '# x',
  'x #',
  'a < b',
  '<b>',
  'AT&T',
  '&amp;',
  'a & b',
  'Hello!',
  '[x]',
  '](y)',
  '`t`',
  '~',
  '~~x~~',
  '$1',
  '|',
  'a | b',
  '\\',
  '\\*',
  'two\nlines',
  ' lead',
  'trail ',
  '(in)',
  ':',
  ':-',
  '=',
  '>',
  '-> x',
  'é',
  '„quoted“',
  '日本',
  '{a}',
  'x@y.z',
  'https://a.example',
  '\u00a0',
  'snake_case_name',
  '==',
  '!',
  '!!',
  '"q"',
  "it's",
];
const codes = ['code', 'a`b', '`', '`a``b', '``', '$x$', ' x ', 'a | b', 'a\\|b', '', 'x  y', '_a_', '<T>'];
const urls = [
  'https://a.example/b',
  '/a_b',
  'a(b)',
  'a b',
  '#x',
  'mailto:x@y.z',
  'https://a.example',
  '?a=1&b=2',
  '',
  '/ü',
];

/** A small generator of numbers, the same in every run. */
function chooser(seed: number): Choose {
  let state = seed;
  return (choices) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return choices[Math.floor((state / 2 ** 32) * choices.length)]!;
  };
}

function text(choose: Choose): ElementContent {
  return { type: 'text', value: choose(words) };
}

function inline(choose: Choose, depth = 0): ElementContent[] {
  return Array.from({ length: choose([1, 1, 2, 3, 4]) }, () => {
    const kind = choose([
      'text',
      'text',
      'text',
      'code',
      'a',
      'em',
      'strong',
      'img',
      'formula',
      ...(depth > 0 ? [] : ['br', 'del']),
    ]);
    if (kind === 'text' || depth > 2) return text(choose);
    if (kind === 'code')
      return element(
        'code',
        {},
        ...choose([[choose(codes)], [choose(codes), element('a', { href: choose(urls) }, choose(codes))]]),
      );
    if (kind === 'img')
      return element('img', {
        src: choose(urls),
        alt: choose([...words, 'A "b": c/d? e=f; 5% +']),
        title: choose([undefined, undefined, 'A title', ...words]),
      });
    if (kind === 'formula') return element('code', { className: ['language-math', 'math-inline'] }, choose(codes));
    if (kind === 'br') return element('br', {});
    return element(kind, kind === 'a' ? { href: choose(urls) } : {}, ...inline(choose, depth + 1));
  });
}

function list(choose: Choose, depth: number): ElementContent {
  const items = Array.from({ length: choose([1, 2, 3]) }, () => {
    const isLoose = choose([true, false]);
    const content = isLoose
      ? blocks(choose, depth + 1)
      : [...inline(choose), ...(choose([true, false, false]) ? [list(choose, depth + 1)] : [])];
    return element('li', {}, ...content);
  });
  return element(
    choose(['ul', 'ul', 'ol']),
    { start: choose([undefined, undefined, 1, 3]) },
    '\n',
    ...items.flatMap((item) => [item, '\n']),
  );
}

function table(choose: Choose): ElementContent {
  const columns = choose([1, 2, 3]);
  const row = (tag: string) =>
    element(
      'tr',
      {},
      ...Array.from({ length: columns }, () =>
        element(
          tag,
          { align: choose([undefined, 'left', 'right', 'center']) },
          ...(choose([true, true, false]) ? inline(choose) : []),
        ),
      ),
    );
  return element('table', {}, element('thead', {}, row('th')), element('tbody', {}, row('td'), '\n', row('td')));
}

function block(choose: Choose, depth: number): ElementContent {
  const kind = choose([
    'p',
    'p',
    'p',
    'h2',
    'pre',
    'figure',
    'hr',
    'details',
    ...(depth > 2 ? [] : ['list', 'list', 'blockquote', 'table']),
  ]);
  if (kind === 'p' || kind === 'h2') return element(kind, {}, ...inline(choose));
  if (kind === 'hr') return element('hr', {});
  if (kind === 'list') return list(choose, depth);
  if (kind === 'table') return table(choose);
  if (kind === 'blockquote') return element('blockquote', {}, ...blocks(choose, depth + 1));
  if (kind === 'details')
    return element(
      'details',
      {},
      ...(choose([true, true, false]) ? [element('summary', {}, text(choose))] : []),
      ...blocks(choose, 2),
    );
  const code = element(
    'pre',
    {},
    element(
      'code',
      { className: choose([undefined, ['language-js'], ['language-c++']]) },
      `${choose(['a\n\nb', 'x', '```', ' y', 'tab\t', ''])}\n`,
    ),
  );
  return kind === 'pre' ? code : element('figure', {}, element('figcaption', {}, choose(words)), code);
}

function blocks(choose: Choose, depth: number): ElementContent[] {
  return Array.from({ length: choose([1, 2, 3]) }, () => block(choose, depth)).flatMap((made) => [
    made,
    { type: 'text', value: '\n' },
  ]);
}

/** What holds nothing, or words where blocks are usual. */
function container(choose: Choose): ElementContent {
  return element(
    choose(['div', 'p', 'span', 'ul', 'figure', 'details', 'section']),
    {},
    ...choose([[], ['\n'], inline(choose, 1)]),
  );
}

test('a thousand documents of all kinds of blocks are written as the library writes them', () => {
  let ordinary = 0;
  for (let seed = 1; seed <= 1000; seed += 1) {
    const content = blocks(chooser(seed * 7919), 0);
    assert.is(
      toMarkdown(structuredClone(content)),
      libraryMarkdown(structuredClone(content)),
      `seed ${seed}: ${JSON.stringify(content)}`,
    );
    ordinary += content.filter((node) => node.type === 'element' && ordinaryBlock(node) !== undefined).length;
  }
  assert.ok(ordinary > 350, `only ${ordinary} blocks were written directly`);
});

test('so is what stands between blocks, be it words or nothing at all', () => {
  for (let seed = 1; seed <= 1000; seed += 1) {
    const choose = chooser(seed * 104_729);
    const content = Array.from({ length: 4 }, () => choose([block, inline, container])(choose, 2)).flat();
    assert.is(
      toMarkdown(structuredClone(content)),
      libraryMarkdown(structuredClone(content)),
      `seed ${seed}: ${JSON.stringify(content)}`,
    );
  }
});

test('a page without content is empty', () => {
  assert.is(toMarkdown([]), libraryMarkdown([]));
});

test.run();
