import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../config/parse-config.ts';
import { memoryFiles } from '../../fs/memory.ts';
import { readTranslations } from '../../project/read-translations.ts';

const [next, previous] = ['theme.docs.paginator.next', 'theme.docs.paginator.previous'] as const;

async function labels(locale: string, tree: Record<string, string> = {}, own: object = {}) {
  const i18n = { defaultLocale: locale, locales: [locale], localeConfigs: { [locale]: own } };
  const config = parseConfig({ title: 'T', i18n }, 'lectern.config.json');
  const { byLocale, diagnostics } = await readTranslations({ dir: '/site', config }, [], memoryFiles(tree));
  return { code: byLocale.get(locale)!.code, faults: diagnostics.map(({ message }) => message) };
}

test('the viewer speaks the language of the site, and the site’s own words go before', async () => {
  const own = JSON.stringify({ [next]: { message: 'Nächste Seite' }, 'home.hello': 'Hallo' });
  const { code, faults } = await labels('de', { '/site/i18n/de/code.json': own });
  assert.equal([code[next], code[previous], code['home.hello']], ['Nächste Seite', 'Zurück', 'Hallo']);
  assert.equal(faults, []);
});

test('the viewer speaks it although nothing else is translated', async () => {
  assert.is((await labels('fr', {}, { translate: false })).code[next], 'Suivant');
});

test('a site in English has no labels but its own', async () => {
  assert.equal((await labels('en')).code, {});
});

test.run();
