// Saves pages of an open site, one after the other, and prints the CPU time for each save.
//     node --import tsx scripts/bench/save-pages.ts <site> <out> <edits as JSON>
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keepCode, keepHeapSmall, optimiseLate } from '../../compiler/cli/engine.ts';
import '../../compiler/parse/parse-source.ts';
import { openSession } from '../../compiler/session.ts';
import { kinds, type Edit } from './parts/edits.ts';

/** The measurements of a run. */
export interface SavedPages {
  /** The CPU times in milliseconds, in the order of the edits. */
  times: number[];
  /** The maximum resident memory, in megabytes. */
  memory: number;
}

if (process.argv[1] === import.meta.filename) {
  const [site, outDir, edits] = process.argv.slice(2) as [string, string, string];
  optimiseLate();
  keepHeapSmall();
  keepCode();
  const session = await openSession(site, { outDir });
  await session.compile();
  const times: number[] = [];
  for (const { source, kind, count } of JSON.parse(edits) as Omit<Edit, 'target'>[]) {
    const file = path.join(site, source);
    await writeFile(file, kinds[kind]!(await readFile(file, 'utf8'), count));
    const before = process.cpuUsage();
    await session.compile(new Set([file]));
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    // Compiles again after each save, as `compile --watch` does in the background.
    await session.compile();
  }
  await session.close();
  const found: SavedPages = { times, memory: process.resourceUsage().maxRSS / 1024 };
  console.log(JSON.stringify(found));
}
