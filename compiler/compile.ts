import { reportOf, type CompileOptions, type CompileReport } from './compile-report.ts';
import { keepReport } from './output/last-compile.ts';
import { dropUnread } from './incremental/node.ts';
import { untracked } from './incremental/tracking.ts';
import { noPause, type Pause } from './incremental/pause.ts';
import { startStageClock, type StageClock } from './stage-clock.ts';
import { openStages, type Stages } from './stages.ts';

/** Where a compile looks, and whether it can wait. */
export interface Look {
  /** Absolute paths that may have changed since the last; absent: look at everything. */
  hints?: ReadonlySet<string> | undefined;
  pause?: Pause | undefined;
}

/**
 * Compiles a site: sources → artifacts.
 *
 * @param siteDir the site's folder
 * @throws ConfigError for a config that can't be used, EnvironmentError when the machine refuses
 */
export async function compile(siteDir: string, options: CompileOptions = {}): Promise<CompileReport> {
  const open = () => openStages(siteDir, options);
  // What a page depends on is only known where it is tracked.
  const stages = options.explain === undefined ? untracked(open) : open();
  const report = await compileStages(stages, options);
  if (report.published && options.cache !== false && options.explain === undefined)
    await keepReport(siteDir, options, stages, report);
  return report;
}

/** Brings the output up to date. When that is interrupted nothing is published, and all that is stale stays so. */
export async function compileStages(stages: Stages, options: CompileOptions, look: Look = {}): Promise<CompileReport> {
  const { hints, pause = noPause } = look;
  const clock = startStageClock();
  try {
    await updateStages(stages, look, clock);
    const diagnostics = stages.diagnostics();
    const isRefused = diagnostics.some(({ severity }) => severity === 'error' || options.strict);
    const published = isRefused ? undefined : await stages.output.publish({ isHasty: hints !== undefined, pause });
    if (published)
      clock.end('publish', { written: published.written, removed: published.removed, bytes: published.bytes });
    return reportOf(stages, options, diagnostics, published, clock);
  } finally {
    dropUnread();
    await stages.project.endRun();
  }
}

/** Brings up to date all that the output is made of. */
export async function updateStages(stages: Stages, { hints, pause = noPause }: Look, clock: StageClock): Promise<void> {
  const { project, parsed, history, site, assets, linked, images, code, viewer, search, output } = stages;
  await project.look(hints, pause);
  if (!hints) await output.check(pause);
  clock.end('open');
  await project.scan();
  clock.end('scan', { files: project.found.length });
  await parsed.parse();
  clock.end('parse', { documents: parsed.sources.size, parsed: parsed.parsedCount });
  await history.readHistory(!hints);
  clock.end('history', { files: history.history.size });
  await site.update();
  clock.end('site', { routes: site.site.routes.length });
  await assets.readAssets();
  clock.end('link', { pages: linked.links.size, assets: assets.assets.size });
  await images.readImages();
  await code.bundleCode();
  await viewer.readViewer();
  clock.end('code', { modules: code.code.modules.size, files: code.code.files.length });
  search.waitWith(pause);
}
