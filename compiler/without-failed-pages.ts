import path from 'node:path';
import type { CompileOptions } from './compile-report.ts';
import { ContentError } from './diagnostics/content-error.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { locatedError } from './diagnostics/located-error.ts';
import { PageError } from './diagnostics/page-error.ts';
import { Cancellation } from './incremental/cancellation.ts';
import * as session from './incremental/session.ts';
import { inConfigFile } from './project/settings/place-problems.ts';
import { openStages, type Stages } from './stages.ts';

/** The number of failed pages after which a run stops. */
const mostFailures = 20;

/**
 * Runs a compile. If a page throws, the page is left out and the compile runs again, to report the other diagnostics.
 *
 * @throws ContentError for any other exception, and after many failed pages; ConfigError, EnvironmentError and the
 * reason of a cancellation are thrown unchanged
 */
export async function withoutFailedPages<Report>(stages: Stages, run: () => Promise<Report>): Promise<Report> {
  const { parsed } = stages;
  const failures: Diagnostic[] = [];
  try {
    parsed.takeBack();
    for (;;) {
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof PageError) || !parsed.sources.has(error.source)) throw error;
        failures.push(error.diagnostic);
        if (failures.length > mostFailures) throw new ContentError(failures, error.cause);
        parsed.leaveOut(error);
      }
    }
  } catch (error) {
    throw located(error, stages);
  }
}

/** @returns the error that ends a run: the reason of a cancellation is unchanged, any other error gets a location */
function located(error: unknown, stages: Stages): unknown {
  if (error instanceof Cancellation) return error.reason;
  const { project } = stages;
  return locatedError(project.isOpen() ? inConfigFile(error, project.site) : error, () => configOf(stages));
}

/** @returns the config's name, or the folder's name before the config is read */
function configOf({ project, siteDir }: Stages): string {
  return project.isOpen() && project.configFile !== undefined
    ? project.configFile
    : path.basename(path.resolve(siteDir));
}

/** Opens a site for one run that writes no output, and ends the run. */
export function lookOnce<Report>(
  siteDir: string,
  options: CompileOptions,
  look: (stages: Stages) => Promise<Report>,
): Promise<Report> {
  return runUntracked(siteDir, options, (stages) => look(stages).finally(() => stages.project.endRun()));
}

/**
 * Opens a site for one run, untracked. After a page throws, a run needs dependencies, so the site is opened again.
 *
 * @param run may be called twice
 * @throws as `withoutFailedPages` does
 */
export async function runUntracked<Report>(
  siteDir: string,
  options: CompileOptions,
  run: (stages: Stages) => Promise<Report>,
): Promise<Report> {
  const open = () => openStages(siteDir, options);
  const untracked = session.untracked(open);
  try {
    return await run(untracked);
  } catch (error) {
    if (!(error instanceof PageError)) throw located(error, untracked);
    const stages = open();
    return withoutFailedPages(stages, () => run(stages));
  }
}
