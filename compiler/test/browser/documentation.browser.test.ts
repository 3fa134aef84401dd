// Tests Lectern's own documentation in a browser, compiled by the command line as in `npm start`.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launchChromium } from '../../../viewer/test/browser/chromium.ts';
import { isWhole } from '../../../scripts/testing/is-whole.ts';
import { serveContent, type ServedContent } from './served-content.ts';
import { hydratedHeading, settled, urlOf } from '../../../viewer/test/browser/waiting.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let server: ServedContent;
let browser: Browser;
/** Console errors of all pages, in all tests. */
const complaints: string[] = [];

test.before(async () => {
  server = await serveContent();
  browser = await launchChromium();
});

test.after.each(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
});
test.after(async () => {
  await browser.close();
  await server.close();
});

async function open(pathname: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(`${page.url()} ${message.text()}`);
  });
  await page.goto(new URL(pathname, server.url).href);
  await page.waitForSelector(hydratedHeading);
  return page;
}

const heading = (page: Page) => page.locator('main h1').first().innerText();
const pathnameOf = async (page: Page) => decodeURI((await urlOf(page)).pathname);
const errorsOf = async (run: () => Promise<void>) => {
  complaints.length = 0;
  await run();
  return [...complaints];
};

test('the HTML of the home page contains the example as data and as a page', () => {
  const json = (file: URL | string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const copy = json(new URL('../../../content/src/components/home/example.json', import.meta.url));
  const file = json(`${server.dir}/corpus/pages/example.json`);
  // If this fails, copy these fields of the page file into `example.json`.
  for (const field of Object.keys(copy)) assert.equal(copy[field], file[field], field);
  const html = readFileSync(`${server.dir}/index.html`, 'utf8');
  assert.match(html, '<td>Saltby</td>');
  assert.match(html, '&quot;tagName&quot;');
});

test('navigation by the sidebar and by next and previous prints nothing to the console', async () => {
  const errors = await errorsOf(async () => {
    const page = await open('/docs/');
    assert.is(await heading(page), 'What Lectern is');
    await page.click('nav[aria-label="Docs sidebar"] a:text-is("Installation")');
    await page.waitForSelector('h1:text-is("Installation")');
    assert.is(await pathnameOf(page), '/docs/installation/');
    await page.click('nav[aria-label="Docs pages"] a >> nth=1');
    await page.waitForFunction(() => document.querySelector('main h1')?.textContent !== 'Installation');
    assert.is(await heading(page), 'Your first site');
    await page.click('nav[aria-label="Docs pages"] a >> nth=0');
    await page.waitForSelector('h1:text-is("Installation")');
    await page.context().close();
  });
  assert.equal(errors, []);
});

test('the version dropdown leads to the same page, or to the main doc of a version that lacks the page', async () => {
  const page = await open('/docs/installation/');
  const choose = async (label: string) => {
    await page.locator('nav[aria-label="Main"] .dropdown > button >> nth=0').click();
    await page.locator(`.dropdown-menu a:text-is("${label}")`).click();
  };
  await choose('2.4.3');
  await page.waitForURL('**/docs/2.4.3/installation/');
  assert.match(await page.locator('main [role="alert"]').first().innerText(), 'no longer');
  await choose('Canary');
  await page.waitForURL('**/docs/installation/');
  await page.goto(new URL('/docs/api/themes/@docusaurus/theme-mermaid/', server.url).href);
  await page.waitForSelector(hydratedHeading);
  await choose('2.4.3');
  await page.waitForURL('**/docs/2.4.3/');
  await page.context().close();
});

test('a deep link opens at its heading, and a reload keeps the scroll position', async () => {
  const page = await open('/docs/sidebar/');
  const id = await page.locator('main h2[id] >> nth=1').getAttribute('id');
  await page.goto(new URL(`/docs/sidebar/#${id}`, server.url).href);
  const top = () => page.evaluate((target) => document.getElementById(target!)!.getBoundingClientRect().top, id);
  await page.waitForFunction(
    (target) => Math.abs(document.getElementById(target!)?.getBoundingClientRect().top ?? 999) < 200,
    id,
  );
  await page.reload();
  await page.waitForSelector('main h2');
  await page.waitForFunction(
    (target) => Math.abs(document.getElementById(target!)?.getBoundingClientRect().top ?? 999) < 200,
    id,
  );
  assert.ok((await top()) >= 0);
  await page.context().close();
});

test('Back and Forward show the visited pages', async () => {
  const page = await open('/docs/');
  await page.click('nav[aria-label="Docs sidebar"] a:text-is("Installation")');
  await page.waitForSelector('h1:text-is("Installation")');
  await page.goBack();
  await page.waitForSelector('h1:text-is("What Lectern is")');
  await page.goForward();
  await page.waitForSelector('h1:text-is("Installation")');
  assert.is(await page.title(), 'Installation | Lectern');
  await page.context().close();
});

test('an unknown path answers with 404 and the not-found page', async () => {
  const response = await fetch(new URL('/docs/nowhere/', server.url));
  assert.is(response.status, 404);
  const page = await open('/docs/nowhere/');
  assert.is(await heading(page), 'Page Not Found');
  await page.context().close();
});

test('redirects keep their query, and a rewrite shows a page at the requested address', async () => {
  const page = await open('/tabs-demo/');
  assert.is(await pathnameOf(page), '/docs/markdown-features/tabs/');
  // An effect selects the tab after the page is hydrated.
  await page.waitForSelector('[role="tab"][aria-selected="true"]:text-is("android")');
  await page.goto(new URL('/docs/next/installation/', server.url).href);
  await page.waitForSelector(`${hydratedHeading}:text-is("Installation")`);
  assert.is(await pathnameOf(page), '/docs/next/installation/');
  await page.context().close();
});

/** Pages that are checked with axe, in addition to the pages in the viewer's own axe tests. */
const searches = [
  '/docs/markdown-features/code-blocks/',
  ...(isWhole
    ? [
        '/',
        '/showcase/',
        '/versions/',
        '/feature-requests/',
        '/docs/code/expressions/',
        '/docs/markdown-features/admonitions/',
      ]
    : []),
];

test('axe finds nothing on pages of every kind, and no low contrast in dark mode', async () => {
  const found: string[] = [];
  const page = await open('/');
  for (const pathname of searches) {
    // The test runs without animations, because elements that fade in have a low contrast for a moment.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(new URL(pathname, server.url).href);
    await page.waitForSelector(hydratedHeading);
    await page.evaluate(axe);
    found.push(...(await violations(page)).map((violation) => `${pathname} ${violation}`));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await settled(page);
    found.push(
      ...(await violations(page, ['color-contrast', 'link-in-text-block'])).map(
        (violation) => `${pathname} dark ${violation}`,
      ),
    );
  }
  await page.context().close();
  assert.equal(found, []);
});

/**
 * Checks a page with axe. Returns the violations.
 *
 * @param rules the rules to check; if absent, all
 */
function violations(page: Page, rules?: string[]): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    interface Axe {
      run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
    }
    const { axe } = window as unknown as { axe: Axe };
    const result = await axe.run(runOnly ? { runOnly, resultTypes: ['violations'] } : { resultTypes: ['violations'] });
    return result.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
  }, rules);
}

test('the language dropdown leads to the same section in German and back, and search then finds German pages', async () => {
  const errors = await errorsOf(async () => {
    const page = await open('/docs/installation/?from=here#run-it');
    const choose = async (current: string, other: string) => {
      // The test uses the keyboard. With a mouse, scrolling would move the navbar away from the pointer and close the
      // menu.
      await page.locator(`nav button:has-text("${current}")`).press('Enter');
      await page.waitForSelector(`nav a:text-is("${other}")`);
      await page.locator(`nav a:text-is("${other}")`).press('Enter');
      await page.waitForSelector(hydratedHeading);
    };
    await choose('English', 'Deutsch');
    await page.waitForURL('**/de/docs/installation/?from=here#run-it');
    assert.is(await page.getAttribute('html', 'lang'), 'de');
    assert.match(await page.locator('#run-it').innerText(), 'Ausführen');
    assert.is(await page.locator('.sidebar a:text-is("Die erste Website")').count(), 1);
    await choose('Deutsch', 'English');
    await page.waitForURL('**:*/docs/installation/?from=here#run-it');
    assert.match(await page.locator('#run-it').innerText(), 'Run the program');
    await page.goto(new URL('/de/search/?q=Seitenleiste', server.url).href);
    await page.waitForSelector('main a[href^="/de/docs/start/first-site/"]');
  });
  assert.equal(errors, []);
});

test.run();
