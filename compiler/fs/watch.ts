import { stat } from 'node:fs/promises';
import path from 'node:path';
import { watch as watchPaths } from 'chokidar';
import { EnvironmentError } from './environment-error.ts';
import { foldersUp, isInside } from './inside.ts';

/** Names of folders that contain no sources. */
const skipped = new Set(['node_modules', '.lectern', '.git']);
/** Paths in `.git` to watch: the files that a commit or a checkout changes, and their folders. */
const gitPaths = ['', 'HEAD', 'logs', `logs${path.sep}HEAD`];
/** Error codes of exceeded system limits. */
const limits = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

/**
 * Watches folders, and reports paths that may have changed. An unchanged file may be reported. If very many files
 * change at once, the watcher misses some. So callers must compare the files themselves.
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
    // Some editors save by writing a new file and renaming it. With `atomic`, chokidar would wait before reporting
    // such a save.
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
  /** Resolves when the watcher has started. Changes are reported only from then on. */
  const ready = new Promise<void>((resolve) => watcher.on('ready', resolve));
  const added = new Set<string>();
  return {
    ready,
    /** Also watches the files with these absolute paths. */
    add(files: readonly string[]): void {
      const further = files.filter((file) => !added.has(file));
      if (further.length > 0) watcher.add(further);
      for (const file of further) added.add(file);
    },
    close: () => watcher.close(),
  };
}

/** Returns the path of `.git` in a folder or in the nearest folder above. */
async function gitFolder(dir: string): Promise<string | undefined> {
  for (const candidate of foldersUp(dir).map((folder) => path.join(folder, '.git'))) {
    const found = await stat(candidate).catch(() => undefined);
    if (found?.isDirectory()) return candidate;
  }
  return undefined;
}
