// Searches for sources whose compile time grows faster than their length. For each kind of source, one process compiles
// a file, and another process compiles a file of half its length.
//     npm run growth [-- --only <part of a name>] [--length 1000000] [--limit 20000] [--shard 0/4] [--plain] [--sites]
// `--plain` compares each time with the time of a program that only parses the same source with remark.
// `--sites` compiles whole sites instead. The length is then the number of files, tags or other items.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { kinds } from './growth/kinds.ts';
import type { Kind } from './growth/texts.ts';
import { siteKinds, type SiteKind } from './growth/site-kinds.ts';

/** The maximum factor between the times for the two lengths. For a file of one megabyte, the maximum time and memory. */
const mostTimes = 2.3;
const mostMilliseconds = 3000;
const mostMegabytes = 500;
/**
 * Minimum difference between the times of the longer file and of an empty site, in milliseconds. For smaller
 * differences, noise would determine the factor.
 */
const leastReported = 700;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    length: { type: 'string' },
    sites: { type: 'boolean', default: false },
    // The maximum processor time of one file, in milliseconds.
    limit: { type: 'string', default: '20000' },
    shard: { type: 'string', default: '0/1' },
    plain: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-growth-'));

/** The cost of a compile. Its time is processor time, on which other work of the machine has little influence. */
interface Cost {
  milliseconds: number;
  megabytes: number;
  exitCode: number | null;
}

let over = 0;
const limit = Number(values.limit);
try {
  const long = Number(values.length ?? (values.sites ? 4000 : 1_000_000));
  const [shard, shards] = values.shard.split('/').map(Number) as [number, number];
  const chosen = (values.sites ? siteKinds : kinds).filter(
    ({ name }, index) => name.includes(values.only) && index % shards === shard,
  );
  const word: Kind = { name: 'empty', text: () => 'word\n' };
  const empty = await cost(word, 1);
  const start = values.plain ? await plainCost(word, 1) : undefined;
  console.log(`A site of one word: ${Math.round(empty.milliseconds)} ms, ${empty.megabytes} MB`);
  for (const kind of chosen) {
    const whole = await cost(kind, long);
    const more = whole.milliseconds - empty.milliseconds;
    const half = more > leastReported ? await cost(kind, long / 2) : undefined;
    const times = half ? more / Math.max(1, half.milliseconds - empty.milliseconds) : 0;
    // These limits do not apply to sites, because the cost of a site depends on its number of pages.
    const isLarge = whole.milliseconds > mostMilliseconds || whole.megabytes > mostMegabytes;
    const isOver = (!values.sites && isLarge) || times > mostTimes;
    if (isOver) over += 1;
    console.log(
      [
        isOver ? 'OVER' : '    ',
        (half ? `${Math.round(half.milliseconds)} ms` : '').padStart(9),
        `${Math.round(whole.milliseconds)} ms`.padStart(9),
        (half ? `× ${times.toFixed(1)}` : '').padStart(7),
        `${whole.megabytes} MB`.padStart(8),
        `exit ${whole.exitCode}`,
        ...(start && 'text' in kind
          ? [againstPlain(more, (await plainCost(kind, long)).milliseconds - start.milliseconds)]
          : []),
        kind.name,
      ].join('  '),
    );
  }
  console.log(`${chosen.length} kinds, ${over} of them over a limit`);
} finally {
  await rm(folder, { recursive: true });
}
if (over > 0) process.exitCode = 1;

/** Formats the time of remark alone, and how many times longer Lectern takes. */
function againstPlain(own: number, plain: number): string {
  return `plain ${Math.round(plain)} ms, ${(own / Math.max(1, plain)).toFixed(1)} times`.padStart(26);
}

async function plainCost({ text, extension = 'md' }: Kind, length: number): Promise<Cost> {
  const file = path.join(folder, `plain.${extension}`);
  await writeFile(file, text(length));
  return usageOf(['--import', 'tsx', path.join(root, 'scripts/growth/plain-remark.ts'), file]);
}

async function cost(kind: Kind | SiteKind, length: number): Promise<Cost> {
  const site = path.join(folder, 'site');
  await rm(site, { recursive: true, force: true });
  const files = 'files' in kind ? kind.files(length) : { [`docs/page.${kind.extension ?? 'md'}`]: kind.text(length) };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(site, path.dirname(name)), { recursive: true });
    await writeFile(path.join(site, name), text);
  }
  // The compiler's own time limit is high, because the measurement must work even on a busy machine.
  const markdown = { format: 'detect', timeLimit: 10 * limit };
  const config = { title: 'Growth', url: 'https://growth.example', markdown };
  const more = 'files' in kind ? kind.config?.(length) : {};
  await writeFile(path.join(site, 'lectern.config.json'), JSON.stringify({ ...config, ...more }));
  return usageOf([path.join(root, 'bin/lectern.js'), 'compile', site]);
}

/** @param args arguments for Node */
async function usageOf(args: readonly string[]): Promise<Cost> {
  const hook = path.join(root, 'scripts/tell-usage.mjs');
  const seconds = String(Math.ceil(limit / 1000));
  const child = spawn('sh', ['-c', 'ulimit -t "$0"; exec "$@"', seconds, process.execPath, '--import', hook, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stdio[3]!.on('data', (data: Buffer) => (output += String(data)));
  const exitCode = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (output === '') return { milliseconds: limit, megabytes: Infinity, exitCode };
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(output) as NodeJS.ResourceUsage;
  return { milliseconds: (userCPUTime + systemCPUTime) / 1000, megabytes: Math.round(maxRSS / 1024), exitCode };
}
