import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { input } from '../../../incremental/graph.ts';
import { table } from '../../../incremental/table.ts';
import { task } from '../../../incremental/task.ts';
import type { DocsOptions } from '../../../config/docs.ts';
import { openGeneratedItems } from '../../../site/sidebars/generated-items.ts';
import type { ExpandedItem } from '../../../site/sidebars/items.ts';
import type { SidebarDoc } from '../../../site/sidebars/sidebar-docs.ts';
import type { SiteInput } from '../../../site/site-input.ts';

function doc(source: string, sidebarPosition?: number): [string, SidebarDoc] {
  const id = source.replace('.md', '');
  const sourceDirName = source.includes('/') ? source.slice(0, source.lastIndexOf('/')) : '.';
  return [id, { id, source, sourceDirName, sidebarPosition, title: '', frontMatter: {}, isIndex: false }];
}

function openItems(...docs: [string, SidebarDoc][]) {
  const given = input('docs', new Map(docs));
  const written = table('doc', given);
  const items = openGeneratedItems({
    written,
    sources: table('source of doc', () => new Map(Array.from(given().keys(), (id) => [id, id]))),
    docs: written,
    draftIds: new Set(),
    hasUnread: () => false,
    data: new Map(),
    config: {} as SiteInput['config'],
    options: { numberPrefixParser: false } as DocsOptions,
    version: { name: 'current', dir: 'docs' } as SiteInput['docs'][number]['versions'][number],
    path: '/docs',
  });
  return { given, items };
}

function idsOf(items: ExpandedItem[]): unknown[] {
  return items.map((item) =>
    item.type === 'category' ? { [item.label]: idsOf(item.items) } : 'id' in item && item.id,
  );
}

test('a new doc in a folder does not rebuild the items of other folders', () => {
  const { given, items } = openItems(doc('a/one.md'), doc('b/one.md'), doc('b/c/one.md'));
  const [a, b] = items.itemsOf('.');
  given.set(new Map([doc('a/one.md'), doc('a/two.md'), doc('b/one.md'), doc('b/c/one.md')]));
  const [nextA, nextB] = items.itemsOf('.');
  assert.equal(idsOf([nextA!]), [{ a: ['a/one', 'a/two'] }]);
  assert.is.not(nextA, a);
  assert.is(nextB, b);
});

test('a task that uses the items of a folder runs again if a doc in the folder moves', async () => {
  const { given, items } = openItems(doc('a/one.md', 1), doc('a/two.md', 2));
  const reading = task('sidebars', async () => idsOf(items.itemsOf('a')));
  assert.equal(await reading.update(), ['a/one', 'a/two']);
  given.set(new Map([doc('a/one.md', 3), doc('a/two.md', 2)]));
  assert.ok(reading.isStale());
  assert.equal(await reading.update(), ['a/two', 'a/one']);
});

test('a folder that lost its last doc is no longer a category', () => {
  const { given, items } = openItems(doc('a/one.md'), doc('b/one.md'));
  assert.equal(idsOf(items.itemsOf('.')), [{ a: ['a/one'] }, { b: ['b/one'] }]);
  given.set(new Map([doc('b/one.md')]));
  assert.equal(idsOf(items.itemsOf('.')), [{ b: ['b/one'] }]);
  assert.equal(items.itemsOf('a'), []);
});

test.run();
