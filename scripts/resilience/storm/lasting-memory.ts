// Creates and deletes pages while Lectern keeps the site open, and compares the memory before and after. Finds memory
// leaks.
//     node --import tsx scripts/resilience/storm/lasting-memory.ts [--pages 10000]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openSession } from '../../../compiler/session.ts';
import { tempFolder } from '../../../compiler/test/temp.ts';
import { siteFiles } from '../../bench/generate-site.ts';

/** The number of pages per round: all of them are created, and then deleted. */
const atOnce = 50;
/**
 * The number of warm-up rounds before the first measurement. During these rounds, V8 compiles code and data
 * structures grow to their final size.
 */
const warmUp = 4;

/**
 * @param pages the number of pages that are created and deleted
 * @returns the live memory before and after, in megabytes
 */
export async function lastingMemory(pages: number): Promise<{ before: number; after: number }> {
  const folder = tempFolder();
  folder.write(Object.fromEntries([...siteFiles(20, 1)].map(([file, text]) => [`site/${file}`, text])));
  const site = path.join(folder.dir, 'site');
  const session = await openSession(site, { outDir: path.join(folder.dir, 'out') });
  const compile = async (changes?: ReadonlySet<string>) => {
    const { published, diagnostics } = await session.compile(changes);
    if (!published) throw new Error(`nothing was published: ${diagnostics[0]?.message}`);
  };
  try {
    await compile();
    let created = 0;
    const round = async () => {
      const dir = path.join(site, 'docs', `coming-${created}`);
      mkdirSync(dir);
      const files = Array.from({ length: atOnce }, () => path.join(dir, `page-${(created += 1)}.md`));
      for (const file of files)
        writeFileSync(file, `# Page ${created}\n\nIt leads to [one that stays](../index.md).\n`);
      await compile(new Set([dir, ...files]));
      rmSync(dir, { recursive: true });
      await compile(new Set([dir, ...files]));
    };
    for (let count = 0; count < warmUp; count += 1) await round();
    await compile();
    const before = liveMemory();
    for (let count = 0; count < pages / atOnce; count += 1) await round();
    await compile();
    return { before, after: liveMemory() };
  } finally {
    await session.close();
    folder.remove();
  }
}

/** Collects garbage. @returns the live memory in megabytes */
function liveMemory(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let count = 0; count < 3; count += 1) collect();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { pages: { type: 'string', default: '10000' } } });
  const { before, after } = await lastingMemory(Number(values.pages));
  const growth = after / before - 1;
  console.log(
    `${values.pages} pages created and deleted: ${before.toFixed(1)} MB before, ${after.toFixed(1)} MB after, ${(100 * growth).toFixed(1)} %`,
  );
  if (growth > 0.05) process.exitCode = 1;
}
