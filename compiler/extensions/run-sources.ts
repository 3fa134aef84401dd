import * as z from 'zod';
import { keyText } from '../diagnostics/errors/problem.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Files } from '../fs/files.ts';
import type { OpenSite } from '../project/open-site.ts';
import { contextOf } from './context-of.ts';
import type { VirtualSource } from './extension.ts';
import type { OpenExtension } from './open-extension.ts';
import { runHook } from './run-hook.ts';
import { isSafePath } from './safe-path.ts';

const lineNumber = z.number().int().positive();
const sitePath = z.string().refine(isSafePath, 'expected a path in the site\'s folder, such as "docs/terms.md"');

/** A file as `sources` returns it. */
const Source = z.strictObject({
  path: sitePath,
  text: z.string(),
  origin: z
    .strictObject({
      file: z.string().min(1),
      line: z.union([lineNumber, z.array(lineNumber.optional())]).optional(),
    })
    .optional(),
});
export type ProvidedSource = z.infer<typeof Source>;

/**
 * Runs the hook `sources` of an extension.
 *
 * @param files records the files that the hook reads
 * @returns the files, sorted by path, or the error of the extension
 */
export async function runSources(
  extension: OpenExtension,
  site: OpenSite,
  files: Files,
): Promise<{ sources: readonly ProvidedSource[]; diagnostics: readonly Diagnostic[] }> {
  const run = () => extension.hooks.sources!(contextOf(extension, site, files));
  const result = await runHook(extension, 'sources', run, { files, check: wrongSources });
  if (result.diagnostic) return { sources: [], diagnostics: [result.diagnostic] };
  const sources = result.value.map((source) => Source.parse(source));
  return { sources: sources.sort((a, b) => (a.path < b.path ? -1 : 1)), diagnostics: [] };
}

function wrongSources(value: readonly VirtualSource[]): string | undefined {
  const { error } = z.array(Source).safeParse(value, { jitless: true });
  const [issue] = error?.issues ?? [];
  if (issue)
    return `the hook returned a wrong value: ${issue.path.length === 0 ? 'the returned value' : keyText(issue.path)}: ${issue.message}`;
  const paths = value.map((source) => source.path);
  const repeatedPath = paths.find((each, index) => paths.indexOf(each) < index);
  return repeatedPath === undefined ? undefined : `the hook returned the path "${repeatedPath}" twice`;
}
