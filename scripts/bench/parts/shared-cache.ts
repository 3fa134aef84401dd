import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freshFolders } from '../fresh-folders.ts';
import { lectern, measure, root, type Usage } from '../measure.ts';
import { ratio, seconds, type BenchSite, type Row } from '../row.ts';

/**
 * Measures new machines with a shared cache: without a local cache and without an output. The store is a folder on the
 * same machine, so the figures contain no network.
 */
export async function sharedCache({ pages, dir, out }: BenchSite): Promise<Row[]> {
  const fresh = freshFolders(`${out}-shared`);
  const store = `${out}-store`;
  const key = randomBytes(32).toString('hex');
  const config = path.join(dir, 'lectern.config.mjs');
  const settings = await readFile(path.join(dir, 'lectern.config.json'), 'utf8');
  await rm(path.join(dir, 'lectern.config.json'));
  const compile = async (url?: string): Promise<Usage> => {
    await rm(path.join(dir, '.lectern'), { recursive: true, force: true });
    await writeFile(config, configText(settings, key, url));
    return measure([lectern, 'compile', dir, '--out-dir', fresh.next(), '--jobs', '1']);
  };
  const url = pathToFileURL(store).href;
  const cold = await compile();
  const filling = await compile(url);
  const warm = await compile(url);
  const edited = path.join(dir, 'docs/part-0/page-0.md');
  const text = await readFile(edited, 'utf8');
  await writeFile(edited, `${text}\nOne more sentence.\n`);
  const edit = await compile(url);
  await writeFile(edited, text);
  await rm(config);
  await writeFile(path.join(dir, 'lectern.config.json'), settings);
  await fresh.remove();
  await rm(store, { recursive: true });
  const row = (what: string, usage: Usage, goal: string): Row => ({
    what: `${what}, ${pages} pages, CPU`,
    figure: ratio(usage.cpu / cold.cpu),
    beside: `cold ${seconds(cold.cpu)}, this ${seconds(usage.cpu)}; wall ${seconds(cold.wall)} and ${seconds(usage.wall)}`,
    goal,
  });
  return [
    row('new machine that fills a shared cache', filling, '–'),
    row('new machine with a full shared cache', warm, '≤ 0.15 ×'),
    row('new machine with a full shared cache, one edited page', edit, '≤ 0.15 ×'),
  ];
}

/** @param url address of the store; without it, the site has no shared cache */
function configText(settings: string, key: string, url: string | undefined): string {
  if (url === undefined) return `export default ${settings};\n`;
  const extension = pathToFileURL(path.join(root, 'build/extensions/remote-cache/index.js')).href;
  const use = `remoteCache({ url: ${JSON.stringify(url)}, mode: 'read-write' })`;
  return `import { remoteCache } from ${JSON.stringify(extension)};
process.env.LECTERN_CACHE_KEY = ${JSON.stringify(key)};
export default { ...${settings}, extensions: [${use}] };
`;
}
