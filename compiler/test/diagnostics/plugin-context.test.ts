import { setImmediate } from 'node:timers/promises';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inPluginContext } from '../../diagnostics/plugin-context.ts';

test('time in which other code blocks the process counts very little', async () => {
  const limit = 50;
  const answer = inPluginContext({ plugin: 'a', path: 'a.md', limit }, async () => {
    // Waits for three turns of the event loop, so that timers run.
    for (let turns = 0; turns < 3; turns += 1) await setImmediate();
    return 'done';
  });
  for (const end = performance.now() + 2 * limit; performance.now() < end;);
  assert.is(await answer, 'done');
});

test.run();
