import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { linesOf } from '../english/changed-lines.ts';
import { codeProse } from '../english/code-prose.ts';
import { countFindings, folderOf, lowered, readCounts, risesIn } from '../english/counts.ts';
import { findingsIn, rulesFor } from '../english/find.ts';
import { markdownProse } from '../english/markdown-prose.ts';
import type { Prose } from '../english/prose.ts';
import { proseFiles, readProse } from '../english/read-prose.ts';
import { describeFindings } from '../english/report.ts';
import { shapes } from '../english/rules/shapes.ts';
import { words } from '../english/rules/words.ts';
import { countWords, sentencesOf } from '../english/sentences.ts';
import { styleProse } from '../english/style-prose.ts';
import { problemsOf } from '../english/subject.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('no folder has more findings than its stored count', () => {
  const findings = proseFiles(root).flatMap((file) => readProse(root, file).flatMap(findingsIn));
  const reports = risesIn(countFindings(findings), readCounts()).map(({ folder, kind, count, most }) => {
    const inFolder = findings.filter((finding) => folderOf(finding.file) === folder && finding.kind === kind);
    const lines = describeFindings(root, inFolder.slice(0, 50));
    return [`${folder}: ${count} findings in ${kind}, at most ${most}`, ...lines].join('\n  ');
  });
  const hint = '"npm run english -- --changed" lists the findings in changed lines; see CONTRIBUTING.md';
  assert.ok(reports.length === 0, [...reports, hint].join('\n'));
});

test('each rule reports its first example and not its second', () => {
  for (const rule of [...words, ...shapes]) {
    const reports = (text: string) =>
      sentencesOf(text).some((sentence) => rulesFor(sentence.text).some(({ pattern }) => pattern === rule.pattern));
    assert.ok(reports(rule.finds), `${rule.pattern} does not report: ${rule.finds}`);
    assert.not.ok(reports(rule.passes), `${rule.pattern} reports: ${rule.passes}`);
  }
});

test('comments are found outside of strings, templates, regular expressions and JSX text', () => {
  const source = [
    'const address = "https://a.example/*"; // After a string.',
    'const found = /\\/\\*[/*]/.test(`// ${first /* In an expression. */} /* no */`);',
    'const part = <p title="// no">// no {/* In JSX. */}</p>;',
  ].join('\n');
  assert.equal(textsOf(codeProse('a.tsx', source), 'comments'), ['After a string.', 'In an expression.', 'In JSX.']);
});

test('line comments that follow each other are one text, and a trailing comment is not joined', () => {
  const source = 'one(); // First.\n// Second,\n// continued.\n\n// Third.\n';
  assert.equal(textsOf(codeProse('a.ts', source), 'comments'), ['First.', 'Second, continued.', 'Third.']);
});

test('a docstring is read without tags, code, links and directives', () => {
  const source = [
    '/**',
    ' * Reads `a b` of {@link Page}, see https://a.example/b.',
    ' *',
    ' *     const example = 1;',
    ' *',
    ' * @param file the path,',
    ' *   absolute',
    ' * @returns the text',
    ' */',
    '// oxlint-disable-next-line no-shadow -- the outer name is meant',
    '// @ts-expect-error',
  ].join('\n');
  const [docstring, directive] = textsOf(codeProse('a.ts', source), 'comments');
  assert.is(docstring, 'Reads XXXXX of XXXXXXXXXXXX, see XXXXXXXXXXXXXXXXXXXX\nXXXX the path, absolute\nthe text');
  assert.is(directive, 'the outer name is meant');
});

test('names of tests and strings that are sentences are found, other strings are not', () => {
  const source = [
    'test(`a page of ${count} links`, () => {});',
    'suite.skip("links", () => {});',
    'fail(`the file "${name}" is empty`);',
    'element.className = "card wide tall";',
    'query("a > b, c");',
  ].join('\n');
  assert.equal(textsOf(codeProse('compiler/a.ts', source), 'tests'), ['a page of XXXXXXXX links']);
  assert.equal(textsOf(codeProse('compiler/a.ts', source), 'messages'), ['the file "XXXXXXX" is empty']);
});

test('names of graph nodes, selectors and parts of a template are fragments, and a predicate has its subject', () => {
  const source = [
    "graph.computed('pages of the site', () => 1);",
    "find('a[href], button in a form');",
    "print(`the file ${isOld ? 'is not a file' : ''} of the site`);",
    "throw malformed(name, 'is not a list');",
  ].join('\n');
  const messages = codeProse('viewer/a.ts', source).filter(({ kind }) => kind === 'messages');
  assert.equal(
    messages
      .filter(({ isFragment }) => isFragment !== true)
      .map(({ text, subject }) => [text.trim().slice(0, 8), subject]),
    [
      ['the file', undefined],
      ['is not a', 'name'],
    ],
  );
});

test('comments of a style sheet are found outside of strings', () => {
  const source = 'a::after { content: "/* no */" } /* One. */ b { background: url(//a/*b) } /* Two. */';
  assert.equal(textsOf(styleProse('a.css', source), 'comments'), ['One.', 'Two.']);
});

test('a page is read as paragraphs, headings, cells and shown front matter, without code', () => {
  const source = [
    '---\ntitle: The title\ndescription: "A sentence."\nslug: /not-this\n---\n',
    '## A *heading* {#id}\n',
    'A [link](./a.md) and `a b`,\ncontinued.\n',
    '```js\nno();\n```\n',
    '| Key | Meaning |\n| --- | --- |\n| `a` | the first |\n',
    '<Box title="no">\n\n- In a box\n\n</Box>\n',
  ].join('\n');
  assert.equal(textsOf(markdownProse('a.mdx', source), 'docs'), [
    'The title',
    '"A sentence."',
    'A heading',
    'A link and XXXXX, continued.',
    'Key',
    'Meaning',
    'XXX',
    'the first',
    'In a box',
  ]);
});

test('a finding is located in its file, with the words around it', () => {
  const file = 'scripts/english/rules/words.ts';
  const prose = readProse(root, file).find(({ kind, text }) => kind === 'comments' && text.includes('idioms'))!;
  const findings = [{ ...prose, at: prose.start + prose.text.indexOf('idioms'), length: 6, write: 'word' }];
  assert.equal(describeFindings(root, findings), [
    `${file}:3:15 comments: “/** Words and idioms to avoid, each with” → word`,
  ]);
});

test('a code span counts as one word, and punctuation is not counted', () => {
  assert.is(countWords('One XXXXX – and “two”, 3 / x-y.'), 6);
  const sentence = (count: number) => `Word ${'word '.repeat(count - 2)}word.`;
  const lengths = (kind: Prose['kind'], text: string) =>
    findingsIn({ file: 'a.ts', kind, start: 0, text }).map(({ at }) => at);
  assert.equal(lengths('comments', `${sentence(20)} ${sentence(21)}`), [20 * 5 + 1]);
  assert.equal(lengths('docs', `${sentence(25)} ${sentence(26)}`), [25 * 5 + 1]);
});

test('a list of three or more code spans counts as one word', () => {
  assert.is(countWords('Use XXX, XXXXX    , XX and XXXX here.'), 3);
  assert.is(countWords('Use XXX and XXXXX here.'), 5);
});

test('a string that begins in lower case with "which" or "of" is the rest of a sentence', () => {
  const findings = (kind: Prose['kind'], text: string) => findingsIn({ file: 'a.ts', kind, start: 0, text }).length;
  assert.equal([findings('messages', 'which lists the pages'), findings('messages', 'Which lists the pages.')], [0, 1]);
  assert.is(findings('comments', 'which lists the pages'), 1);
});

test('abbreviations do not end a sentence, and a line break does', () => {
  assert.equal(
    sentencesOf('Files, e.g. Images and so on. Then more\nLast').map(({ text }) => text.trim()),
    ['Files, e.g. Images and so on.', 'Then more', 'Last'],
  );
});

test('findings are counted by folder: tests apart, and sections of docs', () => {
  const folders = {
    'compiler/cli/report/format.ts': 'compiler/cli',
    'compiler/cli.ts': 'compiler',
    'compiler/test/cli/serve.test.ts': 'compiler/test/cli',
    'compiler/test/a.test.ts': 'compiler/test',
    'content/docs/api/a/b.md': 'content/docs/api',
    'content/docs/a.md': 'content/docs',
    'content/blog/2020/a.md': 'content/blog',
    'README.md': 'README.md',
  };
  for (const [file, folder] of Object.entries(folders)) assert.is(folderOf(file), folder);
});

test('counts only fall, and a folder without a stored count may have no findings', () => {
  const stored = { a: { comments: 3, tests: 1 }, b: { docs: 2 } };
  assert.equal(lowered({ a: { comments: 2, tests: 5 } }, stored), { a: { comments: 2, tests: 1 } });
  assert.equal(risesIn({ a: { comments: 3, tests: 2 }, c: { docs: 1 } }, stored), [
    { folder: 'a', kind: 'tests', count: 2, most: 1 },
    { folder: 'c', kind: 'docs', count: 1, most: 0 },
  ]);
});

test('changed lines are read from a diff', () => {
  const diff = '--- a.ts\n+++ a.ts\n@@ -1,2 +3,2 @@ x\n-a\n+b\n@@ -9 +11 @@\n+c\n+++ b.md\n@@ -4,2 +4,0 @@\n-d';
  assert.equal(
    [...linesOf(diff)].map(([file, lines]) => [file, ...lines]),
    [['a.ts', 3, 4, 11], ['b.md']],
  );
});

test('the subject of a commit names an area and begins with a verb', () => {
  assert.equal(problemsOf('link: report anchors in partials'), []);
  assert.equal(problemsOf('Report anchors').length, 1);
  assert.equal(problemsOf('link: the anchors are reported').length, 1);
  assert.equal(problemsOf(`link: report ${'a'.repeat(60)}`), ['73 characters; at most 72']);
  assert.match(problemsOf('link: report what a page holds').join(), 'contain');
});

function textsOf(prose: readonly Prose[], kind: Prose['kind']): string[] {
  return prose
    .filter((each) => each.kind === kind)
    .map(({ text }) =>
      text
        .replace(/[ \t]+/g, ' ')
        .replace(/ ?\n[ \n]*/g, '\n')
        .trim(),
    );
}

test.run();
