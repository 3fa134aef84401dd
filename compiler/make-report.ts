import type { CacheProblem, CompileOptions, CompileReport } from './compile-report.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { explainPage } from './explain-page.ts';
import type { Published } from './output/publish.ts';
import type { StageClock } from './stage-clock.ts';
import type { Stages } from './stages.ts';

/**
 * Creates the report of a compile.
 *
 * @param published the result of publishing; absent if nothing was published
 */
export function reportOf(
  stages: Stages,
  options: CompileOptions,
  diagnostics: Diagnostic[],
  published: Published | undefined,
  clock: StageClock,
): CompileReport {
  const { site, parsed } = stages;
  const { sharedPages } = stages.project;
  const { written = 0, removed = 0, bytes = 0, changed = [] } = published ?? {};
  return {
    published: published !== undefined,
    diagnostics,
    notices: stages.project.site.notices,
    pages: site.routes.length,
    ...(stages.prerendering.failedPages > 0 && { failedPages: stages.prerendering.failedPages }),
    changed,
    ...(options.explain !== undefined && { explanation: explainPage(stages, options.explain) }),
    stats: {
      documents: parsed.sources.size,
      parsed: parsed.parsedCount,
      ...(sharedPages && { rendered: sharedPages.rendered() }),
      written,
      removed,
      bytes,
      milliseconds: clock.elapsed(),
      stages: clock.stages,
      ...cacheProblemOf(stages.project, options),
    },
  };
}

/** @returns an object with the field `cacheFault` if an enabled cache could not be used; otherwise an empty object */
export function cacheProblemOf(
  { cacheProblem }: Stages['project'],
  { cache = true }: Pick<CompileOptions, 'cache'>,
): { cacheFault?: CacheProblem } {
  const problem = cache ? cacheProblem() : undefined;
  return problem ? { cacheFault: { message: problem.message, hint: problem.hint } } : {};
}
