// Runs commands during which one call of the file system fails. `npm run resilience` tries all calls; this test tries a
// few.
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

/** Number of runs per command. In each run, one file system call fails. The failing calls are spread evenly over the
 * command. */
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
        const problem = faults[count % faults.length]!;
        assert.equal(await tryFault(open, site, at, problem), [], `call ${at} of ${calls}, ${problem}`);
      }
    },
  );
}

test.run();
