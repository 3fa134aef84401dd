// Saves pages of an open site, and prints a profile of the saves: the mean for each kind of edit.
//     node --import tsx scripts/profile/saves.ts <site> <out> <pages>
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keepCode, keepHeapSmall, optimiseLate } from '../../compiler/cli/engine.ts';
import { openSession } from '../../compiler/session.ts';
import '../../compiler/parse/parse-source.ts';
import { editedPage, kinds } from '../bench/parts/edits.ts';
import { meanOf, record, type Shares } from './record.ts';

const [site, outDir, pages] = process.argv.slice(2);
if (site === undefined || outDir === undefined || pages === undefined)
  throw new Error('usage: scripts/profile/saves.ts <site> <out> <pages>');
optimiseLate();
keepHeapSmall();
keepCode();
const session = await openSession(site, { outDir });
await session.compile();
const recorded = new Map<string, Shares[]>();
for (let count = 0; count < 20; count += 1) {
  const [kind, edit] = Object.entries(kinds)[count % 4]!;
  const file = path.join(site, `${editedPage(Number(pages), count)}.md`);
  await writeFile(file, edit(await readFile(file, 'utf8'), count));
  recorded.set(kind, [...(recorded.get(kind) ?? []), await record(() => session.compile(new Set([file])))]);
  // Waits and compiles again after each save, as `compile --watch` does in the background.
  await sleep(300);
  await session.compile();
}
await session.close();
console.log(
  JSON.stringify(Object.fromEntries([...recorded].map(([kind, all]) => [kind, Object.fromEntries(meanOf(all))]))),
);
