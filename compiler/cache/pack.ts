import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { WritableFiles } from '../fs/files.ts';
import { openPartReader } from '../fs/part-reader.ts';
import { packTexts, partSeal, startOf, type Packed, type Part } from './packed.ts';
import type { SealKey } from './seal.ts';
import { fileText } from '../fs/text-file.ts';

/** How many unused entries, beyond twice the used ones, a pack may hold before they are removed. */
const slack = 512;
/** How many pairs of files it may be in before they become one. */
const mostFiles = 32;
/** In bytes: how much is buffered before it is written. */
const chunkSize = 1_000_000;

interface Entry {
  /** Its place in the file, once it is written. */
  place?: { file: string; start: number };
  parts: readonly Part[];
}

/**
 * Entries of a few texts each by key, in files that are only ever added to: a file for each text would take longer to
 * make than the text. Every process adds to files of its own, so that none waits for another:
 *
 *     2f6c….texts   the texts, one after the other
 *     2f6c….index   a line for each entry: its key, where it starts, and the length and the seal of each text
 *
 * Nothing read back is trusted: a text that is torn, changed, gone, of another key or sealed by somebody else is as good
 * as none.
 *
 * @param dir a folder of its own, absolute
 */
export function openPack(files: WritableFiles, dir: string, sealKey: SealKey) {
  const used = new Set<string>();
  const readPart = openPartReader(files);
  const names = new Set<string>();
  let entries: Map<string, Entry> | undefined;
  /** How many entries are on disk, replaced ones included. */
  let lines = 0;
  let own = newName();
  let waiting: { key: string; entry: Entry }[] = [];
  // One buffer for all writes: memory outside of the heap is freed late.
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

  /** @returns a text of an entry, by its place among them */
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

  /** Puts what was made into an entry with a key in the place of what had that key before. */
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

  /** Flushes the buffer. Texts come first: where the index has a line, its texts are on disk. */
  async function flush(bytes: Uint8Array = chunk?.subarray(0, chunkEnd) ?? Buffer.alloc(0)): Promise<void> {
    if (waiting.length === 0) return;
    const file = fileOf(own, 'texts');
    // A write may have failed half way, and another process may have removed the file.
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

  /** Writes the entries anew, into one pair of files. */
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
    /** The same for the texts of an entry. */
    write: (key: string, texts: readonly string[]) => add(key, packTexts(key, texts, sealKey)),
    /** Ends a run, with all entries on disk. When the caller used few of them, the others are dropped. */
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
