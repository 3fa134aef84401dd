// Compares the list of files in the readme with the output of a compile.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { readPages } from './content-pages.ts';
import { tempFolder } from './temp.ts';

/**
 * Parses a tree of files: `  docs/index.html    the page`.
 *
 * @returns the paths below the root. The root is on the first line. Patterns such as `*.nginx.conf` are left out
 */
function pathsOf(tree: string): string[] {
  const folders: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent, names] = /^( *)(\S+(?: {2}\S+)*?)(?: {3,}.*| {2,}[a-z]+ .*)?$/.exec(line)!;
    folders.length = indent!.length / 2;
    const paths = names!.split(/ {2,}/).map((name) => path.join(...folders, name));
    if (names!.endsWith('/')) folders.push(names!);
    return paths.filter((name) => !name.includes('*'));
  });
}

test('every file and folder that the readme lists is in the output of its one-file site', async () => {
  const fences = readPages('../README.md')[0]!.fences;
  const tree = fences.find(({ language, code }) => language === 'text' && code.startsWith('notes/dist/'))!.code;
  const command = fences.find(({ code }) => code.includes('lectern compile notes'))!.code;
  const [, text] = /printf '(.*)'/.exec(command)!;
  const folder = tempFolder();
  try {
    folder.write({ 'notes/docs/index.md': text!.replaceAll('\\n', '\n') });
    await compile(path.join(folder.dir, 'notes'));
    const paths = pathsOf(tree);
    assert.ok(paths.length > 18, String(paths));
    assert.equal(
      paths.filter((name) => !existsSync(path.join(folder.dir, name))),
      [],
    );
    const written = ['', 'corpus'].flatMap((dir) =>
      readdirSync(path.join(folder.dir, 'notes/dist', dir)).map((name) => path.join('notes/dist', dir, name)),
    );
    const listed = tree.split(/\s+/).map((name) => name.replace(/\/$/, ''));
    const isListed = (file: string) =>
      listed.some((name) => picomatch.isMatch(path.basename(file), name)) ||
      paths.some((name) => name.startsWith(`${file}/`) || path.normalize(name) === file);
    assert.equal(
      written.filter((file) => !isListed(file)),
      [],
      'top-level entries that the readme does not name',
    );
  } finally {
    folder.remove();
  }
});

test.run();
