import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { step } from '../../../project/docusaurus/call-plugin.ts';
import { configTimeLimit } from '../../../project/settings/time-limit.ts';

test('code of a config has two minutes, or as many seconds as the environment says', () => {
  const limits = [undefined, '', 'long', '0', '-1', '0.5', '900', '1e12'].map((given) =>
    configTimeLimit({ LECTERN_CONFIG_TIME_LIMIT: given }),
  );
  assert.equal(limits, [120, 120, 120, 120, 120, 0.5, 900, 2_000_000]);
});

test('a step of a plugin that never ends is over when its time is', async () => {
  process.env.LECTERN_CONFIG_TIME_LIMIT = '0.01';
  try {
    const told = await step('loadContent', () => new Promise(() => {})).catch((error: Error) => error);
    assert.is((told as Error).message, 'its loadContent takes longer than 0.01 seconds');
    assert.match((told as unknown as { hint: string }).hint, 'LECTERN_CONFIG_TIME_LIMIT');
  } finally {
    delete process.env.LECTERN_CONFIG_TIME_LIMIT;
  }
});

test.run();
