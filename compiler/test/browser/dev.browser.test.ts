// Tests `lectern dev` in a browser. After a save, the open page updates in place and keeps its state.
import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launchChromium } from '../../../viewer/test/browser/chromium.ts';
import { waitUntil } from '../../../viewer/test/browser/waiting.ts';
import { dev } from '../../dev.ts';
import type { RunningServer } from '../../serve/server.ts';
import { tempFolder } from '../temp.ts';

const config = (label: string) =>
  JSON.stringify({
    title: 'Tides',
    baseUrl: '/base/',
    docs: {},
    themeConfig: { navbar: { items: [{ label, to: '/docs/guide' }] } },
  });
const longText = Array.from({ length: 60 }, (_, index) => `Paragraph ${index} of many.\n`).join('\n');
const guide = (title: string, paragraph: string) => `# ${title}

import Counter from '@site/src/counter.jsx';

<Counter />

<details>
<summary>More</summary>

Hidden at first.

</details>

<Tabs>
<TabItem value="one" label="One">First panel.</TabItem>
<TabItem value="two" label="Two">Second panel.</TabItem>
</Tabs>

${paragraph}

## Far below

${longText}
`;
const counter = (word: string) => `import { useState } from 'react';
import styles from './counter.module.css';
export default function Counter() {
  const [count, setCount] = useState(0);
  return <p className={styles.box}><input id="typed" /><button id="count" onClick={() => setCount(count + 1)}>${word} {count}</button></p>;
}
`;
const files = {
  'lectern.config.json': config('Guide'),
  'docs/guide.mdx': guide('The guide', 'Before.'),
  'docs/other.md': '# Other\n\nSomething else.\n',
  'docs/draft.md': '---\ndraft: true\n---\n\n# Not ready\n',
  'src/counter.jsx': counter('Clicked'),
  'src/counter.module.css': '.box { color: rgb(1, 2, 3); }',
  'src/css/custom.css': '.navbar { outline: 3px solid rgb(1, 2, 3); }',
};

const folder = tempFolder();
let server: RunningServer;
let browser: Browser;
let page: Page;

const start = (port: number) => dev(folder.dir, { port }, async () => undefined);

test.before(async () => {
  folder.write(files);
  server = await start(0);
  browser = await launchChromium();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${server.url}docs/guide`);
  await page.waitForSelector('#count');
  // Marks this document. After a reload, the mark would be missing.
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
});

test.after(async () => {
  await browser.close();
  await server.close();
  folder.remove();
});

const isSameDocument = () => page.evaluate(() => Reflect.get(window, 'isSame') === true);
const style = (selector: string, name: string) =>
  page.locator(selector).evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
const errors = () => page.getByRole('alert', { name: 'Errors in the content' });
const remove = (file: string) => rmSync(path.join(folder.dir, file));

test('a paragraph changes in place: scroll, focus, typed text, open details, the chosen tab and the state of components stay', async () => {
  await page.fill('#typed', 'my words');
  await page.click('#count');
  await page.click('summary');
  await page.getByRole('tab', { name: 'Two' }).click();
  await page.focus('#typed');
  await page.evaluate(() => window.scrollTo(0, 700));
  folder.write({ 'docs/guide.mdx': guide('The guide', 'One more.\n\n:::tip\n\nThis came too.\n\n:::\n\nAfter.') });
  await page.getByText('After.').waitFor();
  assert.ok(await isSameDocument());
  assert.is(await page.inputValue('#typed'), 'my words');
  assert.is(await page.innerText('#count'), 'Clicked 1');
  assert.ok(await page.locator('details').evaluate((element: HTMLDetailsElement) => element.open));
  assert.ok(await page.getByText('Second panel.').isVisible());
  assert.is(await page.evaluate(() => document.activeElement?.id), 'typed');
  const scrolled = await page.evaluate(() => window.scrollY);
  assert.ok(scrolled >= 700, String(scrolled));
});

test('the page, its sidebar and the window show a new title, the navbar a new label', async () => {
  folder.write({ 'docs/guide.mdx': guide('The handbook', 'After.'), 'lectern.config.json': config('Handbook') });
  await page.getByRole('heading', { name: 'The handbook', level: 1 }).waitFor();
  await page.locator('.sidebar').getByText('The handbook').waitFor();
  await page.locator('.navbar').getByText('Handbook').first().waitFor();
  await page.waitForFunction(() => document.title.startsWith('The handbook'));
  assert.ok(await isSameDocument());
  assert.is(await page.inputValue('#typed'), 'my words');
});

test('a new page and a draft are in the sidebar of an open page', async () => {
  folder.write({ 'docs/third.md': '# Third\n' });
  await page.locator('.sidebar').getByText('Third').waitFor();
  assert.ok(await page.locator('.sidebar').getByText('Not ready').isVisible());
  assert.ok(await isSameDocument());
});

test('an open page searches the current content', async () => {
  const ask = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.fill('.search-modal input', text);
    await page.waitForSelector('.search-modal :is(.hit mark, .search-notice)');
    const found = await page.locator('.search-modal .hit-title').allInnerTexts();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.search-modal', { state: 'detached' });
    return found;
  };
  assert.equal(await ask('zephyr'), []);
  folder.write({ 'docs/other.md': '# Zephyr\n\nSomething else.\n' });
  await page.locator('.sidebar').getByText('Zephyr').waitFor();
  // Files that no open page needs, such as the search index, are written later.
  await waitUntil(async () => (await ask('zephyr')).length > 0);
  assert.equal(await ask('zephyr'), ['Zephyr']);
  assert.ok(await isSameDocument());
});

test('a changed component or style sheet replaces the old one', async () => {
  folder.write({ 'src/counter.jsx': counter('Pressed') });
  await page.getByText('Pressed 0').waitFor();
  folder.write({
    'src/counter.module.css': '.box { color: rgb(4, 5, 6); }',
    'src/css/custom.css': '.navbar { outline: 5px solid rgb(1, 2, 3); }',
  });
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('#count')!.parentElement!).color === 'rgb(4, 5, 6)',
  );
  await page.waitForFunction(() => getComputedStyle(document.querySelector('.navbar')!).outlineWidth === '5px');
  assert.is(await style('.navbar', 'outline-color'), 'rgb(1, 2, 3)');
  assert.ok(await isSameDocument());
  // The style sheet keeps its name, so that the HTML doesn't change. Only the query of the link differs.
  const sheets = () => page.locator('head link[rel=stylesheet][href*="custom"]');
  await sheets().nth(1).waitFor({ state: 'detached' });
  assert.match((await sheets().getAttribute('href'))!, /^\/base\/styles\/custom\.css\?\d+$/);
});

test('an overlay on the last good page lists all located errors, can be hidden, and closes after the fixes', async () => {
  folder.write({ 'docs/other.md': '# Other\n\n[Away](/nowhere)\n\n[Too](/docs/guidee)\n' });
  await errors().getByText('docs/other.md:3:1').waitFor();
  assert.is(await errors().getByRole('listitem').count(), 2);
  assert.match(await errors().innerText(), /3 \| \[Away\]\(\/nowhere\)\n\s+\| \^/);
  assert.match(await errors().innerText(), 'hint: did you mean "/base/docs/guide"?');
  assert.ok(await page.getByText('After.').isVisible());
  await page.keyboard.press('Escape');
  await errors().waitFor({ state: 'detached' });
  folder.write({ 'docs/other.md': '# Other\n\n[Away](/nowhere)\n' });
  await errors().getByRole('button', { name: 'Hide' }).press('Enter');
  await errors().waitFor({ state: 'detached' });
  folder.write({ 'docs/other.md': '# Other\n\n[Far](/nowhere)\n' });
  await errors().getByText('1 error').waitFor();
  folder.write({ 'docs/other.md': '# Other\n\nMended.\n' });
  await errors().waitFor({ state: 'detached' });
  assert.ok(await isSameDocument());
});

test('an invalid config is also reported', async () => {
  folder.write({ 'lectern.config.json': '{ "titel": "Tides" }' });
  await errors().getByText('titel').first().waitFor();
  folder.write({ 'lectern.config.json': config('Guide') });
  await errors().waitFor({ state: 'detached' });
  await page.locator('.navbar').getByText('Guide', { exact: true }).first().waitFor();
  assert.ok(await isSameDocument());
});

test('a deleted page shows the not-found page, and a restored page is shown again', async () => {
  await page.locator('.sidebar').getByText('Third').click();
  await page.getByRole('heading', { name: 'Third' }).waitFor();
  remove('docs/third.md');
  await page.locator('.not-found').waitFor();
  folder.write({ 'docs/third.md': '# Third again\n' });
  await page.getByRole('heading', { name: 'Third again' }).waitFor();
  assert.ok(await isSameDocument());
});

test('a lost connection is reported, and changes are rendered when it is back', async () => {
  const { port } = server;
  await server.close();
  await page.getByText('The connection to lectern dev is lost').waitFor();
  folder.write({ 'docs/third.md': '# Third, changed meanwhile\n' });
  server = await start(port);
  await page.getByRole('heading', { name: 'Third, changed meanwhile' }).waitFor();
  await page.getByText('The connection to lectern dev is lost').waitFor({ state: 'detached' });
  assert.ok(await isSameDocument());
});

test.run();
