import { spawn, type ChildProcess } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lectern, median } from '../measure.ts';
import { milliseconds, type BenchSite, type Row } from '../row.ts';

/** The ways in which a page is edited. */
export const kinds: Record<string, (text: string, count: number) => string> = {
  paragraph: (text, count) => `${text}\nA line of the ${count}th edit.\n`,
  heading: (text, count) => text.replace(/^## .*$/m, `## The ${count}th heading`),
  title: (text, count) => text.replace(/^title: .*$/m, `title: The ${count}th title`),
  'sidebar label': (text, count) =>
    text.replace(/^(sidebar_label: .*\n)?title: /m, `sidebar_label: The ${count}th label\ntitle: `),
};

/** From the save of a page to the moment at which the last file of the output is in place, with `compile --watch`. */
export async function edits(site: BenchSite, goal: string): Promise<Row[]> {
  const child = spawn(process.execPath, [lectern, 'compile', site.dir, '--out-dir', site.out, '--watch'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const silence = listen(child);
  try {
    await silence();
    const times = new Map<string, number[]>();
    for (let count = 0; count < 20; count += 1) {
      const kind = Object.keys(kinds)[count % 4]!;
      times.set(kind, [...(times.get(kind) ?? []), await edit(site, kind, count)]);
      await silence();
    }
    const all = median([...times.values()].flat());
    const each = [...times].map(([kind, values]) => `${kind} ${milliseconds(median(values))}`).join(', ');
    return [{ what: `save → files written, ${site.pages} pages`, figure: milliseconds(all), beside: each, goal }];
  } finally {
    child.kill('SIGINT');
    await new Promise((resolve) => child.on('close', resolve));
  }
}

/** @returns the page that is edited for the n-th time: another each time, in another folder */
export function editedPage(pages: number, count: number): string {
  return `docs/part-${(count * 7) % (pages / 20)}/page-${count % 20}`;
}

async function edit({ dir, out, pages }: BenchSite, kind: string, count: number): Promise<number> {
  const page = editedPage(pages, count);
  const source = path.join(dir, `${page}.md`);
  const target = path.join(out, 'corpus/pages', `${page}.json`);
  const manifest = path.join(out, 'corpus/manifest.json');
  const text = kinds[kind]!(await readFile(source, 'utf8'), count);
  const before = { target: (await stat(target)).mtimeMs, manifest: (await stat(manifest)).mtimeMs };
  const started = performance.now();
  await writeFile(source, text);
  for (;;) {
    // The manifest is put in place last.
    if ((await stat(manifest)).mtimeMs !== before.manifest && (await stat(target)).mtimeMs !== before.target) break;
    if (performance.now() - started > 60_000)
      throw new Error(`nothing was written within a minute of an edit of ${source}`);
    await sleep(1);
  }
  return performance.now() - started;
}

/** @returns waits until the process has spoken, and then been silent for a while: whatever it does after an edit is over */
function listen(child: ChildProcess): () => Promise<void> {
  const ear = { last: Infinity };
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', () => (ear.last = performance.now()));
  return async () => {
    do {
      if (child.exitCode !== null) throw new Error(`watching ended with ${child.exitCode}`);
      await sleep(300);
    } while (performance.now() - ear.last < 1500 || ear.last === Infinity);
  };
}
