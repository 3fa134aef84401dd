// Bundles the React component into another app with esbuild, and runs the app in Chromium.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Metafile } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launchChromium } from '../browser/chromium.ts';
import { buildPackage, handbook, openPage } from './built-package.ts';
import { serveFolders, type FolderServer } from './serve-folder.ts';
import { urlOf } from '../browser/waiting.ts';

let browser: Browser;
let folder: string;
let app: FolderServer;
let corpus: FolderServer;
let outputs: Metafile['outputs'];
test.before(async () => {
  await buildPackage();
  folder = await mkdtemp(join(tmpdir(), 'lectern-app-'));
  const { metafile } = await build({
    entryPoints: { app: join(import.meta.dirname, 'host-app.tsx') },
    outdir: folder,
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file' },
    metafile: true,
    logLevel: 'warning',
  });
  ({ outputs } = metafile);
  await mkdir(join(folder, 'beside'));
  await writeFile(
    join(folder, 'beside/sheet.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="160"><rect width="120" height="160"/></svg>',
  );
  corpus = await serveFolders({ '/made/corpus/': handbook, '/made/img/': join(folder, 'beside') }, true);
  const document = (attributes: string) =>
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>App</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/app.css"></head><body data-corpus="${corpus.origin}/made/corpus" ${attributes}><div id="app"></div><script type="module" src="/app.js"></script></body></html>`;
  await mkdir(join(folder, 'handbook/paper'), { recursive: true });
  for (const name of ['index.html', 'handbook/index.html', 'handbook/paper/index.html', '404.html'])
    await writeFile(join(folder, name), document(''));
  app = await serveFolders({ '/': folder });
  browser = await launchChromium();
});
test.after(async () => {
  await browser?.close();
  await app?.close();
  await corpus?.close();
  await rm(folder, { recursive: true });
});

/** Returns styles of the app that a style sheet for the whole document would change. */
const styleOf = (page: Page) =>
  page.evaluate(() => [
    document.documentElement.getAttributeNames(),
    ...['html', 'body', 'header', 'header ul', 'header a', 'header button'].map((selector) => {
      const style = getComputedStyle(document.querySelector(selector)!);
      return [selector, style.boxSizing, style.margin, style.padding, style.border, style.font, style.color].concat(
        style.listStyleType,
        style.textDecorationLine,
        style.backgroundColor,
      );
    }),
  ]);

test('an app shows a corpus of another origin below a path, and goes from page to page without a reload', async () => {
  const { page, problems } = await openPage(browser);
  await page.goto(`${app.origin}/handbook/`);
  await page.locator('#place').getByText('Five files are a site.').waitFor();
  assert.is(await page.title(), 'Welcome | Handbook');
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  await page.locator('#place .sidebar').getByText('Paper').click();
  await page.getByText('Fold along the grain.').waitFor();
  assert.is((await urlOf(page)).pathname, '/handbook/paper');
  // Waits for code that is loaded on demand.
  await page.locator('#place svg').getByText('sheet').waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('img[alt="A sheet"]')?.naturalWidth === 120,
  );
  await page.goBack();
  await page.getByText('Five files are a site.').waitFor();
  assert.ok(await page.evaluate(() => Reflect.get(window, 'isSame')), 'the document was loaded anew');
  assert.equal(problems, []);
  await page.close();
});

test('the app looks the same with and without the styles of the viewer, and gets its document back', async () => {
  const { page, problems } = await openPage(browser);
  await page.route('**/app.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  await page.goto(app.origin);
  await page.getByText('The app itself').waitFor();
  const before = await styleOf(page);
  await page.unroute('**/app.css');
  await page.goto(app.origin);
  await page.getByText('The app itself').waitFor();
  assert.equal(await styleOf(page), before);
  await page.getByText('Help').click();
  await page.getByText('Five files are a site.').waitFor();
  assert.equal(await styleOf(page), before);
  assert.is(await page.locator('.lectern-viewer').getAttribute('lang'), 'en');
  await page.waitForFunction(() => document.head.querySelector('[data-page]') !== null);

  await page.getByText('App', { exact: true }).click();
  await page.getByText('The app itself').waitFor();
  assert.equal(await styleOf(page), before);
  assert.is(await page.title(), 'App');
  assert.is(await page.locator('head [data-page]').count(), 0);
  assert.is(await page.evaluate(() => history.scrollRestoration), 'auto');

  await page.getByText('Help').click();
  await page.getByText('Five files are a site.').waitFor();
  assert.equal(problems, []);
  await page.close();
});

test('a path without a page in the corpus shows the not-found page, and causes no request', async () => {
  const { page } = await openPage(browser);
  await page.goto(`${app.origin}/handbook/`);
  await page.getByText('Five files are a site.').waitFor();
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  await page.evaluate(() => history.pushState(null, '', '/handbook/nothing'));
  await page.locator('#place').getByText('404').waitFor();
  assert.ok(await page.evaluate(() => Reflect.get(window, 'isSame')));
  await page.close();
});

test('the app may decide the colour mode', async () => {
  const { page, problems } = await openPage(browser);
  await page.goto(`${app.origin}/handbook/`);
  await page.getByText('Five files are a site.').waitFor();
  const paper = () => page.evaluate(() => getComputedStyle(document.querySelector('.lectern-viewer')!).backgroundColor);
  const light = await paper();
  assert.is(await page.locator('.color-toggle').count(), 1);
  await page.getByText('Dark', { exact: true }).click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.lectern-viewer')!.dataset.theme === 'dark');
  assert.is.not(await paper(), light);
  assert.is(await page.locator('.color-toggle').count(), 0);
  assert.equal(problems, []);
  await page.close();
});

test('the viewer reports a corpus for another base URL', async () => {
  const { page } = await openPage(browser);
  await page.route('**/site.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), baseUrl: '/' } });
  });
  await page.goto(`${app.origin}/handbook/`);
  await page.getByText('The corpus has the base URL “/”, but the viewer has “/handbook/”.').waitFor();
  await page.close();
});

test('the first modules of the viewer are small, and parts for few pages are loaded on demand', () => {
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('host-app.tsx'))!;
  const atOnce = new Set<string>();
  const follow = (name: string) => {
    if (atOnce.has(name)) return;
    atOnce.add(name);
    for (const { path, kind } of outputs[name]!.imports) if (kind === 'import-statement') follow(path);
  };
  follow(entry[0]);
  const bytes = [...atOnce].reduce((sum, name) => sum + outputs[name]!.bytes, 0);
  assert.ok(bytes < 480_000, `${bytes} bytes in ${atOnce.size} files`);
  assert.ok(Object.keys(outputs).length > 50);
});

test.run();
