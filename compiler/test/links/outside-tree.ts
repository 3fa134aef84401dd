import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { sha256 } from '../../fs/sha256.ts';

/** Content of a file outside of the site. No command may print it. */
export const secret = 'a line of a file that is not of the site';

/** The kind of a symbolic link's target. */
export type LinkKind = 'folder' | 'file' | 'nothing';

/** Creates a folder next to a site. Its files have names of Lectern's own files, and a manifest lists them. So
 * Lectern would remove them if it followed a link. */
export function outsideTree(dir: string) {
  rmSync(dir, { recursive: true, force: true });
  const names = ['mine.txt', 'lock', 'journal.json', 'journal', '0', '1', 'index.html', 'index.md', 'staging/0', '7/a'];
  const files = Object.fromEntries(names.map((name) => [`folder/${name}`, `${secret} ${name}\n`]));
  const rows = Object.entries(files).map(([file, text]) => ({
    path: file.slice('folder/'.length),
    bytes: Buffer.byteLength(text),
    sha256: sha256(text),
  }));
  const manifest = JSON.stringify({ generator: { name: 'lectern' }, files: rows, secret });
  const all = { ...files, 'folder/corpus/manifest.json': manifest, 'folder/manifest.json': manifest, file: secret };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  for (const name of ['', 'folder', ...Object.keys(all)]) utimesSync(path.join(dir, name), 1e9, 1e9);
  return {
    /** Creates a link to this folder or a file in it. */
    linkFrom: (place: string, kind: LinkKind) => symlinkSync(path.join(dir, kind), place),
    /** Returns names, content, links and times of everything in the folder. */
    state: (): string =>
      ['', ...readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()]
        .map((name) => {
          const stats = lstatSync(path.join(dir, name));
          const text = stats.isFile() ? readFileSync(path.join(dir, name), 'utf8') : '';
          return `${name} ${stats.mode} ${stats.nlink} ${stats.mtimeMs} ${text}`;
        })
        .join('\n'),
  };
}
