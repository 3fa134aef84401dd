import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where commands run, and which programs they find first. */
export interface Place {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/**
 * @returns what the command printed on standard output
 * @throws with all that it printed when it fails
 */
export function runCommand([program, ...args]: readonly string[], { cwd, env }: Place): string {
  const { status, stdout, stderr, error } = spawnSync(program!, args, { cwd, env, encoding: 'utf8', timeout: 300_000 });
  if (status === 0) return stdout;
  throw new Error(
    `${[program, ...args].join(' ')} ended with ${status}: ${error?.message ?? ''}\n${stdout}\n${stderr}`,
  );
}

/**
 * Starts a command that serves a site, asks it for a page, and ends it.
 *
 * @returns the status and the text that came
 * @throws when it serves nothing within a minute
 */
export async function askServer(
  [program, ...args]: readonly string[],
  pathname: string,
  { cwd, env }: Place,
): Promise<{ status: number; text: string }> {
  const child = spawn(program!, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let printed = '';
  child.stdout.on('data', (data) => (printed += data));
  child.stderr.on('data', (data) => (printed += data));
  try {
    for (let waited = 0; waited < 60_000; waited += 50) {
      const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(printed)?.[0];
      if (address) {
        const response = await fetch(address.replace('localhost', '127.0.0.1') + pathname);
        return { status: response.status, text: await response.text() };
      }
      await sleep(50);
    }
    throw new Error(`${[program, ...args].join(' ')} serves nothing:\n${printed}`);
  } finally {
    // A package manager stands between: the whole group ends.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  }
}
