import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ThreadOutput, Version } from '../../emit/output.ts';
import { sha256 } from '../../fs/sha256.ts';
import type { Draft as ThreadDraft } from '../../emit/threads/page-job.ts';
import { impossiblePath } from '../artifact-paths.ts';
import type { ManifestRow } from '../output-folder.ts';
import { draftOf, hashInOutput, heldBytes, note, stage, type Draft } from './draft.ts';

/** A chunk of a file: a string, or a function that returns it. If the file's version is equal, the string is equal. */
type Piece = string | (() => Promise<string>);

/** Manifest row → version of the file, if it was written with a version. */
const versions = new WeakMap<ManifestRow, Version>();
/** Manifest row → end offset of each chunk in bytes, if the file was written from chunks. */
const endsOfPieces = new WeakMap<ManifestRow, readonly number[]>();
/** Size of the chunks in which a long text is written, in characters. */
const chunkSize = 1_000_000;

/**
 * Writes a file of a new output.
 *
 * @param artifact path relative to the output folder, with forward slashes
 * @returns the file's row in the manifest
 */
export async function write(draft: Draft, artifact: string, bytes: Uint8Array): Promise<ManifestRow> {
  const row = note({ path: artifact, bytes: bytes.length, sha256: sha256(bytes) }, draft);
  await stage(row, bytes, draft);
  return row;
}

/** Writes a file like `write`, but calls `make` only if the current output lacks this version of the file. */
export async function writeVersion(
  draft: Draft,
  artifact: string,
  version: Version,
  make: () => Promise<Uint8Array>,
): Promise<ManifestRow> {
  const before = draft.last?.files.get(artifact);
  if (before && versions.get(before) === version) return note(before, draft);
  const row = await write(draft, artifact, await make());
  versions.set(row, version);
  return row;
}

/**
 * Adds files to the output that another thread makes and writes.
 *
 * @returns the manifest rows of the files; undefined if the thread failed
 */
export async function writeInThread(
  draft: Draft,
  { paths, write: writeDrafts }: ThreadOutput,
): Promise<ManifestRow[] | undefined> {
  const { inspected, outDir, staged, clashes, written } = draft;
  // If a path clashes, the caller makes the file in the main thread, which reports the clash.
  const isClash = (artifact: string) => impossiblePath(artifact) !== undefined || written.has(artifact);
  if (clashes.length > 0 || paths.some(isClash)) return undefined;
  const drafts: ThreadDraft[] = [];
  for (const artifact of paths) {
    const isThere = !inspected || inspected.found.get(artifact) === 'file';
    drafts.push({
      file: await draft.drafts.prepare(artifact),
      current: isThere ? path.join(outDir, artifact) : undefined,
    });
  }
  const made = await writeDrafts(drafts);
  return made?.map(({ bytes, sha256: hash, isWritten }, index) => {
    const row = note({ path: paths[index]!, bytes, sha256: hash }, draft);
    if (isWritten) staged.set(row.path, row);
    return row;
  });
}

/** Writes a file from chunks. Calls their functions only if the current output lacks this version of the file. */
export async function writePieces(
  draft: Draft,
  artifact: string,
  version: Version,
  pieces: readonly Piece[],
): Promise<ManifestRow> {
  const before = draft.last?.files.get(artifact);
  const ends = before && versions.get(before) === version ? endsOfPieces.get(before) : undefined;
  const held = ends && ends.length === pieces.length ? await heldBytes(artifact, draft) : undefined;
  const made: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === 'string') made.push(piece);
    else if (held) made.push(Buffer.from(held.subarray(ends![index - 1] ?? 0, ends![index])).toString());
    else made.push(await piece());
  }
  const row = await write(draft, artifact, Buffer.from(made.join('')));
  let end = 0;
  const endsNow = made.map((piece) => (end += Buffer.byteLength(piece)));
  endsOfPieces.set(row, endsNow);
  versions.set(row, version);
  return row;
}

/** Writes a file that is too long for memory, chunk by chunk. */
export async function writeParts(draft: Draft, artifact: string, parts: AsyncIterable<string>): Promise<ManifestRow> {
  const { files, staged } = draft;
  const target = draftOf(artifact, draft);
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of inChunks(parts)) {
    hash.update(chunk);
    size += chunk.length;
    await files.append(target, chunk);
  }
  const row = note({ path: artifact, bytes: size, sha256: hash.digest('hex') }, draft);
  if ((await hashInOutput(artifact, size, draft)) === row.sha256) await files.remove(target);
  else staged.set(artifact, row);
  return row;
}

/** Splits a long string into chunks of bytes. Each chunk is valid only until the next chunk is requested. */
async function* inChunks(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  // The chunks share one buffer, because Node.js frees memory outside of the JavaScript heap late.
  let buffer = Buffer.alloc(0);
  const bytesOf = (text: string): Uint8Array => {
    const size = Buffer.byteLength(text);
    if (size > buffer.length) buffer = Buffer.allocUnsafeSlow(size);
    buffer.write(text);
    return buffer.subarray(0, size);
  };
  let text = '';
  for await (const part of parts) {
    text += part;
    if (text.length < chunkSize) continue;
    yield bytesOf(text);
    text = '';
  }
  yield bytesOf(text);
}
