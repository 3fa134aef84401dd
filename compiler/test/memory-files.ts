import { sha256 } from '../fs/sha256.ts';
import { posix } from 'node:path';
import type { Name, WritableFiles } from '../fs/files.ts';

/** A symbolic link to an absolute path. */
export interface Link {
  link: string;
}

/** A file system in a map, for tests: absolute path → text, bytes or link. */
export interface MemoryFiles extends WritableFiles {
  readonly entries: Map<string, Uint8Array | Link>;
  text(path: string): string | undefined;
}

/**
 * Creates a file system in memory.
 *
 * @param tree the initial files: `{'/site/docs/a.md': '# A'}`
 */
export function memoryFiles(tree: Record<string, string | Uint8Array | Link> = {}): MemoryFiles {
  const entries = new Map<string, Uint8Array | Link>();
  for (const [path, content] of Object.entries(tree))
    entries.set(path, typeof content === 'string' ? Buffer.from(content) : content);

  const below = (dir: string) => [...entries.keys()].filter((path) => path.startsWith(`${dir}/`));
  const isFolder = (path: string) => below(path).length > 0;
  const follow = (path: string): string => {
    for (const [from, entry] of entries) {
      const isBelow = path === from || path.startsWith(`${from}/`);
      if ('link' in entry && isBelow) return follow(entry.link + path.slice(from.length));
    }
    return path;
  };

  return {
    entries,
    text(path) {
      const entry = entries.get(path);
      return entry instanceof Uint8Array ? Buffer.from(entry).toString() : undefined;
    },
    async names(given) {
      const dir = follow(given);
      const inside = below(dir).map((path) => path.slice(dir.length + 1));
      const folders = new Set(inside.filter((path) => path.includes('/')).map((path) => path.split('/')[0]!));
      const files = inside.filter((path) => !path.includes('/'));
      return [
        ...[...folders].map((name): Name => ({ name, kind: 'folder' })),
        ...files.map((name): Name => ({ name, kind: 'link' in entries.get(`${dir}/${name}`)! ? 'link' : 'file' })),
      ];
    },
    async stat(given) {
      const path = posix.join(follow(posix.dirname(given)), posix.basename(given));
      const entry = entries.get(path);
      if (!entry) return isFolder(path) ? { kind: 'folder', size: 0, changed: 0, fingerprint: '' } : undefined;
      return 'link' in entry
        ? { kind: 'link', size: 0, changed: 0, fingerprint: '' }
        : { kind: 'file', size: entry.length, changed: 0, fingerprint: sha256(entry) };
    },
    async realPath(path) {
      const real = follow(path);
      return entries.has(real) || isFolder(real) ? real : undefined;
    },
    async read(path) {
      const entry = entries.get(follow(path));
      return entry instanceof Uint8Array ? entry : undefined;
    },
    async readPart(path, start, length) {
      const bytes = await this.read(path);
      return bytes && start >= 0 && start + length <= bytes.length ? bytes.slice(start, start + length) : undefined;
    },
    async write(path, bytes) {
      entries.set(path, bytes.slice());
    },
    writeNow(path, bytes) {
      entries.set(path, bytes.slice());
    },
    async clone(from, to) {
      entries.set(to, entries.get(from)!);
    },
    async link(target, path) {
      if (entries.has(path)) return false;
      entries.set(path, { link: posix.resolve(posix.dirname(path), target) });
      return true;
    },
    async append(path, bytes) {
      const before = entries.get(path);
      entries.set(path, Buffer.concat([before instanceof Uint8Array ? before : Buffer.alloc(0), bytes]));
    },
    async create(path, bytes) {
      if (entries.has(path)) return false;
      entries.set(path, bytes.slice());
      return true;
    },
    async makeFolder() {
      return undefined;
    },
    async rename(from, to) {
      for (const path of entries.has(from) ? [from] : below(from)) {
        entries.set(to + path.slice(from.length), entries.get(path)!);
        entries.delete(path);
      }
    },
    async remove(path) {
      for (const gone of [path, ...below(path)]) entries.delete(gone);
    },
    async removeEmptyFolder(dir) {
      return !isFolder(dir);
    },
  };
}
