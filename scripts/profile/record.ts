import { Session, type Profiler } from 'node:inspector/promises';
import { ownerOf } from './owner-of.ts';

/** Activity → CPU time in milliseconds. */
export type Shares = ReadonlyMap<string, number>;

/** The sampling interval, in microseconds. */
const interval = 250;

/**
 * Runs a function, and records a sampling profile of its thread.
 *
 * @returns the CPU time of each activity. The time of V8's other threads is an activity as well
 */
export async function record(work: () => Promise<unknown>): Promise<Shares> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.setSamplingInterval', { interval });
  await session.post('Profiler.start');
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  const shares = sharesOf(profile);
  const sampled = [...shares.values()].reduce((sum, milliseconds) => sum + milliseconds, 0);
  return shares.set("V8's own threads", Math.max(0, (user + system) / 1000 - sampled));
}

/** @returns the mean of several recordings, for each activity */
export function meanOf(recordings: readonly Shares[]): Shares {
  const means = new Map<string, number>();
  for (const shares of recordings)
    for (const [part, milliseconds] of shares)
      means.set(part, (means.get(part) ?? 0) + milliseconds / recordings.length);
  return means;
}

function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const owners = new Map<number, string | undefined>();
  const owner = (id: number): string | undefined => {
    if (!owners.has(id)) {
      const parent = parents.get(id);
      owners.set(
        id,
        ownerOf(byId.get(id)!.callFrame) ?? (parent === undefined ? 'Node.js and other code' : owner(parent)),
      );
    }
    return owners.get(id);
  };
  const shares = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const part = owner(id)!;
    // A sample covers the time until the next sample.
    if (part !== 'idle') shares.set(part, (shares.get(part) ?? 0) + (timeDeltas[index + 1] ?? 0) / 1000);
  }
  return shares;
}
