import type { Point } from './diagnostic.ts';

/** A config that was run as code, and the folders that its code lies in. */
interface ConfigCode {
  name: string;
  folders: readonly string[];
}

const run: ConfigCode[] = [];

/** Notes that a config is run, or a module beside it. */
export function noteConfigCode(name: string, ...folders: string[]): void {
  const isNoted = (each: ConfigCode) => each.name === name && folders.every((folder) => each.folders.includes(folder));
  if (!run.some(isNoted)) run.push({ name, folders });
}

/** A place in a file of the site, by its absolute path. */
export interface SourcePlace {
  file: string;
  at: Point;
}

type FindSource = (at: Point) => SourcePlace | undefined;

const bundles = new Map<string, FindSource>();

/**
 * @param file of a bundled config, absolute
 * @param find finds the place in the site that a place in the bundle was made of
 */
export function noteBundle(file: string, find: FindSource): void {
  bundles.set(file, find);
}

/** @returns the place in the site that a place in the bundle of a config was made of */
export function sourceOfBundle(file: string, at: Point): SourcePlace | undefined {
  return bundles.get(file)?.(at);
}

/** Shared with the watchdog thread: how often the process was not busy, and how much code of a config is running. */
export const heartbeat = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));

const running: string[] = [];

/**
 * @param name of a config, or a module beside it, that is run
 * @param action runs it
 */
export async function configCode<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  running.push(name);
  Atomics.store(heartbeat, 1, running.length);
  try {
    return await action();
  } finally {
    running.pop();
    Atomics.store(heartbeat, 1, running.length);
  }
}

/** @returns the name of what is run at the moment; nothing when no code of a config is */
export function runningConfigCode(): string | undefined {
  return running.at(-1);
}

/**
 * @param file absolute
 * @returns the config that a file of code belongs to, and the folder of that; one that is bundled is run under another name
 */
export function configAt(file: string): { name: string; folder: string; isBundled: boolean } | undefined {
  const isIn = (folder: string) => file.startsWith(`${folder}/`);
  const bundled = run.find(({ folders: [, ...others] }) => others.some(isIn));
  const found = bundled ?? run.find(({ folders: [folder] }) => folder !== undefined && isIn(folder));
  return found && { name: found.name, folder: found.folders[0]!, isBundled: bundled !== undefined };
}

/**
 * A config may start something and not wait for it, whose fault nobody catches then. It is told by the file that has
 * thrown; what Lectern throws itself is an error, and comes out of its own files.
 *
 * @returns the name of the config that such a fault is of; nothing when it is of none
 */
export function configOfStray(fault: unknown): string | undefined {
  const { code } = Object(fault) as { code?: unknown };
  if (!(fault instanceof Error) || code === 'ERR_UNHANDLED_REJECTION') return run[0]?.name;
  const [first = ''] = fault.stack?.match(/(?<=\bat .*?)(?:file:\/\/)?\/[^\n]*(?=:\d+:\d+)/) ?? [];
  const file = first.replace(/^file:\/\//, '');
  if (file.includes('/node_modules/')) return undefined;
  return run.find(({ folders }) => folders.some((folder) => file.startsWith(`${folder}/`)))?.name;
}
