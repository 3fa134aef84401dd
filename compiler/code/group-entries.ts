import { posix } from 'node:path';
import type { CodeImport } from '../parse/document.ts';
import { assembleEntry, type Broken, type EntryText } from './modules/assemble-entry.ts';
import type { CodeSource } from './code-sources.ts';

/** A module to bundle, and its sources. Docs of several versions with equal code share a module. */
export interface Entry extends EntryText {
  /** Path of the first source. It identifies the entry in a run. */
  id: string;
  /** Base name of the output file, without hash. */
  name: string;
  sources: CodeSource[];
}

/**
 * @param isTrial see `assembleEntry`
 * @returns one module for each distinct code, in the order of the first source with that code. Empty modules are left
 * out
 */
export function groupEntries(
  sources: CodeSource[],
  specifierOf: (own: CodeImport, source: string) => string,
  broken: Broken,
  isTrial: boolean,
): Entry[] {
  const entries = new Map<string, Entry>();
  for (const source of sources) {
    const assembled = assembleEntry(source, (own) => specifierOf(own, source.path), broken, isTrial);
    if (assembled.text === '') continue;
    const same = entries.get(assembled.text);
    if (same) same.sources.push(source);
    else
      entries.set(assembled.text, { ...assembled, id: source.path, name: entryName(source.path), sources: [source] });
  }
  return [...entries.values()];
}

// Returns a readable name for an entry: `docs/guides/Charts.mdx` → `charts`, `docs/guides/index.mdx` →
// `guides`.
function entryName(source: string): string {
  const { dir, name } = posix.parse(source);
  const telling = /^(index|readme)$/i.test(name) ? posix.basename(dir) : name;
  return (
    telling
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'page'
  );
}
