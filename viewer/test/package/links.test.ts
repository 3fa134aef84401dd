// Puts a symbolic link at each path that the command writes, and at each folder above it. No link may be followed.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outsideTree, secret, type LinkKind } from '../../../compiler/test/links/outside-tree.ts';
import { recordedWrites } from '../../../compiler/test/links/recorded-writes.ts';
import { tempFolder, type TempFolder } from '../../../compiler/test/temp.ts';
import { CliError } from '../../cli/output.ts';
import { publishCorpus } from '../../cli/publish-corpus.ts';
import { buildPackage, handbook, packageDir } from './built-package.ts';

const test = suite<{ folder: TempFolder; out: string }>('links in the output of the viewer');
test.before(buildPackage);
test.before.each((context) => {
  context.folder = tempFolder();
  context.out = path.join(context.folder.dir, 'out');
});
test.after.each(({ folder }) => folder.remove());

const publish = (outDir: string, corpus = handbook) =>
  publishCorpus({ corpus, outDir, isCopied: true }, path.join(packageDir, 'build/standalone'));

async function problemOf(action: () => Promise<unknown>): Promise<CliError | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    assert.instance(error, CliError);
    return error as CliError;
  }
}

/** Returns a path and all folders above it: `a/b/c` → `a`, `a/b`, `a/b/c`. */
const parts = (file: string) => file.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));

test('no link in the output is written through, and the message names it', async ({ folder, out }) => {
  const written = await recordedWrites(out, () => publish(out));
  const places = new Set(written.flatMap(parts));
  for (const place of ['index.html', 'corpus', 'corpus/site.json', 'assets']) assert.ok(places.has(place), place);
  const outside = outsideTree(path.join(folder.dir, 'outside'));
  const before = outside.state();
  // The viewer has many files in `assets/`. The test uses only the first one.
  const assets = [...places].filter((place) => place.startsWith('assets/'));
  for (const place of [...places].filter((each) => !assets.slice(1).includes(each)))
    for (const kind of ['nothing', 'file', 'folder'] satisfies LinkKind[]) {
      rmSync(out, { recursive: true, force: true });
      const link = path.join(out, place);
      mkdirSync(path.dirname(link), { recursive: true });
      outside.linkFrom(link, kind);
      const problem = await problemOf(() => publish(out));
      assert.is(outside.state(), before, place);
      assert.is(problem?.exitCode, 3, place);
      assert.ok(problem!.message.includes(`${link} is a symbolic link`), problem!.message);
      assert.not.ok(problem!.message.includes(secret));
    }
});

test('the output itself may be a link', async ({ folder, out }) => {
  mkdirSync(path.join(folder.dir, 'real'));
  symlinkSync(path.join(folder.dir, 'real'), out);
  assert.is(await problemOf(() => publish(out)), undefined);
  assert.ok(existsSync(path.join(folder.dir, 'real/index.html')));
});

test.run();
