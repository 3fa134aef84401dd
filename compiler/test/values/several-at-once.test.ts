import { setTimeout as wait } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { severalAtOnce } from '../../values/several-at-once.ts';

test('no more than the given number of actions are in progress', async () => {
  const actions = severalAtOnce(3);
  let [running, most] = [0, 0];
  for (let index = 0; index < 10; index += 1)
    await actions.run(async () => {
      most = Math.max(most, (running += 1));
      await wait(2);
      running -= 1;
    });
  await actions.end();
  assert.equal([running, most], [0, 3]);
});

test('the exception of the action that was started first is thrown, even if others fail earlier', async () => {
  const actions = severalAtOnce(4);
  const done: number[] = [];
  const fails = async (name: string, delay: number) => {
    await wait(delay);
    throw new Error(name);
  };
  await actions.run(() => fails('first', 30));
  await actions.run(() => fails('second', 1));
  await actions.run(async () => {
    await wait(40);
    done.push(3);
  });
  const error = await actions.end().catch((thrown: Error) => thrown);
  assert.is(error?.message, 'first');
  assert.equal(done, [3], 'it waits for all actions');
  await actions.end();
});

test.run();
