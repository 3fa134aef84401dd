import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openQuietPeriod } from '../../incremental/quiet-period.ts';

/**
 * @param scan initial estimate for the duration of a check, in milliseconds
 * @param scans actual duration of each check, and whether it was completed
 * @returns the quiet period at the start and after each check, in milliseconds
 */
function waits(scan: number, ...scans: [took: number, isComplete: boolean][]): number[] {
  const quietPeriod = openQuietPeriod(scan);
  return [
    quietPeriod.milliseconds(),
    ...scans.map(([took, isComplete]) => (quietPeriod.learn(took, isComplete), quietPeriod.milliseconds())),
  ];
}

test('the wait for a check is as long as the last check took, within bounds', () => {
  assert.equal(waits(0, [400, true], [5000, true], [2000, true], [60_000, true]), [700, 700, 5000, 2000, 10_000]);
});

test('after a cancelled check the wait is longer, but not longer than a check takes', () => {
  assert.equal(waits(5000, [1800, false], [4000, false]), [700, 3750, 5000]);
});

test('if checks are very short, a cancelled check changes nothing', () => {
  assert.equal(waits(300, [250, false]), [700, 700]);
});

test.run();
