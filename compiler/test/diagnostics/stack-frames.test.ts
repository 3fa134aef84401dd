import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stackFrames } from '../../diagnostics/stack-frames.ts';

test('the calls of a stack have file, line and column, in the format of any engine', () => {
  const stack = [
    'Error: no',
    '    at check (/site/config.cjs:3:7)',
    '    at file:///site/a%20b.mjs:10:1',
    '    at async Promise.all (index 0)',
    '    at node:internal/main/run_main_module:23:47',
  ].join('\n');
  assert.equal(stackFrames(stack), [
    { file: '/site/config.cjs', at: { line: 3, column: 7 } },
    { file: '/site/a%20b.mjs', at: { line: 10, column: 1 } },
  ]);
  assert.equal(stackFrames(''), []);
});

test.run();
