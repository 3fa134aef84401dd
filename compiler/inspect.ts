import { updateStages } from './compile.ts';
import { cacheFaultOf, type CacheFault, type CompileOptions } from './compile-report.ts';
import type { ExternalReport } from './check-external.ts';
import { compareDiagnostics, errorsIn, type Diagnostic } from './diagnostics/diagnostic.ts';
import type { Network } from './external/ask-politely.ts';
import type { Notice } from './docusaurus/notice.ts';
import type { AddressLists } from './addresses/find-address.ts';
import type { Redirect, Site, SiteRoute } from './site/site.ts';
import { checkpointOf } from './incremental/cancellation.ts';
import type { Stages } from './stages.ts';
import { startStageClock } from './stage-clock.ts';
import { lookOnce } from './without-failed-pages.ts';

/** A site with its diagnostics. */
export interface InspectedSite {
  site: Site;
  /** Everything that answers addresses, in all languages. */
  answers: AddressLists<SiteRoute, Redirect>;
  diagnostics: Diagnostic[];
  notices: readonly Notice[];
  /** The result of checking links to other sites, if requested. */
  external?: ExternalReport | undefined;
  /** The reason why the next run can't use the whole cache, if it can't. */
  cacheFault?: CacheFault | undefined;
}

export interface InspectOptions extends Pick<
  CompileOptions,
  'locale' | 'stubMissing' | 'cacheDir' | 'against' | 'config' | 'onProgress'
> {
  /** Report barriers for readers with low or no vision. */
  a11y?: boolean | undefined;
  /** Check links to other sites. */
  external?: boolean | undefined;
  /** A branch, a tag or a commit: report only files that differ from it, and files that depend on these. */
  since?: string | undefined;
  /** Compute every file of the output, as a compile does, to report the errors that only occur then. */
  rehearse?: boolean | undefined;
  /** Requests addresses of other sites; the network by default. */
  network?: Network | undefined;
}

/** Everything except writing: reads the site and finds every diagnostic. */
export function inspect(
  siteDir: string,
  { a11y, external, since, network, rehearse, ...options }: InspectOptions = {},
): Promise<InspectedSite> {
  return lookOnce(siteDir, options, async (stages) => {
    await updateStages(stages, startStageClock(stages.project.onProgress));
    const { site, diagnostics, project } = stages;
    const { routes, redirects, rewrites } = site;
    const answers = { pages: routes, redirects, rewrites, hasFile: stages.hasFile };
    const asked = external ? await (await import('./check-external.ts')).checkExternal(stages, network) : undefined;
    const barriers = a11y ? await (await import('./check-accessibility.ts')).checkAccessibility(stages) : [];
    const more = stages.told([...(asked?.diagnostics ?? []), ...barriers]);
    // A compile renders nothing for a site with errors either.
    if (rehearse && errorsIn(diagnostics()).length === 0) await rehearseOutput(stages);
    const rendered = rehearse ? stages.told(stages.outputFaults()) : [];
    const faults = [...diagnostics(), ...rendered, ...more].sort(compareDiagnostics);
    return {
      site: site.site,
      answers,
      diagnostics:
        since === undefined ? faults : await (await import('./changed-since.ts')).faultsSince(faults, stages, since),
      notices: project.site.notices,
      external: asked?.report,
      ...cacheFaultOf(project, {}),
    };
  });
}

async function rehearseOutput({ output, prerendering }: Stages): Promise<void> {
  try {
    await output.rehearse(checkpointOf(undefined));
  } finally {
    prerendering.endPrerendering();
  }
}
