import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Interrupted, pauseFor } from '../../incremental/pause.ts';

function workFor(milliseconds: number): void {
  const started = performance.now();
  while (performance.now() - started < milliseconds);
}

test('whoever works long lets others have their turn, but not at every step', async () => {
  const pause = pauseFor(() => false);
  assert.is(pause(), undefined);
  let turns = 0;
  setImmediate(() => (turns += 1));
  workFor(20);
  await pause();
  assert.is(turns, 1);
  assert.is(pause(), undefined);
});

test('what comes meanwhile and is urgent interrupts', async () => {
  let isUrgent = false;
  const pause = pauseFor(() => isUrgent);
  setTimeout(() => (isUrgent = true), 1);
  await sleep(0);
  workFor(20);
  try {
    await pause();
    await pause();
    workFor(20);
    await pause();
    assert.unreachable();
  } catch (error) {
    assert.instance(error, Interrupted);
  }
});

test.run();
