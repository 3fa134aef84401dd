import path from 'node:path';
import type { Artifact } from '../../emit/output.ts';
import { EnvironmentError } from '../../fs/environment-error.ts';
import type { Checkpoint } from '../../incremental/cancellation.ts';
import type { Project } from '../../project/project.ts';
import { viewerFolder } from '../../project/viewer-files.ts';
import type { ManifestRow } from '../output-folder.ts';
import type { OutputWriter } from '../rehearsal.ts';

/** The site from which files are copied to the output. */
type CopiedFrom = Pick<Project, 'dir' | 'files'>;

/**
 * Writes one file of the output.
 *
 * @param checkpoint called between the chunks of a long file
 * @returns the file's row in the manifest
 */
export async function writeArtifact(
  artifact: Artifact,
  writer: OutputWriter,
  site: CopiedFrom,
  checkpoint: Checkpoint,
): Promise<ManifestRow> {
  const { path: file } = artifact;
  if ('parts' in artifact) return writer.writeParts(file, withCheckpoints(artifact.parts, checkpoint));
  if ('pieces' in artifact) return writer.writePieces(file, artifact.version, artifact.pieces);
  if ('version' in artifact)
    return writer.writeVersion(file, artifact.version, async () => Buffer.from(await artifact.make()));
  return writer.write(file, await bytesOf(artifact, site));
}

/** @returns the text of an output file, without writing the file */
export async function textOf(artifact: Artifact, site: CopiedFrom): Promise<string> {
  if ('make' in artifact) return Buffer.from(await artifact.make()).toString();
  const texts: string[] = [];
  if ('pieces' in artifact)
    for (const piece of artifact.pieces) texts.push(typeof piece === 'string' ? piece : await piece());
  else if ('parts' in artifact) for await (const part of artifact.parts) texts.push(part);
  else return Buffer.from(await bytesOf(artifact, site)).toString();
  return texts.join('');
}

async function bytesOf(
  artifact: Exclude<Artifact, { parts: unknown } | { version: unknown }>,
  { dir, files }: CopiedFrom,
): Promise<Uint8Array> {
  if ('bytes' in artifact) return artifact.bytes;
  if ('text' in artifact) return Buffer.from(artifact.text);
  const file = 'copy' in artifact ? path.join(dir, artifact.copy) : path.join(viewerFolder(), artifact.viewer);
  const bytes = await files.read(file);
  if (bytes) return bytes;
  throw new EnvironmentError(`"${file}" disappeared before Lectern copied it`, 'compile again');
}

async function* withCheckpoints<Item>(items: AsyncIterable<Item>, checkpoint: Checkpoint): AsyncGenerator<Item> {
  for await (const item of items) {
    await checkpoint();
    yield item;
  }
}
