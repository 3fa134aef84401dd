// A short storm; `node --import tsx scripts/storm.ts` is the long one.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runStorm } from '../../scripts/storm/run-storm.ts';

test('after a storm of changes a watched site is what a cold compile writes', async () => {
  const { looks, differences } = await runStorm(7, 250);
  assert.equal(differences, []);
  assert.ok(looks > 3, `only ${looks} looks`);
});

test.run();
