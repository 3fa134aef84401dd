// Tests sources that are designed to exhaust the stack or the time of a parser. Each must be parsed quickly, to a
// document or an error.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isWhole } from '../../../scripts/testing/is-whole.ts';
import { cpuSeconds } from '../../../scripts/testing/cpu-seconds.ts';
import type { Finding } from '../../diagnostics/diagnostic.ts';
import { parseSource } from '../../parse/parse-source.ts';
import { parseOptions } from './options.ts';

const seconds = 10;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/**
 * Name → source, and the rule of the expected error in Markdown and in MDX. Without rules, the source is valid, but
 * very long.
 */
const texts: Record<string, readonly [text: string, md?: string, mdx?: string]> = {
  quotes: ['>'.repeat(10_000), 'nesting-too-deep', 'nesting-too-deep'],
  'lists on one line': ['- '.repeat(5_000), 'nesting-too-deep', 'nesting-too-deep'],
  'lists by indentation': [
    numbers(1_000)
      .map((depth) => `${'  '.repeat(depth)}- a`)
      .join('\n'),
    'nesting-too-deep',
    'nesting-too-deep',
  ],
  'quotes and numbers': ['> 1. '.repeat(3_000), 'nesting-too-deep', 'nesting-too-deep'],
  directives: [':::note\n'.repeat(3_000), 'nesting-too-deep', 'nesting-too-deep'],
  'directives of fewer and fewer colons': [
    numbers(300)
      .map((depth) => `${':'.repeat(303 - depth)}note`)
      .join('\n'),
    'nesting-too-deep',
    'nesting-too-deep',
  ],
  'strong in strong': [`${'**a '.repeat(1_000)}${'b** '.repeat(1_000)}`, 'nesting-too-deep', 'nesting-too-deep'],
  stars: ['*a '.repeat(50_000), 'markup-too-dense', 'markup-too-dense'],
  'stars that close': ['a* '.repeat(50_000), 'markup-too-dense', 'markup-too-dense'],
  underscores: ['_a '.repeat(50_000), 'markup-too-dense', 'markup-too-dense'],
  tildes: ['~a '.repeat(50_000), 'markup-too-dense', 'markup-too-dense'],
  'opening brackets': ['['.repeat(50_000), 'markup-too-dense', 'markup-too-dense'],
  'closing brackets': [']'.repeat(50_000), 'markup-too-dense', 'markup-too-dense'],
  'images in images': [`${'!['.repeat(900)}a${'](b)'.repeat(900)}`],
  dollars: ['$a '.repeat(30_000), 'markup-too-dense', 'markup-too-dense'],
  'tags of HTML': ['<div>'.repeat(10_000), 'nesting-too-deep', 'mdx-syntax'],
  'tags over many paragraphs': ['<b>x\n\n'.repeat(1_000), 'nesting-too-deep', 'mdx-syntax'],
  'tags of JSX': [`${'<A>\n'.repeat(900)}${'</A>\n'.repeat(900)}`, 'nesting-too-deep', 'nesting-too-deep'],
  'less-than signs': ['<'.repeat(50_000), undefined, 'mdx-syntax'],
  braces: ['{'.repeat(50_000), undefined, 'nesting-too-deep'],
  'parentheses in an expression': [`{${'('.repeat(5_000)}1${')'.repeat(5_000)}}`, undefined, 'nesting-too-deep'],
  'a deep regular expression': [`{/${'(?:a'.repeat(30_000)}${')'.repeat(30_000)}/}`, undefined, 'nesting-too-deep'],
  'operators in an expression': [`{${'!'.repeat(100_000)}1}`, undefined, 'nesting-too-deep'],
  'a long sum': [`{${'1 + '.repeat(250_000)}1}`, undefined, 'nesting-too-deep'],
  'a long sum with comments': [`{${'1 +/*,*/ '.repeat(150_000)}1}`, 'markup-too-dense', 'nesting-too-deep'],
  'a chain of members': [`{a${'.a'.repeat(400_000)}}`, undefined, 'nesting-too-deep'],
  'an open comment': [`<!-- ${'a '.repeat(50_000)}`, undefined, 'mdx-syntax'],
  backticks: [
    numbers(1_000)
      .map((count) => '`'.repeat((count % 300) + 1))
      .join(' a '),
  ],
  'one line of a megabyte': ['word '.repeat(200_000)],
  'one word of a megabyte': ['a'.repeat(1_000_000)],
  entities: ['&amp;'.repeat(20_000)],
  'very many entities': ['&amp;'.repeat(70_000), 'costs-too-much', 'costs-too-much'],
  'a few entities': ['&amp;'.repeat(5_000)],
  'a long list': ['- item\n'.repeat(15_000)],
  'many rows': [`| a | b |\n|---|---|\n${'| c | d |\n'.repeat(15_000)}`],
  'more rows than columns can have': [
    `${'|a'.repeat(600)}|\n${'|-'.repeat(600)}|\n${'|b|\n'.repeat(600)}`,
    'markup-too-dense',
    'markup-too-dense',
  ],
  'very many lines': ['a\n'.repeat(200_001), 'tree-too-large', 'tree-too-large'],
  'many hard breaks': ['a  \n'.repeat(15_000)],
  'very many words': ['- a\n\n'.repeat(170_000), 'tree-too-large', 'tree-too-large'],
  'many headings of the same text': ['## a\n'.repeat(5_000)],
  'many items': ['- [ ] a\n'.repeat(2_000)],
  'many short quotes': ['> a\nb\n\n'.repeat(2_000)],
  'a wide table': [`|${'a|'.repeat(3_000)}\n|${'-|'.repeat(3_000)}\n|${'b|'.repeat(3_000)}`],
  'braces in a formula': [`$$\n${'{'.repeat(900)}${'}'.repeat(900)}\n$$`],
  'a formula that grows': ['$$\n\\def\\a{\\a\\a}\\a\n$$'],
  'a formula of a huge size': ['$$\n\\rule{9999999em}{9999999em}\n$$'],
  'a long line of code': [`\`\`\`js\n${'a('.repeat(50_000)}\n\`\`\``],
  'a fence that is never closed': [`\`\`\`\n${'a\n'.repeat(20_000)}`],
  'NUL bytes': ['\0a '.repeat(1_000)],
  'more text than a page may have': ['a\n'.repeat(1_500_000), 'text-too-long', 'text-too-long'],
};

for (const [place, [name, [text, ...rules]]] of Object.entries(texts).entries()) {
  for (const [index, format] of (['md', 'mdx'] as const).entries()) {
    // The short run parses each source in one format only.
    if (!isWhole && index !== place % 2) continue;
    test(`${name} parse quickly to a document or an error (${format})`, () => {
      let findings: Finding[] = [];
      const taken = cpuSeconds(() => ({ findings } = parseSource(text, parseOptions(format)).head));
      assert.ok(taken < seconds, `${taken.toFixed(1)} s`);
      const errors = findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
      // The source may violate a rule several times, so duplicates are removed.
      assert.equal([...new Set(errors)], rules[index] ? [rules[index]] : []);
    });
  }
}

test('a source that nests too deep is reported at the first deep line', () => {
  const [finding] = parseSource(`text\n\n${'>'.repeat(10_000)}`, parseOptions('md')).head.findings;
  assert.equal(finding!.at, { line: 3, column: 1 });
});

test.run();
