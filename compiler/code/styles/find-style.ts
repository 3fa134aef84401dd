import path from 'node:path';
import type { PartialMessage } from 'esbuild';
import type { CodeRun } from '../code-run.ts';
import { packageName } from '../../project/settings/package-versions.ts';

/** The CSS of a style sheet, or what is wrong with that. */
export type CompiledStyle = { css: string } | { errors: PartialMessage[] };

/**
 * Takes note of the files that a style sheet was made of.
 *
 * @param loaded absolute
 * @returns the one that is not the site's to publish
 */
export async function untrustedStyle(loaded: readonly string[], run: CodeRun): Promise<string | undefined> {
  for (const file of loaded) {
    await run.bundleInputs.file(file);
    await run.bundleInputs.folder(path.dirname(file));
    if (!run.trusted.hasFile((await run.files.realPath(file)) ?? file)) return file;
  }
  return undefined;
}

/**
 * Finds what a style sheet means by `~kit/colors`, `kit/colors` or `@site/src/colors`.
 *
 * @param from the file that says so, absolute
 * @returns its path, as far as it is written; nothing where that counts from the file
 */
export async function findStyle(url: string, from: string, { dir, files }: CodeRun): Promise<string | undefined> {
  if (url.startsWith('@site/')) return path.join(dir, url.slice('@site/'.length));
  const specifier = url.replace(/^~/, '');
  if (/^[./]|:/.test(specifier)) return undefined;
  for (let folder = path.dirname(from); ; folder = path.dirname(folder)) {
    const home = path.join(folder, 'node_modules', packageName(specifier));
    if ((await files.realPath(home)) !== undefined) return path.join(folder, 'node_modules', specifier);
    if (path.dirname(folder) === folder) return undefined;
  }
}
