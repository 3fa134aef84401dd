import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The folder and the environment in which commands run. `PATH` in the environment determines which programs are
 * found.
 */
export interface Place {
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Runs a command to its end.
 *
 * @returns the standard output of the command
 * @throws Error with the whole output if the command fails
 */
export function runCommand([program, ...args]: readonly string[], { cwd, env }: Place): string {
  const { status, stdout, stderr, error } = spawnSync(program!, args, { cwd, env, encoding: 'utf8', timeout: 300_000 });
  if (status === 0) return stdout;
  throw new Error(
    `${[program, ...args].join(' ')} ended with ${status}: ${error?.message ?? ''}\n${stdout}\n${stderr}`,
  );
}

/**
 * Starts a command that serves a site, requests a page, and ends the command.
 *
 * @returns the status and the body of the response
 * @throws Error if the server does not respond within a minute
 */
export async function requestServer(
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
    // Ends the process group, because the server is a child process of the package manager.
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  }
}
