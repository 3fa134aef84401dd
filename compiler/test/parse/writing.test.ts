// Tests Markdown syntax in the forms that authors use, with both parsers.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode } from '../../../corpus/schema/body.ts';
import { parseSource } from '../../parse/parse-source.ts';
import { compareParsers } from './native/compare-parsers.ts';
import { parseOptions } from './options.ts';

/**
 * Parses a source as Markdown and as MDX. Asserts that the native parser returns the same document as remark,
 * or leaves the source to remark.
 *
 * @returns the body as short HTML, with formulas as `[TeX]`
 */
function parsed(text: string): string {
  const [md, mdx] = (['md', 'mdx'] as const).map((format) => {
    const both = compareParsers(text, format);
    assert.is(both?.native, both?.remark, `${text} as ${format}`);
    return parseSource(text, parseOptions(format)).body.children.map(shortHtml).join('');
  });
  assert.is(mdx, md, text);
  return md!;
}

function shortHtml(node: BodyNode): string {
  if (node.type === 'text') return node.value;
  const name = node.type === 'element' ? node.tagName : node.name;
  const inside = node.children.map(shortHtml).join('');
  const properties: Record<string, unknown> = node.type === 'element' ? (node.properties ?? {}) : {};
  const { className, href } = properties;
  if (String(className).includes('katex-html')) return '';
  if (name === 'annotation') return `[${inside}]`;
  if (name === 'math') return /\[[^]*\]$/.exec(inside)?.[0] ?? '';
  if (name === 'span' || name === 'semantics') return inside;
  return `<${name}${href === undefined ? '' : ` ${href as string}`}>${inside}</${name}>`;
}

function cases(rows: readonly (readonly [text: string, expected: string])[]): void {
  for (const [text, expected] of rows) assert.is(parsed(text), expected, text);
}

test('emoji names expand only at word boundaries', () => {
  cases([
    ['Call array::key::value with fe80:a:b:c.', '<p>Call array::key::value with fe80:a:b:c.</p>'],
    ['The route /users/:id:/posts and C:\\:key:', '<p>The route /users/:id:/posts and C::key:</p>'],
    ['At 10:100:20 urn:x:key:y', '<p>At 10:100:20 urn:x:key:y</p>'],
    ['See https://a.example/:key:/b now', '<p>See <a https://a.example/:key:/b>https://a.example/:key:/b</a> now</p>'],
    ['Done :tada:, (:+1::tada:) :key:!', '<p>Done 🎉, (👍🎉) 🔑!</p>'],
    [':tada:/:key: **:tada:**', '<p>🎉/🔑 <strong>🎉</strong></p>'],
    ['完成:tada:了', '<p>完成🎉了</p>'],
    ['a :nothing: b', '<p>a :nothing: b</p>'],
  ]);
});

test('an escaped colon is not a part of an emoji name', () => {
  cases([
    ['Write \\:key: for :key:', '<p>Write :key: for 🔑</p>'],
    ['Write :key\\: or \\:key\\: or &#58;key:', '<p>Write :key: or :key: or :key:</p>'],
    ['\\*:key: &amp; \\\\ :key:', '<p>*🔑 & \\ 🔑</p>'],
  ]);
});

test('amounts of money are not formulas', () => {
  cases([
    [
      'It costs $20,000 to $30,000, and $x_1$ is a formula.',
      '<p>It costs $20,000 to $30,000, and [x_1] is a formula.</p>',
    ],
    ['US$5 or A$6', '<p>US$5 or A$6</p>'],
    ['**$5** and **$6**, $20/$30, $1–$2', '<p><strong>$5</strong> and <strong>$6</strong>, $20/$30, $1–$2</p>'],
    ['From $5 to\n$6 and $HOME or $PATH', '<p>From $5 to\n$6 and $HOME or $PATH</p>'],
    ['Pay $5 (about €4.5), then $ 6 or $ 7.', '<p>Pay $5 (about €4.5), then $ 6 or $ 7.</p>'],
    ['$5-$10', '<p>$5-$10</p>'],
  ]);
});

test('inline formulas end at a dollar sign without a space before it and a digit after it', () => {
  cases([
    ['Let $a$ and $b$, $1 + 1 = 2$.', '<p>Let [a] and [b], [1 + 1 = 2].</p>'],
    ['Let $a +\nb$ be', '<p>Let [a +\nb] be</p>'],
    ['With $$a$$ and $ a + b $ padded', '<p>With [a] and [a + b] padded</p>'],
    ['($x$) *$y$* $z$-axis', '<p>([x]) <em>[y]</em> [z]-axis</p>'],
  ]);
});

test('a block of TeX can begin and end on the lines of its dollars', () => {
  const after = '<h2>Next</h2>';
  cases([
    ['$$\\left\\{ a\n\\right.$$\n\n## Next', `<p>[\\left\\{ a\n\\right.]</p>${after}`],
    ['$$ x = 1\ny = 2\n$$\n\n## Next', `<p>[x = 1\ny = 2]</p>${after}`],
    ['$$\nx = 1 $$\n\n## Next', `<p>[x = 1]</p>${after}`],
    ['$$\nx = 1\n$$\n\n## Next', `<p>[x = 1]</p>${after}`],
    ['- $$a\n  b$$\n\n## Next', `<ul><li>[a\nb]</li></ul>${after}`],
    ['> $$a\n> b$$\n\n## Next', `<blockquote><p>[a\nb]</p></blockquote>${after}`],
    ['$$a \\\\\nb \\\\$$\n\n## Next', `<p>[a \\\\\nb \\\\]</p>${after}`],
    ['$$\n\\text{5\\$}\nb\\$$\n$$\n## Next', `<pre><code>\\text{5\\$}\nb\\$$</code></pre>${after}`],
    ['$$\na $$ b\n$$\n## Next', `<pre><code>a $$ b</code></pre>${after}`],
    ['$$$\na $$\nb\n$$$\n## Next', `<pre><code>a $$\nb</code></pre>${after}`],
    ['$$x$$\n## Next', `<p>[x]</p>${after}`],
    ['Text\n$$a\nb$$\n## Next', `<p>Text</p><p>[a\nb]</p>${after}`],
  ]);
});

test("email addresses in emphasis don't contain the emphasis marks", () => {
  const mail = '<a mailto:help@example.test>help@example.test</a>';
  cases([
    ['_help@example.test for questions_', `<p><em>${mail} for questions</em></p>`],
    ['_help@example.test_', `<p><em>${mail}</em></p>`],
    ['__help@example.test__ and *help@example.test*', `<p><strong>${mail}</strong> and <em>${mail}</em></p>`],
    ['_Ask help@example.test_', `<p><em>Ask ${mail}</em></p>`],
    ['_(help@example.test)_', `<p><em>(${mail})</em></p>`],
    ['_a_b@example.test now_', '<p><em><a mailto:a_b@example.test>a_b@example.test</a> now</em></p>'],
    ['***help@example.test*** ~~help@example.test~~', `<p><em><strong>${mail}</strong></em> <del>${mail}</del></p>`],
    ['é_b@example.test', '<p>é<a mailto:_b@example.test>_b@example.test</a></p>'],
    ['a_b@example.test', '<p><a mailto:a_b@example.test>a_b@example.test</a></p>'],
  ]);
});

test('emphasis next to CJK punctuation renders as in text of other scripts', () => {
  cases([
    ['**重要提示（Notice）：**请注意。', '<p><strong>重要提示（Notice）：</strong>请注意。</p>'],
    ['これは**「大事なこと」**です。', '<p>これは<strong>「大事なこと」</strong>です。</p>'],
    ['문서는 **마크다운(Markdown)**을 씁니다.', '<p>문서는 <strong>마크다운(Markdown)</strong>을 씁니다.</p>'],
    ['~~删除（旧）。~~新的。', '<p><del>删除（旧）。</del>新的。</p>'],
    [
      '**文。**後の文 `x`と**`y`**',
      '<p><strong>文。</strong>後の文 <code>x</code>と<strong><code>y</code></strong></p>',
    ],
    ['请看*《手册》*和**[链接](/a)**了', '<p>请看<em>《手册》</em>和<strong><a /a>链接</a></strong>了</p>'],
    ['***注意！***请看', '<p><em><strong>注意！</strong></em>请看</p>'],
    ['**𠮷。**次', '<p><strong>𠮷。</strong>次</p>'],
  ]);
});

test.run();
