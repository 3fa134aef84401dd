import path from 'node:path';
import { diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { Files } from '../../fs/files.ts';
import { fileText } from '../../fs/text-file.ts';
import { pointAt } from '../../values/text-places.ts';
import { viewerProperties } from './viewer-properties.ts';

const known: ReadonlySet<string> = new Set(viewerProperties);
const ownSheet = /^(?!\.\.|(?:.*\/)?node_modules\/)[^:]+\.(?:css|s[ac]ss|less)$/i;

/**
 * Reports custom properties `--lectern-…` in the site's style sheets that the viewer doesn't define. Each name is
 * reported once per file.
 *
 * @param inputs files of the bundle, relative to the site's folder. A plugin's namespace may precede the path
 */
export async function unknownProperties(
  inputs: readonly string[],
  { dir, files }: { dir: string; files: Files },
): Promise<Diagnostic[]> {
  const sheets = new Set(inputs.map((name) => name.replace(/^[\w-]+:/, '')).filter((name) => ownSheet.test(name)));
  const found: Diagnostic[] = [];
  for (const sheet of [...sheets].sort()) {
    // An unreadable file is ignored here, because esbuild reports it.
    const text = (await fileText(path.join(dir, sheet), files).catch(() => undefined)) ?? '';
    for (const [name, index] of unknownIn(text)) {
      const at = pointAt(text, index);
      const end = { line: at.line, column: at.column + '--lectern-'.length + name.length };
      const near = nearest(name, viewerProperties);
      found.push(diagnose('unknown-property', { path: sheet, ...at, end }, { name, near }));
    }
  }
  return found;
}

/** @returns name → offset of its first use. Names with Sass or Less interpolation are skipped */
function unknownIn(sheet: string): Map<string, number> {
  const text = sheet.replace(/\/\*[\s\S]*?\*\//g, (comment) => ' '.repeat(comment.length));
  const found = new Map<string, number>();
  for (const { index, 1: name = '' } of text.matchAll(/(?<![\w-])--lectern-([\w-]+)(?![\w-]*[#@]\{)/g))
    if (!known.has(name) && !found.has(name)) found.set(name, index);
  return found;
}
