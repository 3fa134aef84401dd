import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const program = path.join(import.meta.dirname, 'swap-folders.mjs');

/**
 * Runs an action while another process replaces folders by links in a loop, and puts them back.
 *
 * @param target the folder to which the links lead, absolute
 * @param folders absolute paths
 */
export async function whileSwapping<Result>(
  target: string,
  folders: readonly string[],
  action: () => Promise<Result>,
): Promise<Result> {
  const child = spawn(process.execPath, [program, target, ...folders], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  await once(child.stdout, 'data');
  try {
    return await action();
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
