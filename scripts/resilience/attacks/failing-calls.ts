import path from 'node:path';
import { exitCode } from '../../../compiler/cli/failure.ts';
import { shareOf, type Attack } from '../attack.ts';
import { faults, withFault, type Fault } from '../calls/with-fault.ts';
import { commands } from '../commands/commands.ts';
import { openCommand, type OpenCommand } from '../commands/open-command.ts';

/**
 * For each command, an attack that runs it once for each file system call and each kind of failure. This call then
 * fails.
 */
export const failingCalls = commands.map((command): Attack => ({
  name: `fail-${command.id}`,
  what: `each file system call of ${command.name} fails with ENOSPC, EIO or EACCES, or ends the process. The command reports a clear error. The output of the next command equals a cold compile`,
  usesOneCore: true,
  async run({ folder, share, note }) {
    const open = await openCommand(folder, command);
    const site = path.join(folder, 'site');
    const calls = await countCalls(open, site);
    const all = Array.from({ length: calls }, (_, index) => index + 1).flatMap((at) =>
      faults.map((fault) => ({ at, fault })),
    );
    const chosen = shareOf(all, share);
    const failures: string[] = [];
    for (const [index, { at, fault }] of chosen.entries()) {
      const wrong = await tryFault(open, site, at, fault);
      failures.push(...wrong.map((line) => `${fault} at call ${at}: ${line}`));
      if ((index + 1) % 200 === 0) note(`${index + 1} of ${chosen.length} failing calls`);
    }
    return { tried: `${chosen.length} injected errors at ${calls} calls`, failures };
  },
}));

/** @returns the number of file system calls that a command makes if none fails */
export async function countCalls(open: OpenCommand, site: string): Promise<number> {
  open.restore(site);
  const { calls } = await withFault(site, Infinity, 'EIO', () => open.command.run(site));
  return calls;
}

/** Runs a command in which one call fails. @returns the violated expectations */
export async function tryFault(open: OpenCommand, site: string, at: number, fault: Fault): Promise<string[]> {
  open.restore(site);
  const { outcome } = await withFault(site, at, fault, () => open.command.run(site));
  const isPublished = 'result' in outcome && (outcome.result as { published?: boolean }).published === true;
  const { wrong } = await open.judge(site, isPublished);
  if ('error' in outcome && exitCode(outcome.error) === 70) wrong.push(`it ended with ${String(outcome.error)}`);
  return wrong;
}
