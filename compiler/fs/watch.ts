import { stat } from 'node:fs/promises';
import path from 'node:path';
import { watch as watchPaths } from 'chokidar';
import { EnvironmentError } from './environment-error.ts';
import { foldersUp, isInside } from './inside.ts';

/** Folders without sources of a site. */
const skipped = new Set(['node_modules', '.lectern', '.git']);
/** The files that git changes on a commit or a checkout, and the folders around them. */
const gitPaths = ['', 'HEAD', 'logs', `logs${path.sep}HEAD`];
/** Error codes of a reached limit of the system. */
const limits = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

/**
 * Reports paths that may have changed. It may report too many, or too few if very many change, so callers check the
 * files themselves.
 *
 * @param folders absolute; the site's folder comes first
 * @param ignored output folders in these, absolute
 * @param onReport gets an absolute path, or undefined if any file may have another history or content
 * @param fail called if the system can't watch all files
 */
export async function watch(
  folders: readonly string[],
  ignored: readonly string[],
  onReport: (file?: string) => void,
  fail: (error: EnvironmentError) => void,
) {
  const git = await gitFolder(folders[0]!);
  const isOfGit = (file: string) => git !== undefined && isInside(git, file);
  const isIgnored = (file: string) => {
    if (isOfGit(file)) return !gitPaths.includes(path.relative(git!, file));
    if (ignored.some((folder) => isInside(folder, file))) return true;
    const root = folders.find((folder) => isInside(folder, file));
    const parts = root === undefined ? [] : path.relative(root, file).split(path.sep);
    return parts.some((part) => skipped.has(part));
  };

  const watcher = watchPaths(git === undefined ? [...folders] : [...folders, git], {
    ignored: isIgnored,
    ignoreInitial: true,
    followSymlinks: false,
    // Reports an atomic save by a rename at once, instead of merging its events after a delay.
    atomic: false,
  });
  watcher.on('all', (_event, file) => onReport(isOfGit(file) ? undefined : file));
  // The compile reports files without permission.
  watcher.on('error', (error) => {
    if (limits.has((error as NodeJS.ErrnoException).code ?? ''))
      fail(
        new EnvironmentError(
          'not all files can be watched: the system watches too many already',
          'raise its limit, on Linux "fs.inotify.max_user_watches"',
        ),
      );
  });
  /** Resolves once every further change is reported. */
  const ready = new Promise<void>((resolve) => watcher.on('ready', resolve));
  return { ready, close: () => watcher.close() };
}

/** The nearest `.git` folder, in this folder or above it. */
async function gitFolder(dir: string): Promise<string | undefined> {
  for (const candidate of foldersUp(dir).map((folder) => path.join(folder, '.git'))) {
    const found = await stat(candidate).catch(() => undefined);
    if (found?.isDirectory()) return candidate;
  }
  return undefined;
}
