import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { Stats } from 'node:fs';
import path from 'node:path';
import { interceptCalls } from './intercept.ts';

// Copies of the functions before they are replaced, so that calls of this module are not recorded.
const unpatched = { lstat: lstatSync, names: readdirSync, read: readFileSync, link: readlinkSync };

/** The state of bytes that were not synced before a power loss. */
export type Loss = 'kept' | 'empty' | 'zeros' | 'half';

/** A file, a folder or a symbolic link, independent of its path. It can have several paths, or none. */
interface Inode {
  kind: 'file' | 'folder' | 'link';
  /** The content of a file, or the target of a link. */
  bytes: Buffer;
}

/**
 * The effect of the write with number `at`: changed names, changed bytes, or a sync. Paths are relative to the
 * folder.
 */
type Change = { at: number } & (
  | { kind: 'names'; names: ReadonlyMap<string, Inode | undefined> }
  | { kind: 'bytes'; inode: Inode; bytes: Buffer }
  | { kind: 'sync'; path: string }
);

/** A recording of all writes below a folder during an action. */
export interface Recording {
  /** The number of writes. */
  writes: number;
  /** The attributes of all files and folders after the action, by absolute path. */
  stats: ReadonlyMap<string, Stats>;
  /**
   * Replaces the folder by the state of the disk after a power loss.
   *
   * @param after the number of writes before the power loss
   * @param loss the loss of bytes that were not synced
   * @param isLost returns whether the changes of names by a write are lost. It gets the number of the write, and is
   * called only for names whose folder was not synced later
   */
  restore(after: number, loss: Loss, isLost: (at: number) => boolean): void;
}

/** @param folder an absolute path. Its content before the action counts as synced */
export async function recordWrites(folder: string, action: () => Promise<unknown>): Promise<Recording> {
  const changes: Change[] = [];
  const inodes = new Map<number, { inode: Inode; key: string }>();
  let names = new Map<string, Inode>();
  let at = 0;

  /**
   * Records the changes since the last call.
   *
   * @param target a path whose file may have changed within the same clock
   * tick
   */
  function note(target?: string): void {
    const now = new Map<string, Inode>();
    const alive = new Set<number>();
    for (const [name, stats] of walk(folder)) {
      const { ino, size, mtimeMs, ctimeMs } = stats;
      const key = `${size} ${mtimeMs} ${ctimeMs}`;
      const file = path.join(folder, name);
      const known = inodes.get(ino);
      const inode: Inode = known?.inode ?? { kind: kindOf(stats), bytes: Buffer.of() };
      alive.add(ino);
      now.set(name, inode);
      if (known?.key !== key || file === target) {
        const bytes = contentOf(file, inode.kind);
        if (!known) inode.bytes = at === 0 ? bytes : Buffer.of();
        if (!bytes.equals(inode.bytes)) changes.push({ at, kind: 'bytes', inode, bytes });
        inode.bytes = bytes;
        inodes.set(ino, { inode, key });
      }
    }
    const changed = new Map<string, Inode | undefined>();
    for (const [name, inode] of now) if (names.get(name) !== inode) changed.set(name, inode);
    for (const name of names.keys()) if (!now.has(name)) changed.set(name, undefined);
    if (changed.size > 0) changes.push({ at, kind: 'names', names: changed });
    names = now;
    for (const ino of inodes.keys()) if (!alive.has(ino)) inodes.delete(ino);
  }

  note();
  const start = new Map(names);
  const startBytes = new Map([...start.values()].map((inode) => [inode, inode.bytes]));
  changes.length = 0;
  const stop = interceptCalls(folder, (call) => {
    if (!call.isWrite) return call.run();
    at += 1;
    const result = call.run();
    if (call.name === 'fsync' || call.name === 'fdatasync')
      changes.push({ at, kind: 'sync', path: path.relative(folder, call.path) });
    else note(call.path);
    return result;
  });
  try {
    await action();
  } finally {
    stop();
  }

  return {
    writes: at,
    stats: new Map(Array.from(walk(folder), ([name, stats]) => [path.join(folder, name), stats])),
    restore(after, loss, isLost) {
      const done = changes.filter((change) => change.at <= after);
      const kept = new Map(start);
      const bytes = new Map(startBytes);
      const synced = new Map(startBytes);
      const seen = new Map(start);
      for (const [index, change] of done.entries()) {
        if (change.kind === 'bytes') bytes.set(change.inode, change.bytes);
        if (change.kind === 'sync') {
          const inode = seen.get(change.path);
          if (inode && bytes.has(inode)) synced.set(inode, bytes.get(inode)!);
        }
        if (change.kind !== 'names') continue;
        apply(change.names, seen);
        if (isSynced(change.names, done.slice(index)) || !isLost(change.at)) apply(change.names, kept);
      }
      rmSync(folder, { recursive: true, force: true });
      for (const [name, inode] of [...kept].sort(([a], [b]) => (a < b ? -1 : 1))) {
        const file = path.join(folder, name);
        mkdirSync(inode.kind === 'folder' ? file : path.dirname(file), { recursive: true });
        if (inode.kind === 'link') symlinkSync(bytes.get(inode)!.toString(), file);
        if (inode.kind === 'file')
          writeFileSync(file, afterLoss(bytes.get(inode) ?? Buffer.of(), synced.get(inode) ?? Buffer.of(), loss));
      }
    },
  };
}

function* walk(folder: string, below = ''): Generator<[name: string, stats: Stats]> {
  for (const name of unpatched.names(path.join(folder, below))) {
    const inside = path.join(below, name);
    const stats = unpatched.lstat(path.join(folder, inside));
    yield [inside, stats];
    if (stats.isDirectory()) yield* walk(folder, inside);
  }
}

function kindOf(stats: Stats): Inode['kind'] {
  return stats.isDirectory() ? 'folder' : stats.isSymbolicLink() ? 'link' : 'file';
}

function contentOf(file: string, kind: Inode['kind']): Buffer {
  if (kind === 'folder') return Buffer.of();
  return kind === 'link' ? Buffer.from(unpatched.link(file)) : unpatched.read(file);
}

function apply(changed: ReadonlyMap<string, Inode | undefined>, names: Map<string, Inode>): void {
  for (const [name, inode] of changed) {
    if (inode) names.set(name, inode);
    // A folder that was removed contains nothing, even if files in it were synced.
    else for (const each of names.keys()) if (each === name || each.startsWith(name + path.sep)) names.delete(each);
  }
}

/**
 * Whether the parent folders of all changed names were synced later. If a file moves, only its new parent folder
 * counts. If a folder moves, the names inside it do not count.
 */
function isSynced(changed: ReadonlyMap<string, unknown>, later: readonly Change[]): boolean {
  const added = [...changed.keys()].filter((name) => changed.get(name) !== undefined);
  const names = added.length > 0 ? added : [...changed.keys()];
  const folders = new Set(names.map((name) => path.dirname(name)).filter((folder) => !names.includes(folder)));
  return [...folders].every((folder) =>
    later.some((change) => change.kind === 'sync' && (change.path || '.') === folder),
  );
}

function afterLoss(bytes: Buffer, synced: Buffer, loss: Loss): Buffer {
  if (loss === 'kept' || bytes.equals(synced)) return bytes;
  // If bytes were appended to a synced file, only the new bytes are lost.
  const isAppended = bytes.subarray(0, synced.length).equals(synced);
  const safe = isAppended ? synced : Buffer.of();
  if (loss === 'empty') return safe;
  if (loss === 'half') return bytes.subarray(0, safe.length + ((bytes.length - safe.length) >> 1));
  return Buffer.concat([safe, Buffer.alloc(bytes.length - safe.length)]);
}
