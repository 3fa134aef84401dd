import path from 'node:path';
import { safeFolder, UnsafePath, type UnsafeReason } from '../../corpus/safe-folder.ts';

/** Writes files below the output folder. That folder may be a symbolic link; links below it are not followed. */
export type Output = ReturnType<typeof openOutput>;

/** @param outDir the output folder, as the user entered it */
export function openOutput(outDir: string) {
  const root = path.resolve(outDir);
  const folder = safeFolder(root);
  return {
    /**
     * @param name relative to `inside`
     * @param inside a folder relative to the output folder; by default the output folder itself
     * @throws CliError if the path is outside of `inside`, or the file can't be written
     */
    write(name: string, content: string | Uint8Array, inside = ''): void {
      const start = path.join(root, inside);
      const file = path.resolve(start, name);
      if (name.includes('\0') || !file.startsWith(start.endsWith(path.sep) ? start : start + path.sep))
        throw new CliError(1, `The corpus names a file outside of the site: ${name}.`);
      try {
        folder.write(file, content);
      } catch (error) {
        const reason = error instanceof UnsafePath ? refusals[error.reason](error.file) : (error as Error).message;
        throw new CliError(3, `${file} could not be written: ${reason}.`, { cause: error });
      }
    },
  };
}

const refusals: Record<UnsafeReason, (file: string) => string> = {
  link: (file) => `${file} is a symbolic link, and nothing is written through links; remove it`,
  shared: (file) => `${file} is a hard link; remove it`,
  outside: (file) => `${file} is outside of the folder`,
  moved: (file) => `${file} was moved, replaced or removed while the viewer wrote it; run the command again`,
};

/** An error with a message for the user. The command ends with `exitCode`. */
export class CliError extends Error {
  /** 1: the corpus has errors; 2: wrong usage; 3: other problems, such as the disk or the network. */
  readonly exitCode: 1 | 2 | 3;

  constructor(exitCode: 1 | 2 | 3, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CliError';
    this.exitCode = exitCode;
  }
}
