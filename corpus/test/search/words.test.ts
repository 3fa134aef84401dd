import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { termsOf, wordsOf } from '../../search/words.ts';

test('an identifier is a word, and so is each of its parts', () => {
  assert.equal(termsOf('onBrokenLinks'), ['onbrokenlinks', 'on', 'broken', 'links']);
  assert.equal(termsOf('docusaurus.config.js'), ['docusaurusconfigjs', 'docusaurus', 'config', 'js']);
  assert.equal(termsOf('`--out-dir`'), ['outdir', 'out', 'dir']);
  assert.equal(termsOf('HTMLElement'), ['htmlelement', 'html', 'element']);
  assert.equal(termsOf('_category_.json'), ['categoryjson', 'category', 'json']);
});

test('spellings that readers do not tell apart are the same word', () => {
  assert.equal(termsOf('outDir OUT_DIR')[0], termsOf('--out-dir')[0]);
  assert.equal(termsOf('Café ＦＵＬＬ APIs'), ['cafe', 'full', 'apis']);
});

test('what is written without blanks is taken apart by twos, and other scripts beside it are not', () => {
  assert.equal(termsOf('検索エンジン'), ['検索', '索エ', 'エン', 'ンジ', 'ジン']);
  assert.equal(termsOf('使用Docusaurus构建'), ['使用', 'docusaurus', '构建']);
  assert.equal(termsOf('字'), ['字']);
});

test('a word knows where it stands', () => {
  assert.equal(
    wordsOf('Set onBrokenLinks.').map(({ start, end }) => [start, end]),
    [
      [0, 3],
      [4, 17],
    ],
  );
});

test('what is too long for a word is none', () => {
  assert.equal(termsOf(`${'a'.repeat(65)} b`), ['b']);
  assert.equal(termsOf(`x-${'1'.repeat(100)}`), []);
});

test.run();
