import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ownHead } from '../../emit/metadata.ts';

const meta = (attributes: Record<string, string>) => ({ tag: 'meta', attributes });
const link = (attributes: Record<string, string>) => ({ tag: 'link', attributes });

test("a page's own title and class are used", () => {
  assert.equal(
    ownHead([
      { tag: 'title', attributes: {}, text: 'Own' },
      { tag: 'html', attributes: { class: 'wide', lang: 'x' } },
    ]),
    {
      title: 'Own',
      className: 'wide',
      elements: [],
    },
  );
});

test('metadata and links stay, and elements that run or load code are removed', () => {
  const kept = [
    meta({ name: 'x', content: 'y' }),
    meta({ property: 'og:x', content: 'y' }),
    link({ rel: 'author', href: 'https://example.org' }),
  ];
  const dropped = [
    meta({ 'http-equiv': 'refresh', content: '0; url=/x' }),
    meta({ charset: 'utf-7' }),
    meta({ name: 'x', content: 'y', onload: 'z' }),
    meta({ 'a b': 'c' }),
    link({ rel: 'stylesheet', href: 'https://example.org/x.css' }),
    link({ rel: 'canonical', href: 'javascript:x' }),
    { tag: 'body', attributes: { class: 'x' } },
    { tag: 'base', attributes: { href: '/' } },
    { tag: 'script', attributes: {}, text: 'x' },
  ];
  assert.equal(ownHead([...kept, ...dropped]).elements, kept);
});

test.run();
