// Tests some sites with hostile content. `npm run fuzz:sites` compiles 20,000 of them.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fuzzSites } from '../../scripts/fuzz/fuzz-sites.ts';

test('hostile content ends with output that is valid, or with errors', async () => {
  const { ends, failures } = await fuzzSites(12, 1, () => undefined);
  assert.equal(failures, []);
  assert.ok(ends.published > 4 && ends.errors > 1, JSON.stringify(ends));
});

test.run();
