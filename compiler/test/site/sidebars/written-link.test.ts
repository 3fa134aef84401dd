import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { FinalItem } from '../../../site/sidebars/items.ts';
import { linkBase } from '../../../site/routes/site-link.ts';
import { writtenLinks } from '../../../site/sidebars/written-link.ts';
import { parseConfig } from '../../../config/parse-config.ts';

const config = parseConfig({ title: 'Site', url: 'https://site.example' }, 'lectern.config.json');

test('the first location of a link is found: in a category, as an item, or in HTML', () => {
  const items = [
    { type: 'html', value: '<a href="/b">B</a>', keys: ['s', 0] },
    { type: 'category', items: [{ type: 'link', label: 'A', href: '/a', keys: ['s', 1, 'items', 0] }], keys: ['s', 1] },
    { type: 'link', label: 'A', href: '/a', keys: ['s', 2] },
    { type: 'link', label: 'B', href: '/b', keys: ['s', 3] },
  ] as unknown as FinalItem[];
  const keysOf = writtenLinks(items, linkBase({ config }));
  assert.equal(keysOf({ href: '/a' }), ['s', 1, 'items', 0, 'href']);
  assert.equal(keysOf({ href: '/b' }), ['s', 3, 'href']);
  assert.equal(keysOf({ href: '/b', isInHtml: true }), ['s', 0, 'value']);
  assert.is(keysOf({ href: '/c' }), undefined);
});

test('the items of a sidebar are read once, even if many links are broken', () => {
  let reads = 0;
  const items = Array.from({ length: 100 }, (_, index) => ({
    type: 'link',
    label: 'L',
    keys: ['s', index],
    get href() {
      reads += 1;
      return `/${index}`;
    },
  })) as unknown as FinalItem[];
  const keysOf = writtenLinks(items, linkBase({ config }));
  for (let index = 0; index < 100; index += 1) assert.equal(keysOf({ href: `/${index}` }), ['s', index, 'href']);
  assert.is(reads, 100);
});

test.run();
