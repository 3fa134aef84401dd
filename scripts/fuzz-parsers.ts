// Parses random Markdown with the native parser and with remark, and prints sources for which the two results differ.
// Also mutates documents of a real site, if these exist.
//     node --import tsx scripts/fuzz-parsers.ts [--runs 100000] [--seed 2]
import fastGlob from 'fast-glob';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compareParsers } from '../compiler/test/parse/native/compare-parsers.ts';
import { mutatedTexts } from '../compiler/test/parse/native/mutated-texts.ts';
import { sharedMaterial } from './shared-material.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '100000' }, seed: { type: 'string', default: '2' } },
});
const files = fastGlob
  .sync(['content/**/*.{md,mdx}', `${sharedMaterial('corpora')}/**/*.{md,mdx}`], { cwd: root, absolute: true })
  .sort();

let count = 0;
let native = 0;
let different = 0;
for (const text of mutatedTexts(
  Number(values.runs),
  Number(values.seed),
  files.map((file) => readFileSync(file, 'utf8')),
)) {
  const format = (count += 1) % 2 ? 'md' : 'mdx';
  const documents = compareParsers(text, format);
  if (!documents) continue;
  native += 1;
  if (documents.remark === documents.native) continue;
  different += 1;
  const at = [...documents.remark].findIndex((letter, index) => documents.native[index] !== letter);
  const around = (json: string) => json.slice(Math.max(0, at - 80), at + 80);
  console.log(
    `${format} ${JSON.stringify(text)}\n  remark: ${around(documents.remark)}\n  native: ${around(documents.native)}`,
  );
}
console.log(`${different} of ${count} sources differ; the native engine parsed ${native}`);
if (different > 0) process.exitCode = 1;
