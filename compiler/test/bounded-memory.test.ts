// Tests that a compile keeps the bodies of pages on disk. Only the heads are in memory: titles, links and other
// metadata.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { tempFolder } from './temp.ts';

const script = path.join(import.meta.dirname, 'live-memory.mjs');
/** V8 flags: collect all garbage after a fixed number of allocated megabytes, independent of the machine's load. */
const flags = ['--gc-global', '--min-semi-space-size=128', '--max-semi-space-size=128', '--no-incremental-marking'];

/**
 * Maximum size of bodies that the cache keeps in memory by design (`mostHeld` in compiler/cache/cache.ts), in bytes.
 */
const mostHeld = 24_000_000;
const bodySize = 150_000;

/** Pages with small heads and large bodies. A code block without language is neither searched nor highlighted. */
const pagesOf = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `docs/page-${index}.md`,
      `# Page ${index}\n\nA sentence.\n\n\`\`\`\n${'a line of code '.repeat(bodySize / 15)}\n\`\`\`\n`,
    ]),
  );

/** @returns the maximum live memory in kilobytes while another process compiles a site */
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
  // Memory is measured only at garbage collections, and varies by a megabyte or two. So the test compares two large
  // sites, one with twice as many pages.
  const added = 2 * few;
  const [less, more] = await Promise.all([mostLive(added), mostLive(2 * added)]);
  const growth = (more - less) / added;
  assert.ok(growth < 20, `${growth.toFixed(1)} kB for each page more`);
});

test.run();
