// Tests the browser profile that tests share. A test must leave no state for the next test.
import type { Browser, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchForLostBrowser } from '../../../scripts/testing/lost-browser.ts';
import { launchChromium } from './chromium.ts';
import { serveSample, type SampleServer } from './serve-sample.ts';

let server: SampleServer;
let browser: Browser;
test.before(async () => {
  server = await serveSample();
  browser = await launchChromium();
});
test.after(async () => {
  await browser.close();
  await server.close();
});

async function open(viewport = { width: 800, height: 600 }): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(`${server.origin}/site/about`);
  return page;
}

test('data that a page stores is removed with its profile, and the next test gets another window', async () => {
  const first = await open();
  await first.evaluate(async () => {
    localStorage.setItem('kept', 'x');
    sessionStorage.setItem('kept', 'x');
    document.cookie = 'kept=x';
    await (await caches.open('kept')).put('/kept', new Response('x'));
  });
  const profile = first.context();
  await profile.close();

  const next = await open({ width: 500, height: 400 });
  assert.is(next.context(), profile, 'it is the same profile');
  const left = await next.evaluate(async () => [
    localStorage.getItem('kept'),
    sessionStorage.getItem('kept'),
    document.cookie,
    await caches.keys(),
    innerWidth,
    history.length,
  ]);
  assert.equal(left, [null, null, '', [], 500, 2]);
  await next.context().close();
});

test('a page that crashes is noted, and its profile is not given to the next test', async () => {
  const isBrowserLost = watchForLostBrowser();
  const page = await open();
  const profile = page.context();
  const crash = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crash;
  assert.ok(isBrowserLost());
  await profile.close();
  const next = await open();
  assert.is.not(next.context(), profile);
  await next.context().close();
});

test('a profile that a test has changed for good is not given to the next one', async () => {
  for (const change of [
    (page: Page) => page.context().route('**/none', (route) => route.abort()),
    (page: Page) => page.context().setOffline(true),
    (page: Page) => page.clock.install(),
  ]) {
    const page = await open();
    await change(page);
    const profile = page.context();
    await profile.close();
    const next = await open();
    assert.is.not(next.context(), profile);
    await next.context().close();
  }
});

test('a second profile is created while the first is in use', async () => {
  const [one, two] = [await open(), await open()];
  assert.is.not(one.context(), two.context());
  await one.context().close();
  await two.context().close();
});

test.run();
