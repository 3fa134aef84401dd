// Publishes a hand-written corpus as two sites, and opens both in Chromium. One site has a copy of the corpus next to
// its pages. The other loads the corpus from another origin.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launchChromium } from '../browser/chromium.ts';
import { buildPackage, handbook, openPage, runCommand } from './built-package.ts';
import { serveFolders, type FolderServer } from './serve-folder.ts';
import { urlOf } from '../browser/waiting.ts';

const sheet = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="160"><rect width="120" height="160"/></svg>';

let browser: Browser;
let folder: string;
const servers: FolderServer[] = [];
test.before(async () => {
  await buildPackage();
  folder = await mkdtemp(join(tmpdir(), 'lectern-handbook-'));
  browser = await launchChromium();
  await mkdir(join(folder, 'img'));
  await writeFile(join(folder, 'img/sheet.svg'), sheet);
});
test.after(async () => {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
  await rm(folder, { recursive: true });
});

async function serve(...given: Parameters<typeof serveFolders>): Promise<FolderServer> {
  const server = await serveFolders(...given);
  servers.push(server);
  return server;
}

/** Opens the first page, follows a link to the second page, and goes back. */
async function readBoth(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/handbook/`);
  await page.getByText('Five files are a site.').waitFor();
  assert.is(await page.title(), 'Welcome | Handbook');
  assert.equal(await page.locator('.sidebar a').allInnerTexts(), ['Welcome', 'Paper']);
  await page.evaluate(() => Reflect.set(window, 'isSame', true));

  await page.locator('article a, .prose a').getByText('paper', { exact: true }).click();
  await page.getByText('Fold along the grain.').waitFor();
  assert.is(await page.title(), 'Paper | Handbook');
  assert.is((await urlOf(page)).pathname, '/handbook/paper');
  await page.locator('.prose svg').getByText('sheet').waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('img[alt="A sheet"]')?.naturalWidth === 120,
  );

  await page.goBack();
  await page.getByText('Five files are a site.').waitFor();
  assert.ok(await page.evaluate(() => Reflect.get(window, 'isSame')), 'the document was loaded anew');

  await page.goto(`${origin}/handbook/paper`);
  await page.getByText('Fold along the grain.').waitFor();
}

test('a corpus written by hand is a site: both pages are read, and links lead from one to the other', async () => {
  const out = join(folder, 'own');
  assert.is((await runCommand(handbook, '--out', out)).code, 0);
  const { origin, requests } = await serve({ '/handbook/': out, '/handbook/img/': join(folder, 'img') });
  const { page, problems } = await openPage(browser);
  await readBoth(page, origin);
  assert.equal(problems, []);
  // Every requested file of the corpus must exist.
  const requested = new Set(requests.filter((path) => path.includes('/corpus/')));
  assert.equal(
    [...requested].sort(),
    ['docs/default/current/sidebars.json', 'pages/index.json', 'pages/paper.json', 'site.json'].map(
      (name) => `/handbook/corpus/${name}`,
    ),
  );
  await page.close();
});

test('pages load the corpus of another origin, and the images next to it', async () => {
  const other = await serve({ '/made/corpus/': handbook, '/made/img/': join(folder, 'img') }, true);
  const out = join(folder, 'other');
  const { code, err } = await runCommand(`${other.origin}/made/corpus`, '--out', out, '--no-copy');
  assert.is(code, 0, err);
  assert.not.ok((await readdir(out)).includes('corpus'));
  const { origin, requests } = await serve({ '/handbook/': out });
  const { page, problems } = await openPage(browser);
  await readBoth(page, origin);
  assert.equal(problems, []);
  assert.ok(other.requests.includes('/made/img/sheet.svg'));
  assert.equal(
    requests.filter((path) => /corpus|img/.test(path)),
    [],
  );
  await page.close();
});

test('a corpus is fetched from another origin without a list of its files', async () => {
  const other = await serve({ '/made/corpus/': handbook });
  const out = join(folder, 'fetched');
  const { code, out: text, err } = await runCommand(`${other.origin}/made/corpus/`, '--out', out);
  assert.is(code, 0, err);
  assert.match(text, 'and 5 files of the corpus');
  const { origin } = await serve({ '/handbook/': out, '/handbook/img/': join(folder, 'img') });
  const { page, problems } = await openPage(browser);
  await readBoth(page, origin);
  assert.equal(problems, []);
  await page.close();
});

test('an address can not have the viewer read another corpus', async () => {
  const out = join(folder, 'safe');
  assert.is((await runCommand(handbook, '--out', out)).code, 0);
  const { origin } = await serve({ '/handbook/': out, '/handbook/img/': join(folder, 'img') });
  const other = await serve({ '/': handbook }, true);
  const { page } = await openPage(browser);
  await page.goto(`${origin}/handbook/?docusaurus-data-corpus-url=${encodeURIComponent(`${other.origin}/`)}`);
  await page.getByText('Five files are a site.').waitFor();
  assert.equal(other.requests, []);
  await page.close();
});

test.run();
