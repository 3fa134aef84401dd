import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stageLines } from '../../cli/stage-lines.ts';
import { startStageClock } from '../../stage-clock.ts';

test('the line of a stage has its name, its time and its counts', () => {
  const lines = stageLines([
    { stage: 'open', milliseconds: 7, counts: {} },
    { stage: 'publish', milliseconds: 1234, counts: { written: 3, bytes: 4200 } },
  ]);
  assert.equal(lines, ['open          7 ms', 'publish    1234 ms  3 written, 4.2 kB']);
});

test('a stage lasts from the end of the stage before to its own end', async () => {
  const clock = startStageClock();
  await new Promise((resolve) => setTimeout(resolve, 40));
  clock.end('slow');
  clock.end('quick', { files: 2 });
  const [slow, quick] = clock.stages;
  assert.ok(slow!.milliseconds >= 35, `${slow!.milliseconds} ms`);
  assert.ok(quick!.milliseconds < slow!.milliseconds);
  assert.equal(quick!.counts, { files: 2 });
});

test('the current stage is reported, until no other follows', () => {
  const begun: string[] = [];
  const clock = startStageClock(({ stage }) => begun.push(stage));
  for (const stage of ['emit', 'publish']) clock.end(stage);
  assert.equal(begun, ['publish']);
});

test.run();
