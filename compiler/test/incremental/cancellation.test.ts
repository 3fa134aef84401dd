import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkpointOf } from '../../incremental/cancellation.ts';

function workFor(milliseconds: number): void {
  const started = performance.now();
  while (performance.now() - started < milliseconds);
}

test('long work lets the event loop turn, but not at every step', async () => {
  const checkpoint = checkpointOf(new AbortController().signal);
  assert.is(checkpoint(), undefined);
  let turns = 0;
  setImmediate(() => (turns += 1));
  workFor(20);
  await checkpoint();
  assert.is(turns, 1);
  assert.is(checkpoint(), undefined);
});

test('work that is cancelled throws the reason at its next checkpoint', async () => {
  const controller = new AbortController();
  const checkpoint = checkpointOf(controller.signal);
  setImmediate(() => controller.abort('a save'));
  workFor(20);
  const reason = await Promise.resolve(checkpoint()).then(
    () => 'not cancelled',
    (error: unknown) => error,
  );
  assert.is(reason, 'a save');
});

test('an event that needs two turns of the event loop cancels work within some milliseconds', async () => {
  const controller = new AbortController();
  const checkpoint = checkpointOf(controller.signal);
  setImmediate(() => setImmediate(() => controller.abort('a save')));
  let steps = 0;
  const reason = await (async () => {
    for (; steps < 50; steps += 1) {
      workFor(1);
      await checkpoint();
    }
  })().catch((error: unknown) => error);
  assert.is(reason, 'a save');
  assert.ok(steps < 8, `${steps} ms`);
});

test('work without a signal never waits', () => {
  const checkpoint = checkpointOf(undefined);
  workFor(20);
  assert.is(checkpoint(), undefined);
});

test.run();
