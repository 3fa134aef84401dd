// Tests the viewer's UI strings in other languages. They must be complete, and have the same placeholders as in
// English.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { suite, test } from 'uvu';
import * as assert from 'uvu/assert';
import { messages } from '../../../../corpus/messages.ts';
import { labelsIn, languages } from '../../../config/labels/labels.ts';

/** The numbers from 0 to 199. In every language, all plural forms occur for these numbers. */
const numbers = Array.from({ length: 200 }, (_, number) => number);

const isPlural = (id: string) => messages[id]!.includes('|');
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/**
 * Returns the plural forms of a language with the numbers that have each form. The order is the order in UI strings.
 */
function pluralForms(locale: string): [form: string, counts: number[]][] {
  const rules = new Intl.PluralRules(locale);
  return (['zero', 'one', 'two', 'few', 'many', 'other'] as const)
    .filter((form) => rules.resolvedOptions().pluralCategories.includes(form))
    .map((form) => [form, numbers.filter((count) => rules.select(count) === form)]);
}

/** Returns the errors in the plural forms of a UI string. */
function pluralProblems(text: string, english: string, locale: string): string[] {
  const forms = pluralForms(locale);
  const given = text.split('|');
  if (given.length !== forms.length) return [`${given.length} forms in place of ${forms.length}`];
  const expected = placeholders(english);
  return forms.flatMap(([form, counts], index) => {
    const own = placeholders(given[index]!);
    const isComplete = own.join() === expected.join();
    // A plural form for exactly one number may lack the placeholder: `One post`.
    return isComplete || (own.length === 0 && counts.length === 1) ? [] : [`${form}: "${given[index]}"`];
  });
}

test('errors in plural forms are found', () => {
  const english = 'One post|{count} posts';
  assert.equal(pluralProblems('{count} wpis|{count} wpisy', english, 'pl'), ['2 forms in place of 4']);
  assert.equal(pluralProblems('Un article|{count} articles|{count} articles', english, 'fr'), ['one: "Un article"']);
  assert.equal(pluralProblems('Ein Beitrag|{zahl} Beiträge', english, 'de'), ['other: "{zahl} Beiträge"']);
  assert.equal(pluralProblems('Ein Beitrag|{count} Beiträge', english, 'de'), []);
});

for (const [locale, load] of Object.entries(languages)) {
  const of = suite(`labels in ${locale}`);

  of('are all there, and no others', async () => {
    assert.equal(Object.keys((await load()).default), Object.keys(messages));
  });

  of('stand by themselves or with what stands in the English ones', async () => {
    const { default: labels } = await load();
    assert.equal(
      Object.entries(labels).flatMap(([id, text]) => {
        if (text.trim() === '') return [`${id}: says nothing`];
        if (isPlural(id)) return pluralProblems(text, messages[id]!, locale).map((problem) => `${id}: ${problem}`);
        if (text.includes('|')) return [`${id}: has forms for numbers`];
        return placeholders(text).join() === placeholders(messages[id]!).join() ? [] : [`${id}: ${text}`];
      }),
      [],
    );
  });

  of('are in that language', async () => {
    const { default: labels } = await load();
    const same = Object.keys(messages).filter((id) => labels[id] === messages[id]);
    assert.ok(same.length < Object.keys(messages).length / 10, `as in English: ${same.join(', ')}`);
  });

  of.run();
}

test('every file of UI strings is loaded', () => {
  const folder = path.resolve(import.meta.dirname, '../../../config/labels');
  const files = fastGlob.sync('*.json', { cwd: folder });
  const table = readFileSync(path.join(folder, 'labels.ts'), 'utf8');
  assert.equal(
    files.filter((file) => !table.includes(`import('./${file}',`)),
    [],
  );
  assert.is(files.length, Object.keys(languages).length);
});

const next = 'theme.docs.paginator.next';

test('a language without UI strings uses a related language in the same script', async () => {
  const nextLabel = async (locale: string) => (await labelsIn(locale))[next];
  assert.is(await nextLabel('fr-CA'), 'Suivant');
  assert.is(await nextLabel('pt'), 'Próxima');
  assert.is(await nextLabel('pt-PT'), 'Próxima');
  assert.is(await nextLabel('zh'), '下一页');
  assert.is(await nextLabel('zh-CN'), '下一页');
  assert.is(await nextLabel('zh_CN'), '下一页');
  assert.is(await nextLabel('zh-TW'), '下一頁');
  assert.is(await nextLabel('zh-HK'), '下一頁');
  assert.is(await nextLabel('iw'), 'הבא');
});

test('other languages are in English', async () => {
  for (const locale of ['en', 'en-GB', 'sv', 'x', 'not a language', 'constructor'])
    assert.equal(await labelsIn(locale), {}, locale);
});

test.run();
