import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { jsonProblem } from '../../../project/settings/json-problem.ts';

const problemOf = (text: string) => {
  const problem = jsonProblem(text);
  return problem && `${problem.at.line}:${problem.at.column} ${problem.expected}`;
};

test('an error has its location and the expected token', () => {
  assert.equal(
    [
      '{\n  "a": 1,\n}',
      '{\n  // a\n  "a": 1\n}',
      "{'a': 1}",
      '{"a" 1}',
      '{"a": }',
      '{"a": 1 "b": 2}',
      '[1 2]',
      '[1,]',
      '[',
      '',
      '{}\r\n{}',
      '{"a": 01}',
      '{"a": "b\nc"}',
      '{"a": undefined}',
      '[}',
    ].map(problemOf),
    [
      '3:1 a key in double quotes',
      '2:3 a key in double quotes, or "}"',
      '1:2 a key in double quotes, or "}"',
      '1:6 ":"',
      '1:7 a value',
      '1:9 "," or "}"',
      '1:4 "," or "]"',
      '1:4 a value',
      '1:2 a value or "]"',
      '1:1 a value',
      '2:1 the end of the file',
      '1:7 a value',
      '1:7 a value',
      '1:7 a value',
      '1:2 a value or "]"',
    ],
  );
});

test('the check agrees with JSON.parse on valid JSON', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"\\u00e9\\n"',
    '"\\x"',
    '-1.5e+3',
    '1.',
    '+1',
    'true',
    'nul',
    ' ',
  ];
  const isJson = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  let valid = 0;
  const disagreed: string[] = [];
  const grow = (text: string, left: number) => {
    if (isJson(text)) valid += 1;
    if (isJson(text) !== (jsonProblem(text) === undefined)) disagreed.push(text);
    if (left > 0) for (const piece of pieces) grow(text + piece, left - 1);
  };
  grow('', 3);
  for (const start of ['{"a":', '[1,{"b":[]},']) grow(start, 3);
  assert.equal(disagreed, []);
  assert.ok(valid > 50, `only ${valid} were JSON`);
});

test.run();
