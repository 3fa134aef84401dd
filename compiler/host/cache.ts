import path from 'node:path';
import type { Document, DocumentBody, Head, ParseOptions } from '../parse/document.ts';
import type { Files } from './files.ts';
import { isAlive } from './is-alive.ts';
import { sha256 } from './sha256.ts';
import { version } from '../version.ts';

/**
 * Parsed documents by content, and what else a run may hand to the next. A head is handed to whoever asks; a body stays on disk until it is asked for. Nothing
 * read back is trusted: an entry that is torn, changed or of another key is as good as none.
 */
export interface DocumentCache {
  /** @returns the head of a document parsed before */
  get(key: string): Promise<Head | undefined>;
  put(key: string, document: Document): Promise<void>;
  /** @returns the body; nothing when it is lost, so that the document has to be parsed again */
  readBody(key: string): Promise<DocumentBody | undefined>;
  /** @returns what was kept under that key, to be checked by whoever asks */
  getValue(key: string): Promise<unknown>;
  /** Keeps any JSON, in the place of what had that key before. */
  putValue(key: string, value: unknown): Promise<void>;
  /** Ends the run. When most of the cache is of no use to it, what it didn't use is removed. */
  close(): Promise<void>;
}

/** How many entries beyond twice those in use may lie in the cache before it is swept. */
const slack = 1024;

/**
 * @param options of parsing, which the document depends on
 * @param toolVersion of Lectern: another one may parse the same text otherwise
 * @param more what else it depends on, where plugins are run
 * @returns the name of a document in the cache
 */
export function documentKey(text: string, options: ParseOptions, toolVersion = version, more: readonly string[] = []): string {
  return sha256(JSON.stringify([toolVersion, options, text, ...more]));
}

/** @param dir the cache's folder, absolute */
export function openCache(files: Files, dir: string): DocumentCache {
  const used = new Set<string>();
  const nameOf = (key: string, part: 'head' | 'body' | 'value') => `${key.slice(0, 2)}/${key}.${part}`;
  const fileOf = (key: string, part: 'head' | 'body') => {
    // Whoever asks for one part has use for both, if only in its next run.
    used.add(nameOf(key, 'head')).add(nameOf(key, 'body'));
    return path.join(dir, nameOf(key, part));
  };
  const valueFile = (key: string) => {
    used.add(nameOf(key, 'value'));
    return path.join(dir, nameOf(key, 'value'));
  };

  return {
    async get(key) {
      const head = await readEntry(files, fileOf(key, 'head'), key);
      return isHead(head) ? head : undefined;
    },
    async put(key, document) {
      // The head last: where there is a head its body was written.
      await writeEntry(files, fileOf(key, 'body'), key, document.body);
      await writeEntry(files, fileOf(key, 'head'), key, document.head);
    },
    async readBody(key) {
      const body = await readEntry(files, fileOf(key, 'body'), key);
      return isBody(body) ? body : undefined;
    },
    getValue: (key) => readEntry(files, valueFile(key), key),
    putValue: (key, value) => writeEntry(files, valueFile(key), key, value),
    async close() {
      const entries = await files.list(dir);
      if (entries.length <= 2 * used.size + slack) return;
      for (const entry of entries) {
        if (!used.has(entry.path)) await files.remove(path.join(dir, entry.path));
      }
    },
  };
}

/** The same for one run only, in a folder of its own that is removed at the end. */
export async function openTemporaryCache(files: Files, parent: string): Promise<DocumentCache> {
  // Those of runs that were killed.
  const names = new Set((await files.list(parent)).map((entry) => entry.path.split('/')[0]!));
  for (const name of names) {
    const pid = /^run-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await files.remove(path.join(parent, name));
  }
  const dir = path.join(parent, `run-${process.pid}`);
  return { ...openCache(files, dir), close: () => files.remove(dir) };
}

let drafts = 0;

async function writeEntry(files: Files, file: string, key: string, value: unknown): Promise<void> {
  const payload = JSON.stringify(value);
  const draft = `${file}.${process.pid}-${(drafts += 1)}`;
  await files.write(draft, Buffer.from(`${checksum(key, payload)}\n${payload}`));
  await files.rename(draft, file);
}

async function readEntry(files: Files, file: string, key: string): Promise<unknown> {
  const bytes = await files.read(file);
  if (!bytes) return undefined;
  const text = Buffer.from(bytes).toString();
  const end = text.indexOf('\n');
  const payload = text.slice(end + 1);
  if (text.slice(0, end) !== checksum(key, payload)) return undefined;
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

function checksum(key: string, payload: string): string {
  return sha256(`${key}\n${payload}`);
}

function isHead(value: unknown): value is Head {
  const head = value as Partial<Head> | null | undefined;
  const lists = [head?.outline, head?.anchors, head?.references, head?.sections, head?.headElements, head?.findings];
  return typeof head?.excerpt === 'string' && typeof head.frontMatter === 'object' && lists.every(Array.isArray);
}

function isBody(value: unknown): value is DocumentBody {
  const body = value as Partial<DocumentBody> | null | undefined;
  return body?.type === 'root' && Array.isArray(body.children);
}
