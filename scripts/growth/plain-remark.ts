// Parses a Markdown file with remark only, and converts the result to an HTML tree.
//     node --import tsx scripts/growth/plain-remark.ts <file>
import { readFileSync } from 'node:fs';
import { toHast } from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const file = process.argv[2]!;
const parser = unified().use(remarkParse).use(remarkGfm);
if (file.endsWith('.mdx')) parser.use(remarkMdx);
toHast(parser.parse(readFileSync(file, 'utf8')));
