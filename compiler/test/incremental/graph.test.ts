import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { computed, family, input } from '../../incremental/graph.ts';
import { inputMap } from '../../incremental/input-map.ts';
import { getters, join } from '../../values/objects.ts';
import { CycleError, dropUnread } from '../../incremental/node.ts';
import { task, tasks } from '../../incremental/task.ts';
import { untracked } from '../../incremental/tracking.ts';

const test = suite('the graph');

test('a value is computed when it is read, and again only after a change', () => {
  let made = 0;
  const a = input('a', 1);
  const double = computed('double', () => {
    made += 1;
    return a() * 2;
  });
  assert.is(made, 0);
  assert.equal([double(), double(), made], [2, 2, 1]);
  a.set(1);
  assert.equal([double(), made], [2, 1]);
  a.set(2);
  assert.equal([double(), made], [4, 2]);
});

test('joined objects are read again each time, and a reader of a property depends on that property only', () => {
  const [a, b] = [input('a', 1), input('b', 1)];
  const site = join({ name: 'site', a: 0 }, getters({ a, b, sum: () => a() + b() }));
  let made = 0;
  const shown = computed('shown', () => {
    made += 1;
    return `${site.name} ${site.a}`;
  });
  assert.equal([shown(), site.sum], ['site 1', 2]);
  b.set(2);
  assert.equal([shown(), site.sum, made], ['site 1', 3, 1]);
  a.set(2);
  assert.equal([shown(), site.sum, made], ['site 2', 4, 2]);
});

test('a diamond is computed once for each change, from values that belong together', () => {
  const seen: string[] = [];
  const a = input('a', 1);
  const left = computed('left', () => a() + 1);
  const right = computed('right', () => a() * 10);
  const both = computed('both', () => {
    seen.push(`${left()} ${right()}`);
    return left() + right();
  });
  both();
  a.set(2);
  both();
  assert.equal(seen, ['2 10', '3 20']);
});

test('a value with an equal result stays the same object, and its dependents are not recomputed', () => {
  let made = 0;
  const text = input('text', 'a b');
  const words = computed('words', () => text().split(/\s+/));
  const count = computed('count', () => {
    made += 1;
    return words().length;
  });
  count();
  const before = words();
  text.set('a  b');
  assert.is(count(), 2);
  assert.is(words(), before);
  assert.is(made, 1);
});

test('a value depends only on the values that its last computation read', () => {
  let made = 0;
  const isOn = input('is on', true);
  const on = input('on', 'on');
  const off = input('off', 'off');
  const shown = computed('shown', () => {
    made += 1;
    return isOn() ? on() : off();
  });
  shown();
  off.set('away');
  assert.equal([shown(), made], ['on', 1]);
  isOn.set(false);
  assert.equal([shown(), made], ['away', 2]);
  on.set('nobody reads this');
  assert.equal([shown(), made], ['away', 2]);
});

test('an exception is thrown at all readers of the value, and disappears with its cause', () => {
  const a = input('a', 0);
  const ratio = computed('ratio', () => {
    if (a() === 0) throw new RangeError('no ratio');
    return 1 / a();
  });
  const shown = family('shown', (key: string) => (key === 'ratio' ? ratio() : 0));
  assert.throws(() => shown('ratio'), /no ratio/);
  assert.throws(() => shown('ratio'), /no ratio/);
  assert.is(shown('other'), 0);
  a.set(2);
  assert.is(shown('ratio'), 0.5);
});

test('a value that depends on itself is an error, and can be computed once it does not', () => {
  const isCyclic = input('is cyclic', true);
  const a: () => number = computed('a', () => (isCyclic() ? b() : 1));
  const b: () => number = computed('b', () => a() + 1);
  assert.throws(b, (error: unknown) => error instanceof CycleError && /depends on itself/.test(error.message));
  isCyclic.set(false);
  assert.is(b(), 2);
});

test('a task is stale after a change of a value that it read, also after an await', async () => {
  const a = input('a', 1);
  const b = input('b', 10);
  const sum = task('sum', async () => {
    const first = a();
    await Promise.resolve();
    return first + b();
  });
  assert.ok(sum.isStale());
  assert.is(await sum.update(), 11);
  assert.not(sum.isStale());
  b.set(20);
  assert.ok(sum.isStale());
  assert.is(await sum.update(), 21);
  b.set(21);
  b.set(20);
  assert.is(await sum.update(), 21);
});

test('tasks that run at the same time depend on what each of them read', async () => {
  const values = inputMap<string, number>('values');
  values.replace(
    new Map([
      ['a', 1],
      ['b', 2],
    ]),
  );
  const tasks = ['a', 'b'].map((key) =>
    task(key, async () => {
      await Promise.resolve();
      return values.get(key);
    }),
  );
  assert.equal(await Promise.all(tasks.map((each) => each.update())), [1, 2]);
  values.set('b', 3);
  assert.equal(
    tasks.map((each) => each.isStale()),
    [false, true],
  );
});

test('a task that was interrupted is run again', async () => {
  const a = input('a', 1);
  let refuses = true;
  const copy = task('copy', async () => {
    const value = a();
    await Promise.resolve();
    if (refuses) throw new Error('interrupted');
    return value;
  });
  await copy.update().then(
    () => assert.unreachable(),
    () => undefined,
  );
  assert.ok(copy.isStale());
  refuses = false;
  assert.is(await copy.update(), 1);
});

test('several changes lead to one computation, from all of them', async () => {
  const seen: string[] = [];
  const a = input('a', 1);
  const b = input('b', 1);
  const both = task('both', async () => void seen.push(`${a()} ${b()}`));
  await both.update();
  a.set(2);
  b.set(2);
  a.set(3);
  await both.update();
  assert.equal(seen, ['1 1', '3 2']);
});

test('a map value is stale only if it differs; the map is stale if keys are added or removed', () => {
  const made: string[] = [];
  const map = inputMap<string, number>('map');
  map.replace(
    new Map([
      ['a', 1],
      ['b', 2],
    ]),
  );
  const doubled = family('doubled', (key: string) => {
    made.push(key);
    return (map.get(key) ?? 0) * 2;
  });
  const sum = computed('sum', () => [...map.keys()].reduce((total, key) => total + doubled(key), doubled('c')));
  assert.is(sum(), 6);
  map.replace(
    new Map([
      ['a', 1],
      ['b', 3],
    ]),
  );
  assert.is(sum(), 8);
  assert.equal(made, ['c', 'a', 'b', 'b']);
  map.set('c', 5);
  assert.is(sum(), 28);
  assert.is(map.size, 3);
});

test('keys without readers are dropped', async () => {
  const keys = input<string[]>('keys', []);
  let live = 0;
  const values = family('values', (key: string) => {
    live += 1;
    return key;
  });
  const all = task('all', async () => keys().map(values));
  for (const round of ['a', 'b', 'a']) {
    keys.set([`${round}1`, `${round}2`]);
    await all.update();
  }
  // Unread values are removed after a round. So the third round computes the values of the first round again: 3 × 2
  // values.
  assert.is(live, 6);
  values('read by nobody');
  dropUnread();
  values('read by nobody');
  assert.is(live, 8);
});

test('tasks know which of them may have to run, and end when they are no longer kept', async () => {
  const values = inputMap<string, number>('values');
  for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3 })) values.set(key, value);
  const runs: string[] = [];
  const doubled = tasks('doubled', async (key: string) => {
    runs.push(key);
    return 2 * values.get(key)!;
  });
  const updateStale = async () => {
    for (const key of doubled.stale()) await doubled.update(key);
  };
  assert.equal(doubled.keep(['a', 'b', 'c']), []);
  await updateStale();
  assert.equal([runs.splice(0), [...doubled.stale()]], [['a', 'b', 'c'], []]);
  values.set('b', 20);
  assert.equal([...doubled.stale()], ['b']);
  // Add a key, remove one, and move one.
  values.set('d', 4);
  assert.equal(doubled.keep(['d', 'c', 'b']), ['a']);
  await updateStale();
  assert.equal(runs.splice(0).sort(), ['b', 'd']);
  assert.equal([doubled.get('a'), doubled.get('b'), doubled.get('d')], [undefined, 40, 8]);
  values.set('a', 10);
  assert.equal([...doubled.stale()], []);
});

test('memory does not grow when 10,000 keys are added and removed', async () => {
  const { gc } = globalThis;
  const map = inputMap<string, object>('files');
  const values = family('values', (key: string) => ({ text: key.repeat(20), own: map.get(key) }));
  const all = tasks('all', async () => [...map.keys()].map((key) => values(key)).length);
  const round = async (from: number, to: number) => {
    const files = new Map<string, object>();
    for (let key = from; key < to; key += 1) files.set(`file ${key}`, {});
    map.replace(files);
    await all.update(undefined);
  };
  await round(0, 10);
  const storm = async () => {
    for (let key = 0; key < 10_000; key += 500) await round(key, key + 500);
    await round(0, 10);
    dropUnread();
    gc?.();
    return process.memoryUsage().heapUsed;
  };
  await storm();
  const before = await storm();
  const after = await storm();
  if (gc) assert.ok(after < before * 1.05, `${before} → ${after} bytes`);
  assert.is(all.explain(undefined)!.dependsOn.length, 11);
});

test('a graph that tracks nothing computes each value once', async () => {
  let made = 0;
  const { a, double, sum } = untracked(() => {
    const a = input('a', 0);
    const double = family('double', (factor: number) => {
      made += 1;
      return a() * factor;
    });
    return { a, double, sum: task('sum', async () => double(2) + double(2) + double(3)) };
  });
  a.set(5);
  assert.is(await sum.update(), 35);
  assert.equal([double(2), made], [10, 2]);
});

test.run();
