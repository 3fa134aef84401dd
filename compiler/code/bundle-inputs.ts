import type { Files } from '../fs/files.ts';
import { sha256 } from '../fs/sha256.ts';

/** What an outcome depends on: files by their content, folders by the names in them, there or not. */
export interface BundleInputs {
  /**
   * Takes note of a file, before it is read for its purpose: should it change meanwhile, that is noticed the next
   * time.
   * @returns whether it is there, and was not known yet
   */
  file(file: string): Promise<boolean>;
  folder(dir: string): Promise<void>;
  /** Records a file of a package by its size and times: there are thousands, and hardly ever does one change. */
  packageFile(file: string): Promise<void>;
  /** @returns what each of them was like */
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

/** Whether everything is still as it was. */
export async function isUnchanged(recorded: Record<string, string>, files: Files): Promise<boolean> {
  for (const [key, state] of Object.entries(recorded)) if ((await stateOf(key, files)) !== state) return false;
  return true;
}

async function stateOf(key: string, files: Files): Promise<string> {
  const at = key.slice(key.indexOf(':') + 1);
  if (key.startsWith('folder:')) return (await files.list(at, () => false)).map(({ path }) => path).join('\n');
  if (key.startsWith('fingerprint:')) return (await files.stat(at))?.fingerprint ?? '';
  const real = await files.realPath(at);
  // What settings name as a file may be a folder.
  const isFile = real !== undefined && (await files.stat(real))?.kind === 'file';
  const bytes = isFile ? await files.read(at) : undefined;
  return bytes === undefined ? '' : `${sha256(bytes)} ${real}`;
}
