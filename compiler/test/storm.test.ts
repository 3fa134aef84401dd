// A short storm; `npm run resilience -- storms` runs the long ones.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lastingMemory } from '../../scripts/resilience/storm/lasting-memory.ts';
import { runStorm } from '../../scripts/resilience/storm/run-storm.ts';

test('after a storm of changes a watched site is what a cold compile writes', async () => {
  const { looks, differences } = await runStorm(7, 60);
  assert.equal(differences, []);
  assert.ok(looks > 2, `only ${looks} looks`);
});

test('pages that are added and removed leave no memory behind', async () => {
  const { before, after } = await lastingMemory(200);
  // If they leaked, each would take 15 kB.
  assert.ok(after < before * 1.05, `${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`);
});

test.run();
