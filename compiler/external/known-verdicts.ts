import path from 'node:path';
import * as z from 'zod';
import { writeInOneStep } from '../fs/write-in-one-step.ts';
import type { Files, WritableFiles } from '../fs/files.ts';

const KnownVerdict = z.object({
  outcome: z.enum(['fine', 'broken', 'unknown']),
  reason: z.string().optional(),
  /** Time of the request, in ISO 8601. */
  at: z.iso.datetime(),
  /** Time of the first failed request, if all requests since then have failed. */
  since: z.iso.datetime().optional(),
  /** Id → whether the page has it. Absent if that can't be determined. */
  anchors: z.record(z.string(), z.object({ isThere: z.boolean(), near: z.string().optional() })).optional(),
});
/** The verdict about an address, and when it was found. */
export type KnownVerdict = z.infer<typeof KnownVerdict>;

const KnownFile = z.object({ format: z.literal(1), addresses: z.record(z.string(), KnownVerdict) });

const fileName = 'external-links.json';

/** @returns the verdicts of earlier runs; empty if the file can't be read */
export async function readKnown(dir: string, files: Files): Promise<Map<string, KnownVerdict>> {
  try {
    const bytes = await files.read(path.join(dir, fileName));
    return new Map(Object.entries(KnownFile.parse(JSON.parse(Buffer.from(bytes ?? '').toString())).addresses));
  } catch {
    return new Map();
  }
}

export async function writeKnown(
  known: ReadonlyMap<string, KnownVerdict>,
  dir: string,
  files: WritableFiles,
): Promise<void> {
  const addresses = Object.fromEntries([...known].sort(([a], [b]) => (a < b ? -1 : 1)));
  await files.makeFolder(dir);
  await writeInOneStep(
    files,
    path.join(dir, fileName),
    Buffer.from(`${JSON.stringify({ format: 1, addresses }, null, 1)}\n`),
  );
}
