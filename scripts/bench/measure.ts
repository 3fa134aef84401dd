import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Resources used by one process. */
export interface Usage {
  /** Wall time, seconds. */
  wall: number;
  /** CPU time of all its threads, seconds. */
  cpu: number;
  /** Resident memory at its highest, megabytes. */
  memory: number;
}

export const root = path.resolve(import.meta.dirname, '../..');
export const lectern = path.join(root, 'bin/lectern.js');

/** Node reads the certificates of this variable at each start, which takes longer than Node itself. No benchmark needs them. */
const { NODE_EXTRA_CA_CERTS: _, ...environment } = process.env;

const reporter = pathToFileURL(path.join(root, 'scripts/tell-usage.mjs')).href;

/** Runs Node with these arguments, as a whole process. Throws when it fails. */
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

/** Runs Node with these arguments, as a whole process with nothing in it that measures. @returns wall time, seconds */
export async function measureWall(args: readonly string[]): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, env: environment, stdio: 'ignore' });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}`);
  return (performance.now() - started) / 1000;
}

/** Runs Node with these arguments, as a whole process. @returns the JSON that it prints */
export async function jsonOf<Value>(args: readonly string[]): Promise<Value> {
  const child = spawn(process.execPath, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'ignore'] });
  let text = '';
  child.stdout.on('data', (part) => (text += part));
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}`);
  return JSON.parse(text) as Value;
}

/** The middle one of several runs, field by field. */
export async function medianOf(runs: number, run: () => Promise<Usage>): Promise<Usage> {
  const all: Usage[] = [];
  for (let count = 0; count < runs; count += 1) all.push(await run());
  return middle(all);
}

/** Two things, each run several times, in turn: what else the machine does then falls on both. */
export interface Pairs {
  first: Usage;
  second: Usage;
  /** CPU time of the first divided by CPU time of the second: the median of all pairs. */
  ratio: number;
  /** Ratio of the two minima, for differences smaller than the noise of the machine. */
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
