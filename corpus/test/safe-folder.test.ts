import fs, {
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { safeFolder, UnsafePath, type SafeFolder } from '../safe-folder.ts';

const test = suite<{ dir: string; root: string; outside: string; folder: SafeFolder }>('safe folder');
test.before.each((context) => {
  context.dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'lectern-safe-')));
  context.root = path.join(context.dir, 'root');
  context.outside = path.join(context.dir, 'outside');
  mkdirSync(context.root);
  mkdirSync(context.outside);
  writeFileSync(path.join(context.outside, 'mine'), 'mine');
  context.folder = safeFolder(context.root);
});
test.after.each(({ dir }) => rmSync(dir, { recursive: true }));

const bytes = Buffer.from('new');

/** @returns the reason why a call is refused */
function refusal(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    assert.instance(error, UnsafePath);
    return (error as UnsafePath).reason;
  }
  return 'done';
}

/** Runs a function. Right before it opens a file in `dir` for writing, replaces `dir` by a link to `outside`. */
function withSwap(dir: string, outside: string, run: () => void): void {
  const { openSync } = fs;
  fs.openSync = (file, flags, mode) => {
    if (
      path.dirname(String(file)) === dir &&
      Number(flags) & fs.constants.O_WRONLY &&
      !lstatSync(dir).isSymbolicLink()
    ) {
      renameSync(dir, `${dir}-moved`);
      symlinkSync(outside, dir);
    }
    return openSync(file, flags, mode);
  };
  syncBuiltinESMExports();
  try {
    run();
  } finally {
    fs.openSync = openSync;
    syncBuiltinESMExports();
  }
}

for (const platform of ['linux', 'other'])
  for (const name of ['write', 'write over', 'append', 'create'] as const)
    test(`"${name}" puts no byte behind a link that takes the place of a checked folder, on ${platform}`, (context) => {
      const { root, outside } = context;
      const own = Object.getOwnPropertyDescriptor(process, 'platform')!;
      const dir = path.join(root, 'dir');
      mkdirSync(dir);
      const file = path.join(dir, name === 'append' ? 'mine' : 'a');
      if (name === 'write over') writeFileSync(file, 'old');
      if (platform === 'other') Object.defineProperty(process, 'platform', { ...own, value: 'darwin' });
      try {
        const folder = safeFolder(root);
        folder.write(path.join(root, 'first'), bytes);
        const call = name === 'write over' ? 'write' : name;
        withSwap(dir, outside, () =>
          assert.is(
            refusal(() => folder[call](file, bytes)),
            'link',
          ),
        );
      } finally {
        Object.defineProperty(process, 'platform', own);
      }
      assert.equal(readdirSync(outside), ['mine']);
      assert.is(readFileSync(path.join(outside, 'mine'), 'utf8'), 'mine');
    });

test('no call follows a link to a folder', ({ root, outside, folder }) => {
  symlinkSync(outside, path.join(root, 'link'));
  writeFileSync(path.join(root, 'own'), 'own');
  const at = (name: string) => path.join(root, name);
  const calls: [string, () => unknown][] = [
    ['write', () => folder.write(at('link/a'), bytes)],
    ['append', () => folder.append(at('link/a'), bytes)],
    ['create', () => folder.create(at('link/a'), bytes)],
    ['makeFolder', () => folder.makeFolder(at('link/a/b'))],
    ['makeFolder, the link', () => folder.makeFolder(at('link'))],
    ['rename, to', () => folder.rename(at('own'), at('link/own'))],
    ['rename, from', () => folder.rename(at('link/mine'), at('mine'))],
    ['clone, to', () => folder.clone(at('own'), at('link/own'))],
    ['clone, from', () => folder.clone(at('link/mine'), at('mine'))],
    ['link', () => folder.link('x', at('link/a'))],
    ['remove', () => folder.remove(at('link/mine'))],
    ['removeEmptyFolder', () => folder.removeEmptyFolder(at('link/empty'))],
  ];
  mkdirSync(path.join(outside, 'empty'));
  for (const [name, call] of calls) assert.is(refusal(call), 'link', name);
  assert.equal(readdirSync(outside).sort(), ['empty', 'mine']);
  assert.equal(readdirSync(root).sort(), ['link', 'own']);
});

test('no call follows a link to a file, or a broken link', ({ root, outside, folder }) => {
  for (const target of ['mine', 'missing']) {
    const link = path.join(root, target);
    symlinkSync(path.join(outside, target), link);
    assert.is(
      refusal(() => folder.write(link, bytes)),
      'link',
    );
    assert.is(
      refusal(() => folder.append(link, bytes)),
      'link',
    );
    assert.is(
      refusal(() => folder.create(link, bytes)),
      'link',
    );
    assert.is(
      refusal(() => folder.makeFolder(path.join(link, 'a'))),
      'link',
    );
  }
  writeFileSync(path.join(root, 'own'), 'own');
  folder.rename(path.join(root, 'own'), path.join(root, 'mine'));
  assert.not.ok(lstatSync(path.join(root, 'mine')).isSymbolicLink(), 'the link itself is replaced');
  folder.remove(path.join(root, 'missing'));
  assert.equal(readdirSync(root), ['mine']);
  assert.equal(readdirSync(outside), ['mine']);
  assert.is(readFileSync(path.join(outside, 'mine'), 'utf8'), 'mine');
});

test('a path that leads out of the folder is refused, however it is written', ({ dir, root, outside, folder }) => {
  for (const file of [path.join(outside, 'a'), `${root}/../outside/a`, `${root}-b/a`, path.join(dir, 'a'), root])
    assert.is(
      refusal(() => folder.write(file, bytes)),
      'outside',
      file,
    );
  assert.is(
    refusal(() => folder.remove(path.join(outside, 'mine'))),
    'outside',
  );
  assert.equal(readdirSync(dir).sort(), ['outside', 'root']);
});

test('the root may be a link, and is made when it is missing', ({ dir, outside }) => {
  symlinkSync(outside, path.join(dir, 'chosen'));
  safeFolder(path.join(dir, 'chosen')).write(path.join(dir, 'chosen/a/b'), bytes);
  assert.is(readFileSync(path.join(outside, 'a/b'), 'utf8'), 'new');
  const made = path.join(dir, 'x/y');
  assert.is(safeFolder(made).makeFolder(path.join(made, 'z')), path.join(dir, 'x'));
  symlinkSync(path.join(dir, 'missing'), path.join(dir, 'dangling'));
  assert.is(
    refusal(() => safeFolder(path.join(dir, 'dangling')).write(path.join(dir, 'dangling/a'), bytes)),
    'link',
  );
});

test('a folder is removed with the links in it, and the targets of the links stay', ({ root, outside, folder }) => {
  mkdirSync(path.join(root, 'a/b'), { recursive: true });
  symlinkSync(outside, path.join(root, 'a/b/link'));
  writeFileSync(Buffer.concat([Buffer.from(`${root}/a/`), Buffer.from([0xff])]), '');
  folder.remove(path.join(root, 'a'));
  assert.equal(readdirSync(root), []);
  assert.equal(readdirSync(outside), ['mine']);
});

test('a file with another name elsewhere is replaced, never changed', ({ root, outside, folder }) => {
  const shared = path.join(root, 'shared');
  linkSync(path.join(outside, 'mine'), shared);
  assert.is(
    refusal(() => folder.append(shared, bytes)),
    'shared',
  );
  folder.write(shared, bytes);
  assert.is(readFileSync(shared, 'utf8'), 'new');
  assert.is(readFileSync(path.join(outside, 'mine'), 'utf8'), 'mine');
  folder.append(shared, bytes);
  assert.is(readFileSync(shared, 'utf8'), 'newnew');
  assert.equal(readdirSync(root), ['shared'], 'no draft is left');
});

test('a folder that becomes a link is noticed: at once by removals, soon by writes', async ({
  root,
  outside,
  folder,
}) => {
  mkdirSync(path.join(outside, 'deep'));
  mkdirSync(path.join(outside, 'empty'));
  folder.write(path.join(root, 'a/deep/file'), bytes);
  folder.write(path.join(root, 'a/mine'), bytes);
  renameSync(path.join(root, 'a'), path.join(root, 'moved'));
  symlinkSync(outside, path.join(root, 'a'));
  const removals = [
    () => folder.remove(path.join(root, 'a/deep')),
    () => folder.remove(path.join(root, 'a/mine')),
    () => folder.removeEmptyFolder(path.join(root, 'a/empty')),
  ];
  for (const removal of removals) assert.is(refusal(removal), 'link');
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.is(
    refusal(() => folder.write(path.join(root, 'a/file'), bytes)),
    'link',
  );
  assert.equal(readdirSync(outside).sort(), ['deep', 'empty', 'mine']);
});

test('a folder that vanished is created again', ({ root, folder }) => {
  const file = path.join(root, 'a/b/file');
  folder.write(file, bytes);
  rmSync(path.join(root, 'a'), { recursive: true });
  folder.write(file, bytes);
  folder.remove(path.join(root, 'a'));
  folder.makeFolder(path.dirname(file));
  folder.rename(path.join(root, 'a'), path.join(root, 'c'));
  folder.write(file, bytes);
  assert.is(readFileSync(file, 'utf8'), 'new');
});

test.run();
