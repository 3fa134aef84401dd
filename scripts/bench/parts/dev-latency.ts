import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { startChromium } from '../../../viewer/test/browser/chromium.ts';
import { styleSheet } from '../generate-site.ts';
import { lectern, median } from '../measure.ts';
import { milliseconds, type BenchSite, type Row } from '../row.ts';

/** Kind of edit → function that inserts a unique string (`mark`) into a page's source, so that the page displays it. */
const kinds: Record<string, (text: string, mark: string) => string> = {
  paragraph: (text, mark) =>
    text.replace(/^---\n[^]*?\n---\n/, (frontMatter) => `${frontMatter}\nA line with ${mark}.\n`),
  heading: (text, mark) => text.replace(/^## .*$/m, `## Heading ${mark}`),
  title: (text, mark) => text.replace(/^title: .*$/m, `title: Title ${mark}`),
  'sidebar label': (text, mark) =>
    text.replace(/^(sidebar_label: .*\n)?title: /m, `sidebar_label: Label ${mark}\ntitle: `),
};

/**
 * Measures `lectern dev`: the time from saving a page until Chromium displays the new text, as the median of 20
 * edits.
 */
export async function devLatency(site: BenchSite, goal: string): Promise<Row[]> {
  const server = spawn(process.execPath, [lectern, 'dev', site.dir, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await startChromium();
  try {
    const url = await new Promise<string>((resolve, reject) => {
      server.stdout.on('data', (text) => /http:\S+/.test(String(text)) && resolve(/http:\S+/.exec(String(text))![0]));
      server.on('exit', (code) => reject(new Error(`lectern dev ended with ${code}`)));
    });
    const name = 'docs/part-1/page-1';
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url + name);
    await page.waitForSelector('main h1');
    const times = new Map<string, number[]>();
    for (let count = 0; count < 20; count += 1) {
      // Waits until the background work after the start, or after the previous edit, has ended.
      await sleep(2500);
      const kind = Object.keys(kinds)[count % 4]!;
      times.set(kind, [
        ...(times.get(kind) ?? []),
        await edit(path.join(site.dir, `${name}.md`), kind, `mark-${count}-of-20`, page),
      ]);
    }
    const styled: number[] = [];
    for (let count = 1; count <= 5; count += 1) {
      await sleep(2500);
      styled.push(await restyle(path.join(site.dir, styleSheet), count, page));
    }
    const each = [...times].map(([kind, values]) => `${kind} ${milliseconds(median(values))}`).join(', ');
    return [
      {
        what: `save → new text on the screen, ${site.pages} pages`,
        figure: milliseconds(median([...times.values()].flat())),
        beside: each,
        goal,
      },
      {
        what: `another style sheet → on the screen, ${site.pages} pages`,
        figure: milliseconds(median(styled)),
        beside: `the slowest of ${styled.length}: ${milliseconds(Math.max(...styled))}`,
        goal: '≤ 1 s',
      },
    ];
  } finally {
    await browser.close();
    server.kill('SIGINT');
  }
}

async function edit(file: string, kind: string, mark: string, page: Page): Promise<number> {
  const text = kinds[kind]!(await readFile(file, 'utf8'), mark);
  await page.evaluate(watchFor, mark);
  const saved = performance.timeOrigin + performance.now();
  await writeFile(file, text);
  await page.waitForFunction(() => Reflect.has(window, 'shownAt'));
  return (await page.evaluate(() => Reflect.get(window, 'shownAt') as number)) - saved;
}

/** Changes the site's style sheet. @returns the milliseconds until the page displays the change */
async function restyle(file: string, width: number, page: Page): Promise<number> {
  const started = performance.now();
  await writeFile(file, `body { border-top: ${width}px solid }\n`);
  await page.waitForFunction((seen) => getComputedStyle(document.body).borderTopWidth === `${seen}px`, width);
  return performance.now() - started;
}

/**
 * Runs in the page. Records when the mark was painted, in milliseconds since 1970, so that other processes can
 * compare the time.
 */
function watchFor(mark: string): void {
  Reflect.deleteProperty(window, 'shownAt');
  const observer = new MutationObserver(() => {
    if (!document.body.textContent.includes(mark)) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => Reflect.set(window, 'shownAt', performance.timeOrigin + performance.now())),
    );
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
}
