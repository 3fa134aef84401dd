// Compares the output of Lectern for a Docusaurus site with the output of Docusaurus.
//     npm run compare:docusaurus -- <site> [--build <folder>] [--compiled <folder>] [--show 20]
//     … -- <site> --pictures <folder> [--page /docs/intro …]    also takes screenshots of both in Chromium
// First build <site> with `docusaurus build` (into `build`) and with `lectern compile` (into `dist`). `--build` and
// `--compiled` name other folders. The exit code is 1 if something differs.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareBuiltPages } from './compare/built-pages.ts';
import { Differences } from './compare/differences.ts';
import { compareLeftBehind } from './compare/left-behind.ts';
import { pagesToShow } from './compare/pages-to-show.ts';
import { comparePictures } from './compare/pictures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'string' },
    compiled: { type: 'string' },
    pictures: { type: 'string' },
    page: { type: 'string', multiple: true },
    show: { type: 'string', default: '20' },
  },
});
const [site] = positionals;
if (site === undefined) throw new Error('usage: compare:docusaurus <site> [--build <folder>] [--compiled <folder>]');
const { build = path.join(site, 'build'), compiled = path.join(site, 'dist') } = values;
const generated = path.join(site, '.docusaurus');

const differences = new Differences();
// Without a build, only the data that Docusaurus has stored in `.docusaurus` is compared.
if (existsSync(build)) compareBuiltPages(build, compiled, differences);
if (existsSync(generated)) compareLeftBehind(generated, compiled, differences);
for (const line of differences.lines(Number(values.show))) console.log(line);
const reported = values.pictures
  ? await comparePictures(build, compiled, values.page ?? pagesToShow(build), values.pictures)
  : [];
for (const line of reported) console.log(line);
process.exitCode = differences.isEmpty && reported.length === 0 ? 0 : 1;
