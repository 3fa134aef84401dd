import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseSource } from '../../../parse/parse-source.ts';
import { docFrontMatter, pageFrontMatter } from '../../../site/front-matter/front-matter.ts';
import { parseOptions } from '../../parse/options.ts';

function problemsOf(frontMatter: string, reader: typeof docFrontMatter | typeof pageFrontMatter = pageFrontMatter) {
  const { head } = parseSource(`---\n${frontMatter}\n---\n`, parseOptions('md', { hero: true }));
  const problems: string[] = [];
  reader(head, 'a.md', (...found) => {
    for (const { place, message, hint } of found)
      problems.push(`${place.line}:${place.column} ${message}${hint === undefined ? '' : ` (${hint})`}`);
  });
  return problems;
}

test('a hero as pages of VitePress and Starlight have it is right, in pages and docs', () => {
  const frontMatter = `hero:
  name: Tides
  text: A handbook
  tagline: 2024
  image: { src: ./a.svg, alt: A boat }
  actions: [{ theme: brand, text: Go, link: /a }, { variant: minimal, text: More, link: ./b.md }]
features: [{ icon: ⚓, title: A, details: B }, { icon: { light: a.svg, dark: b.svg, width: 24 }, title: C, link: /c, linkText: D }]`;
  assert.equal(problemsOf(frontMatter), []);
  assert.equal(problemsOf(frontMatter, docFrontMatter), []);
});

for (const [frontMatter, expected] of [
  [
    'hero:\n  title: T\n  taglin: x',
    '4:3 "hero.taglin" is "x": there is no key with this name (did you mean "tagline"?)',
  ],
  [
    'hero:\n  title: T\n  actions:\n    - text: Go',
    '5:7 "hero.actions[0].link" is missing: expected text (add "link")',
  ],
  [
    'hero:\n  title: T\n  actions:\n    - { text: Go, link: /a, theme: loud }',
    '5:29 "hero.actions[0].theme" is "loud": expected "primary" or "secondary" or "minimal" or "brand" or "alt"',
  ],
  ['hero:\n  title: T\n  actions: /a', '4:3 "hero.actions" is "/a": expected a list'],
  [
    'hero:\n  title: T\n  image: { alt: A boat }',
    '4:3 "hero.image" is {"alt":"A boat"}: expected a file or an address, or an object with "src", or with "light" and "dark"',
  ],
  [
    'hero: { title: T }\nfeatures:\n  - title: A\n    icon: <svg></svg>',
    '5:5 "features[0].icon" is "<svg></svg>": expected an emoji, or an image: a file, or an object with "src", or with "light" and "dark"',
  ],
  [
    'hero: { tagline: x }',
    '2:1 "hero" is {"tagline":"x"}: expected "title", "name" or "text", because a page needs a title',
  ],
] as const)
  test(`reported at its location: ${expected}`, () => {
    const problems = problemsOf(frontMatter);
    assert.is(problems.length, 1, problems.join('\n'));
    assert.ok(problems[0]!.startsWith(expected), problems[0]);
  });

test('a bad title leaves its hero out, without an exception', () => {
  for (const reader of [pageFrontMatter, docFrontMatter])
    assert.equal(
      problemsOf('title: [a]\nhero: { tagline: x }', reader).map((problem) => problem.slice(0, 12)),
      ['2:1 "title" '],
    );
});

test('without a hero, `features` is a custom key', () => {
  assert.equal(problemsOf('title: A\nhero: sea.png\nfeatures: [a, b]'), []);
});

test.run();
