import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dayBeyondMonth, parseDate } from '../../site/parse-date.ts';

for (const [text, expected] of [
  ['2023-10-20', '2023-10-20T00:00:00.000Z'],
  ['1/1/2000', '2000-01-01T00:00:00.000Z'],
  ['October 20, 2023', '2023-10-20T00:00:00.000Z'],
  ['2023-10-20 12:30:01', '2023-10-20T12:30:01.000Z'],
  ['2023-10-20T12:00', '2023-10-20T12:00:00.000Z'],
  ['2023-10-20T12:00:00Z', '2023-10-20T12:00:00.000Z'],
  ['2023-10-20T12:00:00+02:00', '2023-10-20T10:00:00.000Z'],
  ['2023-2-07T00:00:00.000Z', '2023-02-07T00:00:00.000Z'],
  ['2023-2-7 12:30:01', '2023-02-07T12:30:01.000Z'],
  ['2023-2-7 5:30:01 +2', '2023-02-07T03:30:01.000Z'],
  ['2017-02-29 11:00:00', '2017-03-01T11:00:00.000Z'],
  ['Fri, 20 Oct 2023 10:00:00 GMT', '2023-10-20T10:00:00.000Z'],
] as const) {
  test(`"${text}" is ${expected} in every time zone`, () => {
    const { TZ } = process.env;
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
      process.env.TZ = zone;
      assert.is(parseDate(text), expected);
    }
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
}

test('years with more than four digits are invalid', () => {
  for (const text of ['10000-01-01', '275761-01-01', '+275760-09-13', '-000001-01-01', '9999-12-31T23:30:00-02:00'])
    assert.is(parseDate(text), undefined, text);
  assert.is(parseDate('9999-12-31'), '9999-12-31T00:00:00.000Z');
});

test('an invalid date gives undefined', () => {
  assert.is(parseDate('yesterday'), undefined);
  assert.is(parseDate(''), undefined);
});

test('an impossible day such as 2017-02-29 is returned with the day that JavaScript makes of it', () => {
  assert.equal(dayBeyondMonth('2017-02-29 11:00:00'), { written: '2017-02-29', readAs: '2017-03-01' });
  assert.equal(
    ['2016-02-29', '2017-13-01', 'February 30, 2017', 'undefined'].map(dayBeyondMonth),
    Array(4).fill(undefined),
  );
});

test.run();
