import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file below the output folder, whatever the corpus calls it. */
export async function writeOutput(outDir: string, name: string, content: string | Uint8Array): Promise<void> {
  const file = path.resolve(outDir, name);
  const below = path.relative(path.resolve(outDir), file);
  if (
    name.includes('\0') ||
    below === '' ||
    below === '..' ||
    below.startsWith(`..${path.sep}`) ||
    path.isAbsolute(below)
  )
    throw new Fault(1, `The corpus names a file outside of the site: ${name}.`);
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  } catch (error) {
    throw new Fault(3, `${file} could not be written: ${(error as Error).message}.`, { cause: error });
  }
}

/** An error message for the user: the command could not do its work. */
export class Fault extends Error {
  /** 1: the corpus is not as it should be; 2: wrong usage; 3: what lies outside of both, such as the disk or the network. */
  readonly exitCode: 1 | 2 | 3;

  constructor(exitCode: 1 | 2 | 3, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Fault';
    this.exitCode = exitCode;
  }
}
