import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parsers } from '../../../parse/parser-choice.ts';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

/** Asserts that all parsers agree. @returns the id and the text of each heading */
function contents(text: string, format: 'md' | 'mdx'): (readonly [id: string, text: string])[] {
  const [first, ...others] = parsers.map((parser) => parseSource(text, parseOptions(format), parser));
  for (const other of others) assert.equal(other, first);
  assert.equal(first!.head.findings, []);
  return first!.head.outline.flatMap((item) => (item.type === 'heading' ? [[item.id, item.text] as const] : []));
}

/** Explicit ids that contain Markdown syntax. */
const ids = [
  '__init__',
  'Task.__call__',
  '*all*',
  'args*',
  '**kwargs',
  'a~~b~~',
  'a`b`',
  'snake_case_',
  'https://x.test',
  'www.x.test',
  'a@b.test',
  'a:tada:b',
  '$x$',
  'foo_bar',
];

for (const format of ['md', 'mdx'] as const) {
  for (const id of ids) {
    test(`the id {#${id}} of a heading in ${format} keeps its characters`, () => {
      assert.equal(contents(`## Run *it* {#${id}}\n`, format), [[id, 'Run it']]);
      assert.equal(contents(`- a\n\n  ### *Run {#${id}} ##\n\n> #### \`it\` {#${id}x}\n`, format), [
        [id, '*Run'],
        [`${id}x`, 'it'],
      ]);
    });
  }

  test(`characters that are escaped in an id in ${format} are escaped`, () => {
    assert.equal(contents('## Run {#\\_\\_call\\_\\_}\n\n## It {#\\_*a*\\{b}', format), [
      ['__call__', 'Run'],
      ['_*a*{b', 'It'],
    ]);
  });

  test(`a link in ${format} leads to a heading whose id has marks of emphasis`, () => {
    assert.equal(parseSource('[run](#__call__)\n\n## Run {#__call__}', parseOptions(format)).head.anchors, [
      '__call__',
    ]);
  });

  test(`code in ${format} that looks like an id is code`, () => {
    assert.equal(contents('## Write `{#__id__}`\n\n```md\n## Run {#__call__}\n```\n', format), [
      ['write-__id__', 'Write {#__id__}'],
    ]);
  });

  test(`an id in a comment in ${format} keeps its characters`, () => {
    const comment = format === 'md' ? '<!-- #__init__ -->' : '{/* #__init__ */}';
    assert.equal(contents(`## Run ${comment}`, format), [['__init__', 'Run']]);
  });

  test(`the title in ${format} is the text of the first heading, if that is an h1`, () => {
    const title = (text: string) => {
      const titles = parsers.map((parser) => parseSource(text, parseOptions(format), parser).head.contentTitle);
      assert.is(new Set(titles).size, 1);
      return titles[0];
    };
    for (const [text, expected] of [
      ['# Title\n\ntext', 'Title'],
      ['\n\n  \n# Title', 'Title'],
      ['Title\n===\n\ntext', 'Title'],
      ['# Title {#the-id}', 'Title'],
      ['# Title {#__id__}', 'Title'],
      ['# Title ##', 'Title'],
      ['# The `config` *file*', 'The config file'],
      ['# See [the guide](https://x.test/a_(b))', 'See the guide'],
      ['# :tada: a_b_c', '🎉 a_b_c'],
      ['Two\nlines\n===', 'Two lines'],
      ['## Title\n\n# Other', undefined],
      ['#Title', undefined],
      ['# \n\ntext', undefined],
      ['```\n# Code\n```\n\ntext', undefined],
    ] as const)
      assert.is(title(text), expected, text);
  });
}

test('an underlined heading in Markdown has the id that is written in it', () => {
  assert.equal(contents('Run it {#__call__}\n---\n\nStar {#*all*}\n======\n', 'md'), [['__call__', 'Run it']]);
});

test('indented code in Markdown that looks like a heading with an id is code', () => {
  const { body } = parseSource('    ## Run {#__call__}\n', parseOptions('md'));
  assert.match(JSON.stringify(body), '## Run {#__call__}');
});

test('contents, ids and title show the values of expressions', () => {
  const text = `---
subtitle: Sub words
---

export const product = 'Harbour';
export const version = 4 + 0.5;

# About {frontMatter.subtitle}

## {frontMatter.subtitle}

## Install *{product}* now

## {\`\${product} \${version}\`} {/* a comment */}

## In {contentTitle}
`;
  assert.equal(contents(text, 'mdx'), [
    ['sub-words', 'Sub words'],
    ['install-harbour-now', 'Install Harbour now'],
    ['harbour-45', 'Harbour 4.5'],
    ['in-about-sub-words', 'In About Sub words'],
  ]);
  assert.is(parseSource(text, parseOptions('mdx')).head.contentTitle, 'About Sub words');
});

for (const [text, title] of [
  ['---\nsubtitle: Sub words\n---\n\n# {frontMatter.subtitle}\n', 'Sub words'],
  ['---\nsubtitle: "A <b> & C"\n---\n\n# {frontMatter.subtitle} {#own}\n', 'A <b> & C'],
  ['---\nrelease: 4.10\n---\n\n# Release {frontMatter.release}\n', 'Release 4.10'],
  ['# {1 + 1}\n', '2'],
  ['# {frontMatter.missing}\n', undefined],
  ['# {props.name}\n', undefined],
] as const) {
  test(`the title of ${JSON.stringify(text)} is ${title === undefined ? 'not in the heading' : JSON.stringify(title)}`, () => {
    for (const parser of parsers) {
      const { head, body } = parseSource(text, parseOptions('mdx'), parser);
      assert.equal([head.contentTitle, head.hasTitleHeading, head.outline], [title, true, []]);
      // This heading is the page title, which gets no id.
      const [heading] = body.children;
      assert.equal(heading?.type === 'element' && [heading.tagName, heading.properties], ['h1', {}]);
    }
  });
}

test('an expression with an unknown value is left out of the contents, and its code is in the id', () => {
  const { outline } = parseSource('## Install {props.name} now\n', parseOptions('mdx')).head;
  assert.equal(outline, [
    { type: 'heading', depth: 2, id: 'install-propsname-now', text: 'Install  now', isOpen: true },
  ]);
});

test.run();
