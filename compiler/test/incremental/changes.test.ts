import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { gatherChanges } from '../../incremental/changes.ts';

test('the waiting time starts at the first change', async () => {
  const changes = gatherChanges();
  changes.add('/site/a.md');
  await sleep(40);
  let turns = 0;
  setImmediate(() => (turns += 1));
  await changes.gather(30);
  assert.is(turns, 0);
  assert.equal(changes.take(), new Set(['/site/a.md']));
});

test('further changes do not extend the waiting time', async () => {
  const changes = gatherChanges();
  changes.add('/site/a.md');
  await sleep(40);
  changes.add('/site/b.md');
  let turns = 0;
  setImmediate(() => (turns += 1));
  await changes.gather(30);
  assert.is(turns, 0);
});

test('changes within the waiting time are processed together', async () => {
  const changes = gatherChanges();
  changes.add('/site/a.md');
  setImmediate(() => changes.add('/site/b.md'));
  await changes.gather(50);
  assert.equal(changes.take(), new Set(['/site/a.md', '/site/b.md']));
});

test('a change without a file means all files, and taken changes are cleared', async () => {
  const changes = gatherChanges();
  changes.add('/site/a.md');
  changes.add();
  assert.is(changes.signal.aborted, true);
  assert.is(changes.take(), undefined);
  assert.is(changes.signal.aborted, false);
  changes.add('/site/b.md');
  await changes.wait();
  assert.equal(changes.take(), new Set(['/site/b.md']));
});

test.run();
