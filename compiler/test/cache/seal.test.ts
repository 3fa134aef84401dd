import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readSealKey } from '../../cache/seal.ts';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { userStateFolder } from '../../fs/system-folders.ts';
import { tempFolder, type TempFolder } from '../temp.ts';

const test = suite<{ folder: TempFolder; env: NodeJS.ProcessEnv; file: string }>('seal key');
test.before.each((context) => {
  context.folder = tempFolder();
  context.env = { XDG_STATE_HOME: context.folder.dir, LOCALAPPDATA: context.folder.dir };
  const state = userStateFolder(context.env, process.platform === 'darwin' ? 'linux' : process.platform);
  context.file = path.join(state, 'lectern', 'cache-key');
});
test.after.each(({ folder }) => folder.remove());

test('the key is created once, in a file that only this user can read', async ({ env, file }) => {
  const keys = await Promise.all([readSealKey(env), readSealKey(env)]);
  assert.equal(keys[0], keys[1]);
  assert.match(keys[0].key, /^[\da-f]{64}$/);
  assert.is(readFileSync(file, 'utf8'), `${keys[0].key}\n`);
  if (process.platform === 'win32') return;
  assert.is(statSync(file).mode & 0o777, 0o600);
  assert.is(statSync(path.dirname(file)).mode & 0o777, 0o700);
});

test('LECTERN_CACHE_KEY takes precedence, and is refused if it is easy to guess', async ({ env, file }) => {
  const key = 'a secret of the build service';
  assert.equal(await readSealKey({ ...env, LECTERN_CACHE_KEY: key }), { key });
  assert.not.ok(existsSync(file));
  try {
    await readSealKey({ ...env, LECTERN_CACHE_KEY: 'short' });
    assert.unreachable();
  } catch (error) {
    assert.instance(error, ConfigError);
    assert.not.match(JSON.stringify((error as ConfigError).problems), 'short');
  }
});

test('a file without a key gets one', async ({ env, file, folder }) => {
  for (const broken of ['', 'word\n', 'ab'.repeat(32), `${'ab'.repeat(32)}\nmore`]) {
    folder.write({ [path.relative(folder.dir, file)]: broken });
    const { key } = await readSealKey(env);
    assert.is(readFileSync(file, 'utf8'), `${key}\n`);
    assert.not.ok(broken.startsWith(key));
  }
});

test('if no key can be stored, each process has its own key and reports the reason', async ({ env, folder }) => {
  folder.write({ lectern: 'in the way' });
  const [one, two] = [await readSealKey(env), await readSealKey(env)];
  assert.is.not(one.key, two.key);
  assert.match(one.problem!.message, /^can't /);
});

test.run();
