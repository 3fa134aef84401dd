import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { mostSuggestions, nearestForSome } from '../../diagnostics/nearest.ts';
import { parseSource } from '../../parse/parse-source.ts';
import { parseOptions } from '../parse/options.ts';

test('if there are many diagnostics, the later ones have no suggestion', () => {
  const nearest = nearestForSome();
  const found = Array.from({ length: mostSuggestions + 5 }, () => nearest('titel', ['title']));
  assert.is(found.filter((near) => near === 'title').length, mostSuggestions);
  assert.equal(found.slice(-5), [undefined, undefined, undefined, undefined, undefined]);
});

test('undefined footnotes are compared with defined ones only for the first diagnostics of a document', () => {
  const notes = Array.from({ length: 300 }, (_, at) => `[^note${at}]: a[^nota${at}]\n\n`);
  const { findings } = parseSource(notes.join(''), parseOptions('md')).head;
  const hints = findings.filter(({ rule }) => rule === 'undefined-reference').map(({ hint }) => hint ?? '');
  assert.is(hints.length, 300);
  assert.is(hints.filter((hint) => hint.includes('did you mean')).length, mostSuggestions);
});

test.run();
