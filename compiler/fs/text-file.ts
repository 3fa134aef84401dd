import type { Files, WritableFiles } from './files.ts';

/** @returns the text of a file; invalid UTF-8 is replaced. Undefined if the file doesn't exist */
export async function fileText(file: string, files: Pick<Files, 'read'>): Promise<string | undefined> {
  const bytes = await files.read(file);
  return bytes && Buffer.from(bytes).toString();
}

/** Writes a file, unless it already has this content. */
export async function writeChanged(
  file: string,
  text: string,
  files: Pick<WritableFiles, 'read' | 'write'>,
): Promise<void> {
  if ((await fileText(file, files)) !== text) await files.write(file, Buffer.from(text));
}
