import path from 'node:path';
import { createHash } from 'node:crypto';
import { tempFolder } from '../../../compiler/test/temp.ts';

const folder = tempFolder();
process.once('exit', () => folder.remove());

/** Writes a file as the compiler does for extensions. */
export async function writeTemporary(bytes: Uint8Array, ending: string): Promise<string> {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16) + ending;
  folder.write({ [name]: bytes });
  return path.join(folder.dir, name);
}
