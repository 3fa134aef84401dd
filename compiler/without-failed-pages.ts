import path from 'node:path';
import type { CompileOptions } from './compile-report.ts';
import { ContentError } from './diagnostics/errors/content-error.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { locatedError } from './diagnostics/errors/located-error.ts';
import { PageError } from './diagnostics/errors/page-error.ts';
import { Cancellation } from './values/cancellation.ts';
import * as session from './incremental/session.ts';
import { inConfigFile } from './project/settings/place-problems.ts';
import { openStages, type Stages } from './stages.ts';

/** The maximum number of failed pages in a run. More failures stop the run. */
const mostFailures = 20;

/**
 * Runs a compile. If a page throws, the compile runs again without the page, so that other diagnostics are
 * also found.
 *
 * @throws ContentError for exceptions that no page has caused, and after too many failed pages. ConfigError,
 * EnvironmentError and the reason for a cancellation are thrown unchanged
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

/** @returns the error that ends a run. Unless the run was cancelled, the error gets a location */
function located(error: unknown, stages: Stages): unknown {
  if (error instanceof Cancellation) return error.reason;
  const { project } = stages;
  return locatedError(project.isOpen() ? inConfigFile(error, project.site) : error, () => configOf(stages));
}

/**
 * @returns the name of the config, for the location of an error. Before Lectern has read the config, it is the name of
 * the folder
 */
function configOf({ project, siteDir }: Stages): string {
  return project.isOpen() && project.configFile !== undefined
    ? project.configFile
    : path.basename(path.resolve(siteDir));
}

/** Opens a site for one run that writes no output, and closes it afterwards. */
export function inspectOnce<Report>(
  siteDir: string,
  options: CompileOptions,
  inspect: (stages: Stages) => Promise<Report>,
): Promise<Report> {
  return runUntracked(siteDir, options, (stages) => inspect(stages).finally(() => stages.project.endRun()));
}

/**
 * Opens a site for one run, without tracking dependencies. If a page throws, opens the site again with tracking, and
 * repeats the run without the page.
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
