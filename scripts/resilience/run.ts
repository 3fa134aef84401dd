// Attacks Lectern, and prints a table: kills, power loss, disk errors, storms of edits, load and limits.
//     npm run resilience [-- name …] [--share 0.1] [--load] [--json file] [--write] [--list]
// `--share 0.1` runs only a tenth of all tries. `--load` keeps all cores busy during the attacks. `--write` writes
// the table into the
// documentation. All attacks need the built package: `npm run build:package`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statfsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Attack, AttackResult } from './attack.ts';
import { attacks } from './attacks.ts';
import { inParallel } from './processes/in-parallel.ts';
import { keepTable, tableOf, type Row } from './table.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    load: { type: 'boolean', default: false },
    json: { type: 'string' },
    write: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !attacks.some((attack) => attack.name === name));
if (unknown.length > 0) throw new Error(`no such attack: ${unknown.join(', ')}; see --list`);
const chosen = attacks.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (values.list) for (const { name, what } of chosen) console.log(`${name}\n    ${what}`);
else await runAll();

async function runAll(): Promise<void> {
  const loops = values.load
    ? os.cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))
    : [];
  const found = new Map<string, Row>();
  const together = chosen.filter(({ usesOneCore }) => usesOneCore);
  try {
    // Runs each attack in its own process, because attacks replace the functions of the file system for the whole
    // process.
    if (together.length > 1)
      await inParallel(together, async (attack) => void found.set(attack.name, await runApart(attack)));
    for (const attack of chosen) if (!found.has(attack.name)) found.set(attack.name, await run(attack));
  } finally {
    for (const loop of loops) loop.kill();
  }
  const rows = chosen.map(({ name }) => found.get(name)!);
  console.log(tableOf(rows));
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(rows, null, 2)}\n`);
  if (values.write)
    await keepTable(
      rows,
      attacks.map(({ name }) => name),
    );
  process.exit(rows.some(({ failures }) => failures.length > 0) ? 1 : 0);
}

/** Runs an attack in a new process, and prints its output. */
async function runApart({ name, what }: Attack): Promise<Row> {
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'lectern-row-')), 'rows.json');
  const args = [...process.execArgv, import.meta.filename, name, '--share', values.share, '--json', file];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (data) => (printed += data));
  await once(child, 'close');
  // Omits the table of the child process, because this process prints a table with all rows.
  console.log(printed.split('\nMeasured on ')[0]);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  await rm(path.dirname(file), { recursive: true });
  if (text === undefined)
    return rowOf(name, what, failed(`the process ended with ${child.exitCode ?? child.signalCode}`), 0);
  const [row] = JSON.parse(text) as [Row];
  return { ...row, isLoaded: values.load };
}

function failed(reason: string): AttackResult {
  return { tried: 'the attack itself failed', failures: [reason] };
}

async function run({ name, what, run: attack }: Attack): Promise<Row> {
  const folder = await mkdtemp(path.join(temporaryFolder(), `lectern-${name}-`));
  const started = performance.now();
  console.log(`${name}: ${what}`);
  const note = (line: string) => console.log(`    ${line}`);
  const result = await attack({ folder, share: Number(values.share), note }).catch((error: unknown) =>
    failed(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  );
  // Retries, because a killed process may still use files in the folder.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  for (const line of result.failures.slice(0, 20)) note(`✗ ${line}`);
  if (result.failures.length > 20) note(`✗ and ${result.failures.length - 20} more`);
  const seconds = (performance.now() - started) / 1000;
  console.log(`  ${result.failures.length === 0 ? '✓' : '✗'} ${result.tried}, ${seconds.toFixed(0)} s`);
  return rowOf(name, what, result, seconds);
}

function rowOf(name: string, what: string, result: AttackResult, seconds: number): Row {
  return {
    name,
    what,
    ...result,
    date: new Date().toISOString().slice(0, 10),
    seconds,
    share: Number(values.share),
    isLoaded: values.load,
    load: os.loadavg()[0]!,
  };
}

/**
 * @returns a folder in memory if there is enough space, because attacks write thousands of files; otherwise the default
 * folder
 */
function temporaryFolder(): string {
  const inMemory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (process.env.TMPDIR === undefined && bavail * bsize > 4 * 2 ** 30) return inMemory;
  } catch {
    // `/dev/shm` does not exist on this system.
  }
  return os.tmpdir();
}
