// Tests the pages below /tests/ on Lectern's own site. Each page must open, and work as its text describes.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inShort } from '../../../scripts/testing/is-whole.ts';
import { launchChromium } from '../../../viewer/test/browser/chromium.ts';
import { serveContent, type ServedContent } from './served-content.ts';
import { hydrated, hydratedHeading, settled, topOf, urlOf, waitUntil } from '../../../viewer/test/browser/waiting.ts';

const names = [
  'analytics',
  'code-block-tests',
  'crashTest',
  'diagrams',
  'embeds',
  'error-boundary-tests',
  'head-metadata',
  'hero',
  'hydration-tests',
  'layout-no-children',
  'link-tests',
  'markdown-tests-md',
  'markdown-tests-mdx',
  'navbar-dropdown-tests',
  'page-toc-tests',
  'react-18',
  'seo',
  'tabs-tests',
  'unlisted',
  'z-index-tests',
];

let server: ServedContent;
let browser: Browser;
/** Console warnings and errors, and uncaught exceptions, of the pages in a test. */
let complaints: string[] = [];

test.before(async () => {
  server = await serveContent();
  browser = await launchChromium();
});
test.after.each(async () => {
  const heard = complaints;
  complaints = [];
  await Promise.all(browser.contexts().map((context) => context.close()));
  assert.equal(heard, []);
});
test.after(async () => {
  await browser.close();
  await server.close();
});

async function open(name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`${new URL(page.url()).pathname} ${message.text()}`);
  });
  await visit(page, name);
  return page;
}

async function visit(page: Page, name: string): Promise<void> {
  await page.goto(new URL(`/tests/${name}`, server.url).href);
  await page.waitForSelector(name === 'pages/layout-no-children/' ? `${hydrated} .page-layout` : hydratedHeading, {
    state: 'attached',
  });
}

/** Returns and clears all messages. If a page throws on purpose, React also prints an error. */
function heard(): string {
  const text = complaints.join('\n');
  complaints = [];
  return text;
}

const address = async (page: Page) => {
  const { pathname, search, hash } = await urlOf(page);
  return decodeURI(pathname + search + hash);
};
const press = (page: Page, text: string) => page.click(`main button:text-is("${text}")`);
const panel = (page: Page, text: string) => page.locator('[role="tabpanel"]:visible', { hasText: text });
const tab = (page: Page, text: string) => page.locator(`[role="tab"]:text-is("${text}")`);
/**
 * Finds the topmost element at the centre of an element. Returns the class names of the topmost element and its
 * ancestors.
 */
const coverOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document
        .elementFromPoint(left + width / 2, top + height / 2)
        ?.closest('.dropdown-menu, .navbar, [data-layer], dialog')?.className;
    });

test('every page opens without a console message, fits a phone, and is linked from both lists', async () => {
  const page = await open('', { viewport: { width: 390, height: 800 } });
  const led = await page
    .locator('main .prose li a:not(.page-tools *)')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  assert.equal([...led].sort(), names.map((name) => `/tests/pages/${name}/`).sort());
  for (const name of inShort(names, 3)) {
    await page.evaluate((path) => history.pushState(null, '', path), `/tests/pages/${name}/`);
    await page.waitForFunction(
      (path) => document.querySelector(`link[rel=canonical][href$="${path}"]`),
      `/tests/pages/${name}/`,
    );
    await settled(page);
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: window.innerWidth,
    }));
    assert.ok(scroll <= width, `${name} is wider than the window`);
  }
  await visit(page, 'pages/');
  assert.equal(
    await page.locator('main .prose li a').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    led,
  );
});

test('a page that crashes is replaced by a box with the chain of causes, and can be retried', async () => {
  const page = await open('pages/crashTest/');
  await settled(page);
  for (const [button, text] of [
    [
      'Crash while drawing',
      'The tide table could not be drawn.\n\nCause:\nThe harbour sent no heights.\n\nCause:\n“high water” is not a number',
    ],
    ['Crash in an effect', 'The pump stopped after the page was drawn.'],
    ['Ask for a part that is lost', 'The part that was to come later never came.'],
  ] as const) {
    await press(page, button);
    await page.waitForSelector('.crash .error-text');
    assert.is(await page.innerText('.crash .error-text'), text);
    assert.is(await page.innerText('.crash h1'), 'This page crashed.');
    assert.ok(await page.isVisible('.navbar'));
    assert.match(heard(), text.split('\n')[0]!);
    await page.click('.crash button:text("Try again")');
    await page.waitForSelector('main h1:text-is("Crash")');
  }
  await press(page, 'Throw on a click');
  await waitUntil(() => heard().includes('The bell rope broke.'));
  assert.is(await page.innerText('main h1'), 'Crash');
});

test('an error boundary keeps an error in its place, and passes its own errors to the next one', async () => {
  const page = await open('pages/error-boundary-tests/');
  await settled(page);
  await press(page, 'Break the cup');
  await page.waitForSelector('.error-box');
  assert.match(await page.innerText('.error-box'), 'The cup broke.');
  await press(page, 'Retry');
  assert.ok(await page.isVisible('button:text-is("Break the cup")'));
  await press(page, 'Break the saucer');
  await page.waitForSelector('p[role="alert"]');
  assert.match(await page.innerText('p[role="alert"]'), 'It can be glued.');
  await press(page, 'Glue it');
  await press(page, 'Break the jug');
  assert.ok(await page.isVisible('button:text-is("Break the glass")'));
  await press(page, 'Break the glass');
  await page.waitForSelector('.error-box');
  assert.match(await page.innerText('.error-box'), 'The glass broke.');
  await press(page, 'Break the plate');
  assert.is(await page.innerText('p[role="alert"]'), 'The outer boundary has it: The glue pot broke too.');
  assert.match(heard(), 'The cup broke.');
});

test('a layout without children is a frame, with its title', async () => {
  const page = await open('pages/layout-no-children/');
  assert.is(await page.title(), 'A layout without children | Lectern');
  assert.ok(await page.isVisible('.navbar'));
  assert.ok(
    await page.locator('.footer').evaluate((footer) => footer.getBoundingClientRect().bottom >= window.innerHeight - 1),
  );
});

test('values that only the browser has are correct in the first render', async () => {
  const page = await open('pages/hydration-tests/', { colorScheme: 'dark' });
  const row = (name: string) => page.locator(`[data-name="${name}"]`);
  const values = async (name: string) => [
    await row(name).locator('[data-first]').innerText(),
    await row(name).locator('[data-now]').innerText(),
  ];
  assert.equal(await values('colour mode'), ['dark', 'dark']);
  await press(page, 'Store a name');
  assert.equal(await values('storage'), ['nothing', 'Petrel']);
  // The script is a string, because it runs before any other script of the page. It records each value that a cell
  // displays, even briefly.
  await page.addInitScript(`window.seen = new Set();
    new MutationObserver(() => document.querySelectorAll('[data-now]').forEach((cell) => window.seen.add(cell.parentElement.dataset.name + ': ' + cell.textContent)))
      .observe(document, { childList: true, subtree: true, characterData: true });`);
  await page.reload();
  await page.waitForFunction(() => document.querySelector('[data-seconds]')?.textContent === '1');
  assert.equal(await values('storage'), ['Petrel', 'Petrel']);
  const seen = await page.evaluate(() =>
    [...(window as unknown as { seen: Set<string> }).seen].filter((text) => !text.startsWith('opened')),
  );
  assert.equal(seen, [
    'storage: Petrel',
    'colour mode: dark',
    'window: desktop',
    'pointer: fine',
    'in a browser: true',
  ]);
});

test('the version menu and the navbar cover raised elements of a page, and a dialog covers everything', async () => {
  const page = await open('pages/z-index-tests/');
  await page.hover('.navbar .is-right .dropdown > button >> nth=0');
  assert.is(await coverOf(page, '.dropdown-menu'), 'dropdown-menu');
  await page.mouse.move(100, 500);
  // A navbar that contains the focus doesn't hide when the page scrolls down.
  await page.focus('.navbar a >> nth=0');
  // First scrolls to the box, then to the sticky bar. Only the box is covered by the navbar.
  for (const layer of ['high', 'sticky']) {
    await page
      .locator(`[data-layer="${layer}"]`)
      .evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().top - 5, behavior: 'instant' }));
    const isCovered = (await coverOf(page, `[data-layer="${layer}"]`))!.includes('navbar');
    assert.is(isCovered, layer === 'high', layer);
  }
  const bar = await page.locator('[data-layer="sticky"]').boundingBox();
  assert.is(Math.round(bar!.y), Math.round((await page.locator('.navbar').boundingBox())!.height));
  // Scroll until the box and the sticky bar overlap: the box must be on top.
  await page
    .locator('[data-layer="high"]')
    .evaluate((element) => window.scrollBy({ top: element.getBoundingClientRect().top - 62, behavior: 'instant' }));
  assert.is(
    await page.locator('[data-layer="sticky"]').evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 40, top + 18)?.closest<HTMLElement>('[data-layer]')?.dataset.layer;
    }),
    'high',
  );
  await press(page, 'Open a dialog');
  assert.ok(await page.evaluate(() => document.elementFromPoint(200, 20)?.tagName === 'DIALOG'));
  await page.keyboard.press('Escape');
  assert.not(await page.isVisible('dialog'));
});

test('the navbar menu closes on a click outside, on Escape, and when it loses the focus', async () => {
  const page = await open('pages/navbar-dropdown-tests/');
  const button = page.locator('.navbar .is-right .dropdown > button >> nth=0');
  const isOpen = () => page.isVisible('.navbar .dropdown-menu');
  const closed = () => page.waitForSelector('.navbar .dropdown-menu', { state: 'hidden' });
  const openByKey = async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    assert.ok(await isOpen());
  };
  await openByKey();
  await page.keyboard.press('Escape');
  await closed();
  assert.ok(await button.evaluate((element) => element === document.activeElement));
  await openByKey();
  await page.focus('main .prose input');
  await closed();
  await openByKey();
  await press(page, 'Press me');
  await closed();
  await button.hover();
  await button.click();
  assert.ok(await isOpen());
  await page.mouse.move(300, 600);
  await closed();
  await openByKey();
  await page.click('.dropdown-menu a:text("All versions")');
  await page.waitForSelector('h1:text-is("Versions")');
  await closed();
});

test('the site’s own item of the navbar is there among the tests only, and rings', async () => {
  const page = await open('');
  const bell = page.locator('.navbar button:text-is("Ring")');
  const posted = new Promise<string>((resolve) =>
    page.once('dialog', (dialog) => void dialog.accept().then(() => resolve(dialog.message()))),
  );
  await bell.click();
  assert.is(await posted, 'The bell rings. You are on a test page.');
  await page.click('.navbar a:text-is("Blog")');
  await page.waitForSelector('.navbar a.is-active:text-is("Blog")');
  assert.is(await bell.count(), 0);
  await page.click('.navbar a:text-is("Tests")');
  await bell.waitFor();
});

test('tabs follow only their group and the address', async () => {
  const page = await open('pages/tabs-tests/?wind=west');
  await panel(page, 'Wet and mild.').waitFor();
  await page.click('main a:text("another link")');
  await panel(page, 'Dry and cold.').waitFor();
  await page.goBack();
  await panel(page, 'Wet and mild.').waitFor();
  await panel(page, 'Swims in shoals.').waitFor();

  await tab(page, 'Nylon').first().click();
  await panel(page, 'Keep nylon out of the sun.').waitFor();
  await tab(page, 'Wire').click();
  await panel(page, 'Nylon stretches.').waitFor();

  await tab(page, 'Stern').first().click();
  await tab(page, 'Starboard').click();
  await panel(page, 'Forward on the right.').first().waitFor();
  await tab(page, 'Port').click();
  await panel(page, 'Aft on the left.').first().waitFor();

  assert.is(await page.locator('.none [role="tab"][aria-selected="true"]').count(), 0);
  assert.is(await page.getByText('Now only this is.').count(), 0);
  await tab(page, 'There').click();
  await panel(page, 'Now only this is.').waitFor();
});

test('the table of contents has the levels that the page sets, with one entry for each heading', async () => {
  const page = await open('pages/page-toc-tests/');
  const entries = await page.locator('.toc a').allInnerTexts();
  assert.ok(entries.includes('The ninth step'));
  assert.not(entries.includes('Moss'));
  assert.ok(entries.includes('A heading with a link in it'));
  assert.equal(
    await page
      .locator('.toc a:text-is("Twice")')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ['#twice', '#twice-1'],
  );
  assert.not((await page.locator('.toc-inline a').allInnerTexts()).includes('The steps'));
});

test('every block of code can be copied as it was written, and long lines wrapped', async () => {
  const page = await open('pages/code-block-tests/', { permissions: ['clipboard-read', 'clipboard-write'] });
  const block = page.locator('.code-box', { hasText: "return 'marked'" });
  await block.hover();
  await block.getByRole('button', { name: 'Copy' }).click();
  await block.getByRole('button', { name: 'Copied' }).waitFor();
  assert.is(
    (await page.evaluate(() => navigator.clipboard.readText())).trim(),
    "function a() {\n  return 'marked';\n}",
  );
  const long = page.locator('.code-box', { hasText: '0123456789012' }).locator('pre');
  const isTooLong = () => long.evaluate((pre) => pre.scrollWidth > pre.clientWidth);
  assert.ok(await isTooLong());
  await page.locator('.code-box', { hasText: '0123456789012' }).hover();
  await page.locator('.code-box', { hasText: '0123456789012' }).getByRole('button', { name: 'wrap' }).click();
  assert.not(await isTooLong());
});

test('links of every kind lead to their target without a reload', async () => {
  const page = await open('pages/link-tests/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const [link, expected] of [
    ['by file', '/tests/pages/tabs-tests/'],
    ['by path, without a last slash', '/tests/pages/tabs-tests/'],
    ['relative to this address', '/tests/pages/tabs-tests/'],
    ['with a query', '/tests/pages/tabs-tests/?wind=west'],
    ['by a component', '/tests/pages/tabs-tests/'],
    ['by an element of HTML', '/tests/pages/tabs-tests/'],
    ['to a page of code', '/tests/pages/crashTest/'],
    ['a section of another page', '/tests/pages/page-toc-tests/#own'],
    ['this page, with a query', '/tests/pages/link-tests/?from=code'],
  ] as const) {
    await page.click(`main a:text-is("${link}")`);
    await page.waitForURL((url) => decodeURI(url.pathname + url.search + url.hash) === expected);
    await page.goBack();
    await page.waitForSelector('h1:text-is("Links")');
  }
  await page.click('main a:text-is("a section of this page")');
  const top = await topOf(page, '#the-far-end');
  assert.ok(top > 60 && top < 200, String(top));
  assert.ok(await page.evaluate(() => 'isSameDocument' in window));
  const outside = page.locator('main a:text("another site")').first();
  assert.is(await outside.getAttribute('target'), '_blank');
  assert.match((await outside.getAttribute('rel'))!, 'noopener');
  await visit(page, 'pages/tabs-tests/index.html?wind=west');
  await page.waitForURL((url) => url.pathname.endsWith('/tabs-tests/'));
  assert.is(await address(page), '/tests/pages/tabs-tests/?wind=west');
  assert.is(heard(), '');
});

test('frames, films, sounds and images load from this site’s own files', async () => {
  const page = await open('pages/embeds/');
  const frame = page.frameLocator('iframe[title="The harbour bell"]');
  await frame.locator('button').click();
  assert.match(await frame.locator('p').innerText(), 'rung 1 times');
  assert.is(await page.locator('iframe').count(), 1);
  for (const media of ['video', 'audio']) {
    await page.waitForFunction((name) => document.querySelector<HTMLMediaElement>(name)!.readyState > 0, media);
  }
  assert.is(
    await page
      .locator('svg[aria-label="An anchor in the colour of the text"]')
      .evaluate((svg) => getComputedStyle(svg).stroke === getComputedStyle(document.querySelector('main p')!).color),
    true,
  );
});

test('code is notified of every navigation, and only of navigations', async () => {
  const page = await open('pages/analytics/');
  await page.click('main a:text("another query")');
  await page.waitForSelector('[data-moves="1"]');
  await page.click('main a:text("without a query")');
  await page.waitForSelector('[data-moves="2"]');
  await page.click('main a:text("another page")');
  await page.waitForSelector('h1:text-is("Tabs")');
  await page.goBack();
  await page.waitForSelector('[data-moves]');
  assert.equal(await page.locator('[data-moves] li').allInnerTexts(), [
    '/tests/pages/tabs-tests/ → /tests/pages/analytics/',
    '/tests/pages/analytics/ → /tests/pages/tabs-tests/',
    '/tests/pages/analytics/?boat=petrel → /tests/pages/analytics/',
    '/tests/pages/analytics/ → /tests/pages/analytics/?boat=petrel',
  ]);
});

test('the head contains the metadata of a page only while the page is shown', async () => {
  const page = await open('pages/head-metadata/');
  const cell = (name: string) =>
    page
      .locator('[data-head] tr', { has: page.locator(`th:text-is("${name}")`) })
      .locator('td')
      .allInnerTexts();
  await page.waitForSelector('[data-head] th:text-is("harbour")');
  assert.equal(await cell('title'), ['A separate title']);
  assert.equal(await cell('og:type'), ['book']);
  assert.match(
    (await cell('class of html'))[0]!,
    /test-of-the-head.*class-of-a-head-element|class-of-a-head-element.*test-of-the-head/,
  );
  await page.click('main a:text("another page")');
  await page.waitForSelector('h1:text-is("Search engines")');
  assert.equal(await cell('title'), ['Search engines | Lectern']);
  assert.match((await cell('og:image'))[0]!, /^https:\/\/lectern\.example\/assets\/card-\w+\.png$/);
  assert.is(await page.locator('meta[name="harbour"]').count(), 0);
  assert.is(await page.locator('html.test-of-the-head, html.class-of-a-head-element').count(), 0);
});

test('the features of React since version 18 work, in strict mode', async () => {
  const page = await open('pages/react-18/');
  await page.getByLabel('Boat').fill('petrel 1');
  await page.waitForFunction(() => document.querySelector('[data-found]')?.textContent === '11');
  await press(page, 'Ask for it');
  // Check both values in one call, because the requested content may arrive between two calls.
  await page.waitForSelector('main:has(button:text("On its way")):has(:text("Not asked for yet."))');
  await page.waitForSelector('[data-later]');
  await press(page, 'Change two values later');
  await page.getByText('1 and 1, after').waitFor();
});

test('MDX mixes text, values, components and partials', async () => {
  const page = await open('pages/markdown-tests-mdx/');
  const text = await page.innerText('main article');
  for (const part of [
    'twice that is 6.2, in Tide Bay',
    'There are 3 boats: Petrel Tern Gull',
    'The tide in Tide Bay is 3.1 metres high',
    ':::info From a partial',
  ])
    assert.match(text, part);
  await press(page, 'Rung: 3');
  assert.ok(await page.isVisible('button:text-is("Rung: 4")'));
});

test('diagrams are drawn, and one that can’t be read takes no other with it', async () => {
  const page = await open('pages/diagrams/');
  await page.getByRole('img', { name: 'When to sail' }).waitFor();
  await page.locator('#one-that-cant-be-read').scrollIntoViewIfNeeded();
  await page.getByText('Parse error').first().waitFor();
  await page.getByRole('tab', { name: 'A diagram' }).click();
  const hidden = page.getByRole('img', { name: 'In a tab' });
  await hidden.waitFor();
  assert.ok((await hidden.boundingBox())!.width > 100);
});

test.run();
