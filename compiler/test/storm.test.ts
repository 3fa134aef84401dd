// Makes many random changes to a watched site. `npm run resilience -- storms` runs longer.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lastingMemory } from '../../scripts/resilience/storm/lasting-memory.ts';
import { runStorm } from '../../scripts/resilience/storm/run-storm.ts';

test('after many random changes, the output of a watched site equals a cold compile', async () => {
  const { checks, differences } = await runStorm(7, 60);
  assert.equal(differences, []);
  assert.ok(checks > 2, `only ${checks} looks`);
});

test('memory does not grow when pages are added and removed', async () => {
  const { before, after } = await lastingMemory(200);
  // If the memory of removed pages were not freed, 15 kB per page would exceed this limit.
  assert.ok(after < before * 1.05, `${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after`);
});

test.run();
