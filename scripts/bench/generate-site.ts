// Generates a site of any size: 20 pages in each folder, about 6 kB each. The same seed creates the same site.
//     node --import tsx scripts/bench/generate-site.ts --pages 1000 --seed 1 --out /tmp/site
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pageText, titleOf } from './page-text.ts';
import { seeded } from './random.ts';

const pagesAFolder = 20;
/** The path of the site's own style sheet. Lectern finds it without a setting. */
export const styleSheet = 'src/css/custom.css';

/** @returns the files: path in the site → content */
export function siteFiles(pages: number, seed: number): Map<string, string> {
  const random = seeded(seed);
  const name = (index: number) => `part-${Math.floor(index / pagesAFolder)}/page-${index % pagesAFolder}.md`;
  const files = new Map([
    [
      'lectern.config.json',
      JSON.stringify({
        title: 'Generated',
        url: 'https://generated.example',
        docs: [{}],
        blog: [{}],
      }),
    ],
  ]);
  files.set('docs/index.md', '---\ntitle: Generated\nslug: /\n---\n\nPages made by a program, to measure with.\n');
  files.set(styleSheet, 'body { border-top: 1px solid }\n');
  for (let index = 0; index < pages; index += 1) {
    const links = Array.from({ length: 8 }, () => `../${name(random.below(pages))}`);
    files.set(
      `docs/${name(index)}`,
      pageText(`${titleOf(random)} ${index}`, (index % pagesAFolder) + 1, links, random),
    );
  }
  // The blog is needed to measure the cost of feeds.
  for (let post = 1; post <= 10; post += 1) {
    const title = titleOf(random);
    files.set(
      `blog/2026-01-${String(post).padStart(2, '0')}-post.md`,
      pageText(title, post, ['2026-01-01-post.md'], random).replace('\n## ', '\n<!-- truncate -->\n\n## '),
    );
  }
  return files;
}

/** Writes the generated site into a folder. */
export async function generateSite(pages: number, seed: number, out: string): Promise<void> {
  for (const [file, text] of siteFiles(pages, seed)) {
    await mkdir(path.dirname(path.join(out, file)), { recursive: true });
    await writeFile(path.join(out, file), text);
  }
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({
    options: {
      pages: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
    },
  });
  if (values.out === undefined) throw new Error('--out names the folder to write into');
  await generateSite(Number(values.pages), Number(values.seed), values.out);
}
