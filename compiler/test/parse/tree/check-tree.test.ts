import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Root } from 'mdast';
import { checkTree } from '../../../parse/tree/check-tree.ts';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

const paragraphs = (count: number): Root => ({
  type: 'root',
  children: Array.from({ length: count }, (_, index) => ({
    type: 'paragraph',
    children: [],
    position: { start: { line: index + 1, column: 1 }, end: { line: index + 1, column: 2 } },
  })),
});

test('a tree with one node too many is too large, at that node', () => {
  assert.is(checkTree(paragraphs(9), 10), undefined);
  const diagnostic = checkTree(paragraphs(12), 10)!;
  assert.is(diagnostic.rule, 'tree-too-large');
  assert.is(diagnostic.at?.line, 10);
});

test('expensive nodes count several times', () => {
  const rulesOf = (text: string) => parseSource(text, parseOptions('md', { nodeLimit: 60 })).head.findings;
  assert.equal(
    rulesOf('word\n\n'.repeat(25)).map(({ rule }) => rule),
    [],
  );
  for (const text of [
    '## a\n',
    '- a\n',
    '|a|\n|-|\n|b|\n\n',
    '[a](/b)\n\n',
    'a[^1]\n\n[^1]: b\n\n',
    '```\na\n```\n\n',
    '> a\n\n',
  ])
    assert.equal(
      rulesOf(text.repeat(25)).map(({ rule }) => rule),
      ['tree-too-large'],
      text,
    );
});

test('a formula counts by its length, and an export by its cost', () => {
  const rulesOf = (text: string, format: 'md' | 'mdx' = 'md') =>
    parseSource(text, parseOptions(format, { nodeLimit: 100 })).head.findings.map(({ rule }) => rule);
  assert.equal(rulesOf('$a$\n\n'.repeat(12)), []);
  assert.equal(rulesOf('$\\frac{a}{b} + c$\n\n'.repeat(12)), ['tree-too-large']);
  const exported = Array.from({ length: 15 }, (_, at) => `export const a${at} = 1;\n\n`).join('');
  assert.equal(rulesOf(exported, 'mdx'), ['tree-too-large']);
});

test('parsing a source that is too large stops at the limit', () => {
  const text = 'a {1} b\n\n'.repeat(10_000);
  const [diagnostic] = parseSource(text, parseOptions('mdx', { nodeLimit: 5000 })).head.findings;
  assert.is(diagnostic!.rule, 'tree-too-large');
  assert.ok(diagnostic!.at!.line < 5000, String(diagnostic!.at!.line));
});

test('a command for several package managers counts as several code blocks', () => {
  const rulesOf = (meta: string) =>
    parseSource(`\`\`\`bash ${meta}\nnpm i a\n\`\`\`\n\n`.repeat(5), parseOptions('md', { nodeLimit: 100 })).head
      .findings;
  assert.equal(rulesOf('title="a"'), []);
  assert.is(rulesOf('npm2yarn')[0]!.rule, 'tree-too-large');
});

test('the error names the config key for larger pages', () => {
  const text = 'word\n\n'.repeat(25);
  const [diagnostic] = parseSource(text, parseOptions('md', { nodeLimit: 30 })).head.findings;
  assert.match(diagnostic!.hint ?? '', 'markdown.nodeLimit');
  assert.equal(parseSource(text, parseOptions('md', { nodeLimit: 60 })).head.findings, []);
});

test.run();
