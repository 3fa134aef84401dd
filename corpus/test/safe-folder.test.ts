import fs, {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
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
import { pathOf } from '../../scripts/resilience/calls/path-of.ts';
import { whileSwapping } from '../../scripts/resilience/processes/swapping.ts';
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

/** @returns the message of the error that a call throws */
function refusal(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    assert.instance(error, UnsafePath);
    return (error as UnsafePath).reason;
  }
  return 'done';
}

/** The functions of the file system that change a folder or list it. */
const changes = [
  'openSync',
  'linkSync',
  'mkdirSync',
  'readdirSync',
  'renameSync',
  'rmdirSync',
  'symlinkSync',
  'unlinkSync',
];

/**
 * Runs a function. Replaces `dir` with a link to `outside` right before the function changes `dir` or a file in it.
 *
 * @returns whether the replacement took place
 */
function withSwap(dir: string, outside: string, run: () => void): boolean {
  const functions = fs as unknown as Record<string, (...args: unknown[]) => unknown>;
  const real = new Map(changes.map((name) => [name, functions[name]!]));
  let isSwapped = false;
  const isIn = (file: unknown) => {
    const named = pathOf(file);
    return named !== undefined && (named === dir || path.dirname(named) === dir);
  };
  for (const name of changes)
    functions[name] = (...args) => {
      const isChange = name !== 'openSync' || (Number(args[1]) & fs.constants.O_WRONLY) !== 0;
      if (isChange && !isSwapped && args.some(isIn)) {
        isSwapped = true;
        real.get('renameSync')!(dir, `${dir}-moved`);
        real.get('symlinkSync')!(outside, dir);
      }
      return real.get(name)!(...args);
    };
  syncBuiltinESMExports();
  try {
    run();
  } finally {
    for (const [name, call] of real) functions[name] = call;
    syncBuiltinESMExports();
  }
  return isSwapped;
}

/** Sets `process.platform`. Without an argument, restores the real platform. */
function pretendPlatform(platform?: string): void {
  Object.defineProperty(process, 'platform', { ...ownPlatform, ...(platform && { value: platform }) });
}
const ownPlatform = Object.getOwnPropertyDescriptor(process, 'platform')!;

for (const name of ['write', 'write over', 'append', 'create'] as const)
  test(`without descriptors, "${name}" puts no byte behind a link that takes the place of a checked folder`, (context) => {
    const { root, outside } = context;
    const dir = path.join(root, 'dir');
    mkdirSync(dir);
    const file = path.join(dir, name === 'append' ? 'mine' : 'a');
    if (name === 'write over') writeFileSync(file, 'old');
    pretendPlatform('darwin');
    try {
      const folder = safeFolder(root);
      folder.write(path.join(root, 'first'), bytes);
      const call = name === 'write over' ? 'write' : name;
      const isSwapped = withSwap(dir, outside, () =>
        assert.is(
          refusal(() => folder[call](file, bytes)),
          'link',
        ),
      );
      assert.ok(isSwapped);
    } finally {
      pretendPlatform();
    }
    assert.equal(readdirSync(outside), ['mine']);
    assert.is(readFileSync(path.join(outside, 'mine'), 'utf8'), 'mine');
  });

if (process.platform === 'linux') {
  const at = (root: string, name: string) => path.join(root, name);
  const calls: Record<string, (folder: SafeFolder, root: string) => unknown> = {
    write: (folder, root) => folder.write(at(root, 'dir/a'), bytes),
    'write over': (folder, root) => folder.write(at(root, 'dir/mine'), bytes),
    append: (folder, root) => folder.append(at(root, 'dir/mine'), bytes),
    create: (folder, root) => folder.create(at(root, 'dir/a'), bytes),
    makeFolder: (folder, root) => folder.makeFolder(at(root, 'dir/new')),
    'rename into': (folder, root) => folder.rename(at(root, 'own'), at(root, 'dir/mine')),
    'rename out of': (folder, root) => folder.rename(at(root, 'dir/mine'), at(root, 'own')),
    'clone into': (folder, root) => folder.clone(at(root, 'own'), at(root, 'dir/a')),
    'clone out of': (folder, root) => folder.clone(at(root, 'dir/mine'), at(root, 'a')),
    link: (folder, root) => folder.link('x', at(root, 'dir/a')),
    remove: (folder, root) => folder.remove(at(root, 'dir/mine')),
    'remove a folder in': (folder, root) => folder.remove(at(root, 'dir/full')),
    removeEmptyFolder: (folder, root) => folder.removeEmptyFolder(at(root, 'dir/empty')),
  };
  for (const [name, call] of Object.entries(calls))
    test(`"${name}" is not redirected by a link that takes the place of the folder within the call`, (context) => {
      const { root, outside, folder } = context;
      for (const dir of [at(root, 'dir'), outside]) {
        mkdirSync(path.join(dir, 'full'), { recursive: true });
        mkdirSync(path.join(dir, 'empty'));
        writeFileSync(path.join(dir, 'full/mine'), 'mine');
        writeFileSync(path.join(dir, 'mine'), 'mine');
      }
      writeFileSync(at(root, 'own'), 'own');
      assert.ok(withSwap(at(root, 'dir'), outside, () => call(folder, root)));
      assert.equal(readdirSync(outside).sort(), ['empty', 'full', 'mine']);
      assert.equal(readdirSync(path.join(outside, 'full')), ['mine']);
      assert.is(readFileSync(path.join(outside, 'mine'), 'utf8'), 'mine');
      assert.is(
        refusal(() => folder.remove(at(root, 'dir/mine'))),
        'link',
      );
    });

  const replacements: Record<string, [reason: string, replace: (dir: string, outside: string) => void]> = {
    'renamed away': ['moved', (dir) => renameSync(dir, `${dir}-moved`)],
    removed: ['moved', (dir) => rmSync(dir, { recursive: true })],
    'removed and created again': ['moved', (dir) => (rmSync(dir, { recursive: true }), mkdirSync(dir))],
    'replaced by another folder': ['moved', (dir) => (renameSync(dir, `${dir}-moved`), mkdirSync(dir))],
    'replaced by a link': ['link', (dir, outside) => (renameSync(dir, `${dir}-moved`), symlinkSync(outside, dir))],
    'replaced by a link to itself': [
      'link',
      (dir) => (renameSync(dir, `${dir}-moved`), symlinkSync(`${dir}-moved`, dir)),
    ],
    'moved with its parent': ['moved', (dir) => renameSync(path.dirname(dir), `${path.dirname(dir)}-moved`)],
  };
  const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const notices: Record<string, (folder: SafeFolder, root: string) => unknown> = {
    'the next removal': (folder, root) => folder.remove(at(root, 'other')),
    'a later write into it': async (folder, root) => {
      // Blocks the event loop, so that the timer that closes unused folders can't run.
      for (const end = performance.now() + 15; performance.now() < end;);
      folder.write(at(root, 'a/dir/later'), bytes);
    },
    'the next call after a pause': async (folder, root) => {
      await wait(60);
      folder.write(at(root, 'other'), bytes);
    },
    'the next call after many other folders': (folder, root) => {
      for (let count = 0; count < 20; count += 1) folder.write(at(root, `${count}/file`), bytes);
    },
  };
  for (const [what, [reason, replace]] of Object.entries(replacements))
    for (const [who, notice] of Object.entries(notices))
      test(`a folder that is ${what} after a write is noticed by ${who}`, async ({ root, outside, folder }) => {
        folder.write(at(root, 'a/dir/file'), bytes);
        folder.write(at(root, 'own'), bytes);
        folder.rename(at(root, 'own'), at(root, 'a/dir/own'));
        replace(at(root, 'a/dir'), outside);
        let found = 'nothing';
        try {
          await notice(folder, root);
        } catch (error) {
          assert.instance(error, UnsafePath);
          found = (error as UnsafePath).reason;
          assert.is((error as UnsafePath).file, at(root, 'a/dir'));
        }
        assert.is(found, reason);
        assert.equal(readdirSync(outside), ['mine']);
        folder.write(at(root, 'b/file'), bytes);
      });

  test('no call is redirected while another process replaces the folder by links', async ({
    root,
    outside,
    folder,
  }) => {
    for (const dir of [at(root, 'dir'), outside]) {
      mkdirSync(path.join(dir, 'full'), { recursive: true });
      for (const name of ['full/mine', 'mine', 'a', 'b']) writeFileSync(path.join(dir, name), 'mine');
    }
    const before = JSON.stringify(readdirSync(outside, { recursive: true }).sort());
    let done = 0;
    await whileSwapping(outside, [at(root, 'dir')], async () => {
      for (let round = 0; round < 100; round += 1)
        for (const call of Object.values(calls))
          try {
            writeFileSync(at(root, 'own'), 'own');
            call(folder, root);
            done += 1;
          } catch (error) {
            // These errors are expected: the other process may be replacing the folder, so its path is missing or
            // leads elsewhere.
            const { code } = error as NodeJS.ErrnoException;
            assert.ok(error instanceof UnsafePath || /^E(?:NOENT|EXIST|NOTDIR|NOTEMPTY)$/.test(code!), String(error));
          }
    });
    assert.is(JSON.stringify(readdirSync(outside, { recursive: true }).sort()), before);
    for (const name of ['full/mine', 'mine', 'a', 'b'])
      assert.is(readFileSync(path.join(outside, name), 'utf8'), 'mine');
    assert.ok(done > 0);
  });

  test('few descriptors are open at a time, and none after a pause', async ({ root, folder }) => {
    const links = () => readdirSync('/proc/self/fd').map((name) => `/proc/self/fd/${name}`);
    const held = () => links().filter((link) => existsSync(link) && readlinkSync(link).startsWith(root)).length;
    const deep = Array.from({ length: 30 }, (_, index) => `${index}`).join('/');
    folder.write(at(root, 'first'), bytes);
    for (const name of ['x', 'y', 'z']) {
      folder.write(at(root, `${name}/${deep}/file`), bytes);
      folder.rename(at(root, `${name}/${deep}/file`), at(root, `${name}-moved/${deep}/file`));
      folder.clone(at(root, 'first'), at(root, `${name}/${deep}/clone`));
      assert.is(readFileSync(at(root, `${name}-moved/${deep}/file`), 'utf8'), 'new');
    }
    assert.ok(held() > 0 && held() <= 8, `${held()} descriptors`);
    await wait(60);
    assert.is(held(), 0);
    for (const dir of ['x', 'y', 'z', 'x-moved']) folder.remove(at(root, dir));
    assert.equal(readdirSync(root).sort(), ['first', 'y-moved', 'z-moved']);
  });

  test('an error of the system names the path', ({ root, folder }) => {
    folder.write(at(root, 'dir/folder/file'), bytes);
    assert.throws(
      () => folder.write(at(root, 'dir/folder'), bytes),
      (error: Error) => error.message.includes(at(root, 'dir/folder')) && !error.message.includes('/proc/'),
    );
  });
}

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

test('a folder that vanished without content is created again', ({ root, folder }) => {
  const file = path.join(root, 'a/b/file');
  folder.makeFolder(path.dirname(file));
  rmSync(path.join(root, 'a'), { recursive: true });
  folder.write(file, bytes);
  folder.remove(path.join(root, 'a'));
  folder.makeFolder(path.dirname(file));
  folder.rename(path.join(root, 'a'), path.join(root, 'c'));
  folder.write(file, bytes);
  assert.is(readFileSync(file, 'utf8'), 'new');
});

test('a folder that vanished after a pause is created again', async ({ root, folder }) => {
  const file = path.join(root, 'a/b/file');
  folder.write(file, bytes);
  await new Promise((resolve) => setTimeout(resolve, 60));
  rmSync(path.join(root, 'a'), { recursive: true });
  folder.write(file, bytes);
  assert.is(readFileSync(file, 'utf8'), 'new');
});

test('a folder that another writer of this process moved or removed is created again', ({ root, folder }) => {
  const file = path.join(root, 'a/b/file');
  const other = safeFolder(root);
  folder.write(file, bytes);
  other.remove(path.join(root, 'a'));
  folder.write(file, bytes);
  other.rename(path.join(root, 'a'), path.join(root, 'c'));
  folder.write(file, bytes);
  assert.is(readFileSync(file, 'utf8'), 'new');
  assert.is(readFileSync(path.join(root, 'c/b/file'), 'utf8'), 'new');
});

test.run();
