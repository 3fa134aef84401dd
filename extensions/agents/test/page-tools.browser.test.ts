// Tests the tools that a page offers to an agent in the browser, with Chromium's implementation of WebMCP.
import type { Browser } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startChromium } from '../../../viewer/test/browser/chromium.ts';
import { newReader, openServedSite, until, type ServedSite } from '../../../compiler/test/browser/served-site.ts';

const site = {
  'docs/index.md': '# Start\n',
  'docs/tides.md': '# Tides\n\n## High water\n\nNoon and midnight. The word is ebbtide.\n',
};
const config = (agentTools: boolean) => ({
  'lectern.config.json': JSON.stringify({
    title: 'Harbour',
    url: 'https://harbour.example',
    baseUrl: '/site/',
    themeConfig: { agentTools },
  }),
});

interface ModelContext {
  getTools(): Promise<{ name: string; annotations: { readOnlyHint: boolean; untrustedContentHint: boolean } }[]>;
  executeTool(tool: object, input: object): Promise<unknown>;
}
declare const document: { modelContext: ModelContext };

let served: ServedSite;
let browser: Browser;
test.before(async () => {
  browser = await startChromium(['--enable-features=WebMCP']);
  served = await openServedSite('/site/');
  await served.publish({ ...site, ...config(true) });
});
test.after(async () => {
  await browser.close();
  await served.close();
});

async function openPage() {
  const { context, page } = await newReader(browser);
  await page.goto(new URL('docs', served.url).href);
  return { page, close: () => context.close() };
}

test('the agent of a browser searches and reads the site with the tools of a page', async () => {
  const { page, close } = await openPage();
  const read = async () => {
    const tools = await document.modelContext.getTools();
    return tools.length < 5 ? undefined : tools.map(({ name, annotations }) => ({ name, annotations }));
  };
  const tools = await until(page, read, undefined);
  assert.equal(tools.map(({ name }) => name).sort(), [
    'list_pages',
    'list_versions',
    'read_page',
    'read_schema',
    'search',
  ]);
  assert.ok(tools.every(({ annotations }) => annotations.readOnlyHint && annotations.untrustedContentHint));
  const call = (name: string, input: object) =>
    page.evaluate(
      async ([tool, given]) => {
        const found = (await document.modelContext.getTools()).find((each) => each.name === tool)!;
        return JSON.stringify(await document.modelContext.executeTool(found, given));
      },
      [name, input] as const,
    );
  assert.match(await call('search', { query: 'ebbtide' }), 'https://harbour.example/site/docs/tides#high-water');
  assert.match(await call('read_page', { page: '/site/docs/tides' }), 'The word is ebbtide.');
  assert.match(await call('read_page', { page: '/site/docs/nowhere' }), 'isError');
  await close();
});

test('the HTML of a heading contains no link to the heading, and the browser adds the link', async () => {
  const address = new URL('docs/tides', served.url).href;
  assert.match(
    await (await fetch(address)).text(),
    '<h2 id="high-water" class="anchored">High water<a class="hash-link"></a></h2>',
  );
  const { context, page } = await newReader(browser);
  await page.goto(address);
  const link = page.locator('#high-water > a[href="#high-water"]');
  await link.waitFor({ state: 'attached' });
  assert.is(await link.getAttribute('aria-label'), 'Direct link to High water');
  await context.close();
});

test('a site can switch the tools off', async () => {
  await served.publish(config(false));
  const { page, close } = await openPage();
  await page.waitForLoadState('networkidle');
  assert.equal(await page.evaluate(() => document.modelContext.getTools()), []);
  await close();
});

test('browsers without WebMCP load nothing for it', async () => {
  await served.publish(config(true));
  served.requests.length = 0;
  const { context, page } = await newReader(served.browser);
  await page.addInitScript(() => Object.defineProperty(document, 'modelContext', { value: undefined }));
  await page.goto(new URL('docs', served.url).href);
  await page.waitForLoadState('networkidle');
  assert.equal(
    served.requests.filter((request) => /agents-|page-tools-/.test(request)),
    [],
  );
  await context.close();
});

test.run();
