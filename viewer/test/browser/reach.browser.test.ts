// Tests criteria of WCAG 2.2 that axe cannot check: keyboard, narrow windows, zoom and touch.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { sampleSite } from '../corpus/sample-site.ts';
import { inShort } from '../../../scripts/testing/is-whole.ts';
import { pressAll, walkByTab, walkInside } from './keyboard-walk.ts';
import { openSample, type Sample } from './open-sample.ts';
import { settled } from './waiting.ts';

const kinds = [
  '', 'about', 'docs/guides/markdown', 'docs/1.0/intro', 'docs/category/guides', 'docs/tags', 'docs/tags/writing', 'docs/nowhere',
  'blog', 'blog/a-desk-to-read-at', 'blog/archive', 'blog/authors', 'blog/authors/ada', 'changelog', 'changelog/2.0.1', 'circle',
]; // prettier-ignore

let sample: Sample;
test.before(async () => {
  sample = await openSample();
});
test.after(() => sample.close());
test.after.each(() => sample.closePages());

/** Returns elements that make the page scroll sideways, and elements with content that is cut off. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`${document.documentElement.scrollWidth} px wide in a window of ${innerWidth} px`);
    for (const element of document.querySelectorAll<HTMLElement>('#lectern *')) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const isCut = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
      const isShortened = element.matches('.card-text');
      if (isCut && overflowX !== 'auto' && clipPath === 'none' && !isShortened && element.clientHeight > 1)
        found.push(`${element.tagName.toLowerCase()}.${element.className} is cut off`);
    }
    return found;
  });

/** Returns links in text that differ from the text only by their colour. */
const coloured = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        ':is(p, .prose li, dd, td, .announcement) > a[href]:not(.hash-link, .button, .card, .read-more)',
      ),
    ]
      .filter(
        (link) =>
          link.parentElement!.textContent!.trim() !== link.textContent!.trim() && link.getClientRects().length > 0,
      )
      .filter((link) => !getComputedStyle(link).textDecorationLine.includes('underline'))
      .map((link) => `${link.outerHTML.slice(0, 120)} is told by its colour alone`),
  );

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

for (const path of inShort(kinds, 3)) {
  test(`/${path} loses nothing at 320 px, at 200 % and with wide spacing, and its links are underlined`, async () => {
    const page = await sample.visit(path, { reducedMotion: 'reduce' });
    // Waits for code that is loaded after the page.
    await settled(page);
    const inspect = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      return (await lost(page)).map((problem) => `${width} px: ${problem}`);
    };
    const found = [...(await coloured(page)), ...(await inspect(320, 256)), ...(await inspect(720, 450))];
    await page.addStyleTag({ content: spacing });
    found.push(...(await inspect(1440, 800)), ...(await inspect(390, 800)));
    await page.context().close();
    assert.equal(found, []);
  });
}

for (const width of inShort([1440, 390], 2)) {
  test(`every control is reached by Tab, and the focus can be seen at every stop, ${width} px wide`, async () => {
    const page = await sample.visit('docs/guides/markdown', {
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    const { stops, problems } = await walkByTab(page);
    assert.ok(stops > 30, `${stops} stops`);
    assert.equal(problems, []);
    // Walks back with Shift+Tab. The page must scroll so that the navbar does not cover the focused element.
    for (let count = 0; count < stops - 1; count += 1) {
      await page.keyboard.press('Shift+Tab');
      const hidden = await page.evaluate(() => {
        const element = document.activeElement!;
        const bar = document.querySelector('.navbar')!.getBoundingClientRect();
        const [box] = element.getClientRects();
        const isInPage = element.closest('.doc') && !element.closest('.toc');
        return isInPage && box && box.bottom <= bar.bottom ? element.outerHTML.slice(0, 90) : undefined;
      });
      assert.is(hidden, undefined);
    }
    await page.context().close();
  });
}

test('the keyboard walk does not confuse an element that was removed after a stop with an earlier stop', async () => {
  const page = await sample.visit('docs/tags');
  await page.setContent(`<style>:focus { outline: 2px solid }</style>
    <a href="#a">A</a> <a href="#b" id="b">B</a> <a href="#c">C</a>
    <script>
      const box = Object.assign(document.createElement('button'), { textContent: 'More', onblur: () => box.remove() });
      b.onfocus = () => box.isConnected || b.after(box);
    </script>`);
  assert.equal(await walkByTab(page), { stops: 4, problems: [] });
});

for (const [path, width] of inShort(
  [
    ['docs/guides/markdown', 1440],
    ['docs/intro', 390],
    ['blog', 390],
    ['', 1440],
  ] as const,
  2,
)) {
  test(`every kind of button of /${path} works by keyboard, and regains the focus from its overlay, ${width} px wide`, async () => {
    const page = await sample.visit(path, {
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await settled(page);
    const pressed = new Set<string>();
    assert.equal(await pressAll(page, pressed), []);
    assert.ok(pressed.size > 0);
  });
}

for (const [opener, box, width] of inShort(
  [
    ['.reader-open', '.reader-panel', 1280],
    ['.copy-more', '.copy-menu .dropdown-menu', 1280],
    ['.navbar-toggle', '.side-menu', 390],
    ['.mobile-toc > button', '.mobile-toc > div', 390],
  ] as const,
  4,
)) {
  test(`every control in the overlay of “${opener}” is reached by Tab, and shows its focus`, async () => {
    const page = await sample.visit('docs/guides/markdown', {
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    });
    await page.locator(opener).press('Enter');
    await page.locator(`${box} :is(a, button, input)`).first().waitFor();
    assert.equal(await walkInside(page, box), []);
  });
}

/** Returns controls whose text or icon is below the rounded corners or the system bar of the screen. */
const covered = (page: Page, within: string) =>
  page.evaluate((selector) => {
    const style = document.createElement('div');
    style.style.cssText =
      'position: fixed; padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)';
    document.body.append(style);
    const { paddingLeft, paddingRight, paddingBottom } = getComputedStyle(style);
    style.remove();
    const [left, right, bottom] = [paddingLeft, paddingRight, paddingBottom].map(Number.parseFloat);
    if (!left && !right && !bottom) return ['the screen has no such edges'];
    return [...document.querySelectorAll<HTMLElement>(`${selector} :is(a[href], button, input)`)].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      const content = document.createRange();
      content.selectNodeContents(control);
      const box = control.textContent === '' ? control.getBoundingClientRect() : content.getBoundingClientRect();
      const isSeen = box.width > 0 && box.bottom > 0 && box.top < innerHeight;
      const isCovered = box.left < left! || box.right > innerWidth - right! || box.bottom > innerHeight - bottom!;
      return isSeen && isCovered ? [control.outerHTML.slice(0, 90)] : [];
    });
  }, within);

test('on a screen with rounded corners and a system bar, no control is below these', async () => {
  const open = async (width: number, height: number, insets: { bottom: number; left?: number; right?: number }) => {
    const options = { viewport: { width, height }, hasTouch: true, reducedMotion: 'reduce' as const };
    const page = await sample.visit('docs/guides/markdown', options);
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await settled(page);
    return page;
  };
  const phone = await open(390, 844, { bottom: 34 });
  await phone.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await settled(phone);
  assert.equal(await covered(phone, '.footer'), []);
  for (const [opener, box] of [
    ['.mobile-toc > button', '.mobile-toc > div'],
    ['.navbar-toggle', '.side-menu'],
  ] as const) {
    await phone.locator(opener).press('Enter');
    await phone.locator(`${box} a`).last().waitFor();
    // Waits, because a panel that slides in starts outside of the screen.
    await settled(phone);
    // Scrolls to the last row of the panel.
    await phone.evaluate((selector) => {
      for (const each of document.querySelectorAll(`${selector}, ${selector} *`)) each.scrollTop = each.scrollHeight;
    }, box);
    assert.equal(await covered(phone, box), [], box);
    await phone.keyboard.press('Escape');
  }
  const turned = await open(844, 390, { bottom: 21, left: 47, right: 47 });
  assert.equal(await covered(turned, '.navbar'), []);
  await turned.locator('.navbar-toggle').press('Enter');
  await turned.locator('.side-menu a').first().waitFor();
  await settled(turned);
  assert.equal(
    (await covered(turned, '.side-menu')).filter((each) => !each.includes('menu-link')),
    [],
  );
});

test('skip links lead to the sidebar and to the search', async () => {
  const search = { kind: 'embedded', index: 'search' };
  sample.answers.set('corpus/site.json', { body: JSON.stringify({ ...sampleSite, search }) });
  const page = await sample.visit('docs/intro');
  sample.answers.clear();
  await page.waitForSelector('.skip-link >> nth=2', { state: 'attached' });
  for (const [stop, target] of [
    [2, '.sidebar *'],
    [3, '.search-button'],
  ] as const) {
    await page.evaluate(() => document.querySelector<HTMLElement>('.skip-region')!.focus());
    for (let count = 0; count < stop; count += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    assert.ok(await page.evaluate((expected) => document.activeElement!.matches(expected), target), target);
  }
});

test('the copy menu gives the focus back when it is closed', async () => {
  const page = await sample.visit('docs/guides/markdown');
  await page.focus('.copy-more');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.is(await page.evaluate(() => document.activeElement!.className), 'dropdown-link');
  await page.keyboard.press('Escape');
  assert.is(await page.evaluate(() => document.activeElement!.className), 'copy-more');
  assert.is(await page.isVisible('.copy-menu .dropdown-menu'), false);
});

test('readers who prefer reduced motion get no animations', async () => {
  const page = await sample.visit('docs/guides/markdown', { reducedMotion: 'reduce' });
  const moving = await page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return [...transitionDuration.split(','), ...animationDuration.split(',')].some(
          (duration) => parseFloat(duration) > 0.001,
        );
      }).length,
  );
  assert.is(moving, 0);
});

test('with forced colours, selected items are distinguishable and every button has a border', async () => {
  const page = await sample.visit('docs/guides/markdown', { forcedColors: 'active' });
  const inspect = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { textDecorationLine, borderTopStyle, color } = getComputedStyle(element);
        return { textDecorationLine, borderTopStyle, color };
      });
  for (const chosen of ['.sidebar .menu-link.is-active', '.navbar-link.is-active', '[role=tab][aria-selected=true]']) {
    assert.match((await inspect(chosen)).textDecorationLine, 'underline', chosen);
  }
  for (const button of ['.icon-button', '.copy-action', '.copy-more'])
    assert.is((await inspect(button)).borderTopStyle, 'solid', button);
  const html = `<b id="probe" style="color: Highlight"></b><button aria-pressed="true" class="feedback-answer"></button>
    <mark class="found">found</mark><div class="reading-progress"></div>`;
  const style = (selector: string, property: 'color' | 'backgroundColor') =>
    page.locator(selector).evaluate((element, name) => getComputedStyle(element)[name], property);
  await page.locator('.prose').evaluate((prose, added) => prose.insertAdjacentHTML('beforeend', added), html);
  const highlight = await style('#probe', 'color');
  assert.is(await style('.feedback-answer', 'color'), highlight);
  assert.is(await style('.found', 'backgroundColor'), highlight);
  assert.is(await style('.reading-progress', 'backgroundColor'), highlight);
});

test('a table box is not wider than its narrow table, so its shadows are never next to it', async () => {
  const page = await sample.visit('docs/guides/markdown');
  const cells = '<td>One</td><td>Two and three, four and five, six, seven, eight</td>';
  const html = `<div class="table-box" id="box"><table id="narrow"><tr>${cells}</tr></table></div>`;
  await page.locator('.prose').evaluate((prose, added) => prose.insertAdjacentHTML('beforeend', added), html);
  const table = (await page.locator('#narrow').boundingBox())!.width;
  assert.ok(table < (await page.locator('.prose').boundingBox())!.width, `${table} px`);
  assert.is((await page.locator('#box').boundingBox())!.width, table);
});

test('no visit ended in an exception', () => {
  assert.equal(sample.crashes, []);
});

test.run();
