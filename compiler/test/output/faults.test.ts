// A compile whose file system fails at some call. `npm run faults` tries every call; here it is a few of them, in turn.
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { faults } from '../../../scripts/faults/failing-calls.ts';
import { openFaultySite } from '../../../scripts/faults/try-fault.ts';
import { tempFolder, type TempFolder } from '../temp.ts';

const test = suite<{ folder: TempFolder }>('faults of the file system');
test.before.each((context) => {
  context.folder = tempFolder();
});
test.after.each(({ folder }) => folder.remove());

/** How many calls are tried, from the first to the last. */
const tries = 5;

for (const publish of ['in-place', 'swap'] as const) {
  const isLeftOut = publish === 'swap' && process.platform === 'win32';
  (isLeftOut ? test.skip : test)(
    `published ${publish}: whatever fails, each file is of one generation, and the next run is as a cold one`,
    async ({ folder }) => {
      const site = await openFaultySite(folder.dir, publish);
      assert.ok(site.calls > 200, `only ${site.calls} calls are seen`);
      for (let count = 0; count < tries; count += 1) {
        const at = 1 + Math.floor((count * (site.calls - 1)) / (tries - 1));
        const fault = faults[count % faults.length]!;
        const { wrong } = await site.tryFault(at, fault);
        assert.equal(wrong, [], `call ${at} of ${site.calls}, ${fault}`);
      }
    },
  );
}

test.run();
