import type { CompileOptions } from './compile-report.ts';
import { PageError } from './diagnostics/page-error.ts';
import * as session from './incremental/session.ts';
import type { ParsedSources } from './project/content/parse-sources.ts';
import { openStages, type Stages } from './stages.ts';

/** How many pages may fail before that counts as a fault of something that they share. */
const mostFailures = 20;

/**
 * Runs a compile. A page that cannot be made is a fault of its source: it is left out, and the compile runs again, for
 * what is to be said of the others.
 *
 * @throws whatever is the fault of no page, or of very many
 */
export async function withoutFailedPages<Report>(parsed: ParsedSources, run: () => Promise<Report>): Promise<Report> {
  parsed.takeBack();
  for (let failures = 0; ; failures += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof PageError)) throw error;
      if (failures === mostFailures) throw error.cause;
      parsed.leaveOut(error);
    }
  }
}

/** Opens a site for one look that writes no output, and ends that. */
export function lookOnce<Report>(
  siteDir: string,
  options: CompileOptions,
  look: (stages: Stages) => Promise<Report>,
): Promise<Report> {
  return runUntracked(siteDir, options, (stages) => look(stages).finally(() => stages.project.endRun()));
}

/**
 * Opens a site for one run, untracked: it is opened again when a page cannot be made.
 *
 * @param run what is done, perhaps twice
 */
export async function runUntracked<Report>(
  siteDir: string,
  options: CompileOptions,
  run: (stages: Stages) => Promise<Report>,
): Promise<Report> {
  const open = () => openStages(siteDir, options);
  try {
    return await run(session.untracked(open));
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    const stages = open();
    return withoutFailedPages(stages.parsed, () => run(stages));
  }
}
