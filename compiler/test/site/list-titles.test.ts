import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../config/parse-config.ts';
import { noTranslations } from '../../config/translations.ts';
import { labelsIn } from '../../config/labels/labels.ts';
import { listTitles } from '../../site/list-titles.ts';

async function titlesIn(locale: string, own: Record<string, string> = {}) {
  const config = parseConfig({ title: 'T', i18n: { defaultLocale: locale, locales: [locale] } }, 'test');
  const code = { ...(await labelsIn(locale)), ...own };
  const titles = listTitles({ config, translations: { ...noTranslations, code } });
  return [
    titles.tags,
    titles.archive,
    titles.authors,
    titles.search,
    ...[1, 2, 5].map((number) => titles.taggedDocs('Tides', number)),
    titles.taggedPosts('Tides', 1),
    titles.postsOf('Ada {count}', 2),
  ];
}

test('titles of lists are English by default', async () => {
  assert.equal(await titlesIn('en'), [
    'Tags',
    'Archive',
    'Authors',
    'Search the documentation',
    'One doc tagged with "Tides"',
    '2 docs tagged with "Tides"',
    '5 docs tagged with "Tides"',
    'One post tagged with "Tides"',
    'Ada {count} - 2 posts',
  ]);
});

test('titles of lists are in the language of the site, with its forms for numbers', async () => {
  assert.equal(await titlesIn('ru'), [
    'Теги',
    'Архив',
    'Авторы',
    'Поиск по документации',
    '1 документ с тегом «Tides»',
    '2 документа с тегом «Tides»',
    '5 документов с тегом «Tides»',
    '1 запись с тегом «Tides»',
    'Ada {count} – 2 записи',
  ]);
});

test('an English label of the site has English plural forms, in any language', async () => {
  const english = { 'theme.docs.tagDocListPageTitle.nDocsTagged': 'One doc tagged|{count} docs tagged' };
  const titles = await titlesIn('ja', english);
  assert.equal(
    titles.slice(4, 7).map((title) => /\w+ docs? tagged/.exec(title)![0]),
    ['One doc tagged', '2 docs tagged', '5 docs tagged'],
  );
});

test('numbers in titles are written as the language writes them', async () => {
  const config = parseConfig({ title: 'T', i18n: { defaultLocale: 'fa', locales: ['fa'] } }, 'test');
  const titles = listTitles({ config, translations: { ...noTranslations, code: await labelsIn('fa') } });
  assert.match(titles.taggedPosts('Tides', 12), '۱۲');
});

test('the titles of blogs, changelogs and the next version are in the language of the site', async () => {
  const config = parseConfig({ title: 'T' }, 'test');
  const calledIn = async (locale: string) =>
    listTitles({ config, translations: { ...noTranslations, code: await labelsIn(locale) } });
  const english = await calledIn('en');
  assert.equal(english.blog, { title: 'Blog', description: 'Blog', sidebar: 'Recent posts' });
  assert.equal(
    [english.changelog.title, english.changelog.sidebar, english.nextVersion],
    ['Changelog', 'All releases', 'Next'],
  );
  const japanese = await calledIn('ja');
  assert.equal(japanese.blog, { title: 'ブログ', description: 'ブログ', sidebar: '最近の記事' });
  assert.equal([japanese.changelog.title, japanese.nextVersion], ['変更履歴', '次期']);
});

test('a site may override the titles', async () => {
  const own = {
    'theme.docs.tagDocListPageTitle': '{tagName}: {nDocsTagged}',
    'theme.docs.tagDocListPageTitle.nDocsTagged': 'one|{count} of them',
    'theme.blog.archive.title': 'By year',
  };
  const titles = await titlesIn('en', own);
  assert.equal([titles[1], titles[4], titles[5]], ['By year', 'Tides: one', 'Tides: 2 of them']);
  // `x` is not a valid language tag for `Intl`.
  assert.is((await titlesIn('x', own))[6], 'Tides: 5 of them');
});

test.run();
