import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSample } from '../../cache/cache.ts';
import { pageGroups } from '../../cache/shared/page-groups.ts';

const pages = Array.from({ length: 3000 }, (_, index) => `docs\npage-${String(index).padStart(4, '0')}`);
const groups = pageGroups('en doc', pages);

test('each page is in one group, in the same order', () => {
  assert.equal(
    groups.flatMap((group) => group.pages),
    pages,
  );
  assert.is(new Set(groups.map(({ name }) => name)).size, groups.length);
});

test('a group has about a hundred pages, and at most 400', () => {
  assert.ok(groups.length > 20 && groups.length < 45, String(groups.length));
  assert.ok(groups.every((group) => group.pages.length <= 400));
});

test('a new page and a removed page change only the groups around them', () => {
  const names = (list: readonly string[]) => pageGroups('en doc', list).map((group) => JSON.stringify(group));
  const before = new Set(names(pages));
  const others = (list: readonly string[]) => names(list).filter((group) => !before.has(group));
  for (const at of [0, 1, 777, 1500, 2999]) {
    assert.ok(others([...pages.slice(0, at), 'docs\nnew', ...pages.slice(at)]).length <= 3);
    assert.ok(others(pages.toSpliced(at, 1)).length <= 3);
  }
});

test('a sample has about the chosen size, and is the same on each machine', () => {
  const chosen = (share: number) => pages.filter(openSample(share));
  assert.equal([chosen(0).length, chosen(1).length], [0, pages.length]);
  assert.ok(chosen(0.1).length > 200 && chosen(0.1).length < 400);
  assert.equal(chosen(0.1), chosen(0.1));
  const larger = new Set(chosen(0.5));
  assert.ok(chosen(0.1).every((page) => larger.has(page)));
});

test.run();
