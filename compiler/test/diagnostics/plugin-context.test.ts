import { setImmediate } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inPluginContext } from '../../diagnostics/plugin-context.ts';

test('time in which something else keeps the process busy is hardly counted', async () => {
  const limit = 50;
  const answer = inPluginContext({ plugin: 'a', path: 'a.md', limit }, async () => {
    // A few turns of the event loop, in which timers are looked at.
    for (let turns = 0; turns < 3; turns += 1) await setImmediate();
    return 'done';
  });
  for (const end = performance.now() + 2 * limit; performance.now() < end;);
  assert.is(await answer, 'done');
});

test.run();
