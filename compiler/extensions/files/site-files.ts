import path from 'node:path';
import picomatch from 'picomatch';
import type { Files } from '../../fs/files.ts';
import { relativePath } from '../../fs/inside.ts';
import { listFiles } from '../../fs/list-files.ts';
import { decodeText } from '../../fs/read.ts';
import type { ExtensionFiles } from '../hooks/context.ts';
import { notText, parseData } from './parse-data.ts';

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
  const decode = async (file: string) => {
    const bytes = await readBytes(file);
    return bytes && decodeText(bytes);
  };
  return {
    readBytes,
    async read(file) {
      const decoded = await decode(file);
      if (!decoded || 'text' in decoded) return decoded?.text;
      const { line, column } = decoded.wrongByte;
      throw new Error(`"${file}" is not UTF-8, at ${line}:${column}`);
    },
    async data(file) {
      const decoded = await decode(file);
      return decoded && ('text' in decoded ? parseData(decoded.text) : notText(decoded.wrongByte));
    },
    list: async (folder) => (await listFiles(files, path.resolve(siteDir, folder))).map((entry) => entry.path),
    glob: (pattern) => glob(pattern, siteDir, files),
    async kind(file) {
      const absolute = path.resolve(siteDir, file);
      const found = await files.stat(absolute);
      if (found?.kind !== 'link') return found?.kind;
      const target = await files.realPath(absolute);
      return target === undefined ? undefined : ((await files.stat(target))?.kind as 'file' | undefined);
    },
  };
}

async function glob(written: string, siteDir: string, files: Files): Promise<string[]> {
  const { base, glob: pattern } = picomatch.scan(path.resolve(siteDir, written).split(path.sep).join('/'));
  await files.stat(base);
  // An empty pattern means all files in the folder.
  const globs = { ...(pattern !== '' && { include: [pattern] }), exclude: ['**/node_modules/**'] };
  const found = await listFiles(files, base, globs);
  return found.map(({ path: file }) => relativePath(siteDir, path.join(base, file)));
}

/** @returns the path of a file, with links resolved; undefined for folders, pipes and missing files */
async function targetOf(file: string, files: Files): Promise<string | undefined> {
  const found = await files.stat(file);
  if (found?.kind !== 'link') return found?.kind === 'file' ? file : undefined;
  const target = await files.realPath(file);
  return target !== undefined && (await files.stat(target))?.kind === 'file' ? target : undefined;
}
