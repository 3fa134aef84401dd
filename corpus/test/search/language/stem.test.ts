import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fold } from '../../../search/language/fold.ts';
import { loadStem } from '../../../search/language/load-stem.ts';
import { stemmedLanguages } from '../../../search/language/stem.ts';

/** Language → lines, each with forms of one word. */
const forms: Record<string, string[]> = {
  en: ['deploy deploys deploying deployment', 'page pages'],
  de: [
    'Einstellung Einstellungen',
    'installieren installiert Installation',
    'Gerät Geräte Geräten',
    'aktivieren Aktivierung',
  ],
  es: ['configuración configuraciones configurar', 'archivo archivos', 'versión versiones'],
  fr: ['installer installé installée installées installation', 'réseau réseaux', 'bloquer bloquée bloqués', 'clé clés'],
  it: ['chiave chiavi', 'pacchetto pacchetti', 'installazione installazioni installare', 'luogo luoghi'],
  pt: ['configuração configurações configurar', 'botão botões', 'versão versões', 'arquivo arquivos'],
  ru: ['настройка настройки настроек', 'файл файлы файлов файлами', 'установка установки установок'],
  ja: ['絞り込む 絞り込み 絞り込んで', '変える 変えます', '並べ替え 並べ替える'],
  ko: ['파일 파일을 파일에서 파일로', '설치 설치하기 설치합니다 설치하는', '데이터 데이터를 데이터가'],
};
/** Language → similar words that are not forms of one word. */
const others: Record<string, string[]> = {
  de: ['Datei Partei', 'Karte Kartei'],
  es: ['archivo archipiélago'],
  fr: ['page pagination', 'règle réseau'],
  it: ['casa cosa', 'chiave chiedere'],
  pt: ['mão mar', 'botão bota'],
  ru: ['мой море', 'сервер сервис'],
  ja: ['変える 替える', 'データ データベース'],
  ko: ['차이 차', '나이 나'],
};

async function stemsOf(language: string, words: string): Promise<string[]> {
  const stem = (await loadStem(language))!;
  return [...new Set(words.split(' ').map((word) => stem(fold(word))))];
}

for (const [language, words] of Object.entries(forms)) {
  test(`forms of a word have a stem in common: ${language}`, async () => {
    for (const word of words)
      assert.is((await stemsOf(language, word)).length, 1, `${word}: ${await stemsOf(language, word)}`);
  });
}

for (const [language, words] of Object.entries(others)) {
  test(`similar words have different stems: ${language}`, async () => {
    for (const word of words)
      assert.is((await stemsOf(language, word)).length, 2, `${word}: ${await stemsOf(language, word)}`);
  });
}

test('every listed language has a stemmer, and others have none', async () => {
  for (const language of stemmedLanguages) assert.type(await loadStem(language), 'function');
  assert.is(await loadStem('zh'), undefined);
  assert.is(await loadStem('constructor'), undefined);
});

test.run();
