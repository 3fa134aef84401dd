import { stat } from 'node:fs/promises';
import path from 'node:path';
import { watch as watchPaths } from 'chokidar';
import { EnvironmentError } from './environment-error.ts';
import { foldersUp, isInside } from './inside.ts';

/** Folders that hold no source of a site. */
const skipped = new Set(['node_modules', '.lectern', '.git']);
/** The files that git changes on a commit or a checkout, and the folders around them. */
const gitPaths = ['', 'HEAD', 'logs', `logs${path.sep}HEAD`];
/** The codes of these errors. */
const limits = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

/**
 * Reports paths that may have changed: perhaps too many and, when there are very many changes, too few. Callers check the
 * files themselves.
 *
 * @param folders absolute; the site's comes first
 * @param ignored folders in these that programs write into, absolute
 * @param onReport is given an absolute path, or nothing when any file may have another history or content
 * @param fail called when the system has no means to watch all of it
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
    // Atomic saves by renaming are reported at once, not merged into one change after a delay.
    atomic: false,
  });
  watcher.on('all', (_event, file) => onReport(isOfGit(file) ? undefined : file));
  // Files without permission are reported by the compile.
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

/** The nearest `.git` that is a folder, in this one or above it. */
async function gitFolder(dir: string): Promise<string | undefined> {
  for (const candidate of foldersUp(dir).map((folder) => path.join(folder, '.git'))) {
    const found = await stat(candidate).catch(() => undefined);
    if (found?.isDirectory()) return candidate;
  }
  return undefined;
}
