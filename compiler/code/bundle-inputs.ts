import type { Files } from '../fs/files.ts';
import { sha256 } from '../fs/sha256.ts';
import { filesIn } from '../fs/list-files.ts';

/** The dependencies of a bundle: contents of files, and names in folders. A missing file is also a dependency. */
export interface BundleInputs {
  /**
   * Records the content of a file. Call this before the file is read, so that the next run notices later changes.
   *
   * @returns whether the file exists and was not recorded before
   */
  file(file: string): Promise<boolean>;
  folder(dir: string): Promise<void>;
  /** Records a file of a package by size and times only. Packages have thousands of files, which rarely change. */
  packageFile(file: string): Promise<void>;
  /** Returns the recorded state of each dependency. */
  all(): Promise<Record<string, string>>;
}

export function openBundleInputs(files: Files): BundleInputs {
  const states = new Map<string, Promise<string>>();
  const see = async (key: string) => {
    const isNew = !states.has(key);
    if (isNew) states.set(key, stateOf(key, files));
    return (await states.get(key)) !== '' && isNew;
  };
  return {
    file: (file) => see(`file:${file}`),
    async folder(dir) {
      await see(`folder:${dir}`);
    },
    async packageFile(file) {
      await see(`fingerprint:${file}`);
    },
    async all() {
      const entries = await Promise.all([...states].map(async ([key, state]) => [key, await state] as const));
      return Object.fromEntries(entries);
    },
  };
}

/** Whether all dependencies still have their recorded state. */
export async function isUnchanged(recorded: Record<string, string>, files: Files): Promise<boolean> {
  for (const [key, state] of Object.entries(recorded)) if ((await stateOf(key, files)) !== state) return false;
  return true;
}

async function stateOf(key: string, files: Files): Promise<string> {
  const at = key.slice(key.indexOf(':') + 1);
  if (key.startsWith('folder:')) return (await filesIn(files, at)).join('\n');
  if (key.startsWith('fingerprint:')) return (await files.stat(at))?.fingerprint ?? '';
  const real = await files.realPath(at);
  // A setting may also contain the path of a folder.
  const isFile = real !== undefined && (await files.stat(real))?.kind === 'file';
  const bytes = isFile ? await files.read(at) : undefined;
  return bytes === undefined ? '' : `${sha256(bytes)} ${real}`;
}
