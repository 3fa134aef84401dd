import type { Point } from './diagnostic.ts';

/** A config that was run as code, and the folders that contain its code. */
interface ConfigCode {
  name: string;
  folders: readonly string[];
}

const run: ConfigCode[] = [];

/** Records that a config, or a module next to it, is run. */
export function noteConfigCode(name: string, ...folders: string[]): void {
  const isNoted = (each: ConfigCode) => each.name === name && folders.every((folder) => each.folders.includes(folder));
  if (!run.some(isNoted)) run.push({ name, folders });
}

/** A location in a file of the site, by its absolute path. */
export interface SourcePlace {
  file: string;
  at: Point;
}

type FindSource = (at: Point) => SourcePlace | undefined;

const bundles = new Map<string, FindSource>();

/**
 * @param file the bundle of a config, absolute
 * @param find maps a location in the bundle to its source
 */
export function noteBundle(file: string, find: FindSource): void {
  bundles.set(file, find);
}

/** @returns the source of a location in the bundle of a config */
export function sourceOfBundle(file: string, at: Point): SourcePlace | undefined {
  return bundles.get(file)?.(at);
}

/** Shared with the watchdog thread: the number of idle moments of the process, and of running config functions. */
export const heartbeat = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));

const running: string[] = [];

/**
 * @param name the name of a running config, or of a module next to it
 * @param action runs the code
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

/** @returns the name of the running config code, or undefined if none is running */
export function runningConfigCode(): string | undefined {
  return running.at(-1);
}

/**
 * @param file absolute
 * @returns the config that a code file belongs to, and its folder; a bundled config is run under another name
 */
export function configAt(file: string): { name: string; folder: string; isBundled: boolean } | undefined {
  const isIn = (folder: string) => file.startsWith(`${folder}/`);
  const bundled = run.find(({ folders: [, ...others] }) => others.some(isIn));
  const found = bundled ?? run.find(({ folders: [folder] }) => folder !== undefined && isIn(folder));
  return found && { name: found.name, folder: found.folders[0]!, isBundled: bundled !== undefined };
}

/**
 * Finds the config that caused an unhandled error. A config may start work without awaiting it. The file that threw
 * identifies the config; errors of Lectern come from its own files.
 *
 * @returns the name of the config, or undefined if no config caused the error
 */
export function configOfStray(fault: unknown): string | undefined {
  const { code } = Object(fault) as { code?: unknown };
  if (!(fault instanceof Error) || code === 'ERR_UNHANDLED_REJECTION') return run[0]?.name;
  const [first = ''] = fault.stack?.match(/(?<=\bat .*?)(?:file:\/\/)?\/[^\n]*(?=:\d+:\d+)/) ?? [];
  const file = first.replace(/^file:\/\//, '');
  if (file.includes('/node_modules/')) return undefined;
  return run.find(({ folders }) => folders.some((folder) => file.startsWith(`${folder}/`)))?.name;
}
