import * as z from 'zod';
import { clientModules } from '../../corpus/client-modules.ts';
import { CodeModule } from '../../corpus/schema/page.ts';
import type { DocumentCache } from '../cache/cache.ts';
import { catalogue } from '../diagnostics/rules/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sha256 } from '../fs/sha256.ts';
import { buildId } from '../version.ts';
import type { BundledCode, CodeFile } from './code-table.ts';
import type { CodeSite } from './code-run.ts';
import type { CodeSource } from './code-sources.ts';
import { isUnchanged } from './bundle-inputs.ts';

const Point = z.object({ line: z.number(), column: z.number() });
const Place = z.object({ path: z.string(), ...Point.partial().shape, end: Point.optional() });

const KeptFile = z.object({ path: z.string(), base64: z.string() });

/** The cached result of an earlier run, with everything it depends on. */
const KeptCode = z.object({
  question: z.string(),
  recorded: z.record(z.string(), z.string()),
  /** The imported modules that Lectern generates from content: path → text. */
  generated: z.record(z.string(), z.string()),
  modules: z.array(z.tuple([z.string(), CodeModule])),
  files: z.array(KeptFile),
  rendering: z.array(KeptFile).optional(),
  theme: z.array(z.string()),
  diagnostics: z.array(
    z.object({
      rule: z.custom<Diagnostic['rule']>((id) => Object.hasOwn(catalogue, String(id))),
      severity: z.enum(['error', 'warning']),
      url: z.string(),
      place: Place,
      message: z.string(),
      hint: z.string().optional(),
      related: z
        .array(Place.extend({ message: z.string() }))
        .readonly()
        .optional(),
    }),
  ),
});

/** The cache key of the bundled code. The cache has one entry for it, from the last run. */
const key = sha256('code of the site');

/** @returns a hash of everything except files on which the bundled code depends */
export function questionOf(
  sources: readonly CodeSource[],
  { dir, config, served, sheets, development, stubMissing, functions }: CodeSite,
): string {
  return sha256(
    JSON.stringify([
      buildId,
      clientModules,
      dir,
      config,
      functions,
      development,
      stubMissing,
      [...served],
      [...sheets],
      sources,
    ]),
  );
}

/**
 * @param question result of `questionOf` for this run
 * @returns the cached result of the last run; undefined if `question` differs or if a file has changed
 */
export async function readKeptCode(
  question: string,
  { generated, files }: Pick<CodeSite, 'generated' | 'files'>,
  cache: DocumentCache,
): Promise<BundledCode | undefined> {
  const kept = KeptCode.safeParse(await cache.getValue(key)).data;
  if (kept?.question !== question || !(await isUnchanged(kept.recorded, files))) return undefined;
  if (Object.entries(kept.generated).some(([name, text]) => generated.get(name) !== text)) return undefined;
  return {
    code: {
      modules: new Map(kept.modules),
      files: kept.files.map(asFile),
      rendering: kept.rendering?.map(asFile),
    },
    diagnostics: kept.diagnostics,
    theme: kept.theme,
  };
}

export async function keepCode(
  question: string,
  { code, diagnostics, theme }: BundledCode,
  { bundleInputs, generated, usedGenerated }: CodeSite,
  cache: DocumentCache,
): Promise<void> {
  const kept: z.infer<typeof KeptCode> = {
    question,
    recorded: await bundleInputs.all(),
    generated: Object.fromEntries([...usedGenerated].map((name) => [name, generated.get(name)!])),
    modules: [...code.modules],
    files: code.files.map(asKept),
    rendering: code.rendering?.map(asKept),
    diagnostics,
    theme: [...theme],
  };
  await cache.putValue(key, kept);
}

function asFile({ path, base64 }: z.infer<typeof KeptFile>): CodeFile {
  return { path, bytes: Buffer.from(base64, 'base64') };
}

function asKept({ path, bytes }: CodeFile): z.infer<typeof KeptFile> {
  return { path, base64: Buffer.from(bytes).toString('base64') };
}
