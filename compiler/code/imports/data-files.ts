import path from 'node:path';
import { isInside, relativePath } from '../../fs/inside.ts';
import { contentFolders } from '../../project/content/content-folders.ts';
import { openPublicFiles, refusedName } from '../../project/content/public-files.ts';
import type { OpenSite } from '../../project/open-site.ts';
import type { Files } from '../../fs/files.ts';
import type { BundleInputs } from '../bundle-inputs.ts';
import { folderOfPackage } from './installed-package.ts';

/** Which files code may take as data: for their text, their address, or what is in them. */
export interface DataFiles {
  /**
   * @param file absolute, as `importer`, which is a module of the site or a document
   * @returns why it is no file for readers; nothing when it is
   */
  refusal(file: string, importer: string | undefined): Promise<string | undefined>;
  /** Whether a file belongs to the content, so that whoever writes content writes it. */
  isContent(file: string): boolean;
  /** The folders of content, absolute. */
  folders: readonly string[];
}

/**
 * What documents, and modules beside them, take as data is held to what documents may refer to. Modules elsewhere are
 * code of the site's owners, which may take what git ignores, such as what a script has made; only files whose names
 * are those of secrets, and hidden ones, are never data.
 */
export function openDataFiles(
  {
    dir,
    config,
    configFile,
    docs = [],
  }: Pick<OpenSite, 'dir' | 'config'> & Partial<Pick<OpenSite, 'configFile'>> & { docs?: Docs | undefined },
  files: Files,
  bundleInputs: BundleInputs,
): DataFiles {
  // Pages of code are the owners', too.
  const folders = [...config.docs.map((options) => options.path), ...contentFolders(docs, { ...config, pages: [] })];
  const absolute = folders.map((folder) => path.resolve(dir, folder));
  const allowed = openPublicFiles(
    { dir, config, configFile },
    [...folders, ...config.pages.map((page) => page.path)],
    files,
  );
  const isContent = (file: string) => /\.mdx?$/i.test(file) || absolute.some((folder) => isInside(folder, file));
  return {
    isContent,
    folders: absolute,
    async refusal(file, importer) {
      // What packages are made of is theirs to publish.
      if (folderOfPackage(file) !== undefined) return undefined;
      const name = relativePath(dir, file);
      if (importer === undefined || !isContent(importer)) return refusedName(name.replace(/^(?:\.\.\/)+/, ''));
      for (let folder = path.dirname(file); isInside(dir, folder); folder = path.dirname(folder))
        await bundleInputs.file(path.join(folder, '.gitignore'));
      return allowed.refusal(name);
    },
  };
}

type Docs = Parameters<typeof contentFolders>[0];
