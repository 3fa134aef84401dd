import path from 'node:path';
import { translationDir } from '../translations/translation-folders.ts';
import type { DocsOptions } from '../../config/docs.ts';
import { ConfigError, refusal } from '../../diagnostics/errors/problem.ts';
import { versionNameProblems } from '../../site/docs/version-problems.ts';
import { sidebarsFile, versionDir, versionsFile } from '../../site/docs/versions.ts';
import type { Files, WritableFiles } from '../../fs/files.ts';
import { filesBelow } from '../../fs/files-below.ts';
import { isInside } from '../../fs/inside.ts';
import { instanceCalled } from './docs-instance.ts';
import type { ProvidedSource } from '../../extensions/run-sources.ts';
import type { OpenSite } from '../open-site.ts';
import { scanCollection } from '../content/scan.ts';
import type { Collection } from '../../source/source.ts';
import { openStage } from './stage.ts';
import { stateFolderName } from '../state-folder.ts';
import { asProblems, readSidebarsFile, gatherProblems, readListedVersions } from './version-files.ts';
import { generatedSidebars } from '../git/git-versions.ts';

/** The result of cutting a version. Paths are relative to the site's folder. */
export interface VersionCut {
  dir: string;
  /** The copied sidebars file; absent if the current version has none. */
  sidebars?: string | undefined;
  /** Paths of the copied translations. */
  translations: string[];
  /** The number of copied files. */
  files: number;
}

/**
 * Cuts a version from the current docs of an instance. It copies the folder, sidebars and translations, and lists the
 * version first in the versions file. If one step fails, all steps are undone.
 *
 * @throws ConfigError if the name is not allowed, or the instance has no docs to copy
 */
export async function cutVersion(
  site: OpenSite,
  name: string,
  instance: string,
  files: WritableFiles = filesBelow(site.dir),
): Promise<VersionCut> {
  const options = instanceCalled(instance, site);
  const { names, sidebars } = await readCurrent(options, site, files);
  refuseName(name, names, options);
  const provided = await providedFiles(site, files);
  await refuseFolder(options, provided, site, files);

  const folders = [
    { from: versionDir(options, 'current'), to: versionDir(options, name) },
    ...(await translatedFolders(options, name, site, files)),
  ];
  const stage = await openStage(site.dir, path.join(site.dir, stateFolderName, 'cut'), files);
  try {
    let copied = 0;
    for (const { from, to } of folders) {
      copied += await stage.copyFolder(from, to);
      for (const { path: file, text } of provided.filter((each) => each.path.startsWith(`${from}/`))) {
        await stage.write(to + file.slice(from.length), text);
        copied += 1;
      }
    }
    const sidebarsPath = sidebars && Object.keys(sidebars).length > 0 ? sidebarsFile(options, name) : undefined;
    if (sidebarsPath) await stage.writeJson(sidebarsPath, sidebars);
    await stage.writeJson(versionsFile(options), [name, ...names]);
    // The versions file is written last: a version that it lists must already be complete.
    const targets = [...folders.map(({ to }) => to), ...(sidebarsPath ? [sidebarsPath] : [])];
    await stage.moveIntoSite(targets, versionsFile(options));
    return {
      dir: folders[0]!.to,
      sidebars: sidebarsPath,
      translations: folders.slice(1).map(({ to }) => to),
      files: copied,
    };
  } finally {
    await stage.close();
  }
}

async function readCurrent(
  options: DocsOptions,
  site: OpenSite,
  files: Files,
): Promise<{ names: string[]; sidebars: object | undefined }> {
  const gathered = gatherProblems(site, files);
  const listed = await readListedVersions(options, gathered);
  const read = await readSidebarsFile('current', options, `docs[${site.config.docs.indexOf(options)}]`, gathered);
  const problems = gathered.problems.length > 0 ? gathered.problems : asProblems(gathered.diagnostics);
  if (problems.length > 0) throw new ConfigError(site.configFile ?? site.dir, problems);
  const sidebars = read === undefined ? generatedSidebars : read === false ? undefined : (read.value as object);
  return { names: listed?.names ?? [], sidebars };
}

function refuseName(name: string, names: string[], options: DocsOptions): void {
  const file = versionsFile(options);
  const [problem] = versionNameProblems(name);
  if (problem) throw refusal(file, { message: `no version can have the name ${JSON.stringify(name)}: ${problem}` });
  if (!names.includes(name)) return;
  const message = `the version ${JSON.stringify(name)} exists already`;
  throw refusal(file, { message, hint: `the docs of this version are in "${versionDir(options, name)}"` });
}

/**
 * @returns the docs that extensions provide, to copy them into the version
 * @throws ConfigError if an extension fails
 */
async function providedFiles(site: OpenSite, files: Files): Promise<readonly ProvidedSource[]> {
  const extensions = site.extensions.filter(({ hooks }) => hooks.sources);
  if (extensions.length === 0) return [];
  const { runSources } = await import('../../extensions/run-sources.ts');
  const ran = await Promise.all(extensions.map((extension) => runSources(extension, site, files)));
  const problems = asProblems(ran.flatMap(({ diagnostics }) => diagnostics));
  if (problems.length > 0) throw new ConfigError(site.configFile ?? site.dir, problems);
  return ran.flatMap(({ sources }) => sources);
}

async function refuseFolder(
  options: DocsOptions,
  provided: readonly ProvidedSource[],
  site: OpenSite,
  files: Files,
): Promise<void> {
  const dir = versionDir(options, 'current');
  if (isInside(path.resolve(site.dir, dir), path.resolve(site.dir, versionDir(options, 'next')))) {
    throw refusal(dir, {
      message: 'the docs folder also contains the folder of the versions',
      hint: 'move the docs into a separate folder, such as "docs"',
    });
  }
  const collection: Collection = { kind: 'docs', instance: options.id, version: 'current', dir };
  const scan = await scanCollection(files, site.dir, collection, options);
  if (scan.files.some(({ kind }) => kind === 'document')) return;
  if (provided.some((each) => each.path.startsWith(`${dir}/`))) return;
  throw refusal(dir, {
    message: 'this folder contains no docs to copy to a version',
    hint: 'add docs to this folder first: a version is a copy of them',
  });
}

async function translatedFolders(
  { id }: DocsOptions,
  name: string,
  { dir, config }: OpenSite,
  files: Files,
): Promise<{ from: string; to: string }[]> {
  const folders = config.i18n.locales.map((locale) => ({
    from: translationDir(config, locale, { kind: 'docs', instance: id, version: 'current' })!,
    to: translationDir(config, locale, { kind: 'docs', instance: id, version: name })!,
  }));
  const isThere = await Promise.all(folders.map(({ from }) => files.stat(path.join(dir, from))));
  return folders.filter((_, index) => isThere[index]?.kind === 'folder');
}
