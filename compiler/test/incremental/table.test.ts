import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sharing } from '../../incremental/difference.ts';
import { computed, input } from '../../incremental/graph.ts';
import { group } from '../../incremental/group.ts';
import { inputMap } from '../../incremental/input-map.ts';
import { CycleError } from '../../incremental/node.ts';
import { collect, each, gather, table } from '../../incremental/table.ts';
import { isEqual } from '../../values/equal.ts';
import { through } from '../../values/map-of.ts';
import { untracked } from '../../incremental/tracking.ts';

interface Doc {
  title: string;
  tag?: string;
}

/** Creates a map of docs, and tables that record which docs they process. */
function docsOf(titles: Record<string, string>) {
  const docs = inputMap<string, Doc>('doc', isEqual);
  docs.replace(new Map(Object.entries(titles).map(([id, title]) => [id, { title }])));
  const done: string[] = [];
  return { docs, done };
}

test('the results of changed values are recomputed, in the order of the map', () => {
  const { docs, done } = docsOf({ a: 'A', b: 'B' });
  const titles = each('title of', docs, () => ({ title }, id) => {
    done.push(id);
    return { title };
  });
  assert.equal([...titles.keys()], ['a', 'b']);
  const before = titles.get('b');
  done.length = 0;
  docs.replace(new Map(Object.entries({ c: { title: 'C' }, b: { title: 'B' }, a: { title: 'AA' } })));
  assert.equal(
    [...titles],
    [
      ['c', { title: 'C' }],
      ['b', { title: 'B' }],
      ['a', { title: 'AA' }],
    ],
  );
  assert.is(titles.get('b'), before);
  assert.equal(done.sort(), ['a', 'c']);
  docs.delete('b');
  assert.equal([titles.has('b'), titles.size, done.length], [false, 2, 2]);
});

test('items in a few values are gathered in the order of the map, and only changed values are searched again', () => {
  const { docs, done } = docsOf({ a: 'A', b: 'B' });
  const tags = gather('tags', docs, ({ tag }, id) => {
    done.push(id);
    return tag === undefined ? [] : [tag, `${tag} of ${id}`];
  });
  const count = computed('count', () => tags().length);
  assert.equal([tags(), count(), done], [[], 0, ['a', 'b']]);
  done.length = 0;
  docs.set('b', { title: 'B', tag: 'y' });
  docs.set('c', { title: 'C', tag: 'x' });
  assert.equal([tags(), count(), done], [['y', 'y of b', 'x', 'x of c'], 4, ['b', 'c']]);
  done.length = 0;
  docs.replace(
    new Map(Object.entries({ c: { title: 'C', tag: 'x' }, b: { title: 'B', tag: 'y' }, a: { title: 'A' } })),
  );
  assert.equal([tags(), done], [['x', 'x of c', 'y', 'y of b'], []]);
  docs.delete('c');
  docs.set('b', { title: 'B' });
  assert.equal([tags(), count()], [[], 0]);
});

test('values are listed in groups, and only the groups in which something has changed are listed again', () => {
  const { docs, done } = docsOf({ a: 'X', b: 'Y', c: 'X' });
  const byTitle = group('with title', docs, ({ title, tag }) => {
    done.push(title);
    return tag === undefined ? title : undefined;
  });
  assert.equal(
    [...byTitle],
    [
      ['X', ['a', 'c']],
      ['Y', ['b']],
    ],
  );
  const before = byTitle.get('X');
  done.length = 0;
  docs.set('d', { title: 'Y' });
  docs.set('b', { title: 'Y', tag: 'in no group' });
  assert.equal([byTitle.get('Y'), done], [['d'], ['Y', 'Y']]);
  assert.is(byTitle.get('X'), before);
  docs.replace(new Map([...docs].reverse()));
  assert.equal(
    [...byTitle],
    [
      ['Y', ['d']],
      ['X', ['c', 'a']],
    ],
  );
  docs.delete('d');
  assert.equal([[...byTitle.keys()], byTitle.get('Y')], [['X'], undefined]);
});

test('if gathering fails, the next run searches the changed values again', () => {
  const { docs } = docsOf({ a: 'A' });
  let isBroken = false;
  const titles = gather('titles', docs, ({ title }) => {
    if (isBroken) throw new Error('broken');
    return [title];
  });
  assert.equal(titles(), ['A']);
  isBroken = true;
  docs.set('a', { title: 'AA' });
  assert.throws(titles, /broken/);
  isBroken = false;
  docs.set('b', { title: 'B' });
  assert.equal(titles(), ['AA', 'B']);
});

test('collected values are recomputed after changes of the values they read, and iterating costs no more', () => {
  const { docs, done } = docsOf({ a: 'A', b: 'B', c: 'C' });
  const other = input('another', 'x');
  const pages = collect(
    'page',
    () => docs.peekKeys(),
    (id) => {
      done.push(id);
      return { text: docs.get(id)!.title + (id === 'b' ? other() : '') };
    },
  );
  const all = computed('all', () => [...pages.values()].map(({ text }) => text).join());
  assert.is(all(), 'A,Bx,C');
  done.length = 0;
  other.set('y');
  assert.is(all(), 'A,By,C');
  assert.equal(done, ['b']);
  docs.set('c', { title: 'CC' });
  assert.is(pages.get('c')?.text, 'CC');
  assert.is(all(), 'A,By,CC');
  assert.equal(done, ['b', 'c']);
});

test('adding and removing keys of a collection leaves the other values unchanged', () => {
  const { docs, done } = docsOf({ a: 'A', b: 'B' });
  const ids = computed('ids', () => [...docs.keys()]);
  const pages = collect('page', ids, (id) => {
    done.push(id);
    return { title: docs.get(id)!.title };
  });
  const page = pages.get('b');
  done.length = 0;
  docs.replace(new Map(Object.entries({ b: { title: 'B' }, c: { title: 'C' } })));
  assert.equal([...pages.keys()], ['b', 'c']);
  assert.is(pages.get('b'), page);
  assert.is(pages.get('a'), undefined);
  assert.equal(done, ['c']);
});

test('a value that was up to date becomes stale after a later fill of a table', () => {
  const { docs } = docsOf({ a: 'A', b: 'B' });
  const labels = input('labels', 'old');
  const tagged = each('tagged', docs, () => {
    const tag = labels();
    return (doc) => ({ ...doc, tag });
  });
  // `tag` depends on one value of the table. The test reads `tag` before anything reads the whole table.
  const tag = computed('tag of a', () => tagged.get('a')!.tag);
  const titles = each(
    'title of',
    tagged,
    () =>
      ({ title }) =>
        title,
  );
  const site = computed('site', () => [tag(), ...titles.values()].join());
  assert.is(site(), 'old,A,B');
  labels.set('new');
  assert.is(site(), 'new,A,B');
});

test('an exception in a table is thrown at all readers, and disappears with its cause', () => {
  const { docs } = docsOf({ a: 'A', b: 'B' });
  const pages = collect(
    'page',
    () => docs.peekKeys(),
    (id) => {
      const { title } = docs.get(id)!;
      if (title === '') throw new Error(`${id} has no title`);
      return title;
    },
  );
  const titles = each('title', pages, () => (title) => title);
  const one = computed('b', () => titles.get('b'));
  assert.is(one(), 'B');
  docs.set('a', { title: '' });
  for (const read of [() => [...titles], () => titles.get('b'), () => pages.get('a')])
    assert.throws(read, /a has no title/);
  docs.set('a', { title: 'A again' });
  assert.equal(
    [...titles],
    [
      ['a', 'A again'],
      ['b', 'B'],
    ],
  );
  assert.is(one(), 'B');
});

test('in a table of two lists, the first value of a key counts, and only changed values make readers stale', () => {
  const lists = input('lists', { keys: ['a', 'b', 'a'], values: [1, 2, 3] }, Object.is);
  const numbers = table('number of', () => lists());
  const reads: string[] = [];
  const reader = (key: string) =>
    computed(`reader of ${key}`, () => {
      reads.push(key);
      return numbers.get(key);
    });
  const [ofA, ofB] = [reader('a'), reader('b')];
  const inspect = () => {
    reads.length = 0;
    return [...numbers.entries(), ofA(), ofB(), reads.join('')];
  };
  assert.equal(inspect(), [['a', 1], ['b', 2], 1, 2, 'ab']);
  lists.set({ keys: ['a', 'b', 'a', 'c'], values: [1, 2, 4, 5] });
  assert.equal(inspect(), [['a', 1], ['b', 2], ['c', 5], 1, 2, '']);
  lists.set({ keys: ['b', 'c', 'a'], values: [2, 5, 1] });
  assert.equal(inspect(), [['b', 2], ['c', 5], ['a', 1], 1, 2, '']);
  lists.set({ keys: ['b', 'c', 'd', 'b'], values: [3, 5, 6, 7] });
  assert.equal(inspect(), [['b', 3], ['c', 5], ['d', 6], undefined, 3, 'ab']);
});

test('a table created from two lists always equals a table created from a map', () => {
  // State of a pseudo-random generator that returns the same numbers in each run.
  let seed = 7;
  const below = (limit: number) => (seed = (seed * 48_271) % 2_147_483_647) % limit;
  const lists = input<{ keys: number[]; values: number[] }>('lists', { keys: [], values: [] }, Object.is);
  const fromLists = table('of lists', () => lists());
  const fromMap = table('of a map', () => {
    const { keys, values } = lists();
    return new Map(keys.map((key, place) => [key, values[place]!] as const).reverse());
  });
  const seen = computed('what one shows', () => [...fromLists]);
  for (let round = 0; round < 400; round += 1) {
    const keys = [...lists().keys];
    keys.splice(below(keys.length + 1), below(3), ...Array.from({ length: below(4) }, () => below(12)));
    lists.set({ keys, values: keys.map((key) => (below(5) === 0 ? below(3) : key)) });
    const ordered = [...new Set(keys)].map((key) => [key, fromMap.get(key)]);
    assert.equal([...fromLists], ordered, `round ${round}: ${JSON.stringify(lists())}`);
    assert.equal(seen(), ordered);
    for (const [key, value] of ordered) assert.is(fromLists.get(key!), value);
    assert.is(fromLists.size, new Set(keys).size);
  }
});

test('a table that reads itself is an error instead of an endless loop', () => {
  const looped: ReadonlyMap<string, number> = table('looped', () => new Map([['a', (looped.get('a') ?? 0) + 1]]));
  assert.throws(
    () => looped.get('a'),
    (error: unknown) => error instanceof CycleError,
  );
});

test('a map can be read by the keys of another map, one by one or as a whole', () => {
  const { docs } = docsOf({ 'a.md': 'A', 'b.md': 'B' });
  const sources = table('source of', () => new Map([...docs.keys()].map((path) => [path[0]!, path])));
  const titles = through(sources, docs, ({ title }) => title);
  assert.equal([titles.get('a'), titles.get('x'), [...titles.keys()]], ['A', undefined, ['a', 'b']]);
  docs.set('b.md', { title: 'BB' });
  assert.equal(
    [...titles],
    [
      ['a', 'A'],
      ['b', 'BB'],
    ],
  );
});

test('an untracked graph has the same results', () => {
  const found = untracked(() => {
    const { docs } = docsOf({ a: 'A', b: 'B' });
    const pages = collect(
      'page',
      () => docs.peekKeys(),
      (id) => docs.get(id)!.title,
    );
    const twice = each('twice', pages, () => (title) => title + title);
    return [...twice, twice.get('b'), pages.get('x')];
  });
  assert.equal(found, [['a', 'AA'], ['b', 'BB'], 'BB', undefined]);
});

test('equal parts of a changed value stay the same objects', () => {
  const item = (label: string, ...items: unknown[]) => ({ label, items });
  const before = [item('a'), item('b', item('c'), item('d')), item('e')];
  const value = sharing(before, [item('a'), item('new'), item('b', item('c'), item('changed')), item('e')]);
  assert.is(value[0], before[0]);
  assert.is(value[3], before[2]);
  assert.equal(value[1], item('new'));
  const changed = sharing(before, [item('a'), item('b', item('c'), item('changed')), item('e')]);
  assert.is(changed[1]!.items[0], before[1]!.items[0]);
  assert.equal(changed[1]!.items[1], item('changed'));
  assert.is(sharing(before, structuredClone(before)), before);
});

test.run();
