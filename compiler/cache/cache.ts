import path from 'node:path';
import type { Document, DocumentBody, Head, ParseOptions, Section } from '../parse/document.ts';
import type { WritableFiles } from '../fs/files.ts';
import { isAlive } from '../fs/is-alive.ts';
import { openPack } from './pack.ts';
import { packTexts, textIn, type Packed } from './packed.ts';
import type { SealKey } from './seal.ts';
import { openSealedFolder } from './sealed-file.ts';
import { sha256 } from '../fs/sha256.ts';
import { version } from '../version.ts';

/**
 * Parsed documents by content, and other values for the next run. A head is returned at once; a body and its text stay
 * on disk until they are requested. Entries are verified. An entry that is torn, changed, of another key, or sealed
 * with another key counts as missing.
 */
export type DocumentCache = ReturnType<typeof openCache>;

/** The number of unused values, beyond twice the used ones, that the cache may contain before a sweep. */
const slack = 64;
/** The bytes of bodies that stay in memory until they are read, which saves reading them from disk. */
const mostHeld = 24_000_000;
/** The order of the pieces in a document's entry. */
const headPlace = 0;
const bodyPlace = 1;
const sectionsPlace = 2;

/**
 * @param options parser options, which the document depends on
 * @param toolVersion the version of Lectern, because another one may parse differently
 * @param more further inputs, if plugins run
 * @returns the name of a document in the cache
 */
export function documentKey(
  text: string,
  options: ParseOptions,
  toolVersion = version,
  more: readonly string[] = [],
): string {
  // The text follows unquoted after the only line break, because quoting it would take as long as hashing it.
  return sha256(`${JSON.stringify([toolVersion, options, ...more])}\n${text}`);
}

/** @returns a document in the format of the cache */
export function packDocument(key: string, { head, body, sections }: Document, sealKey: SealKey): Packed {
  return packTexts(
    key,
    [head, body, sections].map((part) => JSON.stringify(part)),
    sealKey,
  );
}

/** @param dir the cache's folder, absolute */
export function openCache(files: WritableFiles, dir: string, sealKey: SealKey) {
  const documents = openPack(files, path.join(dir, 'documents'), sealKey);
  const values = openSealedFolder(files, path.join(dir, 'values'), sealKey, slack);
  const held = new Map<string, string>();
  let room = mostHeld;

  return {
    /** The key that seals entries, for threads that create entries. */
    sealKey,
    /** @returns the head of a document that was parsed before */
    async get(key: string): Promise<Head | undefined> {
      const head = parsed(await documents.read(key, headPlace));
      return isHead(head) ? head : undefined;
    },
    /** @returns the head as `get` returns it; its strings don't keep the source text in memory */
    async put(key: string, document: Document | Packed): Promise<Head> {
      const packed = 'parts' in document ? document : packDocument(key, document, sealKey);
      await documents.add(key, packed);
      const { bytes } = packed.parts[bodyPlace]!;
      if (bytes <= room && !held.has(key)) {
        held.set(key, textIn(packed, bodyPlace));
        room -= bytes;
      }
      return JSON.parse(textIn(packed, headPlace)) as Head;
    },
    /** @returns the body; undefined if it is lost, so that the document has to be parsed again */
    async readBody(key: string): Promise<DocumentBody | undefined> {
      const text = held.get(key);
      held.delete(key);
      const body = parsed(text ?? (await documents.read(key, bodyPlace)));
      return isBody(body) ? body : undefined;
    },
    /** The same for its text by sections. */
    async readSections(key: string): Promise<Section[] | undefined> {
      const sections = parsed(await documents.read(key, sectionsPlace));
      return Array.isArray(sections) ? (sections as Section[]) : undefined;
    },
    /** @returns the value of a key; the caller validates it */
    getValue: async (key: string): Promise<unknown> => parsed(await values.get(key)),
    /** Stores any JSON, and replaces the value of the key. */
    putValue: (key: string, value: unknown) => values.put(key, JSON.stringify(value)),
    /** Ends a run. If the run used little of the cache, unused entries are removed. */
    async endRun(): Promise<void> {
      held.clear();
      room = mostHeld;
      await documents.endRun();
      await values.sweep();
    },
  };
}

/** The same for one run only, in a separate folder that is removed at the end. */
export async function openTemporaryCache(
  files: WritableFiles,
  parent: string,
  sealKey: SealKey,
): Promise<DocumentCache> {
  // Removes the folders of killed runs.
  for (const { name } of await files.names(parent)) {
    const pid = /^run-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await files.remove(path.join(parent, name));
  }
  const dir = path.join(parent, `run-${process.pid}`);
  return { ...openCache(files, dir, sealKey), endRun: () => files.remove(dir) };
}

/** @returns the parsed JSON, or undefined if the text isn't valid */
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
