import path from 'node:path';
import { isInside, relativePath } from '../../fs/inside.ts';
import { contentFolders } from '../../project/content/content-folders.ts';
import { openPublicFiles, refusedName } from '../../project/content/public-files.ts';
import type { OpenSite } from '../../project/open-site.ts';
import type { Files } from '../../fs/files.ts';
import type { BundleInputs } from '../bundle-inputs.ts';
import { folderOfPackage } from './installed-package.ts';

/** The files that code may import as data: as text, as an address, or as a parsed value. */
export interface DataFiles {
  /**
   * @param file absolute, like `importer`, which is a module of the site or a document
   * @returns the reason why readers must not get the file; undefined if they may
   */
  refusal(file: string, importer: string | undefined): Promise<string | undefined>;
  /** Whether a file belongs to the content, so that authors of content control it. */
  isContent(file: string): boolean;
  /** The folders of content, absolute. */
  folders: readonly string[];
}

/**
 * For documents and modules next to them, the rules of references in documents apply to data. Other modules are code of
 * the site's owners. They may import files that git ignores, such as generated ones. Secrets and hidden files are never
 * data.
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
  // Standalone pages are code of the site's owners.
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
      // Packages decide themselves which files they publish.
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
