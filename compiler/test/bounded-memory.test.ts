// Heads in memory, bodies on disk: the memory of a compile grows with heads only.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder } from './temp.ts';

const script = path.join(import.meta.dirname, 'live-memory.mjs');
/** Collects all garbage after this many allocated megabytes, regardless of time and of the load of the machine. */
const flags = ['--gc-global', '--min-semi-space-size=128', '--max-semi-space-size=128', '--no-incremental-marking'];

/** The size of bodies that stay in memory until they are read (compiler/cache/cache.ts), which is no leak. */
const mostHeld = 24_000_000;
const bodySize = 150_000;

/** Pages with small heads and large bodies: a code block is not searched, and not highlighted without a language. */
const pagesOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `docs/page-${index}.md`,
      `# Page ${index}\n\nA sentence.\n\n\`\`\`\n${'a line of code '.repeat(bodySize / 15)}\n\`\`\`\n`,
    ]),
  );

/** @returns the maximum live memory in kilobytes while a separate process compiles a site */
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

test('the memory of a compile grows with the heads of its pages, and not with their bodies', async () => {
  const few = Math.ceil(mostHeld / bodySize);
  // The live memory at a collection varies by a megabyte or two. With few pages, the few collections miss the maximum.
  // So the test compares many pages with twice as many.
  const added = 2 * few;
  const [less, more] = await Promise.all([mostLive(added), mostLive(2 * added)]);
  const growth = (more - less) / added;
  assert.ok(growth < 20, `${growth.toFixed(1)} kB for each page more`);
});

test.run();
