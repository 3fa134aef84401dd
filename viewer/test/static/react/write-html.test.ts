// Tests the cache of `write-html.ts`. `equal-renderers.test.ts` tests that its HTML equals the output of React.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useId } from 'react';
import { jsx } from 'react/jsx-runtime';
import { type Rendered, Keep } from '../../../static/react/keep.ts';
import { renderToString } from '../../../static/react/write-html.ts';

test('a cached element is rendered once, and again at another position in the tree', () => {
  let times = 0;
  const Row = () => {
    times += 1;
    return jsx('li', { id: useId(), children: 'a & b' });
  };
  const rendered: Partial<Rendered> = {};
  const kept = jsx(Keep, { rendered, children: jsx(Row, {}) });
  const plain = jsx(Row, {});
  const at = (row: unknown) => ['before', row, 'after'];
  const first = renderToString(at(kept));
  assert.is(first, renderToString(at(plain)));
  times = 0;
  assert.is(renderToString(at(kept)), first);
  assert.is(times, 0);
  const elsewhere = renderToString(['before', 'more', kept]);
  assert.is(times, 1);
  assert.is(elsewhere, renderToString(['before', 'more', plain]));
  assert.is.not(elsewhere.match(/id="\w+"/)![0], first.match(/id="\w+"/)![0]);
});

test.run();
