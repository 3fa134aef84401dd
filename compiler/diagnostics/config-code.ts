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

const running: string[] = [];

/**
 * @param name of a config, or a module beside it, that is run
 * @param action runs it
 */
export async function configCode<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
  running.push(name);
  try {
    return await action();
  } finally {
    running.pop();
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
