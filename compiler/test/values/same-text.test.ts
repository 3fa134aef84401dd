import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sameText } from '../../values/same-text.ts';

test('the result of equal strings is computed once, even if it is undefined', () => {
  const known = sameText<string | undefined>();
  const requests: string[] = [];
  const make = (text: string) =>
    known(text, () => {
      requests.push(text);
      return text === '' ? undefined : text.toUpperCase();
    });
  assert.equal(['a', '', 'b', 'a', ''].map(make), ['A', undefined, 'B', 'A', undefined]);
  assert.equal(requests, ['a', '', 'b']);
});

test('the cache has a maximum size', () => {
  const known = sameText<number>(5);
  let made = 0;
  const make = (text: string) => known(text, () => (made += 1));
  assert.equal(['abc', 'de', 'abc', 'f', 'f', 'abc', 'longer', 'longer', 'abc'].map(make), [1, 2, 1, 3, 3, 4, 5, 6, 7]);
});

test.run();
