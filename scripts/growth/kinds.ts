/** One shape of text that could cost more than in proportion to its length. */
export interface Kind {
  name: string;
  /** Of the file it is in; `md` when absent. */
  extension?: 'md' | 'mdx';
  /** @returns a text of about that many characters */
  text(length: number): string;
}

/** The unit again and again, with the number of the repetition in the place of each `%`. */
function repeated(unit: string, start = '', end = ''): Kind['text'] {
  return (length) => {
    const parts = [start];
    for (let size = start.length + end.length, count = 0; size < length; count += 1) {
      const part = unit.replaceAll('%', String(count));
      parts.push(part);
      size += part.length;
    }
    parts.push(end);
    return parts.join('');
  };
}

/** An opening as often as its closing, around something. */
function nested(open: string, close: string, inside = 'word'): Kind['text'] {
  return (length) => {
    const depth = Math.max(1, Math.floor(length / (open.length + close.length)));
    return open.repeat(depth) + inside + close.repeat(depth);
  };
}

/** Lines that are indented one step more each, as far as the length allows: the text grows with the square of its depth. */
function stairs(mark: string, step: string): Kind['text'] {
  return (length) => {
    const lines: string[] = [];
    for (let size = 0, depth = 0; size < length; depth += 1) {
      const line = `${step.repeat(depth)}${mark}`;
      lines.push(line);
      size += line.length + 1;
    }
    return lines.join('\n');
  };
}

/** @returns kinds of repetition by name, in Markdown and, with a name of its own, in MDX */
function inBoth(kinds: Record<string, Kind['text']>): Kind[] {
  return Object.entries(kinds).flatMap(([name, text]) => [
    { name, text },
    { name: `${name} (mdx)`, text, extension: 'mdx' as const },
  ]);
}

const table = '| a | b |\n|---|---|\n';

/** What is valid in Markdown and in MDX. */
const shared: Kind[] = inBoth({
  'flat list': repeated('- item %\n'),
  'flat list, short': repeated('- a\n'),
  'loose list': repeated('- item %\n\n'),
  'ordered list': repeated('1. item %\n'),
  'task list': repeated('- [ ] task %\n'),
  'lists of two levels': repeated('- a\n  - b\n'),
  'list items of two paragraphs': repeated('- a\n\n  b\n\n'),
  'alternating list marks': repeated('- a\n* b\n'),
  'deep list': stairs('- a', '  '),
  'list marks on a line': repeated('- '),
  'quote marks on a line': repeated('> '),
  'quote marks without space': repeated('>'),
  'lines in a quote': repeated('> line %\n'),
  'nested quotes': repeated('> a\n> > b\n> > > c\n\n'),
  'lazy quote': repeated('lazy line\n', '> a\n'),
  paragraphs: repeated('Paragraph %.\n\n'),
  'one paragraph of many lines': repeated('a line %\n'),
  'hard breaks': repeated('a  \n'),
  'escaped breaks': repeated('a\\\n'),
  'one long line': repeated('some words '),
  'one long word': repeated('a'),
  'blank lines': repeated('\n'),
  spaces: repeated(' ', 'a', 'b'),
  'spaces at line ends': repeated('          \n'),
  tabs: repeated('\t', 'a'),
  'lines that begin with tabs': repeated('\ta\n'),
  'tabs in a list': repeated('-\ta\n'),
  'table rows': repeated('| a | b |\n', table),
  'table rows of one cell': repeated('a\n', table),
  'wide table': (length) => {
    const columns = Math.floor(length / 11);
    return `${'| a '.repeat(columns)}|\n${'|---'.repeat(columns)}|\n${'| b '.repeat(columns)}|\n`;
  },
  'wide head over short rows': (length) => {
    const columns = Math.floor(Math.sqrt(length / 3));
    return `${'|a'.repeat(columns)}|\n${'|-'.repeat(columns)}|\n${'|b|\n'.repeat(length / 8)}`;
  },
  'many small tables': repeated(`${table}| c | d |\n\n`),
  'table heads without body': repeated('| a | b |\n'),
  pipes: repeated('|'),
  'pipes over dashes': repeated('a|b\n-|-\n'),
  'bare links': repeated('https://example.org/% '),
  'bare links on lines': repeated('https://example.org/%\n'),
  'www links': repeated('www.example.org/% '),
  'a@b.': repeated('a@b.'),
  'a@b. ': repeated('a@b. '),
  'e-mail addresses': repeated('user%@example.org '),
  'at signs': repeated('@'),
  'letters before at': repeated('a.', '', '@b.c'),
  'http:': repeated('http:'),
  'http://': repeated('http://'),
  'www.': repeated('www.'),
  'one long address': repeated('a/', 'https://example.org/'),
  'address with brackets': repeated('(', 'https://example.org/'),
  'address with closing brackets': repeated(')', 'https://example.org/'),
  'address with entities': repeated('&amp;', 'https://example.org/'),
  'inline links': repeated('[a](/b% "c") '),
  'links to anchors': repeated('[a](#b%) '),
  images: repeated('![a](https://example.org/%.png) '),
  'links on lines': repeated('[a](https://example.org/%)\n\n'),
  'backtick runs': (length) => {
    const runs: string[] = [];
    for (let size = 0, run = 1; size < length; run += 1) {
      runs.push('`'.repeat(run));
      size += run + 1;
    }
    return runs.join(' ');
  },
  backticks: repeated('`'),
  'open backticks': repeated('`a ``'),
  'backticks of one and two': repeated('` a `` '),
  'inline code': repeated('`code %` '),
  'double inline code': repeated('``code` %`` '),
  'open brackets': repeated('['),
  'closing brackets': repeated(']'),
  'empty brackets': repeated('[]'),
  'open images': repeated('!['),
  'open links': repeated('[a]('),
  'brackets in brackets': nested('[', ']'),
  'links in links': nested('[', '](a)'),
  'open link titles': repeated('[a](b "'),
  'open link addresses': repeated('[a](<b'),
  'brackets with spaces': repeated('[ a ] '),
  'reference links': repeated('[a] ', '[a]: /b\n\n'),
  'reference links to different': repeated('[a%] '),
  'full reference links': repeated('[a][b%] ', '[b1]: /b\n\n'),
  definitions: repeated('[a%]: /b\n'),
  'definitions of the same': repeated('[a]: /b\n'),
  'definitions with titles': repeated('[a%]: /b "c"\n'),
  'definitions and their uses': repeated('[a%]: /b\n\n[a%]\n\n'),
  'open definition title': repeated('b\n', '[a]: /b "'),
  'definition label': repeated('a ', '[', ']: /b\n'),
  'footnote definitions': repeated('[^%]: a note\n'),
  'footnote definitions apart': repeated('[^%]: a note\n\n'),
  'footnote references': repeated('[^1] ', '[^1]: a\n\n'),
  'footnotes and their definitions': repeated('a[^%]\n\n[^%]: b\n\n'),
  'footnotes without definition': repeated('[^%] '),
  stars: repeated('*'),
  underscores: repeated('_'),
  tildes: repeated('~'),
  'open emphasis': repeated('*a '),
  'open emphasis with underscores': repeated('_a '),
  'open strong': repeated('**a '),
  'closing emphasis': repeated('a* '),
  'closing strong': repeated('a** '),
  'open strike': repeated('~~a '),
  emphasis: repeated('*a* '),
  strong: repeated('**a** '),
  strike: repeated('~~a~~ '),
  'stars between letters': repeated('a*b'),
  'two stars between letters': repeated('a**b'),
  'emphasis in emphasis': nested('*a ', ' b*'),
  'strong in strong': nested('**a ', ' b**'),
  'mixed emphasis': repeated('*a _b **c __d '),
  'stars of growing runs': repeated('*a **b ***c '),
  'underscores in words': repeated('snake_case_%_'),
  headings: repeated('## Heading %\n\n'),
  'headings of the same text': repeated('## Same\n\n'),
  'headings of the same text, on lines': repeated('## a\n'),
  'headings of levels': repeated('## a\n### b\n#### c\n'),
  'headings that end in numbers': repeated('## a\n## a-%\n'),
  'long heading': repeated('word ', '## '),
  'heading of marks': repeated('#'),
  'heading closed by marks': repeated(' #', '## a'),
  'headings with ids': repeated('## a {#a%}\n'),
  'heading with open ids': repeated('{#', '## a '),
  'underlined headings': repeated('a\n---\n'),
  underlines: repeated('=', 'a\n'),
  'lines of dashes': repeated('---\n'),
  dashes: repeated('- ', '', '-'),
  'long rule': repeated('-'),
  'long star rule': repeated('* '),
  fences: repeated('```js\nlet a = %;\n```\n\n'),
  'open fence': repeated('let a = 1;\n', '```js\n'),
  'fence of one line': repeated('a = 1; ', '```js\n', '\n```'),
  'fences of tildes': repeated('~~~\na\n~~~\n'),
  'fences without end': repeated('```\na\n~~~\n'),
  'fence in growing fences': repeated('```\n````\n'),
  'fence with long info': repeated('a=b ', '```js ', '\na\n```\n'),
  'fence in unknown language': repeated('a\n', '```nothing\n', '```\n'),
  'fence of open strings': repeated('"', '```js\n', '\n```\n'),
  'fence of open comments': repeated('/* ', '```js\n', '\n```\n'),
  'fence of open templates': repeated('`${', '```js\n', '\n````\n'),
  'fence of open brackets': repeated('(', '```js\n', '\n```\n'),
  'fence of slashes': repeated('/a ', '```js\n', '\n```\n'),
  'fence of TypeScript types': repeated('<a', '```ts\n', '\n```\n'),
  'fence of JSX': repeated('<a>{', '```jsx\n', '\n```\n'),
  'fence of tags': repeated('<a ', '```html\n', '\n```\n'),
  'fence of JSON': repeated('{"a":', '```json\n', '\n```\n'),
  'fence of YAML': repeated('a: b\n', '```yaml\n', '```\n'),
  'fence of YAML, one line': repeated('a: ', '```yaml\n', '\n```\n'),
  'fence of shell': repeated('$(a "', '```bash\n', '\n```\n'),
  'fence of shell, lines': repeated('npm install a -b % | c > d\n', '```bash\n', '```\n'),
  'fence of Python': repeated('f"{', '```python\n', '\n```\n'),
  'fence of CSS': repeated('a{b:c;', '```css\n', '\n```\n'),
  'fence of Markdown': repeated('*a **b [c](', '```md\n', '\n```\n'),
  'fence of Ruby': repeated('%w(a #{', '```ruby\n', '\n```\n'),
  'fence of PHP': repeated('<?php $a = "{$', '```php\n', '\n```\n'),
  'fence of SQL': repeated("select 'a ", '```sql\n', '\n```\n'),
  'fence of C': repeated('#define a(b) \\\n', '```c\n', '```\n'),
  'fence of Rust': repeated('\'a: <r#"', '```rust\n', '\n```\n'),
  'fence of Go': repeated('func a(`', '```go\n', '\n````\n'),
  'fence of diffs': repeated('+a\n-b\n', '```diff\n', '```\n'),
  'fence of magic comments': repeated('// highlight-next-line\na\n', '```js\n', '```\n'),
  'fence of open magic blocks': repeated('// highlight-start\na\n', '```js\n', '```\n'),
  'fence with many line ranges': repeated('%,', '```js {', '}\na\n```\n'),
  'fence of npm commands': repeated('npm install a%\n', '```bash npm2yarn\n', '```\n'),
  'live fence': repeated('<a/>\n', '```jsx live\n', '```\n'),
  'mermaid fence': repeated('a --> b\n', '```mermaid\n', '```\n'),
  entities: repeated('&amp;'),
  'numeric entities': repeated('&#65;'),
  'open entities': repeated('&'),
  'unknown entities': repeated('&a'),
  'long entity': repeated('a', '&', ';'),
  escapes: repeated('\\*'),
  backslashes: repeated('\\'),
  admonitions: repeated(':::note\na\n:::\n\n'),
  'admonitions with titles': repeated(':::note[Title %]\na\n:::\n'),
  'open admonitions': repeated(':::note\n'),
  'closing admonitions': repeated(':::\n'),
  'unknown admonitions': repeated(':::a%\nb\n:::\n'),
  'admonition of many paragraphs': repeated('a\n\n', ':::note\n', '\n:::\n'),
  'nested admonitions': (length) => {
    const depth = Math.max(3, Math.floor(Math.sqrt(length) / 1.1));
    const marks = Array.from({ length: depth }, (_, index) => ':'.repeat(depth + 3 - index));
    return [...marks.map((mark) => `${mark}note`), 'a', ...marks.toReversed()].join('\n');
  },
  colons: repeated(':'),
  'directives in text': repeated(':a '),
  'directives with labels': repeated(':a[b] '),
  'leaf directives': repeated('::a\n'),
  'leaf directives with labels': repeated('::a[b]{c=d}\n'),
  'directive with open label': repeated('[', ':::note'),
  'directive with many attributes': repeated('a%=b ', ':::note{', '}\na\n:::\n'),
  'emoji names': repeated(':tada:'),
  'open emoji names': repeated(':tada '),
  'names between colons': repeated('a:'),
  alerts: repeated('> [!NOTE]\n> a\n\n'),
  formulas: repeated('$a_%$ '),
  'display formulas': repeated('$$\na\n$$\n\n'),
  dollars: repeated('$'),
  'open formulas': repeated('$a '),
  'open display formulas': repeated('$$\na\n'),
  'one long formula': repeated('a+', '$$\n', 'a\n$$\n'),
  'deep formula': nested('{', '}', 'a'),
  'formula of fractions': (length) => `$$\n${nested('\\frac{', '}{b}', 'a')(length)}\n$$\n`,
  'formula of scripts': repeated('_{a', '$', '$'),
  'front matter of many keys': repeated('key%: value\n', '---\n', '---\ntext\n'),
  'front matter of a long list': repeated('  - tag%\n', '---\nkeywords:\n', '---\ntext\n'),
  'front matter of tags': repeated('  - tag %\n', '---\ntags:\n', '---\ntext\n'),
  'front matter, one line': repeated('a, ', '---\nkeywords: [', ']\n---\ntext\n'),
  'front matter, long text': repeated('word ', '---\ntitle: a ', '\n---\ntext\n'),
  'front matter, long quoted text': repeated('word\n  ', '---\ntitle: "', '"\n---\ntext\n'),
  'front matter, block text': repeated('  a\n', '---\ndescription: |\n', '---\ntext\n'),
  'front matter, nested lists': (length) => `---\na: ${nested('[', ']', '1')(length)}\n---\ntext\n`,
  'front matter, nested maps': (length) => `---\na: ${nested('{a: ', '}', '1')(length)}\n---\ntext\n`,
  'front matter, indentation': (length) => `---\n${stairs('a:', ' ')(length)}\n---\ntext\n`,
  'front matter, anchors': repeated('key%: &a% value\nother%: *a%\n', '---\n', '---\ntext\n'),
  'front matter, comments': repeated('# a\n', '---\n', 'title: a\n---\ntext\n'),
  'front matter, faults': repeated('a: b: c\n', '---\n', '---\ntext\n'),
  'front matter without end': repeated('a%: b\n', '---\n'),
  'front matter of one key': repeated('a: b\n', '---\n', '---\ntext\n'),
  'dashes as front matter': repeated('---\na\n'),
  'invisible characters': repeated('\u202e\u2066'),
  'zero bytes': repeated('a\0'),
  'halves of symbols': repeated('\u{1f600}*'),
  'combining marks': repeated('\u0301', 'a'),
  'words of another script': repeated('日本語'),
  'quotation marks': repeated('"\''),
  'signs of all kinds': repeated('!?.,;'),
  'hash signs in text': repeated('a #b '),
  'truncate markers in code': repeated('`<!-- truncate -->` '),
  'carriage returns': repeated('a\r'),
  'carriage returns and line feeds': repeated('a\r\n'),
  'words that look like code': repeated('import a from "b"\n'),
  'words export': repeated('export '),
});

/** What only Markdown has. */
const markdown: Kind[] = Object.entries<Kind['text']>({
  'less-than signs': repeated('<'),
  'less-than signs with letters': repeated('<a '),
  'open tags': repeated('<a>'),
  'open blocks': repeated('<div>'),
  'open blocks on lines': repeated('<div>\n\n'),
  'closing tags': repeated('</a>'),
  'void tags': repeated('<br/>'),
  tags: repeated('<b>a</b> '),
  'blocks of HTML': repeated('<div>a</div>\n\n'),
  'blocks of HTML with Markdown': repeated('<div>\n\na\n\n</div>\n\n'),
  'deep tags': nested('<b>', '</b>'),
  'paragraphs in HTML': repeated('<p>a'),
  'table in HTML': repeated('<tr><td>a', '<table>'),
  'text in a table in HTML': repeated('a<b>', '<table>'),
  'formatting of HTML': repeated('<b><p>'),
  'anchors of HTML': repeated('<a href="/b">'),
  'HTML select': repeated('<option>a', '<select>'),
  'HTML comments': repeated('<!-- a -->\n\n'),
  'HTML comments in text': repeated('a <!-- b --> '),
  'open comments': repeated('<!-- '),
  'open comments in text': repeated('a <!-- '),
  'processing instructions': repeated('a <? '),
  declarations: repeated('a <!A '),
  'CDATA sections': repeated('a <![CDATA[ '),
  'tags with many attributes': repeated('a%="b" ', '<a ', '>c</a>\n'),
  'tag with the same attribute': repeated('a="b" ', '<a ', '>c</a>\n'),
  'tags with open attributes': repeated('<a b="'),
  'angle links': repeated('<https://example.org/%> '),
  'open angle links': repeated('<https://example.org/% '),
  'styles in HTML': repeated('<b style="color: red">a</b>'),
  'style with many declarations': repeated('color: red; ', '<b style="', '">a</b>'),
  details: repeated('<details>\n<summary>a</summary>\n\nb\n\n</details>\n\n'),
  'indented code': repeated('    a\n'),
  'indented code apart': repeated('    a\n\n'),
  'ids of HTML': repeated('<a id="a%"></a>'),
  'pictures of HTML': repeated('<img src="https://example.org/%.png">'),
}).map(([name, text]) => ({ name, text }));

/** What only MDX has. */
const mdx: Kind[] = Object.entries<Kind['text']>({
  expressions: repeated('{%} '),
  'expressions on lines': repeated('{%}\n\n'),
  'expressions of several lines': repeated('{\n  %\n}\n\n'),
  'open braces': repeated('{'),
  'closing braces': repeated('a }'),
  'braces in braces': nested('{', '}', '1'),
  'brackets in an expression': (length) => `{${nested('(', ')', '1')(length)}}`,
  'a long sum': repeated('1 + ', '{', '1}'),
  'a long list of values': repeated('%, ', '{[', ']}'),
  'a long text': repeated('a', "{'", "'}"),
  'a long template': repeated('${1}', '{`', '`}'),
  'a chain of questions': repeated('a ? b : ', '{', 'c}'),
  'a chain of members': repeated('.a', '{a', '}'),
  'comments of MDX': repeated('{/* a */}\n\n'),
  'comments of MDX in text': repeated('a {/* b */} '),
  'open comment of MDX': repeated('a\n', '{/* '),
  'HTML comments in MDX': repeated('<!-- a -->\n\n'),
  'HTML comments in text of MDX': repeated('a <!-- b --> '),
  'open HTML comments in MDX': repeated('<!-- '),
  'elements in text': repeated('<b>a</b> '),
  'blocks of JSX': repeated('<div>\n\na\n\n</div>\n\n'),
  'blocks of JSX on lines': repeated('<div>a</div>\n'),
  'open elements': repeated('<a>'),
  'open elements on lines': repeated('<div>\n'),
  'deep elements': nested('<b>', '</b>'),
  'less-than signs (mdx)': repeated('<'),
  'open tags of JSX': repeated('<a '),
  'void elements': repeated('<br/>'),
  fragments: repeated('<>a</>'),
  'element with many attributes': repeated('a%="b" ', '<a ', '/>'),
  'element with many expressions': repeated('a%={%} ', '<a ', '/>'),
  'element with many spreads': repeated('{...{a: 1}} ', '<a ', '/>'),
  'elements with an expression': repeated('<b title={`a${%}`}>c</b> '),
  'elements with a style': repeated("<b style={{color: 'red'}}>a</b> "),
  'element of many lines': repeated('a\n', '<div>\n', '</div>\n'),
  'unknown components': repeated('<Unknown%/> '),
  'unknown components on lines': repeated('<Unknown%/>\n\n'),
  'one unknown component': repeated('<Unknown/>\n\n'),
  'tabs of JSX': repeated('<TabItem value="a%">b</TabItem>\n', '<Tabs>\n', '</Tabs>\n'),
  'details in MDX': repeated('<details>\n<summary>a</summary>\n\nb\n\n</details>\n\n'),
  imports: repeated("import a% from './a%'\n"),
  'imports of the same': repeated("import a% from './a.json'\n"),
  exports: repeated('export const a% = %;\n'),
  'exports apart': repeated('export const a% = %;\n\n'),
  'exports and their uses': repeated('export const a% = %;\n\n{a%}\n\n'),
  'exports that rest on one another': repeated('export const a% = [b%];\n\nexport const b% = 1;\n\n'),
  'one long export': repeated('%,\n', 'export const a = [\n', '];\n\n{a.length}\n'),
  'an export of an object': repeated('a%: %,\n', 'export const a = {\n', '};\n\n{a.a1}\n'),
  'an export used often': repeated('{a} ', 'export const a = 1;\n\n'),
  'a long export used often': (length) =>
    `export const a = [${'1,'.repeat(length / 8)}];\n\n${'{a.length} '.repeat(length / 16)}`,
  'a component exported': repeated('<A/>\n\n', 'export const A = () => <b>a</b>;\n\n'),
  'components exported': repeated('export const A% = () => <b>a</b>;\n\n<A%/>\n\n'),
  'a function in an attribute': repeated('<b onClick={() => %}>a</b>\n\n'),
  'code in expressions': repeated('{Math.max(%, 1)} '),
  'arrow functions in text': repeated('{() => %} '),
}).map(([name, text]) => ({ name, text, extension: 'mdx' }));

export const kinds: readonly Kind[] = [...shared, ...markdown, ...mdx];
