import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cpuSeconds } from '../../../scripts/testing/cpu-seconds.ts';
import { parsers } from '../../parse/parser-choice.ts';
import { parseSource } from '../../parse/parse-source.ts';
import { parseOptions } from './options.ts';

type Format = 'md' | 'mdx';
const both: readonly Format[] = ['md', 'mdx'];

/** Examples: name, formats, source, and expected description. */
const examples: readonly (readonly [name: string, formats: readonly Format[], text: string, expected: string])[] = [
  ['a paragraph of several lines', both, '\n\nFirst line\nsecond line\n\nMore.', 'First line second line'],
  ['emphasis, code and deleted text', both, '**A** _b_ `c` ~~d~~ *e_f*', 'A b c d e_f'],
  [
    'a link with parentheses in its address',
    both,
    'A [name](https://x.test/a_(b)) and [more](b.md "t (u)").',
    'A name and more.',
  ],
  ['a link in the text of an image', both, '[![alt](a.png)](b.md) Words', 'Words'],
  ['a reference link', both, 'See [the guide][g] now.\n\n[g]: ./g.md', 'See the guide now.'],
  ['digits between colons', both, 'Opens at 10:30:15, port :8080: too.', 'Opens at 10:30:15, port :8080: too.'],
  ['brackets with a caret', both, 'Ranges [^0-9] and a{2}b'.replace('{', '\\{'), 'Ranges [^0-9] and a{2}b'],
  ['less than in code', both, 'Use `<Link>` for `a < b`.', 'Use <Link> for a < b.'],
  ['a footnote', both, 'Words[^1] here.\n\n[^1]: Note.', 'Words here.'],
  ['a title and a heading', both, '# Title\n\n## Part\n\nWords', 'Words'],
  ['a title underlined with =', both, 'Title\n=====\n\nWords', 'Words'],
  ['a list and a table', both, '- item\n\n| a |\n|---|\n| b |\n\nWords', 'Words'],
  ['code', both, '~~~js\ncode\n~~~\n\n````md\n```\n````\n\nWords', 'Words'],
  [
    'a few words below later headings',
    both,
    '# T\n\n## Renamed `a`\n\n- b\n\n## Guide\n\n_Work in progress_\n\n## More\n\nOther words of it.',
    'Renamed a',
  ],
  ['a sentence below later headings', both, '## A\n\n## B\n\n### C\n\nIt works.', 'It works.'],
  ['words below the first heading', both, '# T\n\n## A\n\nWork in progress\n\n## B', 'Work in progress'],
  [
    'a long item that comes first',
    both,
    '- Fix the *order* of modules, which was different in each build of a site.\n\nSee the notes.',
    '- Fix the order of modules, which was different in each build of a site.',
  ],
  [
    'a long item below words',
    both,
    'Words\n\n- Fix the *order* of modules, which was different in each build of a site.',
    'Words',
  ],
  ['a block quote', both, '> Words\n> here', 'Words here'],
  ['an admonition with a title', both, ':::tip Title\n\nWords\n\n:::', 'Words'],
  ['a displayed formula', both, '$$\nx = 1\n$$\n\nWords', 'Words'],
  ['an inline formula', both, 'The area $\\pi r$ of it.', 'The area πr of it.'],
  [
    'a comment of several lines in MDX',
    ['mdx'],
    '{/* spell off\n\nno words */}\n\nReal <b>words</b> {/* no */}here.',
    'Real words here.',
  ],
  ['a comment of several lines in Markdown', ['md'], '<!-- spell off\n\nno words -->\n\nReal words.', 'Real words.'],
  [
    'a tag of several lines',
    ['mdx'],
    'import H from \'./h.js\';\n\n<H\n  title="No words"\n  size={1}\n/>\n\nWelcome.',
    'Welcome.',
  ],
  [
    'values of expressions',
    ['mdx'],
    "export const v = '4.10';\n\nVersion {v} of {1 + 1}{' parts'}.",
    'Version 4.10 of 2 parts.',
  ],
  ['raw HTML', ['md'], '<div>\nWords <i>in</i> HTML\n</div>\n\nMore', 'Words in HTML'],
  ['a script and a style', ['md'], '<style>a {}</style>\n\n<details><summary>No</summary></details>\n\nWords', 'Words'],
  ['soft hyphens', both, 'Some\u00adthing', 'Something'],
  ['a heading with an emoji, and no paragraph', both, '# Title\n\n#### :rocket: New\n\n- a', 'New'],
  ['a list, and no paragraph', both, '- Add `a`\n- b', '- Add a'],
  ['an image, and no paragraph', both, '![Alternative](a.png)\n\n## Heading', 'Alternative'],
  ['no words', both, '# Title\n\n```\ncode\n```', ''],
];

for (const [name, formats, text, expected] of examples) {
  for (const format of formats) {
    test(`${name}: the description in ${format} is its rendered text`, () => {
      for (const parser of parsers) assert.is(parseSource(text, parseOptions(format), parser).head.excerpt, expected);
    });
  }
}

test('with lines, the first line below the title is the description, also if it is a heading', () => {
  const lineOf = (text: string) => parseSource(text, parseOptions('md', { descriptions: 'line' })).head.excerpt;
  assert.is(lineOf('# Title\n\n## 📁 Parts\n\n- [a](a.md)\n\nA paragraph of prose.'), '📁 Parts');
  assert.is(lineOf('- Add `a`\n\nA paragraph of prose.'), '- Add a');
  assert.is(lineOf('<div>\n<h1>Build it</h1>\n<p>Words</p>\n</div>'), 'Build it');
  assert.is(lineOf('prose, '.repeat(200)).length, 1399);
  assert.is(lineOf('<!-- note -->\n\nFirst line\nsecond line'), 'First line second line');
});

test('a displayed formula is not the description on a site without formulas', () => {
  const { head } = parseSource('$$\nx = 1\n$$\n\nWords', parseOptions('md', { math: false }));
  assert.is(head.excerpt, 'Words');
});

test('a long description ends after a word', () => {
  const { excerpt } = parseSource('prose, '.repeat(200), parseOptions('md')).head;
  assert.ok(excerpt.length <= 401, `${excerpt.length} characters`);
  assert.match(excerpt, /prose…$/);
});

test('a long description without spaces ends after a word', () => {
  const { excerpt } = parseSource('文档编译器'.repeat(200), parseOptions('md')).head;
  assert.ok(excerpt.length > 300 && excerpt.length <= 401, `${excerpt.length} characters`);
});

test('a line of many marks takes little time', () => {
  for (const marks of ['!`[', '<a{'])
    assert.ok(cpuSeconds(() => void parseSource(marks.repeat(1000), parseOptions('md'))) < 1);
});

test.run();
