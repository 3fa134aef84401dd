import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { test } from 'uvu';

/**
 * @param program absolute path
 * @returns uvu's `test` if a program is installed. Otherwise prints a note and returns `test.skip`
 */
export function withProgram(program: string): typeof test | typeof test.skip {
  if (spawnSync(program, ['-v']).status === 0) return test;
  console.log(`Skipping tests that need ${program}, which is not installed.`);
  return test.skip;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts a server, and waits until its port is open. @returns a function that stops the server */
export async function startProgram(program: string, args: string[], port: number): Promise<() => Promise<void>> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  const ended = once(child, 'exit');
  while (!(await isOpen(port))) {
    if (child.exitCode !== null) throw new Error(`${program} ended:\n${printed}`);
    await sleep(20);
  }
  return async () => {
    // Does not send SIGKILL, because the worker processes of nginx would continue to run.
    child.kill('SIGTERM');
    await ended;
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy());
    socket.on('error', () => resolve(false));
  });
}
