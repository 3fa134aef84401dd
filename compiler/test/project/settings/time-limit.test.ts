import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { step } from '../../../extensions/config/site-code.ts';
import { configTimeLimit } from '../../../project/settings/time-limit.ts';

test('code of a config has two minutes, or the number of seconds in the environment variable', () => {
  const limits = [undefined, '', 'long', '0', '-1', '0.5', '900', '1e12'].map((given) =>
    configTimeLimit({ LECTERN_CONFIG_TIME_LIMIT: given }),
  );
  assert.equal(limits, [120, 120, 120, 120, 120, 0.5, 900, 2_000_000]);
});

test('a step of a plugin that never ends is stopped at the time limit', async () => {
  process.env.LECTERN_CONFIG_TIME_LIMIT = '0.01';
  try {
    const reported = await step('loadContent', () => new Promise(() => {}), 'Docusaurus').catch(
      (error: Error) => error,
    );
    assert.is((reported as Error).message, 'its loadContent takes longer than 0.01 seconds');
    assert.match((reported as unknown as { hint: string }).hint, 'LECTERN_CONFIG_TIME_LIMIT');
  } finally {
    delete process.env.LECTERN_CONFIG_TIME_LIMIT;
  }
});

test.run();
