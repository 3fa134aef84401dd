import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** The resources that a process has used. */
export interface Usage {
  /** The elapsed time, in seconds. */
  wall: number;
  /** The CPU time of all threads, in seconds. */
  cpu: number;
  /** The maximum resident memory, in megabytes. */
  memory: number;
}

export const root = path.resolve(import.meta.dirname, '../..');
export const lectern = path.join(root, 'bin/lectern.js');

/**
 * The environment without `NODE_EXTRA_CA_CERTS`. Node would read these certificates at each start, which takes longer
 * than everything else at the start.
 */
const { NODE_EXTRA_CA_CERTS: _, ...environment } = process.env;

const reporter = pathToFileURL(path.join(root, 'scripts/tell-usage.mjs')).href;

/** Runs Node in a new process, and measures time and memory. Throws if the process fails. */
export async function measure(args: readonly string[]): Promise<Usage> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', reporter, ...args], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr!.on('data', (text) => (errors += text));
  let usage = '';
  child.stdio[3]!.on('data', (text) => (usage += text));
  const code = await new Promise((resolve) => child.on('close', resolve));
  const wall = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}\n${errors}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(usage) as NodeJS.ResourceUsage;
  return { wall, cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 };
}

/**
 * Runs a program of another language, and measures its times; the memory is not measured. Throws if the program fails.
 * The shell prints the CPU times of its children in the form `0m1.250s 0m0.031s`.
 */
export async function measureProgram(program: string, args: readonly string[], cwd: string): Promise<Usage> {
  const started = performance.now();
  const script = '"$0" "$@" >/dev/null || exit; times';
  const { stdout } = await promisify(execFile)('bash', ['-c', script, program, ...args], { cwd });
  const wall = (performance.now() - started) / 1000;
  const times = stdout.trim().split('\n').at(-1)!.split(' ');
  const cpu = times
    .map((time) => time.match(/^(\d+)m([\d.]+)s$/)!)
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds));
  return { wall, cpu: cpu[0]! + cpu[1]!, memory: 0 };
}

/** Runs Node in a new process without measuring code inside the process. @returns the elapsed time in seconds */
export async function measureWall(args: readonly string[]): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, env: environment, stdio: 'ignore' });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}`);
  return (performance.now() - started) / 1000;
}

/** Runs Node in a new process. @returns the JSON that it prints */
export async function jsonOf<Value>(args: readonly string[]): Promise<Value> {
  const child = spawn(process.execPath, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.on('data', (part) => (text += part));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}`);
  return JSON.parse(text) as Value;
}

/** Returns the median of several runs, for each field separately. */
export async function medianOf(runs: number, run: () => Promise<Usage>): Promise<Usage> {
  const all: Usage[] = [];
  for (let count = 0; count < runs; count += 1) all.push(await run());
  return middle(all);
}

/**
 * The times and the memory of two programs. They run alternately, so that other work of the machine affects both
 * programs equally.
 */
export interface Pairs {
  first: Usage;
  second: Usage;
  /** The CPU time of the first program divided by the CPU time of the second: the median of all pairs. */
  ratio: number;
  /**
   * The minimum CPU time of the first program divided by the minimum CPU time of the second. Other work of the
   * machine affects minimum times least.
   */
  leastRatio: number;
}

export async function inPairs(runs: number, first: () => Promise<Usage>, second: () => Promise<Usage>): Promise<Pairs> {
  const pairs: [Usage, Usage][] = [];
  for (let count = 0; count < runs; count += 1) pairs.push([await first(), await second()]);
  const [own, others] = [pairs.map(([usage]) => usage), pairs.map(([, usage]) => usage)];
  const least = (all: readonly Usage[]) => Math.min(...all.map(({ cpu }) => cpu));
  return {
    first: middle(own),
    second: middle(others),
    ratio: median(pairs.map(([a, b]) => a.cpu / b.cpu)),
    leastRatio: least(own) / least(others),
  };
}

function middle(all: readonly Usage[]): Usage {
  const of = (field: keyof Usage) => median(all.map((usage) => usage[field]));
  return { wall: of('wall'), cpu: of('cpu'), memory: of('memory') };
}

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
