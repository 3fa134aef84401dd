import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { deepExpression, maxOperators } from '../../../parse/text/deep-expression.ts';

const chains = { '1 + ': '1', '.a': '', 'a ? b : ': 'c', '!': '1', 'f(1, 2) + ': '1', "'a;' + ": "''" };

for (const [unit, end] of Object.entries(chains))
  test(`${JSON.stringify(unit)} in a deep expression is found in braces, attributes and modules`, () => {
    const code = (count: number) => (unit === '.a' ? 'a' : '') + unit.repeat(count) + end;
    for (const around of [
      (text: string) => `# A\n\nIt's \`{\` and \\{, {${text}}\n`,
      (text: string) => `<b title={${text}}/>\n`,
      (text: string) => `export const a = ${text};\n\nText.\n`,
    ]) {
      assert.ok(deepExpression(around(code(maxOperators + 1)))! > maxOperators, around(unit));
      assert.is(deepExpression(around(code(maxOperators / 2))), undefined, around(unit));
    }
  });

test('long code that is not deep is not found', () => {
  for (const text of [
    '- a well-known item. It is one: yes!\n'.repeat(3_000),
    `{[${'1.5, '.repeat(9_000)}]}\n`,
    `{'${'a.b.'.repeat(9_000)}'}\n`,
    `export const a = {${'"a": -1.5,\n'.repeat(9_000)}};\n`,
    `{/* ${'a - b. '.repeat(9_000)} */}\n`,
    '{a.b} - {c.d}\n\n'.repeat(9_000),
    `export const a = 1;\n\n${'a - b. '.repeat(9_000)}`,
    `export const A = () => (<>\n${'<b className="a-b">text</b>\n'.repeat(9_000)}</>);\n`,
  ])
    assert.is(deepExpression(text), undefined, text.slice(0, 30));
});

test.run();
