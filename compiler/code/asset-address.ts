import { hashedName } from '../fs/sha256.ts';
import { encodePath, joinPath } from '../../corpus/url/pathname.ts';
import { publishedForm } from '../project/content/published-form.ts';
import { sitePath, type CodeRun } from './code-run.ts';

/**
 * Returns the address of a file that code imports, including the base URL. A file in a static folder keeps
 * its path; any other file gets a name with a hash.
 *
 * @param file absolute path
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
