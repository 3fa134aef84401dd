import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { offsetAt, pointAt, withoutFirstLines, withPlainLines } from '../../values/text-places.ts';

test('pointAt and offsetAt are inverse', () => {
  const text = 'one\ntwo\n\nthree';
  for (let offset = 0; offset <= text.length; offset += 1) assert.is(offsetAt(text, pointAt(text, offset)), offset);
  assert.equal(pointAt(text, 4), { line: 2, column: 1 });
  assert.equal(pointAt(text, 2, { line: 5, column: 7 }), { line: 5, column: 9 });
  assert.equal(pointAt(text, 5, { line: 5, column: 7 }), { line: 6, column: 2 });
});

test('withoutFirstLines equals joining the other lines', () => {
  for (const text of ['', 'one', 'one\n', '\n\n', 'one\ntwo\nthree', 'one\n\ntwo\n'])
    for (const count of [0, 1, 2, 3, 9])
      assert.is(
        withoutFirstLines(text, count),
        text.split('\n').slice(count).join('\n'),
        JSON.stringify([text, count]),
      );
});

test('withPlainLines normalises line ends and removes a byte order mark', () => {
  assert.is(withPlainLines('\uFEFFone\r\ntwo\rthree\n'), 'one\ntwo\nthree\n');
});

test.run();
