// Tests the search in several languages: word forms, spellings, typing errors, and marked matches.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexOf, searcher, type WrittenPage } from '../../../compiler/test/search/memory-index.ts';
import { languageOf } from '../../search/language/language.ts';
import { openEngine } from '../../search/search.ts';
import type { Marked } from '../../search-answer.ts';

async function searchedIn(language: string, pages: readonly WrittenPage[]) {
  const files = await indexOf(pages, 'default', language);
  const { search, titles } = searcher(files);
  const query = { facets: { language, tags: ['default'] } };
  return {
    titles: (text: string) => titles(text, query),
    hits: async (text: string, snippetWords = 10) => (await search(text, { ...query, snippetWords })).hits,
    files,
  };
}
const marks = (marked: Marked = []) => marked.filter(({ isHit }) => isHit).map(({ text }) => text);
const textOf = (marked: Marked = []) => marked.map(({ text }) => text).join('');

/** Language → its pages, and queries with the page that must come first. */
const samples: Record<string, { pages: WrittenPage[]; queries: Record<string, string> }> = {
  de: {
    pages: [
      ['Geräte', { '': 'Welche Maschinen wir unterstützen.' }],
      ['Installation', { '': 'So richten Sie alles ein.' }],
      ['Große Straßen', { '': 'Karten und Wege.' }],
      ['Überblick', { '': 'Worum es geht.' }],
    ],
    queries: {
      gerät: 'Geräte',
      Geraet: 'Geräte',
      'installiert werden': 'Installation',
      installieren: 'Installation',
      strasse: 'Große Straßen',
      überb: 'Überblick',
      ueberblick: 'Überblick',
      Instalation: 'Installation',
    },
  },
  fr: {
    pages: [
      ['Paramètres du réseau', { '': 'Comment relier deux machines.' }],
      ['Cœur', { '': 'Ce qui fait tourner le tout.' }],
      ['Pages bloquées', { '': 'Pourquoi rien ne s’affiche.' }],
    ],
    queries: {
      'parametre reseaux': 'Paramètres du réseau',
      coeur: 'Cœur',
      bloquer: 'Pages bloquées',
      'l’affichage': 'Pages bloquées',
      parametrse: 'Paramètres du réseau',
    },
  },
  es: {
    pages: [
      ['Configuraciones', { '': 'Cómo cambiar lo que hace.' }],
      ['Instalación', { '': 'Los primeros pasos.' }],
      ['Archivo', { '': 'Dónde se guarda el texto.' }],
    ],
    queries: { configuracion: 'Configuraciones', instalar: 'Instalación', archivos: 'Archivo', archvio: 'Archivo' },
  },
  it: {
    pages: [
      ['Chiavi', { '': 'A che cosa servono.' }],
      ['Pacchetto', { '': 'Che cosa contiene.' }],
      ['Novità', { '': 'Cambiamenti recenti.' }],
    ],
    queries: { chiave: 'Chiavi', pacchetti: 'Pacchetto', novita: 'Novità', pachetto: 'Pacchetto' },
  },
  pt: {
    pages: [
      ['Configuração', { '': 'Como mudar o que faz.' }],
      ['Botões', { '': 'Onde clicar.' }],
    ],
    queries: {
      configurações: 'Configuração',
      configurar: 'Configuração',
      botao: 'Botões',
      configurasao: 'Configuração',
    },
  },
  ru: {
    pages: [
      ['Настройка', { '': 'Как всё изменить.' }],
      ['Файлы', { '': 'Что где лежит.' }],
      ['Отчёт', { '': 'Что было сделано.' }],
    ],
    queries: { настроек: 'Настройка', файлов: 'Файлы', отчет: 'Отчёт', отчёты: 'Отчёт', нсатройка: 'Настройка' },
  },
  tr: {
    pages: [
      ['Isı ayarları', { '': 'Sıcaklık için.' }],
      ['İstanbul', { '': 'Bir şehir.' }],
    ],
    queries: { isi: 'Isı ayarları', ISI: 'Isı ayarları', istanbul: 'İstanbul', ayar: 'Isı ayarları' },
  },
  pl: { pages: [['Łódź', { '': 'Miasto.' }]], queries: { lodz: 'Łódź' } },
  ar: {
    pages: [
      ['إعداد المكتبة', { '': 'كيف تبدأ العمل.' }],
      ['الملفات', { '': 'أين يوجد كل شيء.' }],
    ],
    queries: {
      اعداد: 'إعداد المكتبة',
      مكتبه: 'إعداد المكتبة',
      ملفات: 'الملفات',
      والملفات: 'الملفات',
      إِعْدَاد: 'إعداد المكتبة',
    },
  },
  fa: {
    pages: [
      ['کتابخانه', { '': 'چه چیزی در آن است.' }],
      ['راه\u200cاندازی', { '': 'چگونه شروع کنیم.' }],
    ],
    queries: { كتابخانه: 'کتابخانه', 'راه اندازی': 'راه\u200cاندازی', راهاندازی: 'راه\u200cاندازی' },
  },
  he: {
    pages: [['שלום', { '': 'ברוכים הבאים.' }]],
    queries: { שָׁלוֹם: 'שלום', שלו: 'שלום' },
  },
  ko: {
    pages: [
      ['파일 설치', { '': '프로그램을 시작하는 방법.' }],
      ['데이터', { '': '값을 저장하는 곳.' }],
    ],
    queries: { '파일을 설치하기': '파일 설치', 데이터를: '데이터', 프로그램: '파일 설치' },
  },
  ja: {
    pages: [
      ['検索エンジンの設定', { '': '全文を探すための準備です。' }],
      ['ライセンスの移行', { '': '別の端末で使う方法。' }],
      ['スクリーンショット', { '': '画面を写す方法。' }],
      ['結果の絞り込み', { '': '見つかったものを減らします。' }],
    ],
    queries: {
      検索エンジンを設定する: '検索エンジンの設定',
      エンジン: '検索エンジンの設定',
      ライセンスを別の端末に移行: 'ライセンスの移行',
      スクリーン: 'スクリーンショット',
      スクリンショット: 'スクリーンショット',
      ﾗｲｾﾝｽ: 'ライセンスの移行',
      結果を絞り込む: '結果の絞り込み',
      絞り込む: '結果の絞り込み',
    },
  },
  'zh-Hans': {
    pages: [
      ['安装软件', { '': '如何开始使用。' }],
      ['配置文件', { '': '如何更改设置。' }],
    ],
    queries: { 怎么安装软件: '安装软件', 配置文件在哪里: '配置文件', 更改设置: '配置文件', 安: '安装软件' },
  },
  th: {
    pages: [
      ['การค้นหาเอกสาร', { '': 'วิธีหาข้อความ' }],
      ['ติดตั้งโปรแกรม', { '': 'เริ่มต้นใช้งาน' }],
    ],
    queries: { ค้นหา: 'การค้นหาเอกสาร', เอกสาร: 'การค้นหาเอกสาร', โปรแกรม: 'ติดตั้งโปรแกรม', โปรแกม: 'ติดตั้งโปรแกรม' },
  },
};

for (const [language, { pages, queries }] of Object.entries(samples)) {
  test(`a page is found by other forms and spellings of its words: ${language}`, async () => {
    const { titles } = await searchedIn(language, pages);
    const found = await Promise.all(Object.keys(queries).map(async (text) => [text, (await titles(text))[0]]));
    assert.equal(Object.fromEntries(found), queries);
  });
}

test('marks are at the matches in the text content, although folding changes its length', async () => {
  const german = await searchedIn('de', [['Große Straßen', { '': 'Zur Straße, und weiter.' }]]);
  const [hit] = await german.hits('strasse');
  assert.equal([marks(hit!.title), marks(hit!.excerpt)], [['Straßen'], ['Straße']]);
  const arabic = await searchedIn('ar', [['أهلا', { '': 'هذا المُلَحَّق، وغيره.' }]]);
  assert.equal(marks((await arabic.hits('ملحق'))[0]!.excerpt), ['المُلَحَّق']);
  const japanese = await searchedIn('ja', [['概要', { '': '前はﾃﾞｰﾀの話、次はデータの話。' }]]);
  assert.equal(marks((await japanese.hits('データ', 40))[0]!.excerpt), ['ﾃﾞｰﾀ', 'データ']);
});

test('in text without spaces, words are marked, but particles are not', async () => {
  const { hits } = await searchedIn('ja', [['検索エンジンの設定', { '': 'この検索の設定は、次のとおりです。' }]]);
  const [hit] = await hits('検索の設定');
  assert.equal(
    [marks(hit!.title), marks(hit!.excerpt)],
    [
      ['検索', '設定'],
      ['検索', '設定'],
    ],
  );
});

test('a rare Latin name outweighs a Japanese word that many titles contain', async () => {
  const others = Array.from({ length: 12 }, (_, at): WrittenPage => [`認証の取得 ${at}`, { '': '認証を取得します。' }]);
  const answer: WrittenPage = ['リスクの評価', { '': 'ISMS の認証があります。', 教育: '従業員に教育します。' }];
  const { titles } = await searchedIn('ja', [...others, answer]);
  assert.is((await titles('ISMS認証は取得していますか'))[0], 'リスクの評価');
});

test('an excerpt of text without spaces has the usual length, and starts at a word', async () => {
  const text = `${'これは長い説明です。'.repeat(30)}検索の設定を変更します。${'これは長い説明です。'.repeat(30)}`;
  const { hits } = await searchedIn('ja', [['概要', { '': text }]]);
  const [hit] = await hits('設定を変更', 9);
  const shown = textOf(hit!.excerpt);
  assert.match(shown, '設定を変更');
  assert.ok(shown.length < 40, shown);
  const words = new Set(languageOf('ja').segment!(text));
  const [first] = languageOf('ja').segment!(shown.replaceAll(/[… ]/g, ''));
  assert.ok(words.has(first!), shown);
});

test('a browser without dictionaries finds the same pages by pairs of characters', async () => {
  const { files } = await searchedIn('ja', samples.ja!.pages);
  const language = languageOf('ja');
  const { segment } = language;
  delete language.segment;
  try {
    const { titles } = searcher(files);
    const query = { facets: { language: 'ja', tags: ['default'] } };
    assert.is((await titles('検索エンジンの設定', query))[0], '検索エンジンの設定');
    assert.is((await titles('ライセンス', query))[0], 'ライセンスの移行');
  } finally {
    language.segment = segment!;
  }
});

test('an index is read in the language that it names, regardless of the name of its folder', async () => {
  const files = await indexOf([['Configuraciones', { '': 'Texto.' }]], 'default', 'es');
  const moved = new Map([...files].map(([path, text]) => [path.replace(/^es/, 'docs-2'), text]));
  const { titles } = searcher(moved);
  assert.equal(await titles('configuracion', { facets: { language: 'docs-2', tags: ['default'] } }), [
    'Configuraciones',
  ]);
});

test('a compound is found by each of its words, and an unknown compound by pages with both words', async () => {
  const { titles, hits } = await searchedIn('de', [
    ['Lizenzschlüssel', { '': 'Was Sie eingeben.' }],
    ['Daten übertragen', { '': 'Von hier nach dort, trotz Fehlern im Zertifikat.' }, { path: '/docs/daten' }],
    ['Tragen', { '': 'Im Rucksack, mit dem Schlüssel.' }],
    ['Zertifikate', { '': 'Wem vertraut wird.' }],
  ]);
  assert.equal(await titles('schlüssel'), ['Lizenzschlüssel', 'Tragen']);
  assert.equal(marks((await hits('schlüssel'))[0]!.title), ['Lizenzschlüssel']);
  assert.is((await titles('zertifikatsfehler'))[0], 'Daten übertragen');
  assert.equal(await titles('tragen'), ['Tragen']);
});

test('stop words in a question count little, but a query of one stop word finds it', async () => {
  const german = await searchedIn('de', [
    ['Schlüssel', { '': 'Geben Sie ihn ein.' }],
    ['Karten', { '': 'Wie kann ich welche drucken?' }],
  ]);
  assert.is((await german.titles('wie kann ich den Schlüssel drucken'))[0], 'Schlüssel');
  assert.equal(await german.titles('wie kann ich'), ['Karten']);
  const spanish = await searchedIn('es', [
    ['Carpetas', { '': 'Aquí se guarda la copia.' }],
    ['Preguntas', { '': '¿Cómo puedo hacer que lo sepan?' }],
  ]);
  assert.is((await spanish.titles('¿cómo puedo hacer copia?'))[0], 'Carpetas');
  const chinese = await searchedIn('zh', [
    ['集群注册', { '': '加入一个集群。' }],
    ['案例', { '': '怎么把它做好？把事情做对。' }],
  ]);
  assert.is((await chinese.titles('怎么把集群加入'))[0], '集群注册');
});

test('an index lists the stop words of its language, and an index without a list can be searched', async () => {
  const files = await indexOf([['Keys', { '': 'What they are for.' }]]);
  const path = 'en/default/index.json';
  const { functionWords, ...index } = JSON.parse(files.get(path)!) as { functionWords: string[] };
  assert.ok(functionWords.includes('how'));
  const { titles } = searcher(new Map([...files, [path, JSON.stringify(index)]]));
  assert.equal(await titles('how keys'), ['Keys']);
  const swahili = await indexOf([['Funguo', { '': 'Za nini.' }]], 'default', 'sw');
  assert.not('functionWords' in JSON.parse(swahili.get('sw/default/index.json')!));
});

test('a single character is searched with its neighbours', async () => {
  const { titles } = await searchedIn('zh', [
    ['检查清单', { '': '先排好，再查看。排。查。' }],
    ['故障定位', { '': '逐步排查原因。' }],
  ]);
  assert.is((await titles('排查原因'))[0], '故障定位');
  assert.is((await titles('排查'))[0], '故障定位');
});

test('a word that is split into characters is searched as a whole, although one of them is a stop word', async () => {
  const { titles } = await searchedIn('zh', [
    ['任务', { '': '先定，再看时。' }],
    ['计划', { '': '定时，再看。' }],
  ]);
  assert.is((await titles('定时'))[0], '计划');
});

test('a verb of Japanese finds the nouns that begin with its character', async () => {
  const { titles } = await searchedIn('ja', [
    ['言語の一覧', { '': '使える言語です。' }],
    ['言語の変更', { '': '設定で選びます。' }],
    ['別の端末への移行', { '': '手順です。' }],
  ]);
  assert.is((await titles('言語を変える'))[0], '言語の変更');
  assert.is((await titles('端末を移す'))[0], '別の端末への移行');
  assert.equal(await titles('変える'), ['言語の変更']);
});

test('in text without spaces, a page with most words of a question precedes a page with the rarest word', async () => {
  const others = Array.from({ length: 60 }, (_, at): WrittenPage => [
    `第${at}页`,
    { '': at < 10 ? '集群与健康的说明。' : '其他说明。' },
  ]);
  const { titles } = await searchedIn('zh', [
    ['判断', { '': '说明。' }],
    ['集群运行状态', { '': '集群健康时可以使用。' }],
    ...others,
  ]);
  assert.is((await titles('判断集群健康'))[0], '集群运行状态');
});

test('if a stemmer fails to load, exact words are found, and the next query loads it again', async () => {
  const files = await indexOf([['Chiavi', { '': 'A che cosa servono.' }]], 'default', 'it');
  let requests = 0;
  const engine = openEngine(
    async (path) => JSON.parse(files.get(path) ?? 'null') ?? undefined,
    async () => {
      requests += 1;
      throw new Error('offline');
    },
  );
  for (const text of ['chiavi', 'chiavi']) {
    const query = { text, page: 0, hitsPerPage: 5, hitsPerDocument: 1, snippetWords: 5 };
    const { hits } = await engine.search(
      { ...query, facets: { language: 'it', tags: ['default'] } },
      new AbortController().signal,
    );
    assert.is(hits.length, 1);
  }
  assert.is(requests, 2);
});

test.run();
