// Compiles public Docusaurus sites unchanged, and compares each with its own Docusaurus.
//     npm run try:sites -- <checkout> … [--rows rows.jsonl] [--build] [--keep-packages]
//     npm run try:sites -- --table rows.jsonl
// Each checkout is the folder of a repository with a Docusaurus config at its root, in `website/` or in `docs/`. The
// script installs the packages without their scripts, one site after the other. It appends a line of JSON to `--rows`
// for each site, and skips sites that already have a line. `--build` also runs `docusaurus build`, which takes minutes.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findChromium } from './find-chromium.js';
import { tableOf, type Row } from './sites/row.ts';
import { trySite } from './sites/try-site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: 'rows.jsonl' },
    build: { type: 'boolean', default: false },
    'keep-packages': { type: 'boolean', default: false },
    table: { type: 'string' },
  },
});
const readRows = (file: string): Row[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Row)
    : [];

if (values.table === undefined) await tryAll(positionals, values.rows);
else console.log(tableOf(readRows(values.table)));

async function tryAll(checkouts: readonly string[], file: string): Promise<void> {
  if (checkouts.length === 0) throw new Error('usage: try:sites <checkout> … [--rows rows.jsonl] [--build]');
  const done = new Set(readRows(file).map(({ site }) => site));
  process.env.CHROME_PATH = await findChromium();
  for (const checkout of checkouts) {
    if (done.has(path.basename(checkout))) continue;
    const row = await trySite(checkout, {
      builds: values.build,
      keepsPackages: values['keep-packages'],
    });
    if (row === undefined) {
      console.log(`${checkout}: no docusaurus.config`);
      continue;
    }
    appendFileSync(file, `${JSON.stringify(row)}\n`);
    console.log(tableOf([row]).split('\n')[2]);
  }
}
