import type { CompileOptions, CompileReport, CompileRun } from './compile-report.ts';
import { diagnose } from './diagnostics/catalogue.ts';
import { compareDiagnostics, errorsIn, type Diagnostic } from './diagnostics/diagnostic.ts';
import { relativePath } from './fs/inside.ts';
import { cacheProblemOf, reportOf } from './make-report.ts';
import { keepReport } from './output/last-compile.ts';
import type { Published } from './output/publish.ts';
import type { Edition } from './output/publish-site.ts';
import * as session from './incremental/session.ts';
import { asCancellation, checkpointOf, type Checkpoint } from './incremental/cancellation.ts';
import { startStageClock, type StageClock } from './stage-clock.ts';
import { openStages, type Stages } from './stages.ts';
import { runUntracked, withoutFailedPages } from './without-failed-pages.ts';

/**
 * Compiles a site.
 *
 * @param siteDir the site's folder
 * @throws ConfigError if the config can't be used; EnvironmentError for errors of the machine
 */
export async function compile(siteDir: string, options: CompileOptions = {}): Promise<CompileReport> {
  // The report of a page's dependencies requires tracking, and `runUntracked` disables tracking.
  if (options.explain !== undefined) return compileStages(openStages(siteDir, options), options);
  return runUntracked(siteDir, options, async (stages) => {
    const report = await compileOnce(stages, options);
    const isLasting = options.cache !== false && options.against === undefined;
    if (report.published && isLasting) await keepReport(siteDir, options, stages, report);
    return { ...report, stats: { ...report.stats, ...cacheProblemOf(stages.project, options) } };
  });
}

/** Compiles a site whose stages are already open. A cancelled run publishes nothing, and can be repeated. */
export function compileStages(stages: Stages, options: CompileOptions, run?: CompileRun): Promise<CompileReport> {
  const marked = { ...run, ...(run?.checkpoint && { checkpoint: asCancellation(run.checkpoint) }) };
  return withoutFailedPages(stages, () => compileOnce(stages, options, marked));
}

async function compileOnce(stages: Stages, options: CompileOptions, run: CompileRun = {}): Promise<CompileReport> {
  const step = openStep(stages, run);
  const { clock } = step;
  try {
    await computeSite(stages, step);
    const diagnostics = stages.diagnostics();
    const decision = openDecision(stages, options, diagnostics);
    const edition = errorsIn(diagnostics).length > 0 ? undefined : await emit(stages, step);
    const published = edition && (await publish(edition, step, decision.mayCommit));
    return reportOf(stages, options, decision.found().sort(compareDiagnostics), published, clock);
  } finally {
    session.dropUnread();
    stages.prerendering.endPrerendering();
    await stages.inThreads.endThreads();
    await stages.project.endRun();
  }
}

/** A run through the stages. */
interface Step {
  readonly clock: StageClock;
  /** Absolute paths of files that may have changed. If absent, all files are checked. */
  readonly changes: ReadonlySet<string> | undefined;
  readonly checkpoint: Checkpoint;
}

/** Starts a run through the stages. */
export function openStep(
  { project }: Stages,
  { changes, checkpoint = checkpointOf(undefined) }: CompileRun = {},
): Step {
  return { clock: startStageClock(project.onProgress), changes, checkpoint };
}

/** Updates everything that the output depends on: the stages before `emit`. */
export async function computeSite(stages: Stages, step: Step): Promise<void> {
  await scan(stages, step);
  await parse(stages, step);
  await buildSite(stages, step);
  await link(stages, step);
  await readCode(stages, step);
}

/** Finds the files of all collections, and determines which have changed. */
async function scan({ project, output }: Stages, { changes, checkpoint, clock }: Step): Promise<void> {
  await project.rescan(changes, checkpoint);
  if (!changes) await output.check(checkpoint);
  clock.end('open');
  await project.scan();
  clock.end('scan', { files: project.found.length });
}

/** Parses each source file to a document: head, body, sections. */
async function parse({ parsed }: Stages, { clock }: Step): Promise<void> {
  await parsed.parse();
  clock.end('parse', { documents: parsed.sources.size, parsed: parsed.parsedCount });
}

/** Computes versions, sidebars, tags, pages and routes from the heads of documents and their history in git. */
async function buildSite(stages: Stages, { changes, clock }: Step): Promise<void> {
  const { history, site, checks, publishedRoutes } = stages;
  await history.readHistory(!changes);
  clock.end('history', { files: history.history.size });
  await site.update();
  await checks.update();
  await publishedRoutes.readPublished();
  clock.end('site', { routes: site.routes.length });
}

/** Resolves each link, image and partial in the heads of documents. */
async function link({ assets, linked }: Stages, { clock }: Step): Promise<void> {
  await assets.readAssets();
  clock.end('link', { pages: linked.pageCount, assets: assets.assets.size });
}

/** Reads images and social cards, bundles code for browsers, and computes the data of extension pages. */
async function readCode(stages: Stages, { clock }: Step): Promise<void> {
  const { images, cards, code, viewer } = stages;
  await images.readImages();
  await cards.readCards();
  await code.bundleCode();
  await stages.makePageData();
  await viewer.readViewer();
  clock.end('code', { modules: code.code.modules.size, files: code.code.files.length });
}

/** Computes the output files, including the search index, and writes them next to the current output. */
async function emit({ project, search, output }: Stages, { changes, checkpoint, clock }: Step): Promise<Edition> {
  search.pauseAt(checkpoint);
  await project.sharePages();
  const edition = await output.emit(changes ? 'now' : 'idle', checkpoint);
  clock.end('emit');
  return edition;
}

/** Replaces the current output with the new files, unless `mayCommit` forbids it. */
async function publish(
  edition: Edition,
  { clock }: Step,
  mayCommit: (left: readonly string[]) => boolean,
): Promise<Published | undefined> {
  const published = await edition.publish(mayCommit);
  if (!published) return undefined;
  const { written, removed, bytes } = published;
  clock.end('publish', { written, removed, bytes });
  return published;
}

/**
 * Decides whether the output may be published.
 *
 * @param diagnostics diagnostics of the stages before `emit`
 */
function openDecision(stages: Stages, { strict }: CompileOptions, diagnostics: readonly Diagnostic[]) {
  let left: readonly string[] = [];
  const found = () => [
    ...diagnostics,
    ...stages.reported([...stages.outputDiagnostics(), ...leftDiagnostics(left, stages.project.dir)]),
  ];
  return {
    /** Returns all diagnostics so far. */
    found,
    /**
     * Called after the last stage, with the complete diagnostics.
     *
     * @param leftFiles absolute paths of old output files that Lectern doesn't remove, because someone has changed
     * them
     */
    mayCommit(leftFiles: readonly string[]): boolean {
      left = leftFiles;
      return !found().some(({ severity }) => severity === 'error' || strict);
    },
  };
}

/** Returns warnings about old output files that Lectern doesn't remove, because someone has changed them. */
function leftDiagnostics(left: readonly string[], siteDir: string): Diagnostic[] {
  return left.map((file) => diagnose('changed-output', { path: relativePath(siteDir, file) }, { file }));
}
