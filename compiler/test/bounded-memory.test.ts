// Heads in memory, bodies on disk: what a compile holds grows with heads alone.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder } from './temp.ts';

const script = path.join(import.meta.dirname, 'live-memory.mjs');
/** All garbage is collected whenever that many megabytes were allocated: it hangs neither on time nor on the rest of the machine. */
const flags = ['--gc-global', '--min-semi-space-size=128', '--max-semi-space-size=128', '--no-incremental-marking'];

/** How much of bodies is held until they are read, and so no measure of what stays (compiler/cache/cache.ts). */
const mostHeld = 24_000_000;
const bodySize = 150_000;

/** Pages with little that is read and a body that is large: a block of code is neither searched nor, without a language, coloured. */
const pagesOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `docs/page-${index}.md`,
      `# Page ${index}\n\nA sentence.\n\n\`\`\`\n${'a line of code '.repeat(bodySize / 15)}\n\`\`\`\n`,
    ]),
  );

/** @returns how many kilobytes were live at most while a site was compiled, in a process of its own */
async function mostLive(pages: number): Promise<number> {
  const folder = tempFolder();
  try {
    folder.write(pagesOf(pages));
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, script, folder.dir]);
    return Number(stdout) / 1024;
  } finally {
    folder.remove();
  }
}

test('what a compile holds grows with the heads of its pages, not with their bodies', async () => {
  const few = Math.ceil(mostHeld / bodySize);
  // What is seen at a collection differs by a megabyte or two with the moment at which it comes, and of few pages too little
  // is collected to see the most: so there are many, and twice as many.
  const added = 2 * few;
  const [less, more] = await Promise.all([mostLive(added), mostLive(2 * added)]);
  const growth = (more - less) / added;
  assert.ok(growth < 20, `${growth.toFixed(1)} kB for each page more`);
});

test.run();
