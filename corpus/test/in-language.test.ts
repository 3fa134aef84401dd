import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { numberText } from '../in-language.ts';
import { pluralForm } from '../plural-form.ts';

test('numbers are formatted for the language', () => {
  assert.is(numberText(1234, 'de'), '1.234');
  assert.is(numberText(1234, 'en'), '1,234');
  assert.is(numberText(12, 'fa'), '۱۲');
});

test('a language name with an underscore is supported, and an invalid name means English', () => {
  assert.is(numberText(1234, 'pt_BR'), '1.234');
  assert.is(numberText(1234, 'docs of mine'), '1,234');
  assert.is(pluralForm('one|many', 1, 'docs of mine'), 'one');
});

test('the formatters of a language are created once, not for each number', () => {
  const made: string[] = [];
  const { NumberFormat, PluralRules } = Intl;
  Object.assign(Intl, {
    NumberFormat: counting('NumberFormat', NumberFormat),
    PluralRules: counting('PluralRules', PluralRules),
  });
  try {
    for (let count = 0; count < 20; count += 1) {
      numberText(count, 'cy');
      pluralForm('one|many', count, 'cy');
    }
  } finally {
    Object.assign(Intl, { NumberFormat, PluralRules });
  }
  assert.equal(made, ['NumberFormat', 'PluralRules']);

  function counting<Made extends new (...given: never[]) => object>(name: string, constructor: Made): Made {
    return new Proxy(constructor, {
      construct(target, given: never[]) {
        made.push(name);
        return new target(...given);
      },
    });
  }
});

test.run();
