import path from 'node:path';
import type { Files } from '../fs/files.ts';
import { decodeText } from '../fs/read.ts';
import type { OpenSite } from '../project/open-site.ts';
import type { ExtensionContext, ExtensionFiles } from './hooks/context.ts';
import type { OpenExtension } from './open-extension.ts';
import { listFiles } from '../fs/list-files.ts';

/**
 * Creates the reader of a site's files for extensions.
 *
 * @param files records the files and folders that are read
 * @param siteDir absolute path
 */
export function extensionFiles(files: Files, siteDir: string): ExtensionFiles {
  const readBytes = async (file: string) => {
    const absolute = await targetOf(path.resolve(siteDir, file), files);
    return absolute === undefined ? undefined : files.read(absolute);
  };
  return {
    readBytes,
    async read(file) {
      const bytes = await readBytes(file);
      const decoded = bytes && decodeText(bytes);
      if (!decoded || 'text' in decoded) return decoded?.text;
      const { line, column } = decoded.wrongByte;
      throw new Error(`"${file}" is not UTF-8, at ${line}:${column}`);
    },
    list: async (folder) => (await listFiles(files, path.resolve(siteDir, folder))).map((entry) => entry.path),
  };
}

/** @returns the file at a path, or the target of a link; undefined for folders, pipes and missing files */
async function targetOf(file: string, files: Files): Promise<string | undefined> {
  const found = await files.stat(file);
  if (found?.kind !== 'link') return found?.kind === 'file' ? file : undefined;
  const target = await files.realPath(file);
  return target !== undefined && (await files.stat(target))?.kind === 'file' ? target : undefined;
}

/** @returns the values that each hook of an extension gets */
export function contextOf(
  { options }: Pick<OpenExtension, 'options'>,
  { config, development, dir }: Pick<OpenSite, 'config' | 'development' | 'dir'>,
  files: Files,
): ExtensionContext<unknown> {
  const { title, tagline, url, baseUrl, trailingSlash, i18n } = config;
  return Object.freeze({
    options,
    site: Object.freeze({
      title,
      tagline,
      url,
      baseUrl,
      trailingSlash,
      defaultLocale: i18n.defaultLocale,
      locales: Object.freeze([...i18n.locales]),
      production: !development,
    }),
    files: Object.freeze(extensionFiles(files, dir)),
  });
}
