import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts';
import { compareBuiltPages } from '../compare/built-pages.ts';
import { Differences } from '../compare/differences.ts';
import { compareLeftBehind } from '../compare/left-behind.ts';
import { runTimed } from './command.ts';
import { openPages } from './open-pages.ts';
import { installedVersion, installPackages, pagesIn, siteIn } from './prepare.ts';
import type { Row } from './row.ts';

const root = path.resolve(import.meta.dirname, '../..');
const lectern = path.join(root, 'bin/lectern.js');
const loader = path.join(import.meta.dirname, 'load-docusaurus.cjs');

/** The maximum number of differences of each kind, and of problems, in a row. */
const most = 5;

/** Options for trying a site. */
export interface Extent {
  /** Whether Docusaurus also builds the site, so that heading ids and visible HTML are compared. */
  builds: boolean;
  /** Whether the installed packages stay in the checkout. */
  keepsPackages: boolean;
}

/**
 * Compiles a site unchanged, and compares the result with the site's own Docusaurus.
 *
 * @param checkout the folder of a repository
 * @returns the row of the site, or `undefined` if the repository has no config of Docusaurus
 */
export async function trySite(checkout: string, extent: Extent): Promise<Row | undefined> {
  const site = siteIn(path.resolve(checkout));
  if (site === undefined) return undefined;
  const row: Row = { site: path.basename(checkout), files: pagesIn(site) };
  const output = path.join(site, 'dist-lectern');
  row.install = await installPackages(site);
  row.docusaurus = installedVersion(site);
  await compileSite(site, output, row);
  if (row.docusaurus !== undefined) await runDocusaurus(site, output, row, extent.builds);
  if (row.published) row.browser = (await openPages(output)).slice(0, 4 * most);
  for (const made of [output, path.join(site, 'build'), path.join(site, '.docusaurus'), path.join(site, '.lectern')])
    rmSync(made, { recursive: true, force: true });
  if (!extent.keepsPackages) rmSync(path.join(site, 'node_modules'), { recursive: true, force: true });
  return row;
}

/** Compiles the site, with placeholders for packages if npm could not install them. */
async function compileSite(site: string, output: string, row: Row): Promise<void> {
  const stub = row.docusaurus === undefined ? ['--stub-missing'] : [];
  rmSync(output, { recursive: true, force: true });
  const command = [process.execPath, lectern, 'compile', site, '--json', '--no-cache', '--out-dir', output, ...stub];
  const { code, stdout, stderr, cpu } = await runTimed(command, site, 600);
  Object.assign(row, { exit: code, published: false, cpu });
  if (stdout === '') {
    row.failure = stderr.trim().slice(0, 500);
    return;
  }
  const report = JSON.parse(stdout) as { published: boolean; diagnostics: Diagnostic[] };
  row.published = report.published;
  if (report.published) row.routes = routesIn(output);
  const ofSeverity = (severity: string) => report.diagnostics.filter((each) => each.severity === severity);
  const errors = ofSeverity('error');
  row.errors = errors.slice(0, 2 * most).map(describe);
  row.errorCount = errors.length;
  row.warnings = countsOf(ofSeverity('warning').map(({ rule }) => rule));
  row.crashes = report.diagnostics.filter(({ rule }) => rule === 'prerender-failed').map(describe);
}

function describe({ rule, message, place }: Diagnostic): string {
  return `${place?.path ?? ''}:${place?.line ?? ''} ${rule}: ${message}`.slice(0, 300);
}

/**
 * Loads the site with Docusaurus, and builds it if `builds` is set. Then compares the files that Docusaurus has
 * written with Lectern's output.
 */
async function runDocusaurus(site: string, output: string, row: Row, builds: boolean): Promise<void> {
  for (const name of ['build', '.docusaurus']) rmSync(path.join(site, name), { recursive: true, force: true });
  const loaded = await runTimed([process.execPath, loader, site], site, 300);
  row.loaded = loaded.code === 0 ? true : reasonIn(loaded.stderr || loaded.stdout);
  if (builds && row.loaded === true) {
    const built = await runTimed(['npx', 'docusaurus', 'build'], site, 580, { ...process.env, CI: 'true' });
    row.built = built.code === 0 ? built.cpu : reasonIn(built.stdout + built.stderr);
  }
  if (!row.published) return;
  const differences = new Differences();
  const [build, generated] = [path.join(site, 'build'), path.join(site, '.docusaurus')];
  if (typeof row.built === 'number') compareBuiltPages(build, output, differences);
  if (existsSync(path.join(generated, 'routes.js'))) compareLeftBehind(generated, output, differences);
  row.facts = differences.lines(most);
}

/** Returns the first lines of a program's output that contain a reason for its failure. */
function reasonIn(output: string): string {
  const lines = output.split('\n').filter((line) => /error|cannot|invalid|missing|not found/i.test(line));
  return (lines.length > 0 ? lines.slice(0, 4).join(' | ') : output.slice(-400)).slice(0, 700);
}

function countsOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function routesIn(output: string): number {
  const { routes } = JSON.parse(readFileSync(path.join(output, 'corpus/routes.json'), 'utf8')) as { routes: unknown[] };
  return routes.length;
}
