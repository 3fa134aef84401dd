import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SidebarItem } from '../../../corpus/schema/index.ts';
import { branchPath, noBranch, branchFinder, type OpenBranch, type OpenBranches } from '../../html/open-branches.ts';

const link = (name: string, more: object = {}): SidebarItem => ({
  type: 'link',
  label: name,
  href: `/${name}`,
  ...more,
});
const category = (label: string, items: SidebarItem[], more: object = {}): SidebarItem => ({
  type: 'category',
  label,
  collapsible: true,
  collapsed: true,
  items,
  ...more,
});

/** Formats items as their labels. The items of a category follow it in brackets: `A[B C] D`. */
function outline(items: readonly SidebarItem[]): string {
  return items
    .map((item) => {
      if (item.type === 'html') return 'html';
      return item.type === 'category' ? `${item.label}[${outline(item.items)}]` : item.label;
    })
    .join(' ');
}

/** Creates a branch finder. It caches nothing for categories, but keeps the last result. */
const openFinder = () =>
  branchFinder({ ofCategory: (_, make) => make, lastFound: (none) => ({ value: none }), isEqual: Object.is });
const branchesOf = openFinder();

function keyAt(path: string, { keys, values }: OpenBranches['places']): string | undefined {
  return values[keys.indexOf(path)];
}

/** Returns the branch of a sidebar that the HTML of a page contains. */
function beside(href: string, items: readonly SidebarItem[]): OpenBranch {
  const { places, branches } = branchesOf(items);
  return branches.get(keyAt(branchPath(href), places) ?? noBranch)!;
}

const sidebar = [
  link('start'),
  category('A', [link('a1'), link('a2'), category('B', [link('b1'), link('b2')])]),
  category('C', [link('c1'), link('c2')], { collapsed: false }),
  category('D', [link('d1'), link('d2')], { href: '/d' }),
];

test('the categories around a page are open, and closed categories contain only their visible items', () => {
  assert.is(outline(beside('/start', sidebar).items), 'start A[a1] C[c1 c2] D[]');
  assert.is(outline(beside('/b2', sidebar).items), 'start A[a1 a2 B[b1 b2]] C[c1 c2] D[]');
  assert.is(outline(beside('/d/', sidebar).items), 'start A[a1] C[c1 c2] D[d1 d2]');
  assert.ok(beside('/start', sidebar).isPartial);
});

test('if a sidebar lists a page twice, the categories around both items are open', () => {
  const twice = [category('A', [link('a'), link('x')]), category('B', [link('b'), link('x')])];
  assert.is(outline(beside('/x', twice).items), 'A[a x] B[b x]');
});

test('a category with only unlisted pages stays hidden', () => {
  const hidden = [category('A', [link('a', { unlisted: true }), link('b', { unlisted: true })])];
  assert.is(outline(beside('/elsewhere', hidden).items), 'A[]');
});

test('a sidebar without closed categories is included completely', () => {
  const open = beside('/a', [link('a'), category('B', [link('b')], { collapsed: false })]);
  assert.not(open.isPartial);
  assert.is(outline(open.items), 'a B[b]');
});

test('a sidebar with at most eighty visible rows is included completely', () => {
  const rows = (count: number) => [
    ...Array.from({ length: 30 }, (_, index) => link(`p${index}`)),
    category(
      'Open',
      Array.from({ length: count - 31 }, (_, index) => link(`o${index}`)),
      { collapsed: false },
    ),
  ];
  assert.not(beside('/p3', rows(80)).isPartial);
  assert.is(outline(beside('/p3', rows(80)).items).split(' ').length, 79);
  assert.ok(beside('/p3', rows(81)).isPartial);
});

test('addresses are compared in their decoded form', () => {
  assert.is(outline(beside('/ä', [category('A', [link('x'), link('%C3%A4')])]).items), 'A[x %C3%A4]');
});

test('a list of thousands shows only the part around the page', () => {
  const pages = Array.from({ length: 3000 }, (_, index) => link(`p${index}`));
  const names = (href: string, items: SidebarItem[]) => outline(beside(href, items).items).split(' ');
  const middle = names('/p1502', pages);
  assert.equal(middle, names('/p1504', pages));
  assert.equal([middle[0], middle.at(-1), middle.length], ['p1475', 'p1529', 55]);
  assert.ok(beside('/p1502', pages).isPartial);
  assert.equal([names('/p0', pages)[0], names('/p2999', pages).at(-1)], ['p0', 'p2999']);
  const { branches } = branchesOf(pages);
  assert.is(branches.size, 3000 / 5 + 1);
});

test('open categories count by their rows, and items far from the page are then left out', () => {
  const parts = Array.from({ length: 40 }, (_, part) =>
    category(
      `C${part}`,
      Array.from({ length: 30 }, (__, index) => link(`p${part}-${index}`)),
      { collapsed: false },
    ),
  );
  const { items, isPartial } = beside('/p20-3', parts);
  assert.ok(isPartial);
  assert.equal(
    items.map((item) => (item.type === 'category' ? `${item.label} ${item.items.length}` : '')),
    ['C19 30', 'C20 30', 'C21 30', 'C22 30', 'C23 30', 'C24 30', 'C25 30'],
  );
});

test('the pages of one short list share the same rendered sidebar', () => {
  const { places, branches } = branchesOf(sidebar);
  assert.is(keyAt('/b1', places), keyAt('/b2', places));
  assert.is.not(keyAt('/a1', places), keyAt('/b1', places));
  assert.is(branches.size, new Set(places.values).size + 1);
});

test('a branch stays equal while its visible items do, and changes with one of them or its place', () => {
  const all = Array.from({ length: 200 }, (_, number) => category(`Part ${number}`, [link(`page-${number}`)]));
  const find = openFinder();
  const branchesIn = (items: readonly SidebarItem[]) => {
    const { places, branches } = find(items);
    return (page: number) => branches.get(keyAt(branchPath(`/page-${page}`), places)!)!;
  };
  const before = branchesIn(all);
  const changed = category('Another', [link('page-150'), link('page-151b')]);
  const after = branchesIn([...all.slice(0, 150), changed, ...all.slice(151)]);
  assert.is(after(10), before(10));
  assert.match(outline(after(152).items), 'Another[page-150]');
  assert.match(outline(after(150).items), 'Another[page-150 page-151b]');
  // If the pages are unchanged, the finder reuses `places`, and does not search the sidebar again.
  const { places: placesNow, branches } = find([...all.slice(0, 150), changed, ...all.slice(151)]);
  const relabelled = [...all.slice(0, 150), { ...changed, label: 'Again' }, ...all.slice(151)];
  const again = find(relabelled);
  assert.is(again.places, placesNow);
  assert.equal([...again.branches], [...openFinder()(relabelled).branches]);
  assert.is([...again.branches].filter(([key, branch]) => branch !== branches.get(key)).length, 55);
  // After a change that moves all pages, an existing finder gives the same result as a new finder.
  const moved = [link('first'), ...all];
  const [shifted, fresh] = [find(moved), openFinder()(moved)];
  assert.equal(shifted.places, fresh.places);
  assert.equal([...shifted.branches], [...fresh.branches]);
});

test.run();
