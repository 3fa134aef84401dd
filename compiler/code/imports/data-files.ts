import path from 'node:path';
import { isInside, relativePath } from '../../fs/inside.ts';
import { contentFolders } from '../../project/content/content-folders.ts';
import { openPublicFiles, refusedName } from '../../project/content/public-files.ts';
import type { OpenSite } from '../../project/open-site.ts';
import type { Files } from '../../fs/files.ts';
import type { BundleInputs } from '../bundle-inputs.ts';
import { folderOfPackage } from './installed-package.ts';

/** Decides which files code may import as data: as text, as an address, or as a parsed value. */
export interface DataFiles {
  /**
   * @param file absolute path
   * @param importer absolute path of the importing module or document
   * @returns the reason why the file must not be published; undefined if it may be published
   */
  refusal(file: string, importer: string | undefined): Promise<string | undefined>;
  /**
   * Whether a file is in a content folder or is a Markdown file. Such files are written by content authors, not by the
   * site's owners.
   */
  isContent(file: string): boolean;
  /** Absolute paths of the content folders. */
  folders: readonly string[];
}

/**
 * Decides which files can be imported as data. Documents and modules in content folders may import any file that a
 * document may link to. All other modules belong to the site's owners. They may also import files that git ignores,
 * such as generated files. With a lenient config, documents may do so as well. No module may import secrets or hidden
 * files.
 */
export function openDataFiles(
  {
    dir,
    config,
    configFile,
    docs = [],
    lenient = false,
  }: Pick<OpenSite, 'dir' | 'config'> & Partial<Pick<OpenSite, 'configFile' | 'lenient'>> & { docs?: Docs | undefined },
  files: Files,
  bundleInputs: BundleInputs,
): DataFiles {
  // The folders of standalone pages are excluded, because pages count as code of the site's owners.
  const folders = [...config.docs.map((options) => options.path), ...contentFolders(docs, { ...config, pages: [] })];
  const absolute = folders.map((folder) => path.resolve(dir, folder));
  const allowed = openPublicFiles(
    { dir, config, configFile },
    [...folders, ...config.pages.map((page) => page.path)],
    files,
    lenient,
  );
  const isContent = (file: string) => /\.mdx?$/i.test(file) || absolute.some((folder) => isInside(folder, file));
  return {
    isContent,
    folders: absolute,
    async refusal(file, importer) {
      // Files of packages are allowed, because packages are public anyway.
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
