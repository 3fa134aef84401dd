import { artifactPaths, type OutputClash } from './artifact-paths.ts';
import type { Publication } from './publish.ts';
import type { ManifestRow } from './output-folder.ts';

/** The object to which the publisher writes files: a publication, or a rehearsal, which discards them. */
export type OutputWriter = Pick<
  Publication,
  'write' | 'writeVersion' | 'writePieces' | 'writeParts' | 'readText' | 'isKnown'
> &
  Partial<Pick<Publication, 'writeInThread'>>;

/**
 * Creates a writer that computes the content of all files and discards it. So all errors of a compile occur. The
 * writer also collects clashes: files that can't be in the output.
 *
 * @param remake computes the text of a file again
 */
export function openRehearsal(
  remake: (artifact: string) => Promise<string>,
): OutputWriter & { clashes: readonly OutputClash[] } {
  const paths = artifactPaths();
  const clashes: OutputClash[] = [];
  const note = (path: string, bytes: number): ManifestRow => {
    const clash = paths.add(path);
    if (clash) clashes.push(clash);
    // The hash must not be empty, because an empty hash means a missing file.
    return { path, bytes, sha256: 'not computed' };
  };
  return {
    clashes,
    isKnown: false,
    async write(artifact, bytes) {
      return note(artifact, bytes.length);
    },
    async writeVersion(artifact, _, make) {
      return note(artifact, (await make()).length);
    },
    async writePieces(artifact, _, pieces) {
      let bytes = 0;
      for (const piece of pieces) bytes += Buffer.byteLength(typeof piece === 'string' ? piece : await piece());
      return note(artifact, bytes);
    },
    async writeParts(artifact, parts) {
      let bytes = 0;
      for await (const part of parts) bytes += Buffer.byteLength(part);
      return note(artifact, bytes);
    },
    readText: remake,
  };
}
