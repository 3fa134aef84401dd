import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fastGlob from 'fast-glob';
import { median } from '../measure.ts';
import { ratio, type BenchSite, type Row } from '../row.ts';

/**
 * Measures the ratio between the compressed JSON file and the compressed Markdown file of each page. The site must be
 * compiled.
 */
export async function pageSize({ dir, out }: BenchSite): Promise<Row[]> {
  const ratios: number[] = [];
  for (const source of await fastGlob('docs/part-*/*.md', { cwd: dir })) {
    const size = async (file: string) => gzipSync(await readFile(file)).length;
    const page = await size(path.join(out, 'corpus/pages', source.replace(/\.md$/, '.json')));
    ratios.push(page / (await size(path.join(dir, source))));
  }
  return [
    {
      what: 'page JSON, compressed',
      figure: ratio(median(ratios)),
      beside: 'the compressed Markdown of the page; median',
      goal: '≤ 1.6 ×',
    },
  ];
}
