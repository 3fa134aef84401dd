import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { NavbarItem, SiteFile } from '../../../corpus/schema/index.ts';
import { sampleSite, versions } from '../corpus/sample-site.ts';
import { settled } from './waiting.ts';
import { openSample, type Sample } from './open-sample.ts';

const still: BrowserContextOptions = { reducedMotion: 'reduce' };
const narrow: BrowserContextOptions = { viewport: { width: 390, height: 800 }, hasTouch: true, ...still };

let sample: Sample;
test.before(async () => {
  sample = await openSample();
});
test.after.each(async () => {
  sample.answers.clear();
  await sample.closePages();
});
test.after(async () => {
  await sample.close();
  assert.equal(sample.crashes, []);
});

function settle(part: Partial<SiteFile>): void {
  sample.answers.set('corpus/site.json', { body: JSON.stringify({ ...sampleSite, ...part }) });
}
const settleItems = (items: NavbarItem[]) => settle({ navbar: { ...sampleSite.navbar, items } });
const visitHiding = (path: string) => {
  settle({ navbar: { ...sampleSite.navbar, hideOnScroll: true } });
  return sample.visit(path, still);
};

/** Scrolls to a position, and waits until the page has handled it. */
function scroll(page: Page, top: number): Promise<void> {
  return page.evaluate(async (y) => {
    const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }));
    window.scrollTo({ top: y, behavior: 'instant' });
    await scrolled;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
}
const isHidden = (page: Page) =>
  page.evaluate(() => document.querySelector('.navbar')!.classList.contains('is-hidden'));

test('the navbar stays at the top of the window, and hides only if the site enables it', async () => {
  const page = await sample.visit('docs/intro', still);
  await scroll(page, 1200);
  assert.is(await page.evaluate(() => document.querySelector('.navbar')!.getBoundingClientRect().top), 0);
});

test('a hiding navbar disappears on the way down and appears on the way up', async () => {
  const page = await visitHiding('docs/intro');
  await scroll(page, 400);
  assert.is(await isHidden(page), true);
  await page.waitForFunction(() => document.querySelector('.navbar')!.getBoundingClientRect().bottom <= 0);
  await scroll(page, 390);
  assert.is(await isHidden(page), false);
  await page.waitForFunction(() => document.querySelector('.navbar')!.getBoundingClientRect().top >= 0);
});

test('a navbar that hides is there as long as its height is not scrolled away', async () => {
  const page = await visitHiding('docs/intro');
  await scroll(page, 30);
  await scroll(page, 50);
  assert.is(await isHidden(page), false);
  await scroll(page, 70);
  assert.is(await isHidden(page), true);
});

test('a navbar that hides stays away on the way up from the very bottom', async () => {
  const page = await visitHiding('docs/intro');
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await scroll(page, bottom);
  await scroll(page, bottom - 40);
  assert.is(await isHidden(page), true);
  await scroll(page, bottom - 90);
  assert.is(await isHidden(page), false);
});

test('a hiding navbar disappears when the page scrolls to a heading, also upwards', async () => {
  const page = await visitHiding('docs/intro');
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await scroll(page, bottom);
  await scroll(page, bottom - 100);
  assert.is(await isHidden(page), false);
  await page.click('.toc a:text("In the middle")');
  await page.waitForSelector('.navbar.is-hidden', { state: 'attached' });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  assert.is(await isHidden(page), true, 'the jump itself brings nothing back');
});

test('the logo above the sidebar is visible only while the navbar is hidden', async () => {
  const page = await visitHiding('docs/intro');
  await page.waitForSelector('.sidebar > .brand', { state: 'hidden' });
  await scroll(page, 400);
  await page.waitForSelector('.sidebar > .brand', { state: 'visible' });
});

test('a hiding navbar stays visible while one of its menus is open', async () => {
  const page = await visitHiding('docs/intro');
  await page.hover('.dropdown button:text("More")');
  await scroll(page, 400);
  assert.is(await isHidden(page), true);
  const top = () => page.evaluate(() => document.querySelector('.navbar')!.getBoundingClientRect().top);
  assert.is(await top(), 0);
  assert.ok(await page.isVisible('.dropdown-link:text("Support")'));
  await page.mouse.move(600, 500);
  await page.waitForFunction(() => document.querySelector('.navbar')!.getBoundingClientRect().bottom <= 0);
});

test('a navbar that hides comes back with another page, before that is here', async () => {
  const release = sample.hold('corpus/pages/docs/1.0/intro.json');
  const page = await visitHiding('docs/intro');
  await scroll(page, 900);
  assert.is(await isHidden(page), true);
  await page.evaluate(() => history.pushState(null, '', '/site/docs/1.0/intro'));
  await page.waitForSelector('.navbar:not(.is-hidden)');
  assert.is(await page.locator('.version-banner').count(), 0);
  release();
  await page.waitForSelector('.version-banner');
});

test('the navbar contains its items in order, on the left and on the right', async () => {
  const page = await sample.visit('docs/intro');
  const texts = (side: string) =>
    page
      .locator(`.navbar-items${side} > li`)
      .evaluateAll((items) => items.map((item) => (item.querySelector('a, button') as HTMLElement).innerText.trim()));
  assert.equal(await texts(':not(.is-right)'), ['Docs', 'API', 'Blog', 'About', 'More']);
  assert.equal(await texts('.is-right'), ['2.0', 'English', 'Source']);
  await page.hover('.dropdown button:text("2.0")');
  assert.equal(await page.locator('.dropdown.is-open .dropdown-link').allInnerTexts(), [
    'Next',
    '2.0',
    '1.0',
    'All versions',
  ]);
  assert.is(await page.getAttribute('.dropdown-link:text("All versions")', 'href'), '/site/versions');
  assert.is(await page.locator('.navbar-link[aria-current=page]').innerText(), 'Docs');
});

test('an item without a position is on the right', async () => {
  settleItems([{ type: 'link', label: 'Somewhere', href: '/site/about' }]);
  const page = await sample.visit('docs/intro');
  assert.is(await page.locator('.navbar-items.is-right a').innerText(), 'Somewhere');
});

test('a search item is on the line of the other items', async () => {
  const items: NavbarItem[] = [{ type: 'link', label: 'Somewhere', href: '/site/about' }, { type: 'search' }];
  settle({ navbar: { ...sampleSite.navbar, items }, search: { kind: 'embedded', index: 'search' } });
  const page = await sample.visit('docs/intro');
  const middles = await page
    .locator('.navbar-items.is-right :is(a, .search-button)')
    .evaluateAll((found) => found.map((item) => item.getBoundingClientRect()).map((box) => box.top + box.height / 2));
  assert.is(middles.length, 2);
  assert.ok(Math.abs(middles[0]! - middles[1]!) < 1, middles.join());
});

test('a doc item shows nothing when no version has the doc, or it is unlisted and not being read', async () => {
  const secret = { '2.0': { path: '/site/docs/secret', label: 'Secret', unlisted: true } } as const;
  const common = { type: 'doc', position: 'left', instance: 'default' } as const;
  settleItems([
    { ...common, docId: 'secret', targets: secret },
    { ...common, docId: 'missing', label: 'Missing', targets: {} },
    {
      ...common,
      docId: 'intro',
      label: 'Begin',
      targets: { '2.0': { path: '/site/docs/intro', label: 'Introduction' } },
    },
  ]);
  const page = await sample.visit('docs/intro');
  assert.equal(await page.locator('.navbar-items a').allInnerTexts(), ['Begin']);
  const reading = await sample.visit('docs/secret');
  assert.equal(await reading.locator('.navbar-items a').allInnerTexts(), ['Secret', 'Begin']);
});

test('versions with nothing to choose from are a plain link', async () => {
  const [, last] = versions;
  settle({
    navbar: {
      ...sampleSite.navbar,
      items: [{ type: 'docsVersionDropdown', position: 'left', instance: 'default', itemsBefore: [], itemsAfter: [] }],
    },
    instances: [{ kind: 'docs', id: 'default', path: '/site/docs', versions: [last!] }],
  });
  const page = await sample.visit('about');
  assert.is(await page.locator('.dropdown').count(), 0);
  assert.is(await page.getAttribute('.navbar-items a:text("2.0")', 'href'), '/site/docs/intro');
});

test('an item of an unknown type shows an error, and the other items are there', async () => {
  settleItems([
    { type: 'custom', position: 'left', name: 'custom-clock', props: {} },
    { type: 'link', position: 'left', label: 'About', href: '/site/about' },
  ]);
  const page = await sample.visit('docs/intro');
  assert.match(
    await page.innerText('.navbar [role=alert]'),
    /themeConfig\.navbar\.items.*custom-clock.*No NavbarItem component found for type/s,
  );
  assert.ok(await page.isVisible('.navbar-items a:text("About")'));
});

test('a dropdown opens when the mouse comes, and closes when it goes', async () => {
  const page = await sample.visit('docs/intro', still);
  await page.hover('.dropdown button:text("More")');
  assert.ok(await page.isVisible('.dropdown-link:text("Support")'));
  await page.mouse.move(600, 500);
  await page.waitForSelector('.dropdown-link:text("Support")', { state: 'hidden' });
});

test('a dropdown closes when the mouse is pressed elsewhere', async () => {
  const page = await sample.visit('docs/intro', still);
  await page.mouse.move(600, 500);
  await page.focus('.dropdown button:text("More")');
  await page.keyboard.press('Enter');
  assert.ok(await page.isVisible('.dropdown-link:text("Support")'));
  await page.mouse.down();
  await page.waitForSelector('.dropdown-link:text("Support")', { state: 'hidden' });
});

test('a finger opens a dropdown, and closes it by touching something else', async () => {
  const page = await sample.visit('docs/intro', { ...still, hasTouch: true });
  await page.tap('.dropdown button:text("More")');
  assert.ok(await page.isVisible('.dropdown-link:text("Support")'));
  await page.dispatchEvent('.dropdown-link:text("Support")', 'pointerdown', { pointerType: 'touch' });
  assert.ok(await page.isVisible('.dropdown-link:text("Support")'));
  await page.dispatchEvent('main', 'pointerdown', { pointerType: 'touch' });
  await page.waitForSelector('.dropdown-link:text("Support")', { state: 'hidden' });
});

test('a finger opens and closes the side menu; a category without a page leaves it open', async () => {
  const page = await sample.visit('docs/intro', narrow);
  await page.tap('[aria-label="Toggle navigation bar"]');
  await page.waitForSelector('dialog a:text("Installation")');
  await page.tap('dialog button:text("Getting started")');
  await page.waitForSelector('dialog a:text("Installation")', { state: 'hidden' });
  assert.is(await page.locator('dialog[open]').count(), 1);
  await page.tap('dialog [aria-label="Close navigation bar"]');
  await page.waitForSelector('dialog[open]', { state: 'detached' });
});

test('the page behind the side menu does not scroll', async () => {
  const page = await sample.visit('docs/intro', narrow);
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  assert.is.not(await overflow(), 'hidden');
  await page.tap('[aria-label="Toggle navigation bar"]');
  await page.waitForSelector('dialog[open]');
  assert.is(await overflow(), 'hidden');
});

test('a group of the side menu starts open if it contains the current page', async () => {
  const page = await sample.visit('docs/intro', narrow);
  await page.tap('[aria-label="Toggle navigation bar"]');
  await page.tap('dialog button:text("Back to main menu")');
  const isOpen = (label: string) => page.getAttribute(`dialog button:text("${label}")`, 'aria-expanded');
  assert.is(await isOpen('Versions'), 'true');
  assert.ok(await page.isVisible('dialog a:text("1.0")'));
  assert.is(await isOpen('More'), 'false');
  await page.tap('dialog button:text("More")');
  await page.waitForSelector('dialog a:text("Support")');
});

test('from 997 pixels the navigation is next to the page, below that behind a button', async () => {
  const page = await sample.visit('docs/intro');
  for (const [width, isWide] of [
    [1440, true],
    [997, true],
    [996, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    for (const selector of ['.sidebar', '.navbar-items a:text("Docs")', '.toc'])
      assert.is(await page.isVisible(selector), isWide, `${selector} at ${width} pixels`);
    for (const selector of ['[aria-label="Toggle navigation bar"]', '.mobile-toc'])
      assert.is(await page.isVisible(selector), !isWide, `${selector} at ${width} pixels`);
  }
});

test('the button that hides the sidebar is visible, even with an announcement', async () => {
  const page = await sample.visit('docs/intro', still);
  await page.waitForSelector('.announcement');
  const [end, windowHeight] = await page.evaluate(() => {
    const button = document.querySelector('.sidebar-collapse')!;
    return [button.getBoundingClientRect().bottom, innerHeight] as const;
  });
  assert.ok(end <= windowHeight, `${end} of ${windowHeight}`);
});

test('a logo in the footer has the configured size, but is at most as large as in Docusaurus', async () => {
  const page = await sample.visit('docs/intro', { viewport: { width: 1280, height: 800 } });
  await page.waitForSelector('.navbar-row > .color-toggle');
  const widths = await page.evaluate(async () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"></svg>`;
    const box = document.createElement('div');
    box.className = 'footer-logo';
    box.innerHTML = '<img class="site-logo" width="64" height="64" alt=""><img class="site-logo" alt="">';
    document.body.append(box);
    const pictures = [...box.querySelectorAll('img')];
    for (const picture of pictures) picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    await Promise.all(pictures.map((picture) => picture.decode()));
    return pictures.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]);
  });
  assert.equal(widths, [
    [64, 64],
    [200, 200],
  ]);
});

test('icons of the navbar have the configured link colour, or their own if the site sets it', async () => {
  for (const [width, selector, expected] of [
    [1280, '.color-toggle', 'rgb(1, 2, 3)'],
    [390, '.navbar-toggle', 'rgb(4, 5, 6)'],
  ] as const) {
    const page = await sample.visit('docs/intro', { viewport: { width, height: 800 } });
    await page.waitForSelector(`.navbar-row > ${selector}`);
    await page.addStyleTag({
      content: ':root { --ifm-navbar-link-color: rgb(1, 2, 3) } .navbar-toggle { color: rgb(4, 5, 6) }',
    });
    const colour = await page.evaluate(
      (name) => getComputedStyle(document.querySelector(`.navbar-row > ${name}`)!).color,
      selector,
    );
    assert.is(colour, expected, selector);
  }
});

test.run();
