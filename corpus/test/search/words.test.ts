import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { languageOf, type Language } from '../../search/language/language.ts';
import { runsOf, termsOf, wordsOf, type Word } from '../../search/words.ts';

const english = languageOf('en');
/** The rules for Japanese in a browser without a segmenter. */
const japaneseInPairs: Language = { name: 'ja' };

test('an identifier is a word, and each of its parts is a word', () => {
  assert.equal(termsOf('onBrokenLinks', english), ['onbrokenlinks', 'on', 'broken', 'links']);
  assert.equal(termsOf('docusaurus.config.js', english), ['docusaurusconfigjs', 'docusaurus', 'config', 'js']);
  assert.equal(termsOf('`--out-dir`', english), ['outdir', 'out', 'dir']);
  assert.equal(termsOf('HTMLElement', english), ['htmlelement', 'html', 'element']);
  assert.equal(termsOf('_category_.json', english), ['categoryjson', 'category', 'json']);
});

test('spellings that are equal to readers are the same word', () => {
  assert.equal(termsOf('outDir OUT_DIR', english)[0], termsOf('--out-dir', english)[0]);
  assert.equal(termsOf('Café ＦＵＬＬ APIs', english), ['cafe', 'full', 'apis']);
});

test('a Persian word with an invisible joiner is a word, and its parts are words', () => {
  assert.equal(termsOf('می\u200cشود', languageOf('fa')), ['ميشود', 'مي', 'شود']);
});

test('an Arabic word is found with and without its article', () => {
  assert.equal(termsOf('الملف والملف للملف ملف', languageOf('ar')), ['ملف', 'ملف', 'ملف', 'ملف']);
});

test('text without spaces is split into pairs of characters, but adjacent Latin text is not', () => {
  assert.equal(termsOf('検索エンジン', english), ['検索', '索エ', 'エン', 'ンジ', 'ジン']);
  assert.equal(termsOf('使用Docusaurus构建', english), ['使用', 'docusaurus', '构建']);
  assert.equal(termsOf('字', english), ['字']);
});

test('the index of a language without spaces contains pairs of characters and words', () => {
  assert.equal(termsOf('検索エンジン', languageOf('ja')), ['検索', '索エ', 'エン', 'ンジ', 'ジン', 'エンジン']);
  assert.ok(termsOf('ค้นหาเอกสาร', languageOf('th')).includes('เอกสาร'));
  assert.equal(termsOf('字', languageOf('zh-Hans')), ['字']);
});

test('a foreign word that a Japanese dictionary takes to pieces is not left with single characters', () => {
  const words = languageOf('ja').segment!;
  assert.equal(words('アクセストークンを変更'), ['アクセス', 'トークン', 'を', '変更']);
  assert.equal(words('プレイステーション5'), ['プレイ', 'ステーション', '5']);
  assert.equal(words('リポジトリのｱｲｺﾝ'), ['リポジ', 'トリ', 'の', 'ｱｲｺﾝ']);
});

test('a query uses words and joins of two words, or pairs of characters without a dictionary in the browser', () => {
  const terms = (words: readonly Word[]) => words.map(({ term }) => term);
  assert.equal(terms(wordsOf('検索エンジンの設定', languageOf('ja'))), ['検索', '索エ', 'エンジン', 'の', '設定']);
  assert.equal(terms(wordsOf('如何安装软件', { ...languageOf('zh-CN'), functionWords: new Set(['如何']) })), [
    '如何',
    '安装',
    '装软',
    '软件',
  ]);
  assert.equal(terms(wordsOf('検索エンジン', japaneseInPairs)), ['検索', '索エ', 'エン', 'ンジ', 'ジン']);
});

test('the index contains the terms of a query for every word segmentation of a browser', () => {
  const held = new Set(termsOf('検索エンジンの設定', languageOf('ja')));
  const queryWords = (language: Language) => wordsOf('検索エンジンの設定', language).map(({ term }) => term);
  assert.equal(
    queryWords(japaneseInPairs).filter((term) => !held.has(term)),
    [],
  );
  // Another segmenter may return two words as one word. The index contains the parts of that word.
  const other: Language = { name: 'ja', segment: (text) => [text.slice(0, 6), text.slice(6)] };
  const [first] = wordsOf('検索エンジンの設定', other);
  assert.equal(first!.term, '検索エンジン');
  assert.ok(first!.parts.every(({ term }) => held.has(term)));
});

test('half as wide, a syllable and its mark are one character', () => {
  assert.equal(termsOf('ﾃﾞｰﾀ', japaneseInPairs), termsOf('データ', japaneseInPairs));
});

test('adjacent characters know their positions', () => {
  assert.equal(
    runsOf('Set onBrokenLinks を').map(({ text, start, isDense }) => [text, start, isDense]),
    [
      ['Set', 0, false],
      ['onBrokenLinks', 4, false],
      ['を', 18, true],
    ],
  );
});

test('a string that is too long for a word is skipped', () => {
  assert.equal(termsOf(`${'a'.repeat(65)} b`, english), ['b']);
  assert.equal(termsOf(`x-${'1'.repeat(100)}`, english), []);
});

test.run();
