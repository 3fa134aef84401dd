// Parses every page of a folder with remark, GFM and MDX, and does nothing else. No tool that uses remark can compile
// these pages faster.
//     node --import tsx scripts/bench/parse-with-remark.ts <folder>
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const folder = process.argv[2]!;
const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();
for (const file of fastGlob.sync('docs/**/*.md', { cwd: folder })) {
  // Removes the front matter, because MDX does not support it.
  parser.parse(readFileSync(path.join(folder, file), 'utf8').replace(/^---[^]*?\n---\n/, ''));
}
