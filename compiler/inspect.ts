import type { Shard } from './cache/cache.ts';
import { computeSite, openStep } from './compile.ts';
import type { CacheProblem, CompileOptions } from './compile-report.ts';
import { cacheProblemOf } from './make-report.ts';
import { refusal } from './diagnostics/errors/problem.ts';
import { compareDiagnostics, errorsIn, type Diagnostic } from './diagnostics/diagnostic.ts';
import type { OptionalReport, RequestedCheck } from './extensions/checks/optional-checks.ts';
import type { Notice } from './extensions/hooks/notice.ts';
import type { AddressLists } from './addresses/find-address.ts';
import type { Redirect, Site } from './site/site.ts';
import { checkpointOf } from './incremental/cancellation.ts';
import type { Stages } from './stages.ts';
import { inspectOnce } from './without-failed-pages.ts';
import type { SiteRoute } from './site/routes/route.ts';

/** A site with its diagnostics. */
export interface InspectedSite {
  site: Site;
  /** The pages, redirects, rewrites and files of all languages. */
  answers: AddressLists<SiteRoute, Redirect>;
  diagnostics: Diagnostic[];
  notices: readonly Notice[];
  /** The results of the requested checks. */
  summaries: OptionalReport['summaries'];
  /** Why the next run can't use the whole cache. Absent without a problem. */
  cacheFault?: CacheProblem | undefined;
}

export interface InspectOptions extends Pick<
  CompileOptions,
  'locale' | 'stubMissing' | 'cacheDir' | 'against' | 'config' | 'onProgress'
> {
  /** Checks of extensions that run only if they are requested. */
  checks?: readonly RequestedCheck[] | undefined;
  /**
   * A branch, a tag or a commit. Only diagnostics of files that differ from it, or depend on such files, are
   * returned.
   */
  since?: string | undefined;
  /** Whether to compute all output files, as compiling does, to find errors that occur only in that step. */
  rehearse?: boolean | undefined;
}

/** Finds all diagnostics of a site, without writing output. */
export function inspect(
  siteDir: string,
  { checks = [], since, rehearse, ...options }: InspectOptions = {},
): Promise<InspectedSite> {
  return inspectOnce(siteDir, options, async (stages) => {
    await computeSite(stages, openStep(stages));
    const { site, diagnostics, project } = stages;
    const { routes, redirects, rewrites } = site;
    const answers = { pages: routes, redirects, rewrites, hasFile: stages.hasFile };
    const requested = await stages.checks.runOptional(checks);
    const more = stages.reported(requested.diagnostics);
    // As in `compile`, the output files are not computed if there are errors.
    if (rehearse && errorsIn(diagnostics()).length === 0) await rehearseOutput(stages);
    const rendered = rehearse ? stages.reported(stages.outputDiagnostics()) : [];
    const problems = [...diagnostics(), ...rendered, ...more].sort(compareDiagnostics);
    return {
      site: site.site,
      answers,
      diagnostics:
        since === undefined
          ? problems
          : await (await import('./changed-since.ts')).diagnosticsSince(problems, stages, since),
      notices: project.site.notices,
      summaries: requested.summaries,
      ...cacheProblemOf(project, {}),
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

/** The result of parsing one machine's share of a site. */
interface ShardReport {
  /** The number of documents that are assigned to this machine. */
  documents: number;
  /** The number of documents that this machine has parsed. All other documents were in the cache. */
  parsed: number;
  cacheFault?: CacheProblem | undefined;
}

/**
 * Parses a part of a site's documents into the cache that several machines share. Publishes nothing and reports no
 * problems in content, because the machine that compiles the whole site does that.
 *
 * @throws ConfigError if the site has no shared cache, or the cache is read-only
 */
export function parseShard(siteDir: string, options: CompileOptions, shard: Shard): Promise<ShardReport> {
  return inspectOnce(siteDir, options, async (stages) => {
    const { project, parsed } = stages;
    await project.rescan(undefined, checkpointOf(undefined));
    await refuseUnshared(project);
    await project.scan();
    await parsed.parse(shard);
    await project.endRun();
    return { documents: parsed.sources.size, parsed: parsed.parsedCount, ...cacheProblemOf(project, options) };
  });
}

async function refuseUnshared({ shared, configFile = 'lectern.config' }: Stages['project']): Promise<void> {
  const hint = 'add the extension "lectern/remote-cache" with the mode "read-write"';
  const refuse = (message: string) => refusal(configFile, { key: 'extensions', message, hint });
  if (!shared) throw refuse('"--shard" needs a cache that several machines share');
  if (!(await shared.isWritable()))
    throw refuse('"--shard" must write to the shared cache, but the config allows only reading');
}
