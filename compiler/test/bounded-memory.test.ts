// Heads in memory, bodies on disk: what a compile holds grows with heads alone.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { siteFiles } from '../../scripts/bench/generate-site.ts';
import { tempFolder } from './temp.ts';

const script = path.join(import.meta.dirname, 'live-memory.mjs');
/** All garbage is collected whenever that many megabytes were allocated: it hangs neither on time nor on the rest of the machine. */
const flags = ['--gc-global', '--min-semi-space-size=128', '--max-semi-space-size=128', '--no-incremental-marking'];

/** @returns how many kilobytes were live at most while a generated site was compiled, in a process of its own */
async function mostLive(pages: number): Promise<number> {
  const folder = tempFolder();
  try {
    folder.write(Object.fromEntries(siteFiles(pages, 1)));
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, folder.dir]);
    return Number(stdout) / 1024;
  } finally {
    folder.remove();
  }
}

test('what a compile holds grows with the heads of its pages, not with their bodies', async () => {
  const [few, many] = await Promise.all([mostLive(500), mostLive(2000)]);
  const growth = (many - few) / 1500;
  // It is 18 with the bodies that are held for a while and the places of pages in their sidebars among it. Each head
  // once more would be 3, and all bodies 10.
  assert.ok(growth < 20, `${growth.toFixed(1)} kB for each page more`);
});

test.run();
