import { stat } from 'node:fs/promises';
import path from 'node:path';
import { watch as watchPaths } from 'chokidar';
import { EnvironmentError } from './environment-error.ts';
import { foldersUp, isInside } from './inside.ts';

/** Names of folders that contain no sources. */
const skipped = new Set(['node_modules', '.lectern', '.git']);
/** Paths in `.git` that change with a commit or checkout, and the folders that contain them. */
const gitPaths = ['', 'HEAD', 'logs', `logs${path.sep}HEAD`];
/** Error codes of exceeded system limits. */
const limits = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

/**
 * Watches folders, and reports paths that may have changed. The reports are not exact: there may be too many, or too
 * few if very many files change. Callers must check the files themselves.
 *
 * @param folders absolute paths; the site's folder comes first
 * @param ignored absolute paths of output folders inside them
 * @param onReport gets the absolute path of a changed file; undefined if any file or the git history may have changed
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
    // chokidar reports a save by renaming at once. With `atomic`, it would wait to merge events.
    atomic: false,
  });
  watcher.on('all', (_event, file) => onReport(isOfGit(file) ? undefined : file));
  // Files without permission are ignored here, because compiling reports them.
  watcher.on('error', (error) => {
    if (limits.has((error as NodeJS.ErrnoException).code ?? ''))
      fail(
        new EnvironmentError(
          'not all files can be watched: the limit of watched files is reached',
          'raise the limit, which Linux calls "fs.inotify.max_user_watches"',
        ),
      );
  });
  /** Resolves when the watcher has started. From then on, it reports every change. */
  const ready = new Promise<void>((resolve) => watcher.on('ready', resolve));
  const added = new Set<string>();
  return {
    ready,
    /** Watches more files: absolute paths. */
    add(files: readonly string[]): void {
      const further = files.filter((file) => !added.has(file));
      if (further.length > 0) watcher.add(further);
      for (const file of further) added.add(file);
    },
    close: () => watcher.close(),
  };
}

/** Returns the nearest `.git` folder, in a folder or above it. */
async function gitFolder(dir: string): Promise<string | undefined> {
  for (const candidate of foldersUp(dir).map((folder) => path.join(folder, '.git'))) {
    const found = await stat(candidate).catch(() => undefined);
    if (found?.isDirectory()) return candidate;
  }
  return undefined;
}
