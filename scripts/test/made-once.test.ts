// Tests `madeOnce`, which creates a value once for all test files of a process.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { madeOnce } from '../testing/made-once.ts';

test('a value is created once for all callers, and not before the first call', async () => {
  let count = 0;
  const get = madeOnce(async () => (count += 1));
  assert.is(count, 0);
  assert.equal(await Promise.all([get(), get()]), [1, 1]);
  assert.is(await get(), 1);
});

test('a failure rejects all waiting callers, and the next call tries again', async () => {
  let count = 0;
  const get = madeOnce(async () => {
    count += 1;
    if (count === 1) throw new Error('not yet');
    return count;
  });
  const answers = await Promise.allSettled([get(), get()]);
  assert.equal(
    answers.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.is(await get(), 2);
});

test.run();
