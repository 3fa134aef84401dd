// Tests outputs after a power failure, in which data that was not synced is lost. `npm run resilience` simulates a
// failure after every write. This test simulates it after the most important writes.
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { record, tryPowerLoss } from '../../../scripts/resilience/attacks/power-loss.ts';
import { commands } from '../../../scripts/resilience/commands/commands.ts';
import { openCommand } from '../../../scripts/resilience/commands/open-command.ts';
import { tempFolder, type TempFolder } from '../temp.ts';

const test = suite<{ folder: TempFolder }>('power loss');
test.before.each((context) => {
  context.folder = tempFolder();
});
test.after.each(({ folder }) => folder.remove());

/**
 * Numbers of final writes that the power failure prevents. Before the last 8 writes, the journal and temporary files
 * still exist.
 */
const fromEnd = [0, 8];

for (const command of commands.filter(({ id }) => ['compile', 'rename', 'docs-version'].includes(id)))
  test(`after a power loss in ${command.name}, no incomplete file counts as valid`, async ({ folder }) => {
    const open = await openCommand(folder.dir, command);
    const site = path.join(folder.dir, 'site');
    const recording = await record(open, site);
    for (const back of fromEnd) {
      const after = recording.writes - back;
      for (const loss of [
        { after, loss: 'empty', losesNames: false },
        { after, loss: 'zeros', losesNames: false },
        { after, loss: 'kept', losesNames: true },
      ] as const)
        assert.equal(await tryPowerLoss(open, site, recording, loss), [], JSON.stringify(loss));
    }
  });

test.run();
