import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lectern } from '../../bench/measure.ts';
import { shareOf, type Attack } from '../attack.ts';
import { callsWithHalves } from '../calls/intercept.ts';
import { commands, type Command } from '../commands/commands.ts';
import { openCommand, type OpenCommand } from '../commands/open-command.ts';
import { bundleHook } from '../processes/bundle-hook.ts';
import { inParallel } from '../processes/in-parallel.ts';

interface Kill {
  at: number;
  how: 'before' | 'within';
}

/**
 * For each command, an attack that kills it before each write, and within each write that can be half done. A kill
 * after a write equals a kill before the next write.
 */
export const kills = commands.map((command): Attack => ({
  name: `kill-${command.id}`,
  what: `\`kill -9\` before and within each write of ${command.name}. Readers see whole files. The output of the next command equals a cold compile`,
  async run({ folder, share, note }) {
    const hook = await bundleHook('kill-at', folder);
    const open = await openCommand(folder, command);
    const writes = await listWrites(open, path.join(folder, 'site'), hook);
    const all = writes.flatMap((name, index): Kill[] => [
      { at: index + 1, how: 'before' },
      ...(callsWithHalves.has(name) ? [{ at: index + 1, how: 'within' } as const] : []),
    ]);
    const chosen = shareOf(all, share);
    const failures: string[] = [];
    let mixed = 0;
    let done = 0;
    await inParallel(chosen, async (kill, worker) => {
      const { wrong, isMixed } = await tryKill(open, path.join(folder, `site-${worker}`), hook, kill);
      if (isMixed) mixed += 1;
      failures.push(...wrong.map((line) => `${kill.how} write ${kill.at}, ${writes[kill.at - 1]}: ${line}`));
      done += 1;
      if (done % 50 === 0) note(`${done} of ${chosen.length} kills`);
    });
    const figures = `${mixed} left files of two generations until the next command`;
    return { tried: `${chosen.length} kills at ${writes.length} writes`, failures, figures };
  },
}));

/** Runs a command to its end. @returns the names of the functions of all its writes */
export async function listWrites(open: OpenCommand, site: string, hook: string): Promise<string[]> {
  open.restore(site);
  const listFile = `${site}-writes`;
  const end = await runCommand(open.command, site, hook, { KILL_LIST: listFile });
  if (end !== 0) throw new Error(`${open.command.name} ended with ${end}`);
  return readFileSync(listFile, 'utf8').split('\n');
}

/**
 * Kills a command at one of its writes, and runs the commands that must work afterwards.
 *
 * @returns the violated expectations
 */
export async function tryKill(open: OpenCommand, site: string, hook: string, { at, how }: Kill) {
  open.restore(site);
  const end = await runCommand(open.command, site, hook, { KILL_AT: String(at), KILL_HOW: how });
  const found = await open.judge(site);
  if (end !== 'SIGKILL') found.wrong.push(`the process ended with ${end}`);
  return found;
}

/** @returns the exit code, or the signal that ended the process */
async function runCommand(
  { args }: Command,
  site: string,
  hook: string,
  env: Record<string, string>,
): Promise<NodeJS.Signals | number | null> {
  const child = spawn(process.execPath, ['--import', hook, lectern, ...args], {
    cwd: site,
    stdio: 'ignore',
    env: { ...process.env, KILL_FOLDER: site, ...env },
  });
  return new Promise((resolve) => child.on('close', (code, signal) => resolve(signal ?? code)));
}
