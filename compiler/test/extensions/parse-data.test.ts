import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { notText, parseData } from '../../extensions/files/parse-data.ts';

const yaml = `team: &team
  - name: Ada
    role: master
  - { name: Grace }
copy: *team
`;

test('values of YAML and JSON have locations', () => {
  const { value, problems, placeOf } = parseData(yaml);
  assert.equal(problems, []);
  assert.equal((value as { copy: unknown[] }).copy[1], { name: 'Grace' });
  assert.equal(placeOf([]), { line: 1, column: 1 });
  assert.equal(placeOf(['team', 0, 'role']), { line: 3, column: 5 });
  assert.equal(placeOf(['team', 1]), { line: 4, column: 5 });
  assert.equal(placeOf(['copy', 1, 'name']), { line: 4, column: 7 });
  assert.equal(parseData('{\n "a": [1,\n  2]}').placeOf(['a', '1']), { line: 3, column: 3 });
});

test('a missing value has the location of the value around it', () => {
  assert.equal(parseData(yaml).placeOf(['team', 0, 'since', 'year']), { line: 2, column: 5 });
});

test('errors have locations, and a repeated key does not hide the value', () => {
  const { value, problems } = parseData('a: 1\na: 2\n');
  assert.equal(value, { a: 2 });
  assert.equal(problems, [{ message: 'the key "a" occurs twice', line: 2, column: 1 }]);
  const broken = parseData('a: [1\nb: 2\n');
  assert.is(broken.value, undefined);
  assert.is(broken.problems[0]!.line, 2);
  assert.equal(broken.placeOf(['a']), { line: 1, column: 1 });
});

test('a file that is not UTF-8 has an error at the wrong byte', () => {
  assert.equal(notText({ line: 3, column: 4 }).problems, [{ message: 'the file is not UTF-8', line: 3, column: 4 }]);
});

test.run();
