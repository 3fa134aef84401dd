import path from 'node:path';
import ignore, { type Ignore } from 'ignore';
import type { Files } from '../../fs/files.ts';
import { foldersUp, isInside, relativePath } from '../../fs/inside.ts';
import { isSecretPath } from '../../../corpus/secret-path.ts';
import type { OpenSite } from '../open-site.ts';
import { fileText } from '../../fs/text-file.ts';

/** Decides which files content may refer to. */
export type PublicFiles = ReturnType<typeof openPublicFiles>;

/**
 * Content may refer to files in the folders of content, in static folders, and in folders that the config allows. All
 * other files are private: a reference in content does not publish them.
 *
 * @param contentDirs the folders of all content, relative to the site's
 */
export function openPublicFiles(
  { dir, config, configFile: own }: Pick<OpenSite, 'dir' | 'config' | 'configFile'>,
  contentDirs: readonly string[],
  files: Files,
) {
  const absolute = (folder: string) => path.resolve(dir, folder);
  const statics = config.staticDirectories.map(absolute);
  const named = [...contentDirs, ...Object.values(config.aliases), ...config.assets.include].map(absolute);
  // The most specific folder decides. Folders that contain the whole site come last.
  const narrow = [...statics, ...named].filter((folder) => !isInside(folder, dir)).sort((a, b) => b.length - a.length);
  const wide = named.filter((folder) => isInside(folder, dir)).sort((a, b) => b.length - a.length);
  const ignored = openIgnored(dir, files);

  return {
    /**
     * @param sitePath relative to the site's folder, with no `..` but at its start
     * @param target absolute: the file itself, when a link is on the way to it
     * @returns why content must not refer to a file; undefined if it may
     */
    async refusal(sitePath: string, target = absolute(sitePath)): Promise<string | undefined> {
      const file = absolute(sitePath);
      if (target !== file) return (await this.refusal(sitePath)) ?? refusalOfTarget(target);
      const folder = narrow.find((each) => isInside(each, file));
      // Secret files are the only ones that the listing of static folders leaves out.
      if (folder !== undefined && statics.includes(folder)) return isSecretPath(sitePath) ? secret : undefined;
      if (folder !== undefined) return refusedName(path.relative(folder, file));
      const whole = wide.find((each) => isInside(each, file));
      if (whole === undefined) return 'it is not in a folder that content can refer to';
      return refusedName(path.relative(whole, file)) ?? refusalOfOwn(file);
    },
  };

  /** @returns why content must not refer to the target of a link; folders that the config names decide first */
  async function refusalOfTarget(target: string): Promise<string | undefined> {
    const folder = narrow.find((each) => isInside(each, target));
    return folder === undefined ? refusalOfOwn(target) : refusedName(path.relative(folder, target));
  }

  /** @returns why content must not refer to a file of the site, regardless of its folder */
  async function refusalOfOwn(file: string): Promise<string | undefined> {
    const inSite = path.relative(dir, file);
    if (configFile.test(inSite) || inSite === own) return 'it is a config file';
    return (await ignored(file)) ? 'git ignores it' : undefined;
  }
}

const secret = 'files with this name contain secrets';

/** Config files of tools, directly in the site's folder. */
const configFile = /^[^/\\]+\.config\.(?:[cm]?[jt]s|json)$/;

/** Hidden files that are there to be read: `.env.example`. */
const examples = /^\.[\w-]+\.(?:example|sample|template|dist)$/;

/** @returns why a file with this path inside its folder must not be published */
export function refusedName(relative: string): string | undefined {
  if (isSecretPath(relative)) return secret;
  const names = relative.split(/[/\\]/);
  const hidden = names.find((name) => name.startsWith('.') && !examples.test(name));
  if (hidden !== undefined) return `"${hidden}" is hidden`;
  return names.includes('node_modules') ? 'it belongs to an installed package' : undefined;
}

/** @returns a function: whether git leaves out a file of the site, by the `.gitignore` files of its repository */
function openIgnored(dir: string, files: Files): (file: string) => Promise<boolean> {
  const rules = new Map<string, Promise<Ignore | undefined>>();
  const rulesOf = (folder: string) => {
    if (!rules.has(folder)) rules.set(folder, readRules(folder, files));
    return rules.get(folder)!;
  };
  let root: Promise<string> | undefined;

  async function isIgnored(file: string, isFolder: boolean): Promise<boolean> {
    root ??= repositoryOf(dir, files);
    const outermost = await root;
    const folders = foldersUp(path.dirname(file)).filter((folder) => isInside(outermost, folder));
    let verdict = false;
    for (const folder of folders.reverse()) {
      const name = relativePath(folder, file);
      const found = (await rulesOf(folder))?.test(isFolder ? `${name}/` : name);
      if (found?.ignored) verdict = true;
      else if (found?.unignored) verdict = false;
    }
    return verdict;
  }
  let siteIsIgnored: Promise<boolean> | undefined;
  return async (file) => {
    // If git ignores the whole site, for example in a test, its files are still public.
    siteIsIgnored ??= isIgnored(dir, true);
    return !(await siteIsIgnored) && (await isIgnored(file, false));
  };
}

async function readRules(folder: string, files: Files): Promise<Ignore | undefined> {
  const file = path.join(folder, '.gitignore');
  if ((await files.stat(file))?.kind !== 'file') return undefined;
  const text = await fileText(file, files);
  return text === undefined ? undefined : ignore().add(text);
}

/** The nearest repository folder at or above the site's folder; without a repository, the site's folder itself. */
async function repositoryOf(dir: string, files: Files): Promise<string> {
  for (const folder of foldersUp(dir)) if ((await files.stat(path.join(folder, '.git'))) !== undefined) return folder;
  return dir;
}
