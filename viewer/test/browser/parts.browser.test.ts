// Tests parts of a page in a browser: headings, links, the footer, the announcement, errors.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Footer, SiteFile } from '../../../corpus/schema/index.ts';
import { h, p } from '../corpus/nodes.ts';
import { codeDoc, fromModule } from '../corpus/sample-code.ts';
import { sampleDoc } from '../corpus/sample-corpus.ts';
import { sampleSite } from '../corpus/sample-site.ts';
import { inShort } from '../../../scripts/testing/is-whole.ts';
import { openSample, type Sample } from './open-sample.ts';
import { settled, urlOf } from './waiting.ts';

let sample: Sample;
test.before(async () => {
  sample = await openSample();
});
test.after.each(async () => {
  sample.answers.clear();
  await Promise.all(sample.browser.contexts().map((context) => context.close()));
});
test.after(() => sample.close());
test.after.each(() => sample.closePages());

function settle(part: Partial<SiteFile>): void {
  sample.answers.set('corpus/site.json', { body: JSON.stringify({ ...sampleSite, ...part }) });
}

test('every heading but the first of a page has a link to itself', async () => {
  const headings = [
    h('h1', { id: 'one' }, 'One'),
    ...['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => h(name, { id: name }, 'Level ', h('code', {}, name))),
    h('h2', {}, 'Without an id'),
  ];
  const doc = sampleDoc('/site/docs/intro', 'One', {
    showTitle: undefined,
    body: { type: 'root', children: headings },
  });
  sample.answers.set('corpus/pages/docs/intro.json', { body: JSON.stringify(doc) });
  const page = await sample.visit('docs/intro');
  const links = await page
    .locator('.prose :is(h1, h2, h3, h4, h5, h6) a')
    .evaluateAll((found) => found.map((link) => [link.getAttribute('href'), link.getAttribute('aria-label')]));
  assert.equal(
    links,
    ['h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [`#${name}`, `Direct link to Level ${name}`]),
  );
  await page.hover('h3');
  await page.click('h3 a');
  assert.is((await urlOf(page)).hash, '#h3');
});

test('external links open a new tab without an opener, and have a mark', async () => {
  const link = (href: string, ...children: Parameters<typeof p>) => p(h('a', { href }, ...children));
  const body = [
    link('https://example.com/words', 'Words'),
    link('https://example.com/picture', h('img', { src: '/site/assets/picture.svg', alt: 'A picture' })),
    link('/site/about', 'About'),
    link('mailto:ada@example.com', 'Ada'),
  ];
  sample.answers.set('corpus/pages/docs/intro.json', {
    body: JSON.stringify(sampleDoc('/site/docs/intro', 'Links', { body: { type: 'root', children: body } })),
  });
  const page = await sample.visit('docs/intro');
  const links = page.locator('.prose p a');
  const found = await links.evaluateAll((all) =>
    all.map((each) => [
      each.getAttribute('target'),
      each.getAttribute('rel')?.includes('noopener') ?? false,
      each.querySelector('.external-mark') !== null,
    ]),
  );
  assert.equal(found, [
    ['_blank', true, true],
    ['_blank', true, false],
    [null, false, false],
    [null, false, false],
  ]);
  await page
    .context()
    .route('https://example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
    );
  const [tab] = await Promise.all([page.context().waitForEvent('page'), links.first().click()]);
  await tab.waitForSelector('h1');
  assert.is(await tab.evaluate(() => window.opener), null);
  for (const place of [
    '.navbar a:has-text("Source")',
    '.footer a:has-text("Forum")',
    '.sidebar a:has-text("Elsewhere")',
  ]) {
    assert.is(await page.getAttribute(place, 'target'), '_blank', place);
    assert.is(await page.locator(`${place} .external-mark`).count(), 1, place);
  }
});

test('a footer has columns of links, and a copyright below', async () => {
  const page = await sample.visit('docs/intro');
  assert.equal(await page.locator('.footer .footer-title').allInnerTexts(), ['Learn', 'Community', 'More']);
  assert.equal(await page.locator('.footer-columns > div').first().locator('a').allInnerTexts(), [
    'Introduction',
    'API',
  ]);
  assert.is(await page.innerText('.footer-copyright'), 'Copyright © the Folio authors.');
  await page.click('.footer a:text("API")');
  await page.waitForSelector('h1:text("CLI")');
});

test('a footer may be a row of links with a logo, and dark on a light page', async () => {
  const footer: Footer = {
    style: 'dark',
    links: [
      { label: 'Terms', href: '/site/about' },
      { label: 'Forum', href: 'https://example.com/forum' },
    ],
    logo: { src: '/site/assets/picture.svg', alt: 'Folio Press', href: 'https://example.com/', width: 64, height: 24 },
  };
  settle({ footer });
  const page = await sample.visit('docs/intro', { colorScheme: 'light' });
  assert.equal(
    await page.locator('.footer-row a').evaluateAll((links) => links.map((link) => link.firstChild!.textContent)),
    ['Terms', 'Forum'],
  );
  assert.is(await page.locator('.footer-columns').count(), 0);
  assert.is(await page.getAttribute('.footer-logo img', 'alt'), 'Folio Press');
  assert.is(await page.getAttribute('.footer-logo a', 'href'), 'https://example.com/');
  const [paper, dark] = [
    await brightness(page, 'body', 'background-color'),
    await brightness(page, '.footer', 'background-color'),
  ];
  assert.ok(dark < 0.3, `${dark} on ${paper}`);
});

test('an announcement has its configured colours, and no close button if it is not closeable', async () => {
  settle({
    announcement: {
      ...sampleSite.announcement!,
      isCloseable: false,
      backgroundColor: 'rgb(1, 2, 3)',
      textColor: 'rgb(250, 251, 252)',
    },
  });
  const page = await sample.visit('docs/intro');
  const { background, color } = await page.$eval('.announcement', (bar) => ({
    background: getComputedStyle(bar).backgroundColor,
    color: getComputedStyle(bar).color,
  }));
  assert.equal([background, color], ['rgb(1, 2, 3)', 'rgb(250, 251, 252)']);
  assert.is(await page.locator('.announcement button').count(), 0);
});

test('an announcement that was closed does not even flash', async () => {
  const page = await sample.visit('docs/intro');
  await page.click('.announcement button');
  assert.is(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss')), 'true');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    new MutationObserver(
      () =>
        document.querySelector('.announcement') &&
        seen.push(String(document.documentElement.dataset.announcementDismissed)),
    ).observe(document, { subtree: true, childList: true });
  });
  await page.reload();
  await page.waitForSelector('h1');
  assert.equal(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen), []);
  assert.is(await page.getAttribute('html', 'data-announcement-dismissed'), 'true');
});

test('the colour mode of the system is ignored if the site sets its own', async () => {
  for (const usual of ['light', 'dark'] as const) {
    settle({ colorMode: { default: usual, disableSwitch: false, respectSystem: false } });
    const page = await sample.visit('docs/intro', { colorScheme: usual === 'light' ? 'dark' : 'light' });
    assert.is(await page.getAttribute('html', 'data-theme'), usual);
    await page.click('.navbar .color-toggle');
    assert.is.not(await page.getAttribute('html', 'data-theme'), usual);
  }
});

test('a site without a switch has none, and keeps to its colour mode', async () => {
  settle({ colorMode: { default: 'light', disableSwitch: true, respectSystem: false } });
  const page = await sample.visit('docs/intro', { colorScheme: 'dark' }, (fresh) =>
    fresh.addInitScript(() => localStorage.setItem('theme', 'dark')),
  );
  assert.is(await page.locator('.color-toggle').count(), 0);
  assert.is(await page.getAttribute('html', 'data-theme'), 'light');
});

test('a failed load is reported in a red box', async () => {
  sample.answers.set('corpus/pages/docs/intro.json', { status: 500 });
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await sample.visit('docs/intro', { colorScheme });
    const [red, green, blue] = await rgb(page, '.error-box', 'border-top-color');
    assert.ok(red > green + 40 && red > blue + 40, `${red} ${green} ${blue}`);
    assert.is(await page.getAttribute('.error-box', 'role'), 'alert');
  }
});

/**
 * Replaces responses of the server. The page's code then requests an unknown docs instance, an unknown doc, or a
 * draft.
 */
function prepareAsking(name: 'Data' | 'Doc' | 'Draft'): void {
  settle({ theme: { extensions: ['docusaurus'] } });
  const module = `
    const { useDocsData, useDocById } = globalThis[Symbol.for('lectern.modules')]['@docusaurus/plugin-content-docs/client'];
    export const Data = () => useDocsData('comunity') && null;
    export const Doc = () => useDocById('intor') && null;
    export const Draft = () => 'A draft is ' + useDocById('later') + '.';`;
  const doc = { id: 'intro', path: '/site/docs/intro', title: 'Introduction', description: '', source: '' };
  const docs = [{ ...doc, tags: [], unlisted: false, frontMatter: {} }];
  const file = { format: 1, instance: 'default', version: '2.0', draftIds: ['later'], docs };
  const page = codeDoc('/site/docs/intro', 'Asking', ['asking.js'], [fromModule(0, name)]);
  sample.answers.set('assets/asking.js', { body: module });
  sample.answers.set('corpus/docs/default/2.0/docs.json', { body: JSON.stringify(file) });
  sample.answers.set('corpus/pages/docs/intro.json', { body: JSON.stringify(page) });
}

test('code that loads missing docs gets an error with the existing ids', async () => {
  for (const [name, expected] of [
    ['Data', 'no docs “comunity”. Available: default.'],
    ['Doc', 'no doc “intor”. Available: intro.'],
  ] as const) {
    prepareAsking(name);
    const page = await sample.visit('docs/intro');
    await page.waitForSelector('.crash pre');
    assert.match((await page.textContent('.crash pre'))!, expected);
  }
});

test('code that loads a draft gets undefined', async () => {
  prepareAsking('Draft');
  const page = await sample.visit('docs/intro');
  await page.waitForSelector('text=A draft is undefined.');
});

/** Presses Tab until the element with this text or label has the focus. */
async function reach(page: Page, name: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(
      () => document.activeElement!.getAttribute('aria-label') ?? (document.activeElement as HTMLElement).innerText,
    );
    if (found.startsWith(name)) return;
  }
  throw new Error(`Tab does not lead to “${name}”`);
}

const ways: Record<string, { options: BrowserContextOptions; use: (page: Page, name: string) => Promise<void> }> = {
  'with the keyboard': {
    options: {},
    use: async (page, name) => {
      await reach(page, name);
      await page.keyboard.press('Enter');
    },
  },
  'by touch': {
    options: { hasTouch: true },
    use: async (page, name) => {
      for (const role of ['link', 'button'] as const) {
        const found = page.getByRole(role, { name }).and(page.locator(':visible')).first();
        if (await found.count()) return found.tap();
      }
      throw new Error(`there is no “${name}” to tap`);
    },
  },
};

const readers = [1440, 997, 996, 390].flatMap((width) =>
  Object.keys(ways).flatMap((way) => (['light', 'dark'] as const).map((colorScheme) => ({ width, way, colorScheme }))),
);
// Even in the short run, each width, input device and colour mode occurs at least once.
for (const { width, way, colorScheme } of inShort(readers, 5)) {
  const { options, use } = ways[way]!;
  test(`a reader gets on ${way}, ${colorScheme}, ${width} pixels wide`, async () => {
    const page = await sample.visit('docs/intro', {
      ...options,
      colorScheme,
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
    });
    assert.is((await brightness(page, 'html', 'background-color')) > 0.5, colorScheme === 'light');
    if (width <= 996) {
      await use(page, 'Toggle navigation bar');
      await page.waitForSelector('dialog button:text("Back to main menu")');
      await use(page, 'Back to main menu');
    }
    await use(page, 'Switch between dark and light mode');
    await page.waitForSelector(`html[data-theme=${colorScheme === 'light' ? 'dark' : 'light'}]`);
    // Waits, because colours have a transition.
    await settled(page);
    assert.is((await brightness(page, 'html', 'background-color')) > 0.5, colorScheme === 'dark');
    await use(page, 'About');
    await page.waitForSelector('h1:text("About")');
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width);
  });
}

test('for readers who prefer reduced motion, the colour mode changes without a transition', async () => {
  const page = await sample.visit('docs/intro', { colorScheme: 'light', reducedMotion: 'reduce' });
  const texts = ['body', '.brand-title', 'main h1', 'main p'];
  const coloursIn = (mode: string) =>
    page.evaluate(
      ([selectors, theme]) => {
        document.documentElement.dataset.theme = theme;
        return selectors.map((selector) => getComputedStyle(document.querySelector(selector)!).color);
      },
      [texts, mode] as const,
    );
  const before = await coloursIn('light');
  const after = await coloursIn('dark');
  assert.is(new Set(after).size, 1, after.join());
  assert.is.not(after[0], before[0]);
});

/** Returns the colour of an element as the browser renders it, independent of its notation. */
function rgb(page: Page, selector: string, property: string): Promise<[number, number, number]> {
  return page.$eval(
    selector,
    (element, name) => {
      const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')!;
      context.fillStyle = getComputedStyle(element).getPropertyValue(name);
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3) as [number, number, number];
    },
    property,
  );
}

/** Returns the brightness of a colour: 0 for black, 1 for white. */
async function brightness(page: Page, selector: string, property: string): Promise<number> {
  return (await rgb(page, selector, property)).reduce((sum, part) => sum + part, 0) / 765;
}

test.run();
