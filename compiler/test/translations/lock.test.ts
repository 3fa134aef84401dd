import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../config/parse-config.ts';
import { ConfigError } from '../../config/problem.ts';
import { memoryFiles } from '../memory-files.ts';
import { lockPath, readLock, revisionOf, writeLock } from '../../translations/lock.ts';

const config = parseConfig({ title: 'Site', docs: {}, i18n: { path: 'words' } }, 'test');

test('the revision of an original changes with its source, but not with its line breaks', () => {
  assert.is(revisionOf('# A\n\nText\n'), revisionOf('# A\r\n\r\nText\r\n'));
  assert.is.not(revisionOf('# A\n'), revisionOf('# B\n'));
});

test('the lock is next to the folders of the languages, sorted, with a line for each translation', async () => {
  const files = memoryFiles();
  const lock = new Map([
    ['words/fr/b.md', '2'],
    ['words/de/a.md', '1'],
  ]);
  await writeLock('/site', config, lock, files);
  assert.is(lockPath(config), 'words/translations.lock.json');
  assert.is(
    files.text('/site/words/translations.lock.json'),
    '{\n  "words/de/a.md": "1",\n  "words/fr/b.md": "2"\n}\n',
  );
  assert.equal(await readLock('/site', config, files), new Map([...lock].reverse()));
});

test('without a file nothing is confirmed, and an invalid lock file is reported', async () => {
  assert.is((await readLock('/site', config, memoryFiles())).size, 0);
  for (const text of ['<<<<<<< HEAD\n{}', '{"a": 1}', '[]']) {
    try {
      await readLock('/site', config, memoryFiles({ '/site/words/translations.lock.json': text }));
      assert.unreachable(text);
    } catch (error) {
      assert.instance(error, ConfigError);
      assert.is((error as ConfigError).file, 'words/translations.lock.json');
    }
  }
});

test.run();
