import { posix } from 'node:path';
import type { Config } from '../config/config.ts';
import type { SourceFile } from '../source/source.ts';
import type { Standpoint } from './file-candidates.ts';

/** Returns the folders in which the references of a file are looked up. */
export function standpointOf(file: SourceFile, config: Config): Standpoint {
  const { collection, translates } = file;
  return {
    source: file.path,
    original: translates && posix.join(translates.dir, file.relativePath),
    contentDirs: [collection?.dir ?? [], translates?.dir ?? []].flat(),
    staticDirs: config.staticDirectories,
    aliases: config.aliases,
  };
}

/** Returns the folders and files that the config names. They may be outside of the site's folder. */
export function namedFolders({ contentDirs, staticDirs, aliases }: Standpoint): string[] {
  return [...contentDirs, ...staticDirs, ...Object.values(aliases)];
}
