/**
 * Why a path is refused. `link`: it is a symbolic link. `shared`: it is a file with several names. `outside`: it is not
 * in the folder. `moved`: another program moved, replaced or removed a folder while Lectern wrote into it.
 */
export type UnsafeReason = 'link' | 'shared' | 'outside' | 'moved';

/** The error for a path outside of the folder, a link, or a folder that was moved. */
export class UnsafePath extends Error {
  override name = 'UnsafePath';

  /**
   * @param file the refused path, absolute
   * @param root the folder to write into, absolute
   */
  constructor(
    readonly file: string,
    readonly root: string,
    readonly reason: UnsafeReason,
  ) {
    super(`"${file}" is not safe to write below "${root}": ${reason}`);
  }
}
