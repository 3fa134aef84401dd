// Opens every page of Lectern's own site as the first page of a visit, and counts errors during hydration. If the
// shared material exists, does the same for a large real site.
//     node --import tsx scripts/hydration.ts [compiled folder …] [--readers 8] [--every 1]
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { disk } from '../compiler/fs/disk.ts';
import { serve } from '../compiler/serve/server.ts';
import type { Route, SiteFile } from '../corpus/schema/index.ts';
import { startChromium } from '../viewer/test/browser/chromium.ts';
import { allReaders, containsUnknownHeights, visitAll } from './hydration/visit.ts';
import { layOutRealSite, realSite } from './real-corpus.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { readers: { type: 'string', default: '8' }, every: { type: 'string', default: '1' } },
});
const folders = positionals.length > 0 ? positionals : compiledSites();
const order = [0, 7, 3, 4, 1, 6, 2, 5].slice(0, Number(values.readers));

const browser = await startChromium();
let count = 0;
for (const dir of folders) {
  const server = await serve(disk, { dir: path.resolve(dir), port: 0 });
  const { routes } = JSON.parse(readFileSync(path.join(dir, 'corpus/routes.json'), 'utf8')) as { routes: Route[] };
  const paths = routes
    .filter(({ kind }) => kind !== 'redirect' && kind !== 'not-found')
    .map(({ path: route }) => route)
    .filter((_, index) => index % Number(values.every) === 0);
  const moving = new Set(
    routes
      .filter(
        ({ page }) =>
          page !== undefined && containsUnknownHeights(readFileSync(path.join(dir, 'corpus', page), 'utf8')),
      )
      .map(({ path: route }) => route),
  );
  const { announcement } = JSON.parse(readFileSync(path.join(dir, 'corpus/site.json'), 'utf8')) as SiteFile;
  // `order` puts readers with very different settings first, so that `--readers 2` already covers most cases.
  const readers = allReaders({ npm2yarn: 'pnpm', 'package-manager': 'pnpm' }, announcement?.id);
  for (const reader of order.map((place) => readers[place]!)) {
    const start = Date.now();
    const problems = await visitAll(browser, server.url, paths, reader, { mayMove: (at) => moving.has(at) });
    for (const { path: at, reader: who, what } of problems) console.log(`${at} (${who}): ${what.slice(0, 400)}`);
    count += problems.length;
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`${dir}: ${paths.length} pages, ${JSON.stringify(reader)}: ${problems.length} problems, ${seconds} s`);
  }
  await server.close();
}
await browser.close();
process.exitCode = count === 0 ? 0 : 1;

function compiledSites(): string[] {
  const own = path.join(root, 'build/hydration');
  compile(path.join(root, 'content'), own);
  if (!layOutRealSite()) return [own];
  compile(realSite, path.join(realSite, 'dist'));
  return [own, path.join(realSite, 'dist')];
}

function compile(site: string, out: string): void {
  const { status } = spawnSync('node', [path.join(root, 'bin/lectern.js'), 'compile', site, '--out-dir', out], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`"${site}" does not compile`);
}
