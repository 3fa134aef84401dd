import type { CompileOptions, CompileReport, CompileRun } from './compile-report.ts';
import { diagnose } from './diagnostics/catalogue.ts';
import { compareDiagnostics, errorsIn, type Diagnostic } from './diagnostics/diagnostic.ts';
import { relativePath } from './fs/inside.ts';
import { cacheProblemOf, reportOf } from './make-report.ts';
import { keepReport } from './output/last-compile.ts';
import * as session from './incremental/session.ts';
import { asCancellation, checkpointOf } from './incremental/cancellation.ts';
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
  // Explaining a page needs dependencies, which `runUntracked` doesn't track.
  if (options.explain !== undefined) return compileStages(openStages(siteDir, options), options);
  return runUntracked(siteDir, options, async (stages) => {
    const report = await compileOnce(stages, options);
    const isLasting = options.cache !== false && options.against === undefined;
    if (report.published && isLasting) await keepReport(siteDir, options, stages, report);
    return { ...report, stats: { ...report.stats, ...cacheProblemOf(stages.project, options) } };
  });
}

/** Compiles with open stages. A run that is cancelled publishes nothing, and can be repeated. */
export function compileStages(stages: Stages, options: CompileOptions, run?: CompileRun): Promise<CompileReport> {
  const marked = { ...run, ...(run?.checkpoint && { checkpoint: asCancellation(run.checkpoint) }) };
  return withoutFailedPages(stages, () => compileOnce(stages, options, marked));
}

async function compileOnce(stages: Stages, options: CompileOptions, run: CompileRun = {}): Promise<CompileReport> {
  const { changes, checkpoint = checkpointOf(undefined) } = run;
  const clock = startStageClock(stages.project.onProgress);
  try {
    await updateStages(stages, clock, run);
    const diagnostics = stages.diagnostics();
    let left: readonly string[] = [];
    const found = () => [
      ...diagnostics,
      ...stages.reported([...stages.outputDiagnostics(), ...leftDiagnostics(left, stages.project.dir)]),
    ];
    // Called when all diagnostics are known. No diagnostic may be added afterwards.
    const mayCommit = (leftFiles: readonly string[]) => {
      left = leftFiles;
      return !found().some(({ severity }) => severity === 'error' || options.strict);
    };
    const priority = changes ? 'now' : 'idle';
    const published =
      errorsIn(diagnostics).length > 0 ? undefined : await stages.output.publish(priority, checkpoint, mayCommit);
    if (published)
      clock.end('publish', { written: published.written, removed: published.removed, bytes: published.bytes });
    return reportOf(stages, options, found().sort(compareDiagnostics), published, clock);
  } finally {
    session.dropUnread();
    stages.prerendering.endPrerendering();
    await stages.project.endRun();
  }
}

/** Returns warnings about files of the last output that were not removed, because someone has changed them. */
function leftDiagnostics(left: readonly string[], siteDir: string): Diagnostic[] {
  return left.map((file) => diagnose('changed-output', { path: relativePath(siteDir, file) }, { file }));
}

/** Updates everything that the output depends on. */
export async function updateStages(stages: Stages, clock: StageClock, run: CompileRun = {}): Promise<void> {
  const { changes, checkpoint = checkpointOf(undefined) } = run;
  const { project, parsed, history, site, publishedRoutes, assets, linked } = stages;
  const { images, cards, code, viewer, search, output } = stages;
  await project.rescan(changes, checkpoint);
  if (!changes) await output.check(checkpoint);
  clock.end('open');
  await project.scan();
  clock.end('scan', { files: project.found.length });
  await parsed.parse();
  clock.end('parse', { documents: parsed.sources.size, parsed: parsed.parsedCount });
  await history.readHistory(!changes);
  clock.end('history', { files: history.history.size });
  await site.update();
  await stages.checks.update();
  await publishedRoutes.readPublished();
  clock.end('site', { routes: site.routes.length });
  await assets.readAssets();
  clock.end('link', { pages: linked.pageCount, assets: assets.assets.size });
  await images.readImages();
  await cards.readCards();
  await code.bundleCode();
  await stages.makePageData();
  await viewer.readViewer();
  clock.end('code', { modules: code.code.modules.size, files: code.code.files.length });
  search.pauseAt(checkpoint);
}
