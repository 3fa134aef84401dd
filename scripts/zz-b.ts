import { generateSite } from './bench/generate-site.ts';
import { edits } from './bench/parts/edits.ts';
import { line } from './bench/keep-figures.ts';
import { rmSync } from 'node:fs';
for (const pages of process.argv.slice(2).map(Number)) {
  const dir = `/tmp/bsite-${pages}`;
  rmSync(dir, { recursive: true, force: true });
  rmSync(dir + '-out', { recursive: true, force: true });
  await generateSite(pages, 1, dir);
  for (const row of await edits({ pages, dir, out: dir + '-out' }, '')) console.log(line(row));
}
