// Tests code in content, in a browser. The site in fixtures/code contains each way to use code.
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launchChromium } from '../../../viewer/test/browser/chromium.ts';
import { compile } from '../../compile.ts';
import type { StandalonePage } from '../../../corpus/schema/index.ts';
import { disk } from '../../fs/disk.ts';
import { serve, type RunningServer } from '../../serve/server.ts';
import { tempFolder, type TempFolder } from '../temp.ts';
import { hydratedHeading, settled, urlOf } from '../../../viewer/test/browser/waiting.ts';

const root = path.resolve(import.meta.dirname, '../../..');

let folder: TempFolder;
let outDir: string;
let server: RunningServer;
let browser: Browser;

test.before(async () => {
  // The site must be in the repository, because the site's code imports packages of the repository.
  folder = tempFolder(path.join(root, 'build'));
  cpSync(path.join(root, 'fixtures/code'), folder.dir, { recursive: true });
  outDir = path.join(folder.dir, 'dist');
  const report = await compile(folder.dir);
  assert.ok(report.published, JSON.stringify(report.diagnostics, null, 2));
  // Two pages throw on purpose.
  assert.equal(
    report.diagnostics.map(({ rule, place }) => `${place.path} ${rule}`),
    ['docs/forms/throws.mdx prerender-failed', 'src/components/crash.tsx prerender-failed'],
  );
  server = await serve(disk, { dir: outDir, port: 0 });
  browser = await launchChromium();
});

test.after(async () => {
  await browser.close();
  await server.close();
  folder.remove();
});

interface Visit {
  page: Page;
  /** Warnings and errors in the console of the page. */
  complaints: string[];
  /** Pathnames of all requests. */
  requests: string[];
}

async function open(pathname: string): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(new URL(`/base${pathname}`, server.url).href);
  await page.waitForSelector(hydratedHeading);
  return { page, complaints, requests };
}

const text = (page: Page, selector: string) => page.locator(selector).first().innerText();
const pageFile = (name: string) =>
  JSON.parse(readFileSync(path.join(outDir, `corpus/pages/${name}.json`), 'utf8')) as StandalonePage;

test('components from every kind of file work: state, effects, context, styles, lazy parts', async () => {
  const { page, complaints } = await open('/forms/components');
  const [first, second] = [page.locator('button.count').nth(0), page.locator('button.count').nth(1)];
  assert.is(await first.innerText(), 'Count: 3');
  await first.click();
  assert.is(await first.innerText(), 'Count: 4');
  assert.is(await second.innerText(), 'Count: 40');
  await second.click();
  await page.waitForFunction(() => document.body.dataset.count === '41');
  assert.is(await page.locator('main em').first().innerText(), 'Markdown');
  assert.is(await text(page, '.circle'), 'oat and lemon');
  assert.is(await text(page, '.old'), 'an old component');
  const style = (selector: string, property: string) =>
    page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  assert.match(await style('[data-test="module"]', 'text-decoration-style'), 'wavy');
  assert.is(await style('.globally-styled', 'font-style'), 'italic');
  await page.waitForSelector('.heavy');
  assert.is(await text(page, '.registered'), 'known everywhere');
  assert.is(await text(page, '.hidden-name'), 'A module whose name could be that of a partial, with content');
  assert.match(await text(page, '.prose'), 'Called: hello world, 42, 3.');
  assert.equal(complaints, []);
  await page.close();
});

test('a style sheet that is slower than the code of its page stays in the document, and applies before hydration', async () => {
  const html = await (await fetch(new URL('/base/forms/components', server.url))).text();
  const href = /<link rel="stylesheet" href="([^"]*\/assets\/components-[^"]*\.css)"/.exec(html)![1]!;
  const page = await browser.newPage();
  // The viewer waits for a style sheet by calling `addEventListener`. This replacement marks each `<link>` that the
  // viewer waits for.
  await page.addInitScript(() => {
    HTMLLinkElement.prototype.addEventListener = function (...given: unknown[]) {
      this.dataset.awaited = '';
      return EventTarget.prototype.addEventListener.apply(this, given as never);
    };
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${href}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(new URL('/base/forms/components', server.url).href, { waitUntil: 'commit' });
  const link = page.locator(`head link[href="${href}"]`);
  await page.waitForSelector(`link[data-awaited][href="${href}"]`, { state: 'attached' });
  assert.is(await link.getAttribute('media'), null);
  release();
  await page.waitForSelector(hydratedHeading);
  assert.is(await link.count(), 1);
  assert.is(await page.locator('.globally-styled').evaluate((each) => getComputedStyle(each).fontStyle), 'italic');
  await page.close();
});

test('a click on a button before the viewer loads is replayed after hydration', async () => {
  const page = await browser.newPage();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(new URL('/base/forms/components', server.url).href, { waitUntil: 'commit' });
  await page.waitForSelector('#page-data', { state: 'attached' });
  await page.locator('button.count').first().click();
  release();
  await page.waitForSelector('button.count:text-is("Count: 4")');
  await page.close();
});

test('a link among the children of a component navigates without a reload', async () => {
  const { page } = await open('/forms/components');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.click('main a:text-is("link")');
  await page.waitForSelector('h1:text-is("Data")');
  assert.ok(await page.evaluate(() => 'stayed' in window));
  await page.close();
});

test('a page with only values, files and images has no code at all', async () => {
  const { page, complaints, requests } = await open('/forms/data');
  const prose = await text(page, '.prose');
  assert.match(prose, 'quince, Data, 1984, Grace 1984');
  assert.match(prose, 'red, top');
  assert.match(prose, '"apple": { "color": "red" }');
  assert.match(prose, 'export const double');
  assert.match(prose, 'Words of a partial without an extension.');
  assert.ok((await page.locator('.prose .token').count()) > 4, 'code from files is highlighted');
  for (const alt of ['imported', 'required']) {
    assert.is(
      await page
        .locator(`img[alt="${alt}"]`)
        .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      16,
    );
  }
  assert.is(await page.locator('svg.star path').count(), 1);
  assert.is(pageFile('forms/data').code, undefined);
  assert.equal(
    requests.filter((request) => codeFiles().has(request)),
    [],
  );
  assert.equal(complaints, []);
  await page.close();
});

// Returns the bundled files with code of content: files that page data refers to, and their imports.
function codeFiles(): Set<string> {
  const { files } = JSON.parse(readFileSync(path.join(outDir, 'corpus/manifest.json'), 'utf8')) as {
    files: { path: string }[];
  };
  const viewer = new Set(
    (JSON.parse(readFileSync(path.join(root, 'build/viewer/viewer.json'), 'utf8')) as { files: string[] }).files,
  );
  return new Set(
    files
      .filter(({ path: file }) => /^assets\/.*\.js$/.test(file) && !viewer.has(path.basename(file)))
      .map(({ path: file }) => `/base/${file}`),
  );
}

test('pages without code load none of it, and pages with code do', async () => {
  assert.ok(codeFiles().size > 3, 'there is code on this site');
  const plain = await open('/plain');
  assert.equal(
    plain.requests.filter((request) => codeFiles().has(request)),
    [],
  );
  await plain.page.close();
  const other = await open('/forms/components');
  assert.ok(other.requests.some((request) => codeFiles().has(request)));
  await other.page.close();
});

test('expressions, exported components, hooks of the client and attributes that are code work', async () => {
  const { page, complaints } = await open('/forms/expressions');
  assert.is(
    await page.locator('.highlight').evaluate((element) => getComputedStyle(element).backgroundColor),
    'rgb(255, 213, 79)',
  );
  assert.is(await text(page, '.where'), 'Code in content | /base/forms/expressions | 1');
  assert.is(await text(page, '.mode'), 'light');
  assert.equal(await page.locator('.item').allInnerTexts(), ['2', '4', '6']);
  assert.match(await text(page, '.prose'), '2 headings, Expressions,');
  await page.click('.pressed');
  assert.is(await page.locator('.pressed').getAttribute('aria-pressed'), 'true');
  assert.is(await text(page, '.only'), '127.0.0.1');
  assert.match(await text(page, '.prose'), 'Hello there, translated');
  assert.is(await page.locator('a:text-is("again")').getAttribute('href'), '/base/plain');
  assert.is(await page.locator('meta[name="fixture"]').getAttribute('content'), 'expressions');
  await page.click('summary');
  await page.waitForSelector('details em:text-is("words")');
  assert.match(await text(page, '.admonition'), 'Rich 2');
  assert.equal(await page.locator('.toc-inline a').allInnerTexts(), ['A heading', 'Another heading']);
  assert.equal(complaints, []);
  await page.close();
});

test('partials get their props, data and functions alike', async () => {
  const { page } = await open('/forms/expressions');
  const prose = await text(page, '.prose');
  assert.match(prose, 'Hello, Ada!');
  assert.match(prose, 'Hello, Grace!');
  assert.is(await page.locator('.often').count(), 1);
  assert.is(await page.locator('.once').count(), 1);
  await page.click('button:text-is("Greet Grace")');
  await page.waitForFunction(() => document.body.dataset.greeted === 'yes');
  await page.close();
});

const closedTargets = ['nested', 'box', 'lazy-box', 'outer', 'inner'].map((name) => `target-${name}`);

test('an address opens the boxes and lazy tabs around its target', async () => {
  for (const id of closedTargets) {
    const { page, complaints } = await open(`/forms/closed#${id}`);
    await page.locator(`#${id}`).waitFor({ state: 'visible' });
    await page.waitForFunction((expected) => document.getElementById(expected)!.getBoundingClientRect().top < 800, id);
    assert.equal(complaints, []);
    await page.close();
  }
});

/** Sets the hash of the URL. Waits until the page has found the target and opened the boxes around it. */
function openHash(page: Page, hash: string): Promise<unknown> {
  return page.evaluate(
    (opened) =>
      new Promise((searched) => {
        addEventListener('lectern:revealed', searched, { once: true });
        location.hash = opened;
      }),
    hash,
  );
}

test('a link opens the boxes around its target, a missing target opens none, and readers can close them', async () => {
  const { page } = await open('/forms/closed');
  await openHash(page, '#missing');
  assert.is(await page.locator('#target-inner').count(), 0);
  for (const id of closedTargets) {
    assert.not.ok(await page.locator(`#${id}`).isVisible(), id);
    await openHash(page, `#${id}`);
    assert.ok(await page.locator(`#${id}`).isVisible(), id);
  }
  await settled(page);
  await page.getByRole('button', { name: 'box', exact: true }).click({ clickCount: 2 });
  await page.locator('#target-box').waitFor({ state: 'hidden' });
  await page.close();
});

test('without scripts, every target is visible, except targets in closed details', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(new URL('/base/forms/closed', server.url).href);
  for (const id of closedTargets) assert.is(await page.locator(`#${id}`).count(), 1, id);
  await page.locator('summary').click();
  for (const id of closedTargets) await page.locator(`#${id}`).waitFor({ state: 'visible' });
  await page.close();
});

test('live code, diagrams, package managers, computed tabs, cards and images work', async () => {
  const { page, complaints } = await open('/forms/features');
  const result = page.frameLocator('.live-result iframe');
  await result.locator('button:text-is("Ticks: 1")').click();
  await result.locator('button:text-is("Ticks: 2")').waitFor();
  await page.waitForSelector('.diagram-drawing svg');
  await page.click('[role="tab"]:text-is("pnpm")');
  await page.waitForSelector('text=pnpm add lectern');
  await page.click('[role="tab"]:text-is("PEAR")');
  assert.is((await urlOf(page)).search, '?fruit=pear');
  await page.waitForSelector('text=A pear');
  assert.is(await page.locator('.card:has-text("Plain")').count(), 1);
  assert.is(await page.locator('img[alt="ideal"]').getAttribute('loading'), 'lazy');
  assert.equal(complaints, []);
  await page.close();
});

test('a React page is a route with its own title, and its state works', async () => {
  const { page, complaints } = await open('/');
  assert.is(await text(page, 'main h1'), 'Code in content');
  assert.is(await page.title(), 'Welcome | Code in content');
  assert.match(readFileSync(path.join(outDir, 'index.html'), 'utf8'), '<title>Welcome | Code in content</title>');
  await page.fill('input', 'Ada');
  await page.waitForSelector('.greeting:text-is("Hello Ada")');
  assert.is(await page.locator('svg.home-star').count(), 1);
  assert.is(await page.locator('main').count(), 1);
  assert.is(
    await page
      .locator('.hero, [class*="hero"]')
      .first()
      .evaluate((element) => getComputedStyle(element).textAlign),
    'center',
  );
  await page.click('main a:text-is("Plain")');
  await page.waitForSelector('h1:text-is("Plain")');
  assert.equal(complaints, []);
  await page.close();
});

test('a theme component is available on every page, and a plugin of the site can change pages', async () => {
  const { page } = await open('/page');
  assert.is(await text(page, '.everywhere'), 'of the theme');
  await page.goto(new URL('/base/plain', server.url).href);
  await page.waitForSelector(hydratedHeading);
  assert.match(await text(page, '.prose'), 'It is not LOUD.');
  await page.close();
});

test('an exception stays inside its page: the box shows it with its causes, and the other pages work', async () => {
  for (const [pathname, message] of [
    ['/forms/crash', 'This component always throws'],
    ['/forms/throws', 'thrown by an expression'],
  ] as const) {
    const page = await browser.newPage();
    await page.goto(new URL(`/base${pathname}`, server.url).href);
    await page.waitForSelector('h1:text-is("This page crashed.")');
    const box = await text(page, '.crash');
    assert.match(box, message);
    if (pathname.endsWith('throws')) assert.match(box, 'the cause of it');
    await page.click('button:text-is("Try again")');
    await page.waitForSelector('h1:text-is("This page crashed.")');
    await page.click('nav[aria-label="Main"] a:text-is("Plain")');
    await page.waitForSelector('h1:text-is("Plain")');
    await page.close();
  }
});

test('React exists once: no code module includes its own', () => {
  for (const file of codeFiles()) {
    const code = readFileSync(path.join(outDir, file.slice('/base/'.length)), 'utf8');
    assert.not.match(code, 'react.transitional.element');
    assert.not.match(code, '__CLIENT_INTERNALS_DO_NOT_USE');
  }
});

test.run();
