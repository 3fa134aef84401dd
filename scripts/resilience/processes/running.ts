import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { lectern } from '../../bench/measure.ts';

/** A running `dev` or `serve` command. */
export interface Running {
  url: string;
  pid: number;
  /** Whether the process has ended by itself. */
  hasEnded(): boolean;
  /** Returns the output so far. */
  printed(): string;
  end(): Promise<void>;
}

/** The maximum time for a start or a change, in milliseconds. */
export const patience = 120_000;

/** Starts `dev` or `serve`, and waits for its address. @param nodeArgs arguments of Node, before the program */
export async function startServer(
  args: readonly string[],
  { cwd, env = {}, nodeArgs = [] }: { cwd: string; env?: NodeJS.ProcessEnv; nodeArgs?: readonly string[] },
): Promise<Running> {
  const child = spawn(process.execPath, [...nodeArgs, lectern, ...args, '--port', '0'], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  const running: Running = {
    url: '',
    pid: child.pid!,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    printed: () => printed,
    end: () => end(child),
  };
  const url = await waitFor(() => /http:\S+/.exec(printed)?.[0] ?? (running.hasEnded() ? 'none' : undefined));
  if (url === undefined || url === 'none') {
    await running.end();
    throw new Error(`${args.join(' ')} serves nothing: ${printed}`);
  }
  return { ...running, url };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await Promise.race([closed, sleep(20_000).then(() => child.kill('SIGKILL'))]);
}

/** Runs a command to its end. @param shell a line of shell before the program, such as `ulimit -n 64` */
export async function runLectern(
  args: readonly string[],
  { cwd, nodeArgs = [], shell }: { cwd: string; nodeArgs?: readonly string[]; shell?: string },
): Promise<{ code: number | null; signal: NodeJS.Signals | null; printed: string }> {
  const line = [process.execPath, ...nodeArgs, lectern, ...args];
  const child =
    shell === undefined
      ? spawn(line[0]!, line.slice(1), { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
      : spawn('sh', ['-c', `${shell}; exec "$0" "$@"`, ...line], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { code, signal, printed };
}

/** Calls a function repeatedly until it returns a value. @returns undefined after a timeout */
export async function waitFor<Answer>(
  ask: () => Answer | undefined | Promise<Answer | undefined>,
  limit = patience,
): Promise<Answer | undefined> {
  for (const until = Date.now() + limit; Date.now() < until; await sleep(50)) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** @returns the number of open files, sockets and pipes of a process */
export function descriptorsOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
