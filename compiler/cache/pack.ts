import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { WritableFiles } from '../fs/files.ts';
import { openPartReader } from '../fs/part-reader.ts';
import { packTexts, partSeal, startOf, type Packed, type Part } from './packed.ts';
import type { SealKey } from './seal.ts';
import { fileText } from '../fs/text-file.ts';

/** Unused entries are removed if they outnumber the used entries by more than this. */
const slack = 512;
/** Maximum number of file pairs (`….texts` and `….index`). If there are more, they are merged into one pair. */
const mostFiles = 32;
/** Size of the write buffer, in bytes. */
const chunkSize = 1_000_000;

interface Entry {
  /** The location of the entry on disk, once it is written. */
  place?: { file: string; start: number };
  parts: readonly Part[];
}

/**
 * A store of entries, each of which consists of a few chunks. Chunks are appended to common files, because creating a
 * file for each chunk would take longer than computing the chunk. Each process appends to its own pair of files, so
 * that processes don't wait for each other:
 *
 *     2f6c….texts   the chunks, one after another
 *     2f6c….index   one line per entry: key, offset in the `.texts` file, and length and seal of each chunk
 *
 * Chunks are verified when they are read. A chunk counts as missing if it is incomplete or has a wrong seal
 * (signature).
 *
 * @param dir absolute path of a folder that is used for nothing else
 */
export function openPack(files: WritableFiles, dir: string, sealKey: SealKey) {
  const used = new Set<string>();
  const readPart = openPartReader(files);
  const names = new Set<string>();
  let entries: Map<string, Entry> | undefined;
  /** The number of entries on disk, including replaced ones. */
  let lines = 0;
  let own = newName();
  let waiting: { key: string; entry: Entry }[] = [];
  // All writes share a buffer, because memory outside of the JavaScript heap is freed late.
  let chunk: Buffer | undefined;
  let chunkEnd = 0;

  async function load(): Promise<Map<string, Entry>> {
    const found = new Map<string, Entry>();
    for (const { name } of await files.names(dir)) {
      if (!name.endsWith('.index')) continue;
      const pair = name.slice(0, -'.index'.length);
      names.add(pair);
      const index = (await fileText(path.join(dir, name), files)) ?? '';
      for (const line of index.split('\n')) {
        if (line === '') continue;
        lines += 1;
        const [key, start, ...parts] = line.split(' ');
        found.set(key!, { place: { file: fileOf(pair, 'texts'), start: Number(start) }, parts: parts.map(partOf) });
      }
    }
    return found;
  }

  const fileOf = (name: string, kind: 'texts' | 'index') => path.join(dir, `${name}.${kind}`);

  /** Returns a chunk of an entry, by its index. */
  async function read(key: string, place: number): Promise<string | undefined> {
    used.add(key);
    entries ??= await load();
    const entry = entries.get(key);
    const part = entry?.parts[place];
    if (!entry || !part) return undefined;
    if (!entry.place) await flush();
    const { file, start } = entry.place!;
    return readPart(file, { start: start + startOf(entry.parts, place), length: part.bytes }, (bytes) =>
      bytes && partSeal(key, place, bytes, sealKey) === part.seal ? bytes.toString() : undefined,
    );
  }

  /** Adds an entry. It replaces an entry with the same key. */
  async function add(key: string, { bytes, parts }: Packed): Promise<void> {
    used.add(key);
    entries ??= await load();
    if (chunkEnd + bytes.length > chunkSize) await flush();
    const entry: Entry = { parts };
    entries.set(key, entry);
    waiting.push({ key, entry });
    if (bytes.length > chunkSize) return flush(bytes);
    chunk ??= Buffer.allocUnsafeSlow(chunkSize);
    chunk.set(bytes, chunkEnd);
    chunkEnd += bytes.length;
  }

  /**
   * Writes the buffer to disk. Chunks are written before the index, so that the index never refers to missing chunks.
   */
  async function flush(bytes: Uint8Array = chunk?.subarray(0, chunkEnd) ?? Buffer.alloc(0)): Promise<void> {
    if (waiting.length === 0) return;
    const file = fileOf(own, 'texts');
    // The size is read from disk before each write. An earlier write may have failed halfway, or another process may
    // have removed the file.
    let start = (await files.stat(file))?.size ?? 0;
    const index = waiting.map(({ key, entry }) => {
      entry.place = { file, start };
      start += startOf(entry.parts, entry.parts.length);
      return `${[key, entry.place.start, ...entry.parts.map((part) => `${part.bytes}:${part.seal}`)].join(' ')}\n`;
    });
    names.add(own);
    lines += index.length;
    await files.append(file, bytes);
    await files.append(fileOf(own, 'index'), Buffer.from(index.join('')));
    waiting = [];
    chunkEnd = 0;
  }

  /** Copies the entries with the given keys into a new pair of files, and removes all old files. */
  async function rewrite(keys: Iterable<string>): Promise<void> {
    const old = [...names];
    const from = entries ?? new Map<string, Entry>();
    names.clear();
    lines = 0;
    own = newName();
    for (const key of keys) {
      const texts = await Promise.all((from.get(key)?.parts ?? []).map((_, place) => read(key, place)));
      if (texts.length > 0 && texts.every((text) => text !== undefined)) await add(key, packTexts(key, texts, sealKey));
      else from.delete(key);
    }
    await flush();
    for (const name of old) for (const kind of ['index', 'texts'] as const) await files.remove(fileOf(name, kind));
  }

  return {
    read,
    add,
    /** Returns the number of entries. */
    count: async () => (entries ??= await load()).size,
    /** Adds an entry from unpacked strings, one per chunk. */
    write: (key: string, texts: readonly string[]) => add(key, packTexts(key, texts, sealKey)),
    /** Writes all added entries to disk. Removes the entries that this run did not use, if there are many of them. */
    async endRun(): Promise<void> {
      await flush();
      const isFull = lines > 2 * used.size + slack;
      if (isFull) {
        for (const key of entries?.keys() ?? []) if (!used.has(key)) entries!.delete(key);
      }
      if (isFull || names.size > mostFiles) await rewrite([...(entries?.keys() ?? [])]);
    },
  };
}

function newName(): string {
  return randomBytes(8).toString('hex');
}

function partOf(text: string): Part {
  const [bytes, seal = ''] = text.split(':');
  return { bytes: Number(bytes), seal };
}
