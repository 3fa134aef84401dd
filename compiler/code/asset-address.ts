import { hashedName } from '../fs/sha256.ts';
import { encodePath, joinPath } from '../../corpus/url/pathname.ts';
import { publishedForm } from '../project/content/published-form.ts';
import { sitePath, type CodeRun } from './code-run.ts';

/**
 * Determines the output path of a file that code imports: its static path, or a name with a hash.
 *
 * @param file absolute
 * @returns its address, with the base URL
 */
export async function assetAddress(file: string, run: CodeRun): Promise<string> {
  const path = sitePath(run, file);
  const { baseUrl } = run.config;
  const served = run.served.get(path);
  if (served !== undefined) return encodePath(joinPath(baseUrl, served));
  const { bytes } = publishedForm(path, (await run.files.read(file)) ?? new Uint8Array(), run.config.assets);
  const output = hashedName(path, bytes);
  run.assets.set(output, { path: output, bytes });
  return encodePath(joinPath(baseUrl, output));
}
