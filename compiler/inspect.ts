import { updateStages } from './compile.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { untracked } from './incremental/tracking.ts';
import type { Site } from './site/site.ts';
import { startStageClock } from './stage-clock.ts';
import { openStages } from './stages.ts';

/** Everything but writing: the site as it would be, and every fault of it. */
export async function inspect(siteDir: string): Promise<{ site: Site; diagnostics: Diagnostic[] }> {
  const stages = untracked(() => openStages(siteDir, {}));
  try {
    await updateStages(stages, startStageClock());
    return { site: stages.site.site, diagnostics: stages.diagnostics() };
  } finally {
    await stages.project.endRun();
  }
}
