// What the stand-in for React draws once. That it draws as React does is held by `draw-alike.test.ts`.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useId } from 'react';
import { jsx } from 'react/jsx-runtime';
import { type Drawn, Keep } from '../../../static/react/keep.ts';
import { renderToString } from '../../../static/react/write-html.ts';

test('what is kept is drawn once, and once more at another place in the tree', () => {
  let times = 0;
  const Row = () => {
    times += 1;
    return jsx('li', { id: useId(), children: 'a & b' });
  };
  const drawn: Partial<Drawn> = {};
  const kept = jsx(Keep, { drawn, children: jsx(Row, {}) });
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
