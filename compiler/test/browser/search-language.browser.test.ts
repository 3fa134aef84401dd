// The search of a site in another language than English, where the worker loads what it needs of that language.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ask, modal } from './searched-site.ts';
import { openServedSite, type ServedSite } from './served-site.ts';

let site: ServedSite;
test.before(async () => {
  site = await openServedSite('/buch/');
  await site.publish({
    'lectern.config.json': JSON.stringify({
      title: 'Buch',
      baseUrl: '/buch/',
      i18n: { defaultLocale: 'de', locales: ['de'] },
      docs: { routeBasePath: '/' },
      blog: false,
    }),
    'docs/intro.md': '# Anfang\n\nEine Seite.\n',
    'docs/setup.md': '# Konfiguration großer Straßen\n\nMehr nicht.\n',
  });
});
test.after(() => site.close());

const stemmers = () =>
  site.requests.filter((request) => /stemmer-/.test(request)).map((each) => each.match(/stemmer-\w\w/)![0]);

test('forms of a word are found by what the worker loads for the language of the index, once', async () => {
  const page = await site.browser.newPage();
  await page.goto(`${site.url}intro`);
  await page.waitForSelector('h1');
  assert.equal(stemmers(), []);
  await ask(page, 'konfiguriert strasse');
  const marks = await page.locator(`${modal} .hit-title mark`).allInnerTexts();
  assert.equal(marks, ['Konfiguration', 'Straßen']);
  await ask(page, 'konfigurieren');
  assert.equal(stemmers(), ['stemmer-de']);
  await page.close();
});

test.run();
