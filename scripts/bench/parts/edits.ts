import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { styleSheet } from '../generate-site.ts';
import { lectern, median } from '../measure.ts';
import { milliseconds, type BenchSite, type Row } from '../row.ts';

/** Kind of edit → function that changes a page. */
export const kinds: Record<string, (text: string, count: number) => string> = {
  paragraph: (text, count) => `${text}\nA line of the ${count}th edit.\n`,
  heading: (text, count) => text.replace(/^## .*$/m, `## The ${count}th heading`),
  title: (text, count) => text.replace(/^title: .*$/m, `title: The ${count}th title`),
  'sidebar label': (text, count) =>
    text.replace(/^(sidebar_label: .*\n)?title: /m, `sidebar_label: The ${count}th label\ntitle: `),
};

/** Measures the time with `compile --watch` from saving a page until all files are written. */
export async function edits(site: BenchSite, goal: string): Promise<Row[]> {
  return whileWatching(site, async (silence) => {
    const times = new Map<string, number[]>();
    for (let count = 0; count < 20; count += 1) {
      const kind = Object.keys(kinds)[count % 4]!;
      const page = editedPage(site.pages, count);
      const time = await edit(site, { source: `${page}.md`, target: `corpus/pages/${page}`, kind, count });
      times.set(kind, [...(times.get(kind) ?? []), time]);
      await silence();
    }
    const all = median([...times.values()].flat());
    const each = [...times].map(([kind, values]) => `${kind} ${milliseconds(median(values))}`).join(', ');
    const { comes, goes } = await comeAndGo(site, silence);
    const styles = await restyle(site, silence);
    return [
      { what: `save → files written, ${site.pages} pages`, figure: milliseconds(all), beside: each, goal },
      {
        what: `a page is added or removed → files written, ${site.pages} pages`,
        figure: milliseconds(median([...comes, ...goes])),
        beside: `added ${milliseconds(median(comes))}, removed ${milliseconds(median(goes))}`,
        goal: '≤ 150 ms',
      },
      {
        what: `the site's style sheet → files written, ${site.pages} pages`,
        figure: milliseconds(median(styles)),
        beside: '',
        goal: '≤ 1 s',
      },
    ];
  });
}

/**
 * Runs a function while `compile --watch` watches a site.
 *
 * @param run gets a function that waits until `compile --watch` has printed nothing for a while
 */
async function whileWatching<Found>(
  site: BenchSite,
  run: (silence: () => Promise<void>) => Promise<Found>,
): Promise<Found> {
  const child = spawn(process.execPath, [lectern, 'compile', site.dir, '--out-dir', site.out, '--watch'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const silence = listen(child);
  try {
    await silence();
    return await run(silence);
  } finally {
    child.kill('SIGINT');
    await new Promise((resolve) => child.on('close', resolve));
  }
}

/** @returns the page for the `count`-th edit. Each edit changes a different page, usually in a different folder */
export function editedPage(pages: number, count: number): string {
  return `docs/part-${(count * 7) % (pages / 20)}/page-${count % 20}`;
}

/** An edit: the file to save, the JSON file of its page (without `.json`), and the kind of change. */
export interface Edit {
  source: string;
  target: string;
  kind: string;
  count: number;
}

/** @returns the milliseconds from the save until all files are written */
async function edit(site: BenchSite, { source, target, kind, count }: Edit): Promise<number> {
  const [saved, shown] = [path.join(site.dir, source), path.join(site.out, `${target}.json`)];
  const text = kinds[kind]!(await readFile(saved, 'utf8'), count);
  const before = await changedAt(shown);
  return timeOf(
    site,
    () => writeFile(saved, text),
    async () => (await changedAt(shown)) !== before,
  );
}

/** Creates and deletes pages. @returns the milliseconds from each creation or deletion until the output is updated */
async function comeAndGo(site: BenchSite, silence: () => Promise<void>): Promise<Record<'comes' | 'goes', number[]>> {
  const times = { comes: [] as number[], goes: [] as number[] };
  for (let count = 0; count < 5; count += 1) {
    const page = `${editedPage(site.pages, count)}-new`;
    const source = path.join(site.dir, `${page}.md`);
    const target = path.join(site.out, 'corpus/pages', `${page}.json`);
    const text = `# The ${count}th new page\n\nIt leads [to another](./page-1.md).\n`;
    times.comes.push(
      await timeOf(
        site,
        () => writeFile(source, text),
        async () => (await changedAt(target)) > 0,
      ),
    );
    await silence();
    times.goes.push(
      await timeOf(
        site,
        () => rm(source),
        async () => (await changedAt(target)) === 0,
      ),
    );
    await silence();
  }
  return times;
}

/** Changes the style sheet of all pages. @returns the milliseconds until each change is written */
async function restyle(site: BenchSite, silence: () => Promise<void>): Promise<number[]> {
  const [sheet, target] = [path.join(site.dir, styleSheet), path.join(site.out, 'styles/custom.css')];
  const times: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    const before = await changedAt(target);
    times.push(
      await timeOf(
        site,
        () => writeFile(sheet, `body { border-top: ${count + 2}px solid }\n`),
        async () => (await changedAt(target)) !== before,
      ),
    );
    await silence();
  }
  return times;
}

/** @returns the milliseconds from a change until the manifest is replaced. The manifest is written last */
async function timeOf(
  { out }: BenchSite,
  change: () => Promise<void>,
  isDone: () => Promise<boolean>,
): Promise<number> {
  const manifest = path.join(out, 'corpus/manifest.json');
  const before = await changedAt(manifest);
  const started = performance.now();
  await change();
  while ((await changedAt(manifest)) === before || !(await isDone())) {
    if (performance.now() - started > 60_000) throw new Error(`nothing was written to ${out} within a minute`);
    await sleep(1);
  }
  return performance.now() - started;
}

/** @returns the time of a file's last change, in milliseconds since 1970; 0 if it does not exist */
async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}

/** Returns a function that waits for the compile, and then until the process has printed nothing for a while. */
function listen(child: ChildProcess): () => Promise<void> {
  const ear = { last: Infinity, hasCompiled: false };
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (text) => {
      ear.hasCompiled ||= String(text).includes('Watching for changes');
      if (ear.hasCompiled) ear.last = performance.now();
    });
  // The silence must last three seconds, because the background rescan prints nothing while it writes files.
  return async () => {
    do {
      if (child.exitCode !== null) throw new Error(`watching ended with ${child.exitCode}`);
      await sleep(300);
    } while (performance.now() - ear.last < 3000 || ear.last === Infinity);
  };
}
