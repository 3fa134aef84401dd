/** An error that the system causes, not the content: disk, network, permissions. The command exits with code 3. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';

  constructor(
    message: string,
    readonly hint?: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/**
 * Error codes of the machine, such as a full disk. Any action may cause them, even loading a module or printing a
 * line.
 */
const exhausted = new Set(['EMFILE', 'ENFILE', 'ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'ENOMEM', 'ENXIO']);

/** @returns whether the machine caused an error, regardless of the code that threw it */
export function isMachineError(error: unknown): boolean {
  if (error instanceof EnvironmentError) return true;
  return error instanceof Error && exhausted.has((error as NodeJS.ErrnoException).code ?? '');
}

const reasons: Record<string, [reason: string, hint?: string]> = {
  EACCES: ['permission was denied', 'check the owner and the permissions of the file or folder'],
  EPERM: ['the system does not permit this operation', 'check the owner and the permissions of the file or folder'],
  EROFS: ['the file system is read-only', 'choose a writable folder'],
  ENOSPC: ['there is no space left on the device', 'free some space and run the command again'],
  EDQUOT: ['the disk quota is used up', 'free some space and run the command again'],
  EMFILE: ['too many files are open', 'raise the limit with "ulimit -n"'],
  ENFILE: ['too many files are open on this machine'],
  ENOMEM: ['there is no memory left'],
  ENOENT: ['this path does not exist'],
  EEXIST: ['a file or folder with this name exists already'],
  EISDIR: ['this path is a folder'],
  ENOTDIR: ['a part of the path is a file, not a folder'],
  ENOTEMPTY: ['the folder is not empty'],
  ENAMETOOLONG: ['the name is too long for this file system'],
  ELOOP: ['the symbolic links in this path form a loop'],
  EXDEV: ['the two paths are on different file systems'],
  EIO: ['the device reports an error'],
  EADDRINUSE: ['the port is in use', 'choose another port with --port'],
  EADDRNOTAVAIL: ['this machine does not have this address', 'choose another address with --host'],
  ENOTFOUND: ['there is no host with this name', 'choose another address with --host'],
};

/**
 * Converts an error of Node.js to a readable message.
 *
 * @param doing the action as it follows "can't" in a message: `write "dist/index.html"`
 * @returns an EnvironmentError; the given error if the system didn't cause it
 */
export function environmentError(error: unknown, doing: string): Error {
  const { code } = error as NodeJS.ErrnoException;
  if (!(error instanceof Error) || error instanceof EnvironmentError || !code?.startsWith('E')) return error as Error;
  if (code === 'ERR_INVALID_ARG_VALUE' && error.message.includes('null bytes'))
    return new EnvironmentError(
      `can't ${doing}: a name can't contain the character NUL`,
      'remove the character',
      error,
    );
  if (code === 'ERR_FS_FILE_TOO_LARGE')
    return new EnvironmentError(
      `can't ${doing}: the file has more than 2 GiB`,
      'move the file out of the folders that Lectern reads',
      error,
    );
  // `ERR_…` means that Node.js refuses an argument. That is a bug in Lectern.
  if (code.startsWith('ERR_')) return error;
  const [reason, hint] = reasons[code] ?? [error.message];
  return new EnvironmentError(`can't ${doing}: ${reason}`, hint, error);
}
