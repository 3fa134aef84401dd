import type { SiteContent, TextEdit } from '../../../../compiler/index.ts';

/** The byte order mark of UTF-8. */
export const mark = Buffer.from('\uFEFF');

/** A file whose content changes. */
export interface ChangedText {
  /** Path before the move. */
  path: string;
  before: string;
  /** Whether the file starts with a byte order mark. */
  hasMark: boolean;
  edits: TextEdit[];
}

/** Collects the changed files of a site, with their edits. */
export type ChangedTexts = ReturnType<typeof openTexts>;

/** Creates an empty collection of changed files. */
export function openTexts(files: SiteContent['files']) {
  const all = new Map<string, ChangedText>();
  return {
    all,
    /**
     * Adds edits to a file of the collection.
     *
     * @param file path relative to the site's folder. Edits to a binary file are ignored
     */
    async change(file: string, editsOf: (text: string) => TextEdit[] | Promise<TextEdit[]>): Promise<void> {
      const known = all.get(file);
      const read = known ?? (await readWhole(file, files));
      const edits = read ? await editsOf(read.before) : [];
      if (!read || edits.length === 0) return;
      all.set(file, { ...read, path: file, edits: [...(known?.edits ?? []), ...edits] });
    },
  };
}

/** @returns the content of a file; undefined if it isn't text */
async function readWhole(
  file: string,
  files: SiteContent['files'],
): Promise<Pick<ChangedText, 'before' | 'hasMark'> | undefined> {
  const bytes = await files.read(file);
  if (!bytes) return undefined;
  try {
    const before = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { before, hasMark: Buffer.from(bytes).subarray(0, 3).equals(mark) };
  } catch {
    return undefined;
  }
}
