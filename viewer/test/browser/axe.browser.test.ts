import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { everyRule, rulesInForcedColours, rulesOfColours, violations } from './axe.ts';
import { sampleCodePages, sampleModules } from '../corpus/sample-code.ts';
import { inShort, isWhole } from '../../../scripts/testing/is-whole.ts';
import { openSample, type Sample } from './open-sample.ts';
import type { Answer } from './serve-sample.ts';

interface Screen {
  path: string;
  /** A description of the screen's state for the test name, if several screens have the same path. */
  state?: string;
  /** Path of a file → response that the server sends instead of the file. */
  answers?: Record<string, Answer>;
  /** Called at each width, after the page has loaded. */
  open?: (page: Page) => Promise<void>;
  /**
   * The selector of the element that the short run checks. Other screens contain the same elements as the rest of the
   * page.
   */
  part?: string;
  widths?: readonly number[];
}

const all = [1440, 996, 390];
const wide = [1440];
const narrow = [996, 390];

const click =
  (...selectors: string[]) =>
  async (page: Page) => {
    for (const selector of selectors) await page.locator(selector).filter({ visible: true }).first().click();
  };
const menuButton = '[aria-label="Toggle navigation bar"]';
const codePages = Object.fromEntries(
  sampleCodePages().map((page) => [
    `corpus/pages${page.path.slice('/site'.length)}.json`,
    { body: JSON.stringify(page) },
  ]),
);
const modules = Object.fromEntries(Object.entries(sampleModules).map(([name, body]) => [`assets/${name}`, { body }]));
const code = { ...codePages, ...modules };
const broken = `${modules['assets/crash.js']!.body}\nexport default Crash;`;

/** Screens with content that no other screen contains. */
const main: Screen[] = [
  ...[
    '', 'docs/guides/markdown', 'docs/category/guides', 'docs/nowhere', 'blog', 'blog/a-desk-to-read-at',
    'blog/archive', 'blog/authors', 'changelog',
  ].map((path) => ({ path })), // prettier-ignore
  { path: 'docs/code/crash', state: 'a part that crashed', answers: code },
  {
    path: 'docs/intro',
    state: 'a page that did not load',
    answers: { 'corpus/pages/docs/intro.json': { status: 500 } },
  },
  { path: 'docs/guides/markdown', state: 'the copy menu', open: click('.copy-more'), part: '.page-tools', widths: all },
  {
    path: 'docs/guides/markdown',
    state: 'text and layout',
    open: click('.reader-open'),
    part: '.page-tools',
    widths: all,
  },
  {
    path: 'docs/intro',
    state: 'the table of contents',
    open: click('.mobile-toc > button'),
    part: '.mobile-toc',
    widths: narrow,
  },
  {
    path: 'docs/intro',
    state: 'the main menu',
    open: click(menuButton, '.side-menu-back', '.side-menu button:text("Versions")'),
    part: '.side-menu',
    widths: narrow,
  },
  {
    path: 'docs/intro',
    state: 'the skip link',
    open: (page) => page.keyboard.press('Tab'),
    part: '.skip-link',
    widths: wide,
  },
];

/** Screens whose content also occurs on other screens. */
const alike: Screen[] = [
  ...[
    'about', 'docs/intro', 'docs/1.0/intro', 'docs/secret', 'docs/tags', 'docs/tags/writing', 'empty', 'blog/page/2',
    'blog/secret', 'blog/what-a-reader-needs', 'blog/tags', 'blog/tags/engines', 'blog/authors/ada',
    'changelog/2.0.1', 'circle',
  ].map((path) => ({ path })), // prettier-ignore
  { path: 'welcome', state: 'a React page', answers: code },
  { path: 'welcome', state: 'a React page that crashed', answers: { ...code, 'assets/home.js': { body: broken } } },
  { path: 'welcome', state: 'a React page that did not load', answers: { ...code, 'assets/home.js': { status: 404 } } },
  {
    path: 'docs/intro',
    state: 'a sidebar that did not load',
    answers: { 'corpus/docs/default/2.0/sidebars.json': { status: 500 } },
  },
  { path: 'docs/intro', state: 'a site that did not load', answers: { 'corpus/site.json': { status: 500 } } },
  { path: 'docs/guides/markdown', state: 'a dropdown', open: click('.dropdown button:text("2.0")'), widths: wide },
  { path: 'docs/intro', state: 'the sidebar hidden', open: click('.sidebar-collapse'), widths: wide },
  { path: 'docs/guides/markdown', state: 'the menu of the docs', open: click(menuButton), widths: narrow },
  {
    path: 'docs/intro',
    state: 'scrolled',
    open: (page) => page.evaluate(() => (scrollTo(0, 900), scrollTo(0, 800))),
    widths: all,
  },
];

let sample: Sample;
test.before(async () => {
  sample = await openSample();
});
test.after(() => sample.close());
test.after.each(() => sample.closePages());

/** The dark mode is checked only with rules about colours, because the modes differ only in colours. */
const themes = [
  ['light', everyRule],
  ['dark', rulesOfColours],
] as const;

for (const { path, state, answers = {}, open, part, widths: possible = all } of isWhole ? [...main, ...alike] : main) {
  // The short run tests only the first width, the widest.
  const widths = isWhole ? possible : possible.slice(0, 1);
  test(`axe finds no violation in /${path}${state ? `: ${state}` : ''}, in both modes and at several widths`, async () => {
    sample.answers.clear();
    for (const [file, answer] of Object.entries(answers)) sample.answers.set(file, answer);
    const found: string[] = [];
    const page = await sample.visit(path, {
      colorScheme: 'light',
      viewport: { width: widths[0]!, height: 800 },
      reducedMotion: 'reduce',
    });
    for (const [index, width] of widths.entries()) {
      await page.setViewportSize({ width, height: 800 });
      if (open && index > 0) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.reload();
        await page.waitForSelector('#main :is(h1, .error-box, .crash)');
      }
      await open?.(page);
      for (const [colorScheme, rules] of themes) {
        await page.emulateMedia({ colorScheme });
        await page.waitForFunction((mode) => document.documentElement.dataset.theme === mode, colorScheme, {
          polling: 50,
        });
        await page.waitForSelector('.diagram.is-loading', { state: 'detached' });
        found.push(
          ...(await violations(page, rules, isWhole ? undefined : part)).map(
            (violation) => `${width} px, ${colorScheme}: ${violation}`,
          ),
        );
      }
    }
    await page.context().close();
    assert.equal(found, []);
  });
}

for (const path of inShort(['docs/guides/markdown', '', 'blog/a-desk-to-read-at', 'docs/category/guides'], 1)) {
  test(`axe finds no violation in /${path} zoomed to 200 and 400 %, and with forced colours`, async () => {
    sample.answers.clear();
    const page = await sample.visit(path, { viewport: { width: 640, height: 512 }, reducedMotion: 'reduce' });
    const found: string[] = [];
    const inspect = async (state: string, rules: object = everyRule) =>
      found.push(...(await violations(page, rules)).map((violation) => `${state}: ${violation}`));
    // At 200 % zoom, a window of 1280 px has a width of 640 CSS pixels.
    await inspect('200 %');
    await page.setViewportSize({ width: 320, height: 256 });
    await inspect('400 %');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ forcedColors: 'active' });
    await inspect('forced colours', rulesInForcedColours);
    assert.equal(found, []);
  });
}

test.run();
