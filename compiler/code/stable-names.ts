import path from 'node:path';
import { sha256 } from '../fs/sha256.ts';
import type { CodeFile } from './code-table.ts';

/**
 * Names files by hashes of content and referenced files. esbuild's own hashes also depend on where packages are
 * installed.
 *
 * New names of modules have the same length as their old names, so that source maps stay valid. Names are in lower
 * case, because `Repl.css` and `repl.css` are the same file on many systems. Files with equal content share a name.
 *
 * @param files files that refer to each other as `name-ABCDEFGH.js`, with their source maps
 * @param unhashed style sheets whose new name gets no hash
 * @returns old name → new name
 */
export function stableNames(files: readonly CodeFile[], unhashed: ReadonlySet<string>): ReadonlyMap<string, string> {
  const nodes = new Map(
    files
      .filter(({ path: file }) => !file.endsWith('.map'))
      .map((file) => [path.basename(file.path), nodeOf(file, files)]),
  );
  const names = new Map<string, string>();
  for (const [name, { own }] of nodes) {
    if (unhashed.has(name)) {
      names.set(name, withoutHash(name));
      continue;
    }
    const reached = [...reachable(name, nodes)].map((each) => nodes.get(each)!.own);
    const hash = sha256([own, ...reached.sort()].join()).slice(0, 8);
    names.set(name, name.replace(hashPart, `-${hash}.`).toLowerCase());
  }
  return names;
}

/** @returns a source with old file names replaced with new ones */
export function rename(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(anyName, (name) => names.get(name) ?? name);
}

/** @returns esbuild's name of a file without its hash, in lower case */
export function withoutHash(name: string): string {
  return name.replace(hashPart, '.').toLowerCase();
}

const hashPart = /-[A-Z\d]{8}\./;

const anyName = /[\w-]+-[A-Z\d]{8}\.(?:js|css)/g;

interface Node {
  /** Hash of the file's content and source map, without the names of other files in them. */
  own: string;
  names: string[];
}

function nodeOf(file: CodeFile, files: readonly CodeFile[]): Node {
  const map = files.find((each) => each.path === `${file.path}.map`);
  const text = Buffer.from(file.bytes).toString();
  const known = new Set(files.map((each) => path.basename(each.path)));
  const names = [...text.matchAll(anyName)].map(([name]) => name).filter((name) => known.has(name));
  const nameless = text.replace(anyName, (name) => (known.has(name) ? '' : name));
  return { own: sha256([nameless, Buffer.from(map?.bytes ?? '').toString()].join('\n')), names };
}

function reachable(from: string, nodes: ReadonlyMap<string, Node>): Set<string> {
  const seen = new Set<string>();
  const waiting = [from];
  for (const name of waiting) {
    for (const next of nodes.get(name)?.names ?? []) {
      if (next !== from && !seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  return seen;
}
