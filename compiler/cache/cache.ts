import path from 'node:path';
import type { Document, DocumentBody, Head, ParseOptions, Section } from '../parse/document.ts';
import type { WritableFiles } from '../fs/files.ts';
import { isAlive } from '../fs/is-alive.ts';
import { openPack } from './pack.ts';
import { packTexts, textIn, type Packed } from './packed.ts';
import type { SealKey } from './seal.ts';
import { openSealedFolder } from './sealed-file.ts';
import { openSharedDocuments } from './shared/shared-documents.ts';
import type { SharedStore } from './shared/shared-store.ts';
import { sha256 } from '../fs/sha256.ts';
import { version } from '../version.ts';

export type { Shard } from './shared/shared-documents.ts';
export { openSharedPages } from './shared/shared-pages.ts';
export { openSample } from './shared/sample.ts';
export { openSharedStore, type SharedCache, type SharedGroup, type SharedStore } from './shared/shared-store.ts';

/**
 * The cache: parsed documents, by a hash of source and options, and other values for the next run.
 *
 * A document has three chunks: head, body and sections. Each is read from disk on request. A chunk that is incomplete
 * or has a wrong seal (signature) counts as missing.
 */
export type DocumentCache = ReturnType<typeof openCache>;

/** Unused entries are removed if they outnumber the used entries by more than this. */
const slack = 64;
/**
 * Maximum size of documents in memory, in bytes. The body and the sections of a newly parsed document are in memory
 * until they are first read. A temporary cache keeps whole documents in memory until the end of the run.
 */
const mostHeld = 24_000_000;
/** The index of each chunk in the cache entry of a document. */
const headPlace = 0;
const bodyPlace = 1;
const sectionsPlace = 2;

/**
 * Computes the cache key of a document.
 *
 * @param options parse options, because the parsed document depends on them
 * @param toolVersion version of Lectern, because another version may parse differently
 * @param more further data that the document depends on. If plugins run: the file's path and the code of the config
 */
export function documentKey(
  text: string,
  options: ParseOptions,
  toolVersion = version,
  more: readonly string[] = [],
): string {
  // The source follows a line break and is not quoted as JSON, because quoting takes as long as hashing.
  return sha256(`${JSON.stringify([toolVersion, options, ...more])}\n${text}`);
}

/** Packs a document into an entry of the cache. */
export function packDocument(key: string, document: Document, sealKey: SealKey): Packed {
  return packTexts(key, textsOf(document), sealKey);
}

function textsIn(document: Document | Packed): string[] {
  return 'parts' in document ? document.parts.map((_, place) => textIn(document, place)) : textsOf(document);
}

function textsOf({ head, body, sections }: Document): string[] {
  return [head, body, sections].map((part) => JSON.stringify(part));
}

/**
 * Opens the cache of documents and values.
 *
 * @param dir absolute path of the cache's folder
 */
export function openCache(files: WritableFiles, dir: string, sealKey: SealKey) {
  return openDocumentCache(files, dir, sealKey, false);
}

/** @param inMemory whether to keep documents only in memory, as long as they fit */
function openDocumentCache(files: WritableFiles, dir: string, sealKey: SealKey, inMemory: boolean) {
  const documents = openPack(files, path.join(dir, 'documents'), sealKey);
  const values = openSealedFolder(files, path.join(dir, 'values'), sealKey, slack);
  const held = { [bodyPlace]: new Map<string, string>(), [sectionsPlace]: new Map<string, string>() };
  /** Key → chunks of a document that is only in memory. */
  const unwritten = new Map<string, readonly string[]>();
  let room = mostHeld;

  function hold(key: string, { parts }: Packed, place: keyof typeof held, text: string): void {
    const { bytes } = parts[place]!;
    if (bytes > room || held[place].has(key)) return;
    held[place].set(key, text);
    room -= bytes;
  }

  /** In a temporary cache, keeps a document in memory instead of on disk. Returns false at the size limit. */
  function keepUnwritten(key: string, texts: readonly string[]): boolean {
    unwritten.delete(key);
    const bytes = inMemory ? texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) : 0;
    if (!inMemory || bytes > room) return false;
    unwritten.set(key, texts);
    room -= bytes;
    return true;
  }

  const read = async (key: string, place: number) => unwritten.get(key)?.[place] ?? documents.read(key, place);

  async function readHeld(key: string, place: keyof typeof held): Promise<unknown> {
    const text = held[place].get(key);
    held[place].delete(key);
    return parsed(text ?? (await read(key, place)));
  }

  return {
    /** The key for sealing entries. Threads that create entries need it. */
    sealKey,
    /** Returns the head of a cached document. */
    async get(key: string): Promise<Head | undefined> {
      const head = parsed(await read(key, headPlace));
      return isHead(head) ? head : undefined;
    },
    /** Stores a document. Returns a copy of its head, whose strings don't keep the whole source in memory. */
    async put(key: string, document: Document | Packed): Promise<Head> {
      const texts = textsIn(document);
      if (!keepUnwritten(key, texts)) {
        const packed = 'parts' in document ? document : packTexts(key, texts, sealKey);
        await documents.add(key, packed);
        hold(key, packed, bodyPlace, texts[bodyPlace]!);
        hold(key, packed, sectionsPlace, texts[sectionsPlace]!);
      }
      return JSON.parse(texts[headPlace]!) as Head;
    },
    /** Whether the entry of a key contains exactly this document. */
    isSame: (key: string, document: Document | Packed) => areRead(textsIn(document), (place) => read(key, place)),
    /** Connects the documents to a cache that several machines share. */
    share: (store: SharedStore) => openSharedDocuments(store, documents, sectionsPlace + 1),
    /** Returns the body of a cached document. Undefined if it was lost; the document must then be parsed again. */
    async readBody(key: string): Promise<DocumentBody | undefined> {
      const body = await readHeld(key, bodyPlace);
      return isBody(body) ? body : undefined;
    },
    /** Returns the text content of each section. Undefined if it was lost; the document must then be parsed again. */
    async readSections(key: string): Promise<Section[] | undefined> {
      const sections = await readHeld(key, sectionsPlace);
      return Array.isArray(sections) ? (sections as Section[]) : undefined;
    },
    /** Returns the value for a key. The caller must validate it. */
    getValue: async (key: string): Promise<unknown> => parsed(await values.get(key)),
    /** Stores a JSON value, and replaces the old value of the key. */
    putValue: (key: string, value: unknown) => values.put(key, JSON.stringify(value)),
    /** Ends a run. If the cache has many unused entries, they are removed. A temporary cache is removed as a whole. */
    async endRun(): Promise<void> {
      for (const texts of [...Object.values(held), unwritten]) texts.clear();
      room = mostHeld;
      if (inMemory) return files.remove(dir);
      await documents.endRun();
      await values.sweep();
    },
  };
}

/**
 * Opens a cache for a single run. Documents are in memory, up to the size limit. Further documents are in a temporary
 * folder, which is removed at the end of the run.
 */
export async function openTemporaryCache(
  files: WritableFiles,
  parent: string,
  sealKey: SealKey,
): Promise<DocumentCache> {
  // Removes the folders of interrupted runs.
  for (const { name } of await files.names(parent)) {
    const pid = /^run-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await files.remove(path.join(parent, name));
  }
  const dir = path.join(parent, `run-${process.pid}`);
  return openDocumentCache(files, dir, sealKey, true);
}

/** Whether a function reads exactly these strings. */
async function areRead(
  texts: readonly string[],
  read: (place: number) => Promise<string | undefined>,
): Promise<boolean> {
  const found = await Promise.all(texts.map((_, place) => read(place)));
  return texts.every((text, place) => text === found[place]);
}

/** @returns the parsed JSON; undefined if it isn't valid */
function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isHead(value: unknown): value is Head {
  const head = value as Partial<Head> | null | undefined;
  const lists = [head?.outline, head?.anchors, head?.references, head?.headElements, head?.findings];
  return typeof head?.excerpt === 'string' && typeof head.frontMatter === 'object' && lists.every(Array.isArray);
}

function isBody(value: unknown): value is DocumentBody {
  const body = value as Partial<DocumentBody> | null | undefined;
  return body?.type === 'root' && Array.isArray(body.children);
}
