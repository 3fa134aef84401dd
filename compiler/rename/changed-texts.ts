import path from 'node:path';
import type { Files } from '../fs/files.ts';
import { decodeText } from '../fs/read.ts';
import type { Edit } from './edit.ts';

/** A byte order mark in UTF-8. */
export const mark = Buffer.from('\uFEFF');

/** A text that changes. */
export interface ChangedText {
  /** As it is called before. */
  path: string;
  before: string;
  /** Whether a byte order mark stands before it. */
  hasMark: boolean;
  edits: Edit[];
}

/** The texts of a site that change, and how each does. */
export type ChangedTexts = ReturnType<typeof openTexts>;

/** @param dir the site's folder, absolute */
export function openTexts(dir: string, files: Files) {
  const all = new Map<string, ChangedText>();
  return {
    all,
    /**
     * Adds to the changes of a file, which may be none.
     *
     * @param file relative to the site's folder; what is no text stays as it is
     */
    async change(file: string, editsOf: (text: string) => Edit[]): Promise<void> {
      const known = all.get(file);
      const read = known ?? (await readWhole(path.join(dir, file), files));
      const edits = read ? editsOf(read.before) : [];
      if (!read || edits.length === 0) return;
      all.set(file, { ...read, path: file, edits: [...(known?.edits ?? []), ...edits] });
    },
  };
}

/** @returns what a file holds; nothing when it is no text */
async function readWhole(file: string, files: Files): Promise<Pick<ChangedText, 'before' | 'hasMark'> | undefined> {
  const bytes = await files.read(file);
  const decoded = bytes && decodeText(bytes);
  if (!decoded || !('text' in decoded)) return undefined;
  return { before: decoded.text, hasMark: Buffer.from(bytes).subarray(0, 3).equals(mark) };
}
