import * as z from 'zod/mini';
import type { OptionalCheckContext } from '../../../compiler/index.ts';

const KnownVerdict = z.object({
  outcome: z.enum(['fine', 'broken', 'unknown']),
  reason: z.optional(z.string()),
  /** Time of the request, in ISO 8601. */
  at: z.iso.datetime(),
  /** Time of the first failed request, if all requests since then have failed. */
  since: z.optional(z.iso.datetime()),
  /** Id → whether the page contains it. Absent if the page was not searched for ids. */
  anchors: z.optional(z.record(z.string(), z.object({ isThere: z.boolean(), near: z.optional(z.string()) }))),
});
/** The verdict about an address, and the time of the request. */
export type KnownVerdict = z.infer<typeof KnownVerdict>;

const KnownFile = z.object({ format: z.literal(1), addresses: z.record(z.string(), KnownVerdict) });

type Cache = OptionalCheckContext<unknown>['cache'];

const fileName = 'links.json';

/** @returns the verdicts of earlier runs; empty if the file can't be read */
export async function readKnown(cache: Cache): Promise<Map<string, KnownVerdict>> {
  try {
    return new Map(Object.entries(KnownFile.parse(JSON.parse((await cache.read(fileName)) ?? '')).addresses));
  } catch {
    return new Map();
  }
}

/** Writes the verdicts for later runs. */
export function writeKnown(known: ReadonlyMap<string, KnownVerdict>, cache: Cache): Promise<void> {
  const addresses = Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1)));
  return cache.write(fileName, `${JSON.stringify({ format: 1, addresses }, null, 1)}\n`);
}
