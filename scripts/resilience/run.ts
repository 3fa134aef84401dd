// Attacks the product and prints one table: kills, power loss, faults of the disk, storms of edits, load and limits.
//     npm run resilience [-- name …] [--share 0.1] [--load] [--json file] [--write] [--list]
// `--share` runs a part of all tries. `--load` keeps all cores busy meanwhile. `--write` puts the table into the
// documentation. Needs the built package: `npm run build:package`.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Attack } from './attack.ts';
import { attacks } from './attacks.ts';
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
  const rows: Row[] = [];
  try {
    for (const attack of chosen) rows.push(await run(attack));
  } finally {
    for (const loop of loops) loop.kill();
  }
  console.log(tableOf(rows));
  if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(rows, null, 2)}\n`);
  if (values.write) await keepTable(rows);
  process.exit(rows.some(({ failures }) => failures.length > 0) ? 1 : 0);
}

async function run({ name, what, run: attack }: Attack): Promise<Row> {
  const folder = await mkdtemp(path.join(os.tmpdir(), `lectern-${name}-`));
  const started = performance.now();
  console.log(`${name}: ${what}`);
  const note = (line: string) => console.log(`    ${line}`);
  const result = await attack({ folder, share: Number(values.share), note }).catch((error: unknown) => ({
    tried: 'the attack itself failed',
    failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  // Processes that an attack ended may still close files.
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  for (const line of result.failures.slice(0, 20)) note(`✗ ${line}`);
  if (result.failures.length > 20) note(`✗ and ${result.failures.length - 20} more`);
  const seconds = (performance.now() - started) / 1000;
  console.log(`  ${result.failures.length === 0 ? '✓' : '✗'} ${result.tried}, ${seconds.toFixed(0)} s`);
  return { name, what, ...result, seconds, share: Number(values.share), isLoaded: values.load, load: os.loadavg()[0]! };
}
