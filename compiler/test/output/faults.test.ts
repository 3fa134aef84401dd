// Commands whose file system fails at some call. `npm run resilience` tries every call; these are a few of them.
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countCalls, tryFault } from '../../../scripts/resilience/attacks/failing-calls.ts';
import { faults } from '../../../scripts/resilience/calls/with-fault.ts';
import { commands } from '../../../scripts/resilience/commands/commands.ts';
import { openCommand } from '../../../scripts/resilience/commands/open-command.ts';
import { tempFolder, type TempFolder } from '../temp.ts';

const test = suite<{ folder: TempFolder }>('failures of the file system');
test.before.each((context) => {
  context.folder = tempFolder();
});
test.after.each(({ folder }) => folder.remove());

/** The number of calls that are tried, from the first to the last. */
const tries = 5;

for (const command of commands.filter(({ id }) => ['compile', 'swap', 'rename', 'docs-version'].includes(id))) {
  const isLeftOut = command.isSwapped === true && process.platform === 'win32';
  (isLeftOut ? test.skip : test)(
    `whatever call of ${command.name} fails, files are whole, and the next command reaches the bytes of a cold compile`,
    async ({ folder }) => {
      const open = await openCommand(folder.dir, command);
      const site = path.join(folder.dir, 'site');
      const calls = await countCalls(open, site);
      assert.ok(calls > 50, `only ${calls} calls are seen`);
      for (let count = 0; count < tries; count += 1) {
        const at = 1 + Math.floor((count * (calls - 1)) / (tries - 1));
        const fault = faults[count % faults.length]!;
        assert.equal(await tryFault(open, site, at, fault), [], `call ${at} of ${calls}, ${fault}`);
      }
    },
  );
}

test.run();
