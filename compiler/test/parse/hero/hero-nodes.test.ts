// Tests that the hero of a page becomes a part of its body. The hero's links and images are checked like all others.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { innerText } from '../../../../corpus/body/read-text.ts';
import type { BodyElement, BodyNode } from '../../../../corpus/schema/body.ts';
import type { Marked } from '../../../parse/document.ts';
import { parseSource } from '../../../parse/parse-source.ts';
import { parseOptions } from '../options.ts';

function parse(frontMatter: string, text = 'Text.\n', collection = 'docs') {
  const options = parseOptions('md', collection === 'docs' ? { hero: true } : {});
  return parseSource(`---\n${frontMatter}\n---\n\n${text}`, options);
}

function find(nodes: readonly BodyNode[], tagName: string): (BodyElement & Marked)[] {
  return nodes.flatMap((node) => {
    if (node.type === 'text') return [];
    const inner = find(node.children, tagName);
    return node.type === 'element' && node.tagName === tagName ? [node, ...inner] : inner;
  });
}

const home = `hero:
  name: Tides
  text: A handbook for the harbour
  tagline: High water, low water.
  image: ./boat.svg
  actions:
    - text: Read it
      link: ./docs/a.md
    - { text: Source, link: 'https://example.org', theme: alt, target: _self }
features:
  - icon: ⚓
    title: Moorings
    details: Where to lie.
    link: /moorings
    linkText: See all`;

test('a page with a hero begins with its title, links, image and cards', () => {
  const { head, body, sections } = parse(home);
  const [header, features, text] = body.children as BodyElement[];
  assert.equal([header!.tagName, features!.properties.className, text!.tagName], ['header', ['home-features'], 'p']);
  assert.equal(
    find(body.children, 'h1').map((each) => innerText(each)),
    ['Tides A handbook for the harbour'],
  );
  assert.equal(
    find(body.children, 'a').map(({ properties: { className, target } }) => [className, target]),
    [
      [['home-action', 'is-primary'], undefined],
      [['home-action', 'is-secondary'], '_self'],
      [undefined, undefined],
    ],
  );
  assert.equal(
    [head.contentTitle, head.excerpt, head.hasTitleHeading, head.hasHero],
    ['Tides A handbook for the harbour', 'High water, low water.', true, true],
  );
  assert.match(sections[0]!.text, /High water, low water\..*Moorings.*Where to lie\. Text\./);
});

test('its links and images are Markdown references with their locations', () => {
  const { head } = parse(home);
  assert.equal(
    head.references.map(({ kind, url, syntax, at }) => [kind, url, syntax, at.line, at.column]),
    [
      ['link', './docs/a.md', 'markdown', 9, 7],
      ['link', 'https://example.org', 'markdown', 10, 23],
      ['image', './boat.svg', 'markdown', 6, 3],
      ['link', '/moorings', 'markdown', 15, 5],
    ],
  );
});

test('both images for colour modes are in the body, and style sheets show one', () => {
  const { body } = parse('title: Tides\nhero:\n  image: { light: ./day.png, dark: ./night.png, alt: The sea }');
  assert.equal(
    find(body.children, 'img').map(({ properties: { src, alt, className, loading } }) => [
      src,
      alt,
      className,
      loading,
    ]),
    [
      ['./day.png', 'The sea', ['only-light'], undefined],
      ['./night.png', 'The sea', ['only-dark'], undefined],
    ],
  );
  assert.equal(
    find(body.children, 'h1').map((each) => innerText(each)),
    ['Tides'],
  );
});

test('key names of Starlight are also read', () => {
  const { body } = parse(`hero:
  title: Tides
  image: { file: ./boat.png }
  actions: [{ text: More, link: /a, variant: minimal }]`);
  assert.equal(
    find(body.children, 'img').map(({ properties }) => properties.src),
    ['./boat.png'],
  );
  assert.equal(find(body.children, 'a')[0]!.properties.className, ['home-action', 'is-minimal']);
});

test('an icon is a character or an image, whose alternative text is empty by default', () => {
  const { body, head } = parse(`title: Tides
hero: {}
features: [{ icon: ./a.svg, title: A }, { icon: { src: ./b.svg, alt: A buoy }, title: B }, { icon: ★, title: C }]`);
  assert.equal(
    find(body.children, 'img').map(({ properties }) => properties.alt),
    ['', 'A buoy'],
  );
  assert.equal(head.accessibility, undefined);
});

test('a missing alternative text of the hero image is an accessibility finding', () => {
  const { head } = parse('hero:\n  title: Tides\n  image: ./boat.png');
  assert.equal(
    head.accessibility?.map(({ rule, at }) => [rule, at?.line]),
    [['missing-alt', 4]],
  );
});

test("a hero that isn't an object is custom data, and posts have no hero", () => {
  for (const { head, body } of [parse('hero: sea.png\nfeatures: [a]'), parse(home, 'Text.\n', 'blog')]) {
    assert.equal(body.children.length, 1);
    assert.is(head.hasHero, undefined);
  }
});

test('an address that would run code is left out', () => {
  const { head, body } = parse('hero:\n  title: T\n  actions: [{ text: A, link: "javascript:alert(1)" }]');
  assert.not.match(JSON.stringify(body), 'javascript');
  assert.ok(head.findings.some(({ rule }) => rule === 'unsafe-url'));
});

test('a link without an address is omitted, and only the site reports it', () => {
  const { head, body } = parse('hero:\n  title: T\n  actions: [{ text: A }, { text: B, link: /b }]');
  assert.equal(
    find(body.children, 'a').map(({ children }) => children),
    [[{ type: 'text', value: 'B' }]],
  );
  assert.equal(head.findings, []);
});

test('a source with only a hero is not empty', () => {
  assert.is(parse('hero: { title: Tides }', '').head.isEmpty, undefined);
});

test.run();
