import { updateStages } from './compile.ts';
import { cacheFaultOf, type CacheFault, type CompileOptions } from './compile-report.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Notice } from './docusaurus/notice.ts';
import type { Answers } from './site/routes/published-route.ts';
import type { Site } from './site/site.ts';
import { startStageClock } from './stage-clock.ts';
import { runUntracked } from './without-failed-pages.ts';

/** What a site would be like, and what there is to be said of it. */
export interface InspectedSite {
  site: Site;
  /** What answers addresses, in all languages. */
  answers: Answers;
  diagnostics: Diagnostic[];
  notices: readonly Notice[];
  /** Why the next run can't use all of the cache; absent when it can. */
  cacheFault?: CacheFault | undefined;
}

/** Everything but writing: the site as it would be, and every fault of it. */
export function inspect(
  siteDir: string,
  options: Pick<CompileOptions, 'locale' | 'stubMissing' | 'cacheDir' | 'against'> = {},
): Promise<InspectedSite> {
  return runUntracked(siteDir, options, async (stages) => {
    try {
      await updateStages(stages, startStageClock());
      const { site, diagnostics, project } = stages;
      const { routes, redirects, rewrites } = site;
      const answers = { routes, redirects, rewrites, staticPathnames: project.staticPathnames };
      const found = { site: site.site, answers, diagnostics: diagnostics(), notices: project.site.notices };
      return { ...found, ...cacheFaultOf(project, {}) };
    } finally {
      await stages.project.endRun();
    }
  });
}
