import type { CheckedSite, CheckSummary, OptionalCheckContext, Report } from '../../../compiler/index.ts';
import { anchorsIn } from './anchors-in.ts';
import { externalLinks, type ExternalLink, type ExternalLinkOptions, type ExternalLinks } from './external-links.ts';
import { readKnown, writeKnown, type KnownVerdict } from './known-verdicts.ts';
import type { Verdict } from './judge.ts';
import { openAddress } from './open-address.ts';
import { ownAddresses } from './own-addresses.ts';
import { networkOf } from './request-address.ts';
import { requestPolitely, type Network } from './request-politely.ts';

/** Number of new verdicts after which all verdicts are saved, so that they survive an interrupted run. */
const keptEvery = 25;
const day = 86_400_000;

type Context = OptionalCheckContext<unknown>;

/**
 * Requests the addresses of other sites that a site links to. An address that worked is requested again only
 * after some days.
 *
 * @throws EnvironmentError if no other site can be reached
 */
export async function checkLinks(
  site: CheckedSite,
  report: Report,
  context: Context,
  network?: Network,
): Promise<CheckSummary> {
  const options = site.settings.externalLinks as unknown as ExternalLinkOptions & { days: number };
  const own = ownAddresses();
  const via = network ?? networkOf(options.local, openAddress, own, context.version);
  const links = externalLinks(site.documents, site.menuLinks, options, own);
  const known = await readKnown(context.cache);
  const isKnown = (url: string) => {
    const { outcome, at, anchors = {} } = known.get(url) ?? {};
    // If the page lacks an id that a link needs, the address is requested again, like a broken one.
    const hasAll = [...anchorsOf(url, links)].every((anchor) => anchors[anchor]?.isThere);
    return outcome === 'fine' && hasAll && via.now() - Date.parse(at!) < options.days * day;
  };
  const requested = [...links.keys()].filter((url) => !isKnown(url));
  await requestAll(requested, links, known, via, context);
  for (const [url, leading] of links) for (const link of leading) reportLink(url, link, known.get(url)!, report);
  return summaryOf(links, known, requested.length);
}

async function requestAll(
  requested: readonly string[],
  links: ExternalLinks,
  known: Map<string, KnownVerdict>,
  via: Network,
  { cache, nearest, progress }: Context,
): Promise<void> {
  let [done, unreached] = [0, 0];
  // Saves only addresses that the site still links to.
  const save = () => writeKnown(new Map([...known].filter(([url]) => links.has(url))), cache);
  let saving = Promise.resolve();
  const onVerdict = (url: string, { text, ...verdict }: Verdict) => {
    const at = new Date(via.now()).toISOString();
    const since = verdict.outcome === 'broken' ? (known.get(url)?.since ?? at) : undefined;
    const ids = anchorsOf(url, links);
    const anchors = verdict.outcome === 'fine' && ids.size > 0 ? anchorsIn(text, ids, nearest) : undefined;
    known.set(url, { ...verdict, at, since, anchors });
    done += 1;
    if (verdict.outcome === 'broken' && !verdict.reason!.startsWith('answers')) unreached += 1;
    if (done % keptEvery === 0) saving = saving.then(save);
    progress('ask other sites', done, requested.length);
  };
  await requestPolitely(requested, via, onVerdict, (url) => anchorsOf(url, links).size > 0);
  if (unreached === requested.length && new Set(requested.map((url) => new URL(url).host)).size > 3) {
    const { EnvironmentError } = await import('../../../compiler/index.ts');
    throw new EnvironmentError('no other site can be reached', 'check the network connection of this machine');
  }
  await saving;
  await save();
}

function anchorsOf(url: string, links: ExternalLinks): Set<string> {
  return new Set(links.get(url)!.flatMap(({ anchor }) => anchor ?? []));
}

function reportLink(url: string, { place, anchor }: ExternalLink, known: KnownVerdict, report: Report): void {
  const { outcome, reason = '', since, at, anchors } = known;
  if (outcome === 'broken') {
    const before = since?.slice(0, 10) === at.slice(0, 10) ? undefined : since?.slice(0, 10);
    report('external-link', place, { url, reason, ...(before !== undefined && { since: before }) });
    return;
  }
  const { isThere = true, near } = anchor === undefined ? {} : (anchors?.[anchor] ?? {});
  if (!isThere) report('external-anchor', place, { url, anchor: anchor!, ...(near !== undefined && { near }) });
}

/** @returns a message with the number of requested addresses, and the addresses without a result */
function summaryOf(links: ExternalLinks, verdicts: ReadonlyMap<string, KnownVerdict>, asked: number): CheckSummary {
  const unknown = [...links.keys()].flatMap((url) => {
    const { outcome, reason = '' } = verdicts.get(url)!;
    return outcome === 'unknown' ? [{ url, reason }] : [];
  });
  const lines = [
    `${plural(links.size)} to other sites: ${asked} checked now, ${links.size - asked} known from earlier runs.`,
    ...(unknown.length === 0 ? [] : [`${plural(unknown.length)} without a result:`]),
    ...unknown.map(({ url, reason }) => `  ${url} ${reason}`),
  ];
  return { json: { addresses: links.size, asked, unknown }, lines };
}

function plural(count: number): string {
  return count === 1 ? '1 link' : `${count} links`;
}
