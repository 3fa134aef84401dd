import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readUsage, startTimeSpent, type Usage } from '../../prerender/process-usage.ts';

test('time that the machine spends on other processes is not time of a page', () => {
  let clock = 0;
  const usage: Usage = { seconds: 3, isWaiting: false, megabytes: 1 };
  const time = startTimeSpent(
    () => ({ ...usage }),
    () => clock,
  );
  clock += 60_000;
  usage.seconds += 2;
  assert.is(time.measure(), 2);
  clock += 5000;
  usage.isWaiting = true;
  assert.is(time.measure(), 7);
});

test('on a system that does not provide the usage of a process, the clock counts', () => {
  let clock = 0;
  const time = startTimeSpent(
    () => undefined,
    () => clock,
  );
  clock += 4000;
  assert.is(time.measure(), 4);
});

test('the usage of this process is read on Linux, and the usage of a missing process is undefined', () => {
  const usage = readUsage(process.pid);
  assert.is(usage !== undefined, process.platform === 'linux');
  if (usage) assert.ok(usage.seconds > 0 && usage.megabytes > 10 && !usage.isWaiting);
  assert.is(readUsage(2 ** 30), undefined);
});

test.run();
