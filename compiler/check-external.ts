import { diagnose } from './diagnostics/catalogue.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import { requestPolitely, type Network } from './external/request-politely.ts';
import { anchorsIn } from './external/anchors-in.ts';
import { externalLinks, type ExternalLink } from './external/external-links.ts';
import { readKnown, writeKnown, type KnownVerdict } from './external/known-verdicts.ts';
import type { Verdict } from './external/judge.ts';
import { EnvironmentError } from './fs/environment-error.ts';
import { networkOf } from './project/network/request-address.ts';
import { ownAddresses } from './project/network/own-addresses.ts';
import type { Stages } from './stages.ts';

/** The result of checking links to other sites. */
export interface ExternalReport {
  /** The number of addresses that the site links to. */
  addresses: number;
  /**
   * The number of addresses that were requested in this run. The verdicts of all other addresses are from earlier
   * runs.
   */
  asked: number;
  /** Addresses without a verdict, and the reason: the host refuses programs, or is not requested. */
  unknown: { url: string; reason: string }[];
}

export interface ExternalCheck {
  diagnostics: Diagnostic[];
  report: ExternalReport;
}

/** The number of verdicts after which verdicts are saved, so that an interrupted run isn't lost. */
const keptEvery = 25;
const day = 86_400_000;

/**
 * Requests the addresses of other sites that a site links to. An address that worked is requested again only
 * after some days.
 *
 * @param stages updated stages
 */
export async function checkExternal(stages: Stages, network?: Network): Promise<ExternalCheck> {
  const { project, parsed } = stages;
  const { dir, files } = project.cacheFolder;
  const options = project.config.externalLinks;
  const via = network ?? networkOf(options.local);
  const frames = stages.languages().map(({ site }) => site);
  const links = externalLinks(parsed.sources, frames, project.configFile ?? 'lectern.config', options, ownAddresses());
  const known = await readKnown(dir, files);
  const anchorsOf = (url: string) => new Set(links.get(url)!.flatMap(({ anchor }) => anchor ?? []));
  const isKnown = (url: string) => {
    const { outcome, at, anchors = {} } = known.get(url) ?? {};
    // If ids were missing, the address is requested again, like a broken one.
    const hasAll = [...anchorsOf(url)].every((anchor) => anchors[anchor]?.isThere);
    return outcome === 'fine' && hasAll && via.now() - Date.parse(at!) < options.days * day;
  };
  const requested = [...links.keys()].filter((url) => !isKnown(url));
  let [done, unreached] = [0, 0];
  // Addresses without a link any more are removed from the file.
  const save = () => writeKnown(new Map([...known].filter(([url]) => links.has(url))), dir, files);
  let saving = Promise.resolve();
  const onVerdict = (url: string, { text, ...verdict }: Verdict) => {
    const at = new Date(via.now()).toISOString();
    const since = verdict.outcome === 'broken' ? (known.get(url)?.since ?? at) : undefined;
    const anchors = verdict.outcome === 'fine' && anchorsOf(url).size > 0 ? anchorsIn(text, anchorsOf(url)) : undefined;
    known.set(url, { ...verdict, at, since, anchors });
    done += 1;
    if (verdict.outcome === 'broken' && !verdict.reason!.startsWith('answers')) unreached += 1;
    if (done % keptEvery === 0) saving = saving.then(save);
    project.onProgress?.({ stage: 'ask other sites', done, all: requested.length });
  };
  await requestPolitely(requested, via, onVerdict, (url) => anchorsOf(url).size > 0);
  if (unreached === requested.length && new Set(requested.map((url) => new URL(url).host)).size > 3)
    throw new EnvironmentError('no other site can be reached', 'check the network connection of this machine');
  await saving;
  await save();
  return {
    diagnostics: [...links].flatMap(([url, leading]) =>
      leading.flatMap((link) => diagnosticsOf(url, link, known.get(url)!)),
    ),
    report: {
      addresses: links.size,
      asked: requested.length,
      unknown: [...links.keys()].flatMap((url) => {
        const { outcome, reason = '' } = known.get(url)!;
        return outcome === 'unknown' ? [{ url, reason }] : [];
      }),
    },
  };
}

function diagnosticsOf(url: string, { place, anchor }: ExternalLink, known: KnownVerdict): Diagnostic[] {
  const { outcome, reason = '', since, at, anchors } = known;
  if (outcome === 'broken') {
    const before = since?.slice(0, 10) === at.slice(0, 10) ? undefined : since?.slice(0, 10);
    return [diagnose('external-link', place, { url, reason, since: before })];
  }
  const { isThere = true, near } = anchor === undefined ? {} : (anchors?.[anchor] ?? {});
  return isThere ? [] : [diagnose('external-anchor', place, { url, anchor: anchor!, near })];
}
