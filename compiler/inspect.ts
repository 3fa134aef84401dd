import { updateStages } from './compile.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Site } from './site/site.ts';
import { startStageClock } from './stage-clock.ts';
import { runUntracked } from './without-failed-pages.ts';

/** Everything but writing: the site as it would be, and every fault of it. */
export function inspect(siteDir: string): Promise<{ site: Site; diagnostics: Diagnostic[] }> {
  return runUntracked(siteDir, {}, async (stages) => {
    try {
      await updateStages(stages, startStageClock());
      return { site: stages.site.site, diagnostics: stages.diagnostics() };
    } finally {
      await stages.project.endRun();
    }
  });
}
