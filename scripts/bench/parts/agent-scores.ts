import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { installPackages, siteIn } from '../../sites/prepare.ts';
import { installAfdocs, type Score, type ScoreOf } from '../agents/afdocs.ts';
import { addressOf, hasNginx, place, withLectern, withNginx, withStaticServer } from '../agents/served-site.ts';
import type { BuiltSite } from '../agents/served-site.ts';
import { docusaurus } from '../first-load/docusaurus.ts';
import { makeSite } from '../first-load/make-site.ts';
import { makeMaterial } from '../first-load/material.ts';
import { own } from '../first-load/own.ts';
import { starlight } from '../first-load/starlight.ts';
import { vitepress } from '../first-load/vitepress.ts';
import { lectern, median, root } from '../measure.ts';
import type { Row } from '../row.ts';

const run = promisify(execFile);

/**
 * Measures with afdocs how well agents can read sites. The sites are Lectern's own site, public Docusaurus sites, and
 * the same Markdown in four generators.
 *
 * @param folder for packages and built sites
 * @param checkouts folders of repositories with a Docusaurus site
 * @param real the compiled docs of Docusaurus, if they exist
 */
export async function* agentScores(
  folder: string,
  checkouts: readonly string[],
  real: string | undefined,
): AsyncGenerator<Row[]> {
  if (!hasNginx) throw new Error('these measurements need nginx');
  const scoreOf = await installAfdocs(folder);
  yield await contentRows(folder, scoreOf);
  yield await rowsOfGenerators(folder, scoreOf);
  yield* publicSites(folder, scoreOf, checkouts, real);
}

async function contentRows(folder: string, scoreOf: ScoreOf): Promise<Row[]> {
  const content = path.join(root, 'content');
  const site = await compiled(content, path.join(folder, 'content'));
  const row = (server: string, score: Score): Row => ({
    what: `agents, afdocs, this site from ${server}`,
    figure: String(score.overall),
    beside: notPassed(score),
    goal: '≥ 98',
  });
  const served = await withLectern(content, site, (url) => scoreOf(url, site.origin));
  const hosted = await withNginx(site, (url) => scoreOf(url, site.origin));
  return [row('`lectern serve`', served), row('nginx', hosted)];
}

/** Builds the same generated Markdown with four generators. */
async function rowsOfGenerators(folder: string, scoreOf: ScoreOf): Promise<Row[]> {
  const material = makeMaterial();
  const origin = 'https://tides.example';
  const scores: string[] = [];
  for (const generator of [vitepress, starlight, docusaurus]) {
    const dist = await makeSite(generator, material, path.join(folder, 'same'));
    const score = await withStaticServer({ root: dist, dist, baseUrl: '/', origin }, (url) => scoreOf(url, origin));
    scores.push(`${generator.name} ${score.overall}`);
  }
  const dist = await makeSite(own, material, path.join(folder, 'same'));
  const { overall } = await withNginx({ root: dist, dist, baseUrl: '/', origin }, (url) => scoreOf(url, origin));
  const what = `agents, afdocs, the same ${material.docs.size} generated pages`;
  return [{ what, figure: String(overall), beside: scores.join(', '), goal: '' }];
}

/** Compiles public Docusaurus sites unchanged, and measures them and the docs of Docusaurus. */
async function* publicSites(
  folder: string,
  scoreOf: ScoreOf,
  checkouts: readonly string[],
  real: string | undefined,
): AsyncGenerator<Row[], void> {
  const scores: number[] = [];
  const measured = async (name: string, site: BuiltSite): Promise<Row[]> => {
    const score = await withNginx(site, (url) => scoreOf(url, site.origin));
    scores.push(score.overall);
    return [{ what: `agents, afdocs, ${name}`, figure: String(score.overall), beside: notPassed(score), goal: '' }];
  };
  if (real !== undefined) {
    const { url, baseUrl } = await addressOf(real);
    yield await measured('Docusaurus docs', { root: real, dist: real, baseUrl, origin: new URL(url).origin });
  }
  for (const checkout of checkouts) {
    const source = siteIn(path.resolve(checkout));
    if (source === undefined) throw new Error(`${checkout}: no docusaurus.config`);
    await installPackages(source);
    const name = path.basename(checkout);
    const site = await compiled(source, path.join(folder, 'public', name));
    yield await measured(`${name.replace('+', '/')} unchanged`, site);
  }
  if (scores.length === 0) return;
  const what = `agents, afdocs, median of ${scores.length} public sites`;
  yield [{ what, figure: String(median(scores)), beside: '', goal: '≥ 95' }];
}

async function compiled(source: string, target: string): Promise<BuiltSite> {
  const output = path.join(target, 'output');
  await mkdir(target, { recursive: true });
  await run(process.execPath, [lectern, 'compile', source, '--no-cache', '--out-dir', output, '--quiet'], {
    maxBuffer: 100_000_000,
  });
  const { url, baseUrl } = await addressOf(output);
  return place(output, path.join(target, 'served'), url, baseUrl);
}

function notPassed({ open }: Score): string {
  return `not passed: ${open.join(', ') || 'none'}`;
}
