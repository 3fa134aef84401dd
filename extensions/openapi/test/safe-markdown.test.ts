import * as fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseSource } from '../../../compiler/parse/parse-source.ts';
import { parseOptions } from '../../../compiler/test/parse/options.ts';
import { safeMarkdown } from '../markdown/safe-markdown.ts';

const cases: [text: string, mdx: string][] = [
  ['Plain text, with 2 words.', 'Plain text, with 2 words.'],
  ['Use {id} and <id>.', String.raw`Use \{id\} and \<id\>.`],
  ['`{id}` stays, as does ``a ` {b}``', '`{id}` stays, as does ``a ` {b}``'],
  ['an `open tick', String.raw`an \`open tick`],
  ['<p>One <b>bold</p><p>Two', 'One <b>bold  Two</b>'],
  ['<https://a.example/{b}>', String.raw`[https://a.example/\{b\}](<https://a.example/\{b\}>)`],
  ['<a href="https://a.example" onclick="x()">A</a>', '<a href={"https://a.example"}>A</a>'],
  ['<ul>\n<li>a\n\n<li>b</ul>', '<ul> <li>a  <li>b</li></li></ul>'],
  ['</b>a<script>x</script>', String.raw`a\<script\>x\</script\>`],
  ['# One\ntext\n\nTwo\n---\nmore', '**One**\n\ntext\n\n**Two**\n\nmore'],
  ['import a from "b"', '&#105;mport a from "b"'],
  [':::note\nx', String.raw`\:::note` + '\nx'],
  ['```js title="a"\n{a} <b>\n```', '```js\n{a} <b>\n```'],
  ['```\nopen', '```\nopen\n```'],
  ['<pre>{a}\n&lt;b&gt;</pre>', '````\n{a}\n<b>\n````'],
  ['<!-- no -->a<br>b', 'a<br/>b'],
  ['1 < 2 && 3 > 2', String.raw`1 \< 2 && 3 > 2`],
];

for (const [text, mdx] of cases)
  test(`descriptions become MDX: ${JSON.stringify(text)}`, () => assert.is(safeMarkdown(text), mdx));

test('headings stay in the text of a whole description', () => {
  assert.is(safeMarkdown('# One\n\n### Two\n', 'keep'), '## One\n\n### Two');
});

test('no description breaks a page, or hides the text after it', () => {
  const words =
    'a|b c|<p>|</p>|<b>|</b>|<li>|<a href="x|">|<!--|-->|{|}|`|```|~~~|<|>|\\|*|_|[|](|)|#|- |:::|$|$$|---|"|\'|&|&lt;';
  const more = 'import x|export default|<code>|</code>|<pre>|</pre>|<table>|<tr>|    |\n|\n\n|\t';
  const piece = fc.constantFrom('|', ...words.split('|'), ...more.split('|'));
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = `<div className="x">\n\n- a\n\n  ${safeMarkdown(pieces.join('')).replaceAll('\n', '\n  ')}\n\n</div>\n\n## After\n`;
      const { head } = parseSource(text, parseOptions('mdx'));
      const wrong = head.findings.filter(({ rule }) => rule === 'mdx-syntax' || rule === 'mdx1-syntax');
      assert.equal(wrong, [], text);
      assert.ok(
        head.outline.some((entry) => entry.type === 'heading' && entry.id === 'after'),
        text,
      );
    }),
    { numRuns: 300 },
  );
});

test.run();
