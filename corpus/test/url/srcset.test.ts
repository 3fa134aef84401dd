import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readSrcSet, writeSrcSet } from '../../url/srcset.ts';

const rewritten = (value: unknown) => writeSrcSet(readSrcSet(value));

test('a srcset is read as candidates, each with its descriptor', () => {
  assert.equal(readSrcSet(' ,a.svg 1x,b.svg  640w 2h , c.svg'), [
    { url: 'a.svg', descriptor: '1x' },
    { url: 'b.svg', descriptor: '640w 2h' },
    { url: 'c.svg', descriptor: '' },
  ]);
  assert.equal([undefined, '', ',', true].map(readSrcSet), [[], [], [], []]);
});

test('a comma inside a URL does not end the candidate', () => {
  for (const value of ['https://cdn.test/w_200,h_1/a.png 1x, b.png 2x', 'data:image/png;base64,iVB 1x, b.png 2x'])
    assert.is(rewritten(value), value);
});

test('a srcset that hast has split at commas is joined again', () => {
  assert.is(rewritten(['a.svg', 'b.svg 2x', '']), 'a.svg, b.svg 2x');
  assert.is(rewritten(['data:image/png;base64', 'iVB 1x', 'b.svg 2x']), 'data:image/png;base64,iVB 1x, b.svg 2x');
  assert.is(rewritten(['https://cdn.test/w_200', 'h_1/a.png 1x']), 'https://cdn.test/w_200,h_1/a.png 1x');
});

test.run();
