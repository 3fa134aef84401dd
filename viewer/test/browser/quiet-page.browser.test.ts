// Tests that pages of `launchChromium` have run all tasks of an action when the action's promise resolves.
import type { Browser, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launchChromium } from './chromium.ts';

let browser: Browser;
let page: Page;
test.before(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
});
test.after(() => browser.close());

/**
 * A page on which a click starts 50 tasks of 2 ms, one after the other, as React does. The last task displays the
 * result.
 */
const slowButton = `<button>Press</button><p>waiting</p><script>{
  const { port1, port2 } = new MessageChannel();
  let left = 0;
  port1.onmessage = () => {
    for (const end = performance.now() + 2; performance.now() < end;);
    left -= 1;
    if (left > 0) port2.postMessage('');
    else document.querySelector('p').textContent = 'done';
  };
  document.querySelector('button').onclick = document.querySelector('button').onmouseenter = () => {
    document.querySelector('p').textContent = 'waiting';
    left = 50;
    port2.postMessage('');
  };
}</script>`;

const actions: Record<string, (page: Page) => Promise<unknown>> = {
  'a click of the page': (each) => each.click('button'),
  'a click of a locator': (each) => each.locator('button').click(),
  'a key': async (each) => {
    await each.focus('button');
    await each.keyboard.press('Enter');
  },
  'the mouse': (each) => each.mouse.move(20, 15),
};

for (const [name, act] of Object.entries(actions))
  test(`tasks that follow ${name} have run before the test continues`, async () => {
    await page.setContent(slowButton);
    await act(page);
    assert.is(await page.textContent('p'), 'done');
  });

test('a navigation is waited for in the document that it leads to', async () => {
  await page.route('https://there.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>there</p>' }),
  );
  await page.setContent('<a href="https://there.example/">Go</a>');
  await page.click('a');
  await page.waitForSelector('p');
  assert.is(await page.textContent('p'), 'there');
});

test('an action that closes its page, or runs on a page without scripts, ends', async () => {
  const other = await browser.newPage({ javaScriptEnabled: false });
  await other.setContent('<button>Press</button>');
  await other.click('button');
  await other.close();
  assert.ok(other.isClosed());
});

test.run();
