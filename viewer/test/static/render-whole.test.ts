// Renders pages with code of a site, one after the other. The state of a page must not affect the next page.
import { createContext, createElement as h, useContext, type ReactElement } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renderWhole } from '../../static/render-whole.ts';

const Tide = createContext('low');
const TideNow = () => h('b', null, useContext(Tide));
const render = (app: ReactElement) => renderWhole(app, () => undefined);
const Fails = () => {
  throw new Error('no wind');
};

test('the context around a part that React renders asynchronously does not apply to the next page', async () => {
  const late = h(Tide.Provider, { value: 'high' }, h('p', null, Promise.resolve(h(TideNow))));
  assert.is(await render(late), '<p><b>high</b></p>');
  assert.is(await render(h(TideNow)), '<b>low</b>');
});

test('the context around a part that failed does not apply to the next page', async () => {
  const failing = h(Tide.Provider, { value: 'high' }, h('p', null, Promise.resolve('late'), h(Fails)));
  await render(failing).then(
    () => assert.unreachable(),
    (error: unknown) => assert.match(String(error), 'no wind'),
  );
  assert.is(await render(h(TideNow)), '<b>low</b>');
});

test.run();
