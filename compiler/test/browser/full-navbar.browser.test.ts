// Tests navbars with more items than fit in the window.
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { hydratedHeading, settled } from '../../../viewer/test/browser/waiting.ts';
import { openServedSite, type ServedSite } from './served-site.ts';

const names = ['Documentation', 'API reference', 'Tutorials', 'Community', 'Integrations', 'Changelog', 'Enterprise', 'Resources', 'Company', 'ドキュメント', 'チュートリアル', 'Partners']; // prettier-ignore

const menu = (label: string) => ({ label, position: 'left', items: [{ to: '/docs/one', label: `${label} one` }] });

let site: ServedSite;
test.before(async () => {
  site = await openServedSite('/');
});
test.after(() => site.close());

const publish = (count: number) =>
  site.publish({
    'lectern.config.json': JSON.stringify({
      title: 'Tides',
      url: 'https://tides.example',
      i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
      docs: [{}],
      themeConfig: {
        navbar: { title: 'Harbour', items: [...names.slice(0, count).map(menu), { type: 'localeDropdown' }] },
      },
    }),
    'docs/one.md': '# One\n\nA harbour.\n',
  });

/** @returns the layout errors of the navbar at a window width */
async function problemsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 700 });
  return page.evaluate((wide) => {
    const found: string[] = [];
    const parts =
      [...document.querySelectorAll<HTMLElement>('.navbar-row :is(.navbar-toggle, .brand, .navbar-link, .color-toggle, .search-button)')] // prettier-ignore
        .filter((part) => part.checkVisibility())
        .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
    let last = 0;
    for (const part of parts) {
      const { left, right } = part.getBoundingClientRect();
      if (left < last - 0.5 || right > wide)
        found.push(`${wide} px: “${part.textContent}” from ${left}, after ${last}`);
      if (part.matches('.navbar-link') && part.scrollWidth > part.clientWidth) found.push(`${wide} px: “${part.textContent}” is cut`); // prettier-ignore
      last = right;
    }
    const mark = document.querySelector('.navbar .mark')!.getBoundingClientRect();
    if (mark.width < 32 || mark.left < 0) found.push(`${wide} px: the logo has ${mark.width} px`);
    return found;
  }, width);
}

for (const count of [3, 6, 9, 12])
  test(`${count} menus are next to each other or in the menu, at every width of the window`, async () => {
    await publish(count);
    const page = await (await site.browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.route('**/unscripted-*', (route) => route.abort());
    await page.goto(`${site.url}docs/one`);
    const found: string[] = [];
    for (const width of [390, 996, 997, 1100, 1200, 1300, 1440, 1536, 1800])
      found.push(...(await problemsAt(page, width)));
    await page.context().close();
    assert.equal(found, []);
  });

test('items that do not fit in a wide window are in the menu, which shows them first', async () => {
  await publish(9);
  const context = await site.browser.newContext({ viewport: { width: 1300, height: 800 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${site.url}docs/one`);
  await page.waitForSelector(hydratedHeading);
  await page.waitForLoadState('networkidle');
  await settled(page);
  await page.focus('.navbar-toggle');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.side-menu button:text("Company")');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.side-menu[open]', { state: 'detached' });
  await page.setViewportSize({ width: 1600, height: 800 });
  await page.waitForSelector('.navbar button:text("Company")');
  await context.close();
});

test('without scripts, all items are visible in several rows', async () => {
  await publish(9);
  const context = await site.browser.newContext({ viewport: { width: 1200, height: 800 }, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}docs/one`);
  assert.is(await page.locator('.navbar .dropdown > button:visible').count(), 10);
  await context.close();
});

test.run();
