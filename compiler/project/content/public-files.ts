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
 * Decides which files content may refer to. Content may refer to files in content folders, in static folders, and in
 * folders that the config allows. A link to any other file is an error.
 *
 * @param contentDirs all content folders, relative to the site's folder
 * @param allowsIgnored whether content may refer to files that git ignores
 */
export function openPublicFiles(
  { dir, config, configFile: own }: Pick<OpenSite, 'dir' | 'config' | 'configFile'>,
  contentDirs: readonly string[],
  files: Files,
  allowsIgnored = false,
) {
  const absolute = (folder: string) => path.resolve(dir, folder);
  const statics = config.staticDirectories.map(absolute);
  const named = [...contentDirs, ...Object.values(config.aliases), ...config.assets.include].map(absolute);
  // If several folders contain a file, the folder with the longest path decides. Folders that contain the whole site
  // are checked last.
  const narrow = [...statics, ...named].filter((folder) => !isInside(folder, dir)).sort((a, b) => b.length - a.length);
  const wide = named.filter((folder) => isInside(folder, dir)).sort((a, b) => b.length - a.length);
  const ignored = openIgnored(dir, files);

  return {
    /**
     * @param sitePath relative to the site's folder; may start with `..`
     * @param target absolute path; it differs from `sitePath` if the file or a folder above it is a link
     * @returns the reason why content must not refer to the file; undefined if it may refer to it
     */
    async refusal(sitePath: string, target = absolute(sitePath)): Promise<string | undefined> {
      const file = absolute(sitePath);
      if (target !== file) return (await this.refusal(sitePath)) ?? refusalOfTarget(target);
      const folder = narrow.find((each) => isInside(each, file));
      // In static folders, all files except secret ones are published.
      if (folder !== undefined && statics.includes(folder)) return isSecretPath(sitePath) ? secret : undefined;
      if (folder !== undefined) return refusedName(path.relative(folder, file));
      const whole = wide.find((each) => isInside(each, file));
      if (whole === undefined) return 'the file is not in a folder that content can refer to';
      return refusedName(path.relative(whole, file)) ?? refusalOfOwn(file);
    },
  };

  /**
   * @returns the reason why content must not refer to the target of a link. Folders named in the config take
   * precedence.
   */
  async function refusalOfTarget(target: string): Promise<string | undefined> {
    const folder = narrow.find((each) => isInside(each, target));
    return folder === undefined ? refusalOfOwn(target) : refusedName(path.relative(folder, target));
  }

  /** @returns why content must not refer to a file of the site: it is a config file, or git ignores it */
  async function refusalOfOwn(file: string): Promise<string | undefined> {
    const inSite = path.relative(dir, file);
    if (configFile.test(inSite) || inSite === own) return 'the file is a config file';
    return !allowsIgnored && (await ignored(file)) ? 'git ignores the file' : undefined;
  }
}

const secret = 'files with this name contain secrets';

/** Config files of other tools, at the top level of the site's folder. */
const configFile = /^[^/\\]+\.config\.(?:[cm]?[jt]s|json)$/;

/** Hidden files that are meant to be public: `.env.example`. */
const examples = /^\.[\w-]+\.(?:example|sample|template|dist)$/;

/**
 * @param relative a path relative to its content or static folder
 * @returns the reason why a file with this path must not be published
 */
export function refusedName(relative: string): string | undefined {
  if (isSecretPath(relative)) return secret;
  const names = relative.split(/[/\\]/);
  const hidden = names.find((name) => name.startsWith('.') && !examples.test(name));
  if (hidden !== undefined) return `"${hidden}" is a hidden file or folder`;
  return names.includes('node_modules') ? 'the file belongs to an installed package' : undefined;
}

/** @returns a function that checks whether the repository's `.gitignore` files exclude a file of the site */
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
    // If git ignores the whole site, for example in a test, `.gitignore` files are not applied.
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

/**
 * Returns the nearest folder with a repository, at or above the site's folder. Without a repository, returns the site's
 * folder.
 */
async function repositoryOf(dir: string, files: Files): Promise<string> {
  for (const folder of foldersUp(dir)) if ((await files.stat(path.join(folder, '.git'))) !== undefined) return folder;
  return dir;
}
