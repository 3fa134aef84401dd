import type { Point } from './diagnostic.ts';

/** A config that Lectern runs as code: its name, its folder, and folders with its bundles. */
interface ConfigCode {
  name: string;
  folders: readonly string[];
}

const run: ConfigCode[] = [];

/** Records that Lectern runs a config, or a module next to a config such as `sidebars.js`. */
export function noteConfigCode(name: string, ...folders: string[]): void {
  const isNoted = (each: ConfigCode) => each.name === name && folders.every((folder) => each.folders.includes(folder));
  if (!run.some(isNoted)) run.push({ name, folders });
}

/** A location in a file of the site. The path is absolute. */
export interface SourcePlace {
  file: string;
  at: Point;
}

type FindSource = (at: Point) => SourcePlace | undefined;

const bundles = new Map<string, FindSource>();

/**
 * Registers the bundle of a config.
 *
 * @param file absolute path of the bundle
 * @param find converts a location in the bundle to one in the source
 */
export function noteBundle(file: string, find: FindSource): void {
  bundles.set(file, find);
}

/** @returns the location in the source for a location in a registered bundle */
export function sourceOfBundle(file: string, at: Point): SourcePlace | undefined {
  return bundles.get(file)?.(at);
}

/**
 * Two counters that the watchdog thread reads. The first increases regularly unless the process is blocked. The second
 * is the number of running config functions.
 */
export const heartbeat = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));

const running: string[] = [];

/**
 * Runs code of a config.
 *
 * @param name name of the config, or of the module next to it
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

/** @returns the name of the config whose code is running; undefined if no config runs */
export function runningConfigCode(): string | undefined {
  return running.at(-1);
}

/**
 * @param file absolute path of a code file
 * @returns the config that the file belongs to, and its folder. If the file is a bundle, `isBundled` is set
 */
export function configAt(file: string): { name: string; folder: string; isBundled: boolean } | undefined {
  const isIn = (folder: string) => file.startsWith(`${folder}/`);
  const bundled = run.find(({ folders: [, ...others] }) => others.some(isIn));
  const found = bundled ?? run.find(({ folders: [folder] }) => folder !== undefined && isIn(folder));
  return found && { name: found.name, folder: found.folders[0]!, isBundled: bundled !== undefined };
}

/**
 * Finds the config that caused an unhandled error, such as a rejected promise that the config never awaited. The file
 * that threw determines the config.
 *
 * @returns the name of the config; undefined if no config caused the error
 */
export function configOfStray(problem: unknown): string | undefined {
  const { code } = Object(problem) as { code?: unknown };
  if (!(problem instanceof Error) || code === 'ERR_UNHANDLED_REJECTION') return run[0]?.name;
  const [first = ''] = problem.stack?.match(/(?<=\bat .*?)(?:file:\/\/)?\/[^\n]*(?=:\d+:\d+)/) ?? [];
  const file = first.replace(/^file:\/\//, '');
  if (file.includes('/node_modules/')) return undefined;
  return run.find(({ folders }) => folders.some((folder) => file.startsWith(`${folder}/`)))?.name;
}
