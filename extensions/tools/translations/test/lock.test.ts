import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { commandTools } from '../../../../compiler/cli/extensions/command-line.ts';
import { ConfigError } from '../../../../compiler/diagnostics/errors/problem.ts';
import { lockPath, readLock, revisionOf, writeLock } from '../lock.ts';

const file = 'words/translations.lock.json';

/** A site with a lock file. */
function siteWith(text?: string) {
  const texts = new Map(text === undefined ? [] : [[file, text]]);
  const files = {
    read: async (path: string) => texts.get(path),
    write: async (path: string, written: string) => void texts.set(path, written),
  };
  return { settings: { i18n: { path: 'words' } }, files, texts };
}

test('the revision of an original changes with its source, but not with its line breaks', () => {
  assert.is(revisionOf('# A\n\nText\n'), revisionOf('# A\r\n\r\nText\r\n'));
  assert.is.not(revisionOf('# A\n'), revisionOf('# B\n'));
});

test('the lock is next to the folders of the languages, sorted, with a line for each translation', async () => {
  const site = siteWith();
  const lock = new Map([
    ['words/fr/b.md', '2'],
    ['words/de/a.md', '1'],
  ]);
  await writeLock(site, lock);
  assert.is(lockPath(site), file);
  assert.is(site.texts.get(file), '{\n  "words/de/a.md": "1",\n  "words/fr/b.md": "2"\n}\n');
  assert.equal(await readLock(site, commandTools), new Map([...lock].reverse()));
});

test('without a file nothing is confirmed, and an invalid lock file is reported', async () => {
  assert.is((await readLock(siteWith(), commandTools)).size, 0);
  for (const text of ['<<<<<<< HEAD\n{}', '{"a": 1}', '[]']) {
    try {
      await readLock(siteWith(text), commandTools);
      assert.unreachable(text);
    } catch (error) {
      assert.instance(error, ConfigError);
      assert.is((error as ConfigError).file, file);
    }
  }
});

test.run();
