// The floor that others start from: remark with GFM and MDX reads every page of a folder, and nothing more.
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
  // MDX has no front matter, and no HTML comments.
  parser.parse(readFileSync(path.join(folder, file), 'utf8').replace(/^---[^]*?\n---\n/, ''));
}
