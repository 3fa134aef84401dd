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
 * Parsed documents by content, and what else a run may hand to the next. A head is returned at once; a body and
 * its text stay on disk until they are requested. Nothing read back is trusted: an entry that is torn, changed, of
 * another key, or sealed by somebody else is as good as none.
 */
export type DocumentCache = ReturnType<typeof openCache>;

/** How many unused values, beyond twice the used ones, the cache may hold before they are removed. */
const slack = 64;
/** In bytes: how much of the bodies stays in memory until they are read, which saves reading them back. */
const mostHeld = 24_000_000;
/** The order of the texts in a document's entry. */
const headPlace = 0;
const bodyPlace = 1;
const sectionsPlace = 2;

/**
 * @param options of parsing, which the document depends on
 * @param toolVersion of Lectern: another one may parse the same text otherwise
 * @param more what else it depends on, where plugins are run
 * @returns the name of a document in the cache
 */
export function documentKey(
  text: string,
  options: ParseOptions,
  toolVersion = version,
  more: readonly string[] = [],
): string {
  // The text as it is, behind the only line break that JSON has none of: to quote it would take as long as to hash it.
  return sha256(`${JSON.stringify([toolVersion, options, ...more])}\n${text}`);
}

/** @returns a document as it lies in the cache */
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
    /** The key that seals entries, for threads that make some. */
    sealKey,
    /** @returns the head of a document parsed before */
    async get(key: string): Promise<Head | undefined> {
      const head = parsed(await documents.read(key, headPlace));
      return isHead(head) ? head : undefined;
    },
    /** @returns the head as `get` gives it: its words are its own, and don't hold on to the text that they were cut from */
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
    /** @returns the body; nothing when it is lost, so that the document has to be parsed again */
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
    /** @returns what was kept under that key; the caller checks it */
    getValue: async (key: string): Promise<unknown> => parsed(await values.get(key)),
    /** Keeps any JSON, in the place of what had that key before. */
    putValue: (key: string, value: unknown) => values.put(key, JSON.stringify(value)),
    /** Ends a run. When the caller used little of the cache, what it did not read is removed. */
    async endRun(): Promise<void> {
      held.clear();
      room = mostHeld;
      await documents.endRun();
      await values.sweep();
    },
  };
}

/** The same for one run only, in a folder of its own that is removed at the end. */
export async function openTemporaryCache(
  files: WritableFiles,
  parent: string,
  sealKey: SealKey,
): Promise<DocumentCache> {
  // Those of runs that were killed.
  for (const { name } of await files.names(parent)) {
    const pid = /^run-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) await files.remove(path.join(parent, name));
  }
  const dir = path.join(parent, `run-${process.pid}`);
  return { ...openCache(files, dir, sealKey), endRun: () => files.remove(dir) };
}

/** @returns the value that a text is JSON of; nothing when it is none */
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
