import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { lineWidths, parseSettings, settingsWords, textSizes } from '../../state/reader-settings.ts';

test('every combination of settings is unchanged after formatting and parsing', () => {
  for (const text of textSizes)
    for (const lines of lineWidths)
      for (const isFocused of [true, false]) {
        const settings = { text, lines, isFocused };
        assert.equal(parseSettings(settingsWords(settings)), settings);
      }
});

test('default settings are not stored', () => {
  assert.is(settingsWords({ text: 'usual', lines: 'usual', isFocused: false }), undefined);
});

test('unknown words in stored settings mean the defaults', () => {
  assert.equal(parseSettings('text-gigantic columns-3 focus'), { text: 'usual', lines: 'usual', isFocused: true });
});

test.run();
