import type { CommandTools, ContentSource, Diagnostic, Range, TextEdit } from '../../../../compiler/index.ts';
import { lineStarts } from '../text/edit.ts';
import { findUrl } from '../text/find-url.ts';
import type { ChangedAliases } from './aliases.ts';
import type { MendedUrl } from './mend-links.ts';
import { versionKey, type MovedIds } from './moved-names.ts';

/** The changes to a source file. */
export interface SourceChanges {
  urls: readonly MendedUrl[];
  ids: readonly RenamedId[];
  aliases: ChangedAliases | undefined;
  pageKey: string | null | undefined;
}

/** An id of a doc in front matter, and the id that replaces it. */
interface RenamedId {
  id: string;
  requested: string;
  /** Range of the front matter key and its value. */
  at: Range;
}

/** @returns the changed ids in `pagination_next` and `pagination_prev` of a doc */
export function renamedNeighbours({ folder, ...source }: ContentSource, ids: MovedIds): RenamedId[] {
  const own = folder && ids.get(versionKey(folder.instance, folder.version));
  return ['pagination_next', 'pagination_prev'].flatMap((key) => {
    const id = source.frontMatter[key];
    const requested = typeof id === 'string' ? own?.get(id) : undefined;
    return requested === undefined ? [] : [{ id: String(id), requested, at: source.frontMatterPlaces[key]! }];
  });
}

/**
 * Returns the edits of a source.
 *
 * @param text content of the file that contains the source
 * @param report called for an address that can't be found in the text
 */
export async function sourceEdits(
  source: ContentSource,
  { urls, ids, aliases, pageKey }: SourceChanges,
  text: string,
  report: (diagnostic: Diagnostic) => void,
  { diagnose, frontMatterEdits }: CommandTools,
): Promise<TextEdit[]> {
  const { path = source.path, line = 1 } = source.part ?? {};
  const inFile = (at: Range): Range => ({
    ...at,
    line: at.line + line - 1,
    ...(at.end && { end: { ...at.end, line: at.end.line + line - 1 } }),
  });
  const starts = lineStarts(text);
  const edits = urls.flatMap(({ reference, url }) => {
    const at = inFile(reference.at);
    const found = findUrl(reference.url, reference, at, text, starts);
    if (found.length === 0) report(diagnose('unmended-link', { path, ...at }, { url: reference.url, requested: url }));
    return found.map((each) => ({ ...each, text: url }));
  });
  const named = ids.flatMap(({ id, requested, at }) =>
    findUrl(id, { kind: 'link', syntax: 'jsx' }, at, text, starts).map((each) => ({ ...each, text: requested })),
  );
  const keys = {
    ...(aliases && { aliases: aliases.after }),
    ...(pageKey !== undefined && { page_key: pageKey }),
  };
  return [...edits, ...named, ...(await frontMatterEdits(text, keys))];
}
