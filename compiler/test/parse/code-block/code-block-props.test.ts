import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fillCodeBlock } from '../../../parse/code-block/code-block-props.ts';

const options = { magicComments: [{ className: 'marked', line: 'highlight-next-line' }] };

test('fillCodeBlock gives a block the props of one with the same code in the page', () => {
  assert.equal(fillCodeBlock({ code: '', language: 'js', title: 'a.js', meta: 'live' }, 'let a;\n', options), {
    code: 'let a;',
    language: 'js',
    title: 'a.js',
    tokens: 'k3 2 p1',
    meta: 'live',
  });
});

test('magic comments in the file mark its lines, unless the block marks lines by number', () => {
  const text = '// highlight-next-line\na\n';
  assert.equal(fillCodeBlock({ code: '' }, text, options), { code: 'a', marks: { marked: [1] } });
  assert.equal(fillCodeBlock({ code: '', marks: { marked: [2] } }, text, options), {
    code: '// highlight-next-line\na',
    marks: { marked: [2] },
  });
});

test.run();
