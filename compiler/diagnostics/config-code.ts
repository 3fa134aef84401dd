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
