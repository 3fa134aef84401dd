import { EnvironmentError } from '../fs/environment-error.ts';
import type { WritableFiles } from '../fs/files.ts';

/**
 * Creates access to files that never fails. A file that can't be read counts as missing, and a failed write is ignored.
 * So a full disk, or a folder of another user, disables a cache instead of stopping a run.
 *
 * @param onRefusal called with each error
 */
export function tolerantFiles(files: WritableFiles, onRefusal: (error: EnvironmentError) => void): WritableFiles {
  const tolerate = async <Result>(answer: Promise<Result>, otherwise: Result): Promise<Result> => {
    try {
      return await answer;
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error;
      onRefusal(error);
      return otherwise;
    }
  };
  return {
    names: (dir) => tolerate(files.names(dir), []),
    stat: (file) => tolerate(files.stat(file), undefined),
    realPath: (file) => tolerate(files.realPath(file), undefined),
    read: (file) => tolerate(files.read(file), undefined),
    readPart: (file, start, length, into) => tolerate(files.readPart(file, start, length, into), undefined),
    write: (file, bytes) => tolerate(files.write(file, bytes), undefined),
    writeNow(file, bytes) {
      try {
        files.writeNow(file, bytes);
      } catch (error) {
        if (!(error instanceof EnvironmentError)) throw error;
        onRefusal(error);
      }
    },
    append: (file, bytes) => tolerate(files.append(file, bytes), undefined),
    create: (file, bytes, mode) => tolerate(files.create(file, bytes, mode), false),
    makeFolder: (dir, mode) => tolerate(files.makeFolder(dir, mode), undefined),
    rename: (from, to) => tolerate(files.rename(from, to), undefined),
    clone: (from, to) => tolerate(files.clone(from, to), undefined),
    link: (target, file) => tolerate(files.link(target, file), false),
    remove: (file) => tolerate(files.remove(file), undefined),
    removeEmptyFolder: (dir) => tolerate(files.removeEmptyFolder(dir), false),
  };
}
