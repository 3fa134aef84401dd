import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseMeta } from '../../../parse/code-block/parse-meta.ts';

test('a title is in single or double quotes', () => {
  assert.is(parseMeta('title="a \'b\'"').title, "a 'b'");
  assert.is(parseMeta('title=\'a "b"\'').title, 'a "b"');
  assert.is(parseMeta('title=""').title, '');
});

test('a range lists lines in any order', () => {
  assert.equal(parseMeta('{4-5,1,5}').highlighted, [1, 4, 5]);
  assert.equal(parseMeta('{ 2 , 3 - 4 }').highlighted, [2, 3, 4]);
  assert.equal(parseMeta('{5-3, 1}').highlighted, [1, 3, 4, 5]);
});

test('items in braces are listed unless they are lines or ranges', () => {
  for (const fine of [
    '{1,3-5}',
    '{ 2 , 3 - 4 }',
    '{5-2}',
    '{0-3}',
    '{1,}',
    '{1..3}',
    '',
    'tab={5,x}',
    'tab={0}',
    '{cut: 5}',
    '{x}',
    'title="{1,x}"',
    '{"a": 1}',
    '{...props}',
  ])
    assert.equal(parseMeta(fine).unreadLines, [], fine);
  const unread = {
    '{1,x}': ['x'], '{x,1}': ['x'], '{}': ['{}'], '{ }': ['{}'], '{,}': ['{}'], '{0}': ['0'], '{0,2}': ['0'], '{-5}': ['-5'],
    '{3-}': ['3-'], '{1-2-3}': ['1-2-3'], '{1.5}': ['1.5'], '{1–3}': ['1–3'], '{L5}': ['L5'], '{1 3}': ['1 3'], '{1;3}': ['1;3'],
    '{1-x}': ['1-x'], 'title="a" {a, 2, b}': ['a', 'b'],
  }; // prettier-ignore
  for (const [meta, items] of Object.entries(unread)) assert.equal(parseMeta(meta).unreadLines, items, meta);
});

test('a huge range is cut', () => {
  assert.is(parseMeta('{1-999999999}').highlighted!.length, 100_000);
});

test('lines are numbered from 1 or from a given number', () => {
  assert.is(parseMeta('showLineNumbers').lineNumbers, 1);
  assert.is(parseMeta('showLineNumbers=5').lineNumbers, 5);
  assert.is(parseMeta('showLineNumbersNot').lineNumbers, undefined);
});

test('parseMeta returns unknown words as written', () => {
  assert.equal(parseMeta('live {1} noInline title="x" tab=y'), {
    title: 'x',
    highlighted: [1],
    unreadLines: [],
    lineNumbers: undefined,
    rest: 'live noInline tab=y',
  });
  assert.is(parseMeta('').rest, undefined);
});

test.run();
