import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { afterWork } from '../../threads/working-time.ts';

const { cpuUsage } = process;

test.after.each(() => {
  process.cpuUsage = cpuUsage;
});

test('an idle process has 20 times the time limit', async () => {
  process.cpuUsage = Object.assign(() => ({ user: 0, system: 0 }), cpuUsage);
  const started = performance.now();
  const ended = new Promise<number>((resolve) => afterWork(20, () => resolve(performance.now() - started)));
  const waited = await Promise.race([ended, wait(10_000, Infinity, { ref: false })]);
  assert.ok(waited >= 400 && waited < 10_000, `it ended after ${waited} ms`);
});

test('only working time counts, and the limit can be cancelled', async () => {
  let done = 0;
  process.cpuUsage = Object.assign(() => ({ user: done * 1000, system: 0 }), cpuUsage);
  let ends = 0;
  afterWork(50, () => (ends += 1));
  const callOff = afterWork(50, () => (ends += 10));
  await wait(120);
  assert.is(ends, 0);
  callOff();
  done = 50;
  await wait(300);
  assert.is(ends, 1);
});

test.run();
