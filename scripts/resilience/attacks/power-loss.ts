import type { Stats } from 'node:fs';
import path from 'node:path';
import { seeded } from '../../bench/random.ts';
import { shareOf, type Attack } from '../attack.ts';
import { interceptCalls } from '../calls/intercept.ts';
import { recordWrites, type Loss, type Recording } from '../calls/record-writes.ts';
import { commands } from '../commands/commands.ts';
import { openCommand, type OpenCommand } from '../commands/open-command.ts';

/**
 * A simulated power loss: the write after which it happens, and the loss of unsynced bytes and names.
 */
interface PowerLoss {
  after: number;
  loss: Loss;
  losesNames: boolean;
}

/** A file whose content changes whenever the machine starts. */
const bootFile = '/proc/sys/kernel/random/boot_id';

/**
 * For each command, an attack that simulates a power loss after each of its writes. A file whose bytes are not synced
 * is then empty, contains zeros, or contains only half of its bytes. In folders that are not synced, some changes of
 * names are lost.
 */
export const powerLosses = commands.map((command): Attack => ({
  name: `power-${command.id}`,
  what: `power loss after each write of ${command.name}, which drops unsynced data. No partly written file counts as valid. The output of the next command equals a cold compile`,
  usesOneCore: true,
  async run({ folder, share, note }) {
    const open = await openCommand(folder, command);
    const site = path.join(folder, 'site');
    const recording = await record(open, site);
    const all = Array.from({ length: recording.writes + 1 }, (_, after) => after).flatMap((after): PowerLoss[] => [
      { after, loss: 'empty', losesNames: false },
      { after, loss: 'zeros', losesNames: false },
      { after, loss: 'half', losesNames: false },
      { after, loss: 'kept', losesNames: true },
      { after, loss: 'zeros', losesNames: true },
    ]);
    const chosen = shareOf(all, share);
    const failures: string[] = [];
    for (const [index, loss] of chosen.entries()) {
      const wrong = await tryPowerLoss(open, site, recording, loss);
      const how = `${loss.loss} bytes${loss.losesNames ? ', names lost' : ''}`;
      failures.push(...wrong.map((line) => `after write ${loss.after}, ${how}: ${line}`));
      if ((index + 1) % 100 === 0) note(`${index + 1} of ${chosen.length} power losses`);
    }
    return { tried: `${chosen.length} power losses after ${recording.writes} writes`, failures };
  },
}));

export async function record(open: OpenCommand, site: string): Promise<Recording> {
  open.restore(site);
  return recordWrites(site, () => open.command.run(site));
}

/** Simulates a power loss, and runs the commands that must work afterwards. @returns the violated expectations */
export async function tryPowerLoss(
  open: OpenCommand,
  site: string,
  recording: Recording,
  { after, loss, losesNames }: PowerLoss,
): Promise<string[]> {
  const random = seeded(after + 1);
  recording.restore(after, loss, () => losesNames && random.below(2) === 0);
  // Files keep their size and times from the end of the action. Disks can store these before the bytes of a file.
  const restoreStats =
    after === recording.writes && !losesNames ? pretendStats(site, recording.stats) : () => undefined;
  const restoreBoot = interceptCalls(bootFile, () => 'another boot\n');
  try {
    return (await open.judge(site, false, { mayBeTorn: true })).wrong;
  } finally {
    restoreBoot();
    restoreStats();
  }
}

/**
 * Makes `lstat` return the attributes of files before the power loss, until the files are written again.
 *
 * @returns a function that stops this
 */
function pretendStats(site: string, stats: ReadonlyMap<string, Stats>): () => void {
  const left = new Map(stats);
  return interceptCalls(site, (call) => {
    if (call.isWrite) for (const arg of call.args) if (typeof arg === 'string') left.delete(arg);
    const result = call.run();
    const before = call.name === 'lstat' ? left.get(call.path) : undefined;
    return before && (result as Stats | undefined)?.size === before.size ? before : result;
  });
}
