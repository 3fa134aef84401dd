// Tests the site in fixtures/stress. Its content is hard to lay out: long words, long lists, wide tables, images of all
// sizes.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { stressPages, stressSite } from '../../../fixtures/stress/site.ts';
import { inShort } from '../../../scripts/testing/is-whole.ts';
import { missedByFingers } from '../../../viewer/test/browser/touch-targets.ts';
import { hydratedHeading, settled } from '../../../viewer/test/browser/waiting.ts';
import { openServedSite, type ServedSite } from './served-site.ts';

let site: ServedSite;
test.before(async () => {
  site = await openServedSite('/');
  await site.publish(stressSite());
});
test.after.each(async () => {
  await Promise.all(site.browser.contexts().map((context) => context.close()));
});
test.after(() => site.close());

async function newPage(options: BrowserContextOptions): Promise<Page> {
  const context = await site.browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  return page;
}

/** Opens a page without JavaScript. The layout is the same as after hydration, but is ready sooner. */
async function beforeScripts(options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage({ ...options, javaScriptEnabled: false });
  await page.route('**/unscripted-*', (route) => route.abort());
  return page;
}

async function open(pathname: string, width: number): Promise<Page> {
  const page = await newPage({ viewport: { width, height: 800 } });
  await page.goto(site.url + pathname);
  await page.waitForSelector(hydratedHeading);
  await settled(page);
  return page;
}

/** @returns the window widths at which the page is too wide, and by how many pixels */
async function tooWide(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) found.push(`/${name} needs ${needed} px where ${width} px are there`);
  }
  return found;
}

test('no page scrolls sideways at 320 px and at 1440 px, in both directions of text', async () => {
  const page = await beforeScripts();
  const found: string[] = [];
  const arabic = ['', 'docs/words', 'docs/tables', 'docs/category/deep', 'blog'];
  for (const name of inShort([...stressPages, ...arabic.map((path) => `ar/${path}`)], 2)) {
    await page.goto(site.url + name);
    found.push(...(await tooWide(page, name)));
  }
  assert.equal(found, []);
});

test('no page scrolls sideways with open tabs, table of contents and menu', async () => {
  for (const name of ['docs/words', 'ar/docs/words']) {
    const page = await open(name, 320);
    assert.equal(await tooWide(page, name), []);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.click('.navbar-toggle');
    const menu = page.locator('.side-menu');
    await menu.locator('.menu-link').first().waitFor();
    const [needed, width] = await menu.evaluate((element) => [element.scrollWidth, element.clientWidth] as const);
    assert.ok(needed! <= width!, `the menu of /${name} needs ${needed} px where ${width} px are there`);
  }
});

test('without scripts, buttons that need scripts are hidden, and the content that they open is visible', async () => {
  const page = await newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const found: string[] = [];
  for (const name of ['docs/words', ...inShort(['', 'docs/tables', 'docs/headings', 'blog', 'search', 'ar/docs/words'], 1)]) {
    await page.goto(site.url + name);
    // Without JavaScript, no visible button may be useless. Exceptions: navbar menus, which open on hover, and
    // category labels in the sidebar.
    const buttons = page.locator('button:visible:not(.dropdown > button, .menu-link)');
    for (const html of await buttons.evaluateAll((list) => list.map(({ outerHTML }) => outerHTML)))
      found.push(`/${name}: ${html.slice(0, 120)}`);
    found.push(...(await tooWide(page, name)));
    await page.setViewportSize({ width: 390, height: 844 });
  }
  assert.equal(found, []);
  await page.goto(`${site.url}docs/words`);
  assert.ok(await page.locator('.navbar a[href="/blog"]').isVisible(), 'the links of the navbar');
  assert.is(await page.locator('.tab-panel:visible').count(), await page.locator('.tab-panel').count());
  const menu = page.locator('.navbar .dropdown', { hasText: 'More' });
  await menu.hover();
  assert.ok(await menu.locator('a').first().isVisible(), 'the links of a menu');
}); // prettier-ignore

test('the logo keeps its size next to a long name, which is cut at its end in both text directions', async () => {
  const page = await beforeScripts({ viewport: { width: 390, height: 800 } });
  for (const name of ['docs/words', 'ar/docs/words']) {
    await page.goto(site.url + name);
    const { width, height } = (await page.locator('.navbar .mark').boundingBox())!;
    assert.equal([width, height], [32, 32], `/${name}`);
    const title = page.locator('.navbar .brand-title');
    assert.ok(await title.evaluate((element) => element.scrollWidth > element.clientWidth), `/${name} cuts it`);
    assert.is(await title.evaluate((element) => getComputedStyle(element).direction), 'ltr', `/${name}`);
  }
});

/** @returns the distance between the left edge of the window and the title */
const titleEdge = (page: Page) =>
  page.evaluate(() => Math.round(document.querySelector('#main h1')!.getBoundingClientRect().left));

test('titles start at the same edge on every kind of page', async () => {
  const page = await beforeScripts({ viewport: { width: 1440, height: 800 } });
  const edges: Record<string, number> = {};
  for (const name of ['docs/words', 'docs/empty', 'docs/alone', 'docs/category/deep', 'docs/tags', 'blog', '', 'docs/nowhere', 'search']) {
    await page.goto(site.url + name);
    edges[name] = await titleEdge(page);
  }
  assert.is(new Set(Object.values(edges)).size, 1, JSON.stringify(edges));
}); // prettier-ignore

test('on phones, page tools do not break words of a title, and 80 characters of code fit', async () => {
  const page = await beforeScripts({ viewport: { width: 320, height: 800 } });
  await page.goto(`${site.url}docs/alone`);
  const broken = await page.evaluate(() => {
    const text = document.querySelector('#main h1')!.firstChild!;
    const range = document.createRange();
    return [...text.textContent!.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range.getClientRects().length > 1;
    });
  });
  assert.equal(broken, []);
  await page.setViewportSize({ width: 1440, height: 800 });
  const [needed, width] = await page.evaluate(() => {
    const frame = document.createElement('div');
    frame.className = 'code-frame';
    frame.innerHTML = `<pre><code>${'x'.repeat(80)}</code></pre>`;
    document.querySelector('.prose')!.append(frame);
    const { scrollWidth, clientWidth } = frame.firstElementChild!;
    return [scrollWidth, clientWidth] as const;
  });
  assert.ok(needed <= width, `80 characters need ${needed} px, and ${width} px are there`);
});

test('on a narrow screen, a sticky bar with the table of contents follows the title', async () => {
  const page = await open('docs/headings', 390);
  const bar = page.locator('.mobile-toc');
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y;
  assert.ok((await top('.mobile-toc')) > (await top('#main h1')));
  await page.evaluate(() => window.scrollTo(0, 3000));
  await settled(page);
  const navbar = (await page.locator('.navbar').boundingBox())!;
  assert.is(await top('.mobile-toc'), navbar.y + navbar.height);
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await bar.locator('button').click();
  await settled(page);
  assert.is(await bar.locator('a').count(), 60);
  assert.is(await page.evaluate(() => document.documentElement.scrollHeight), before, 'it moves nothing');
  await page.keyboard.press('Escape');
  await settled(page);
  assert.is(await bar.locator('a').first().isVisible(), false);
  await bar.locator('button').click();
  await bar.locator('a').nth(2).click();
  await settled(page);
  const heading = await top('#heading-3');
  assert.ok(heading >= navbar.height + 44 && heading < 300, `what is followed lies at ${heading} px`);
});

test('touch targets have 44 px on pages of every kind, and phones do not zoom in on fields', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const found: string[] = [];
  const inspect = async (name: string) => {
    await settled(page);
    found.push(...(await missedByFingers(page)).map((problem) => `${name}: ${problem}`));
  };
  const open = async (name: string) => {
    await page.goto(site.url + name);
    await page.waitForSelector(hydratedHeading);
  };
  for (const name of inShort(['', 'docs/words', 'docs/category/deep', 'docs/tags', 'docs/nowhere', 'blog', 'blog/2024/05/01/long', 'blog/tags', 'search'], 4)) {
    await open(name);
    await inspect(`/${name}`);
  }
  await open('docs/headings');
  for (const [opened, selector, inside] of [
    ['reader settings', '.reader-open', '.focus-choice'],
    ['contents', '.mobile-toc > button', '.mobile-toc a'],
    ['menu', '.navbar-toggle', '.side-menu .menu-link'],
    ['search', '.search-button', 'dialog input'],
  ] as const) {
    await page.locator(selector).first().click();
    await page.locator(inside).first().waitFor();
    await inspect(opened);
    await page.keyboard.press('Escape');
    await settled(page);
  }
  assert.equal(found, []);
}); // prettier-ignore

/** Waits until an element is inside the visible part of its scrollable column. */
const isInView = (page: Page, column: string, row: string) =>
  page.waitForFunction(
    ([outer, inner]) => {
      const around = document.querySelector(outer!)!.getBoundingClientRect();
      const { top, bottom } = document.querySelector(`${outer} ${inner}`)?.getBoundingClientRect() ?? {};
      return top! >= around.top - 1 && bottom! <= around.bottom + 1;
    },
    [column, row],
  );

test('the entries of the current section are in view in the table of contents and the sidebar, also after Back', async () => {
  const page = await open('docs/headings', 1440);
  await page.evaluate(() => document.getElementById('heading-50')!.scrollIntoView());
  await page.waitForSelector('.toc a.is-active[href="#heading-50"]');
  await isInView(page, '.toc', '.is-active');
  await isInView(page, '.sidebar-nav', '[aria-current=page]');
  // While the keyboard focus is in the table of contents, it doesn't scroll to the current section.
  await page.keyboard.press('Tab');
  await page.locator('.toc a').first().focus();
  await page.evaluate(() => document.getElementById('heading-55')!.scrollIntoView());
  await page.waitForSelector('.toc a.is-active[href="#heading-55"]');
  await isInView(page, '.toc', ':focus');
  // The next doc is six levels down in the sidebar, in closed categories.
  await page.locator('.pagination a').first().click();
  await page.waitForFunction(() => !location.pathname.endsWith('/headings'));
  await isInView(page, '.sidebar-nav', '[aria-current=page]');
  await page.goBack();
  await page.waitForFunction(() => location.pathname.endsWith('/headings'));
  await isInView(page, '.sidebar-nav', '[aria-current=page]');
});

test('a body is not rendered again when the other sidebar items load', async () => {
  const page = await newPage({ viewport: { width: 1440, height: 800 } });
  // The renderer looks up each component of a body with `Object.hasOwn`. Counting the lookups of `Admonition` counts
  // the renders.
  await page.addInitScript(() => {
    const { hasOwn } = Object;
    Object.hasOwn = (object, name) => {
      if (name === 'Admonition')
        Object.assign(window, { rendered: ((window as { rendered?: number }).rendered ?? 0) + 1 });
      return hasOwn(object, name);
    };
  });
  const release: (() => void)[] = [];
  await page.route('**/sidebars.json', (route) => void release.push(() => void route.continue()));
  await page.goto(`${site.url}docs/words`);
  // The page's body suspends, so React hydrates it last.
  await page.waitForFunction(() => 'rendered' in window);
  const rows = () => page.locator('.sidebar-nav li').count();
  const before = await rows();
  while (release.length === 0) await settled(page);
  const rendered = () => page.evaluate(() => (window as { rendered?: number }).rendered);
  const atFirst = await rendered();
  release.forEach((each) => each());
  while ((await rows()) === before) await settled(page);
  assert.is(await rendered(), atFirst);
});

test('Back while the next page loads does not scroll the sidebar', async () => {
  const page = await open('docs/headings', 1440);
  const scrolled = () => page.locator('.sidebar-nav').evaluate((column) => column.scrollTop);
  // The other sidebar items load later. Then the sidebar scrolls to the current item.
  await page.waitForFunction(() => document.querySelectorAll('.sidebar-nav li').length > 500);
  await settled(page);
  await isInView(page, '.sidebar-nav', '[aria-current=page]');
  const before = await scrolled();
  // At the end of the page, the footer pushes the sidebar up.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await settled(page);
  const blocked = page.waitForRequest(/\/docs\/deep.*\.json/);
  await page.route(/\/docs\/deep.*\.json/, () => undefined);
  await page.locator('.pagination a').first().click();
  await page.waitForFunction(() => !location.pathname.endsWith('/headings'));
  await blocked;
  await page.goBack();
  await page.waitForFunction(() => location.pathname.endsWith('/headings'));
  await settled(page);
  assert.is(await scrolled(), before);
});

test('buttons cover no code', async () => {
  for (const width of [390, 1440]) {
    const page = await open('docs/words', width);
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('.code-box')]
        .filter((box) => box.checkVisibility({ contentVisibilityAuto: true }) && box.clientHeight > 0)
        .filter((box) => {
          const buttons = box.querySelector('.code-buttons')!.getBoundingClientRect();
          return buttons.bottom > box.querySelector('.line')!.getBoundingClientRect().top;
        })
        .map((box) => box.textContent!.slice(0, 40)),
    );
    assert.equal(covered, [], `${width} px`);
  }
});

test('on a phone, the first column of a wide table stays visible while the others scroll', async () => {
  const page = await newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}docs/tables`);
  const box = page.locator('.prose > .table-box:has(th:nth-child(4))').first();
  const edges = () =>
    box.evaluate((element) =>
      ['td:first-child', 'td:nth-child(2)'].map((cell) =>
        Math.round(element.querySelector(cell)!.getBoundingClientRect().left - element.getBoundingClientRect().left),
      ),
    );
  const [first, second] = await edges();
  await box.evaluate((element) => element.scrollTo(150, 0));
  assert.equal(await edges(), [first, second! - 150]);
});

test('a phone has room for three short columns, and the back link is next to the page tools', async () => {
  const page = await newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}docs/tables`);
  await page.waitForSelector('.page-tool-row');
  const beyond = await page.evaluate(() => {
    const box = document.createElement('div');
    box.className = 'table-box';
    box.innerHTML = '<table><tr><th>Part</th><th>Version</th><th>Needed for</th></tr><tr><td>A browser</td><td>of the last two years</td><td>versions that lie in git</td></tr></table>';
    document.querySelector('.prose')!.append(box);
    return box.scrollWidth - box.clientWidth;
  });
  assert.is(beyond, 0);
  const middle = async (selector: string) => {
    const { y, height } = (await page.locator(selector).first().boundingBox())!;
    return y + height / 2;
  };
  const apart = Math.abs((await middle('.breadcrumbs a')) - (await middle('.page-tool-row button')));
  assert.ok(apart <= 3, `${apart} px`);
}); // prettier-ignore

test('code has the configured font, and a nested list has the spacing of its rows', async () => {
  const page = await newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 800 } });
  await page.goto(`${site.url}docs/words`);
  const [face, gap, row] = await page.evaluate(() => {
    document
      .querySelector('.prose')!
      .insertAdjacentHTML('beforeend', '<ul id="outer"><li>a<ul id="inner"><li>b</li></ul></li></ul>');
    const [code, inner, item] = ['pre code', '#inner', '#outer > li'].map((selector) =>
      getComputedStyle(document.querySelector(selector)!),
    );
    return [code!.fontFamily, inner!.marginBlockEnd, item!.marginBlockEnd];
  });
  assert.match(face!, /^"JetBrains Mono Variable"/);
  assert.is(gap, row);
}); // prettier-ignore

test('on screens with rounded corners, text and controls are outside of the corners', async () => {
  const page = await newPage({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });
  const protocol = await page.context().newCDPSession(page);
  const insets = { top: 0, topMax: 0, left: 44, leftMax: 44, right: 44, rightMax: 44, bottom: 21, bottomMax: 21 };
  await protocol.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto(`${site.url}docs/words`);
  await page.waitForSelector(hydratedHeading);
  const edges = (selector: string) =>
    page.locator(selector).evaluateAll((all) => {
      const boxes = all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect());
      return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
    });
  assert.equal(await edges('.navbar'), [0, 844], 'its ground reaches the edges');
  for (const part of ['.navbar :is(a, button)', '#main :is(h1, p)', '.footer a']) {
    const [left, right] = await edges(part);
    assert.ok(left! >= 44 && right! <= 800, `${part} from ${left} to ${right}`);
  }
  await page.locator('.navbar-toggle').click();
  await page.locator('.side-menu .menu-link').first().waitFor();
  await settled(page);
  const [left] = await edges('.side-menu :is(a, button)');
  assert.ok(left! >= 44, `the menu from ${left}`);
});

test('a match of find-in-page in a closed tab opens it', async () => {
  const page = await open('docs/words', 1440);
  const panel = page.locator('.tab-panel').nth(4);
  assert.is(await panel.getAttribute('hidden'), 'until-found');
  assert.is(await panel.isVisible(), false);
  await panel.evaluate((element) => element.dispatchEvent(new Event('beforematch', { bubbles: true })));
  await page.waitForSelector('[role=tab][aria-selected=true]:text("Tab 3")');
  assert.is(await panel.isVisible(), true);
});

test('in print, a table of many columns fits, and an introducing line is on the page of its block', async () => {
  // Print styles are loaded by a script. Without JavaScript, other styles contain the same rules.
  const page = await newPage({ viewport: { width: 673, height: 980 }, javaScriptEnabled: false });
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${site.url}docs/tables`);
  const [needed, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  assert.ok(needed <= width, `${needed} px are needed, where paper has ${width} px`);
  await page.goto(`${site.url}docs/mixed`);
  const breaks = await page
    .locator('#main p + .code-frame')
    .evaluateAll((frames) => frames.map((frame) => getComputedStyle(frame.previousElementSibling!).breakAfter));
  assert.ok(breaks.length > 0);
  assert.equal([...new Set(breaks)], ['avoid']);
});

test('in print, the name of a column breaks only if the paper is too narrow', async () => {
  const page = await open('docs/words', 673);
  await page.emulateMedia({ media: 'print' });
  await page.waitForFunction(
    () => window.dispatchEvent(new Event('beforeprint')) && document.querySelector('#main th.is-long'),
  );
  const names = await page
    .locator('#main th')
    .evaluateAll((all) => all.map((name) => [name.textContent.length > 30, getComputedStyle(name).overflowWrap]));
  assert.ok(names.some(([isLong]) => isLong) && names.some(([isLong]) => !isLong));
  for (const [isLong, wrap] of names) assert.is(wrap, isLong ? 'anywhere' : 'break-word');
  const [needed, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  assert.ok(needed <= width, `${needed} px are needed, where paper has ${width} px`);
});

test('in print, all tabs are visible below their labels, and controls are hidden', async () => {
  const page = await open('docs/words', 794);
  await page.emulateMedia({ media: 'print' });
  assert.is(await page.locator('.tab-panel').filter({ visible: true }).count(), 8);
  const label = await page
    .locator('.tab-panel')
    .nth(4)
    .evaluate((panel) => getComputedStyle(panel, '::before').content);
  assert.is(label, '"Tab 3"');
  for (const selector of ['.navbar', '.sidebar', '.tab-list', '.code-buttons', '.pagination', '.mobile-toc'])
    assert.is(await page.locator(selector).first().isVisible(), false, selector);
  const edge = await page.locator('.code-box:first-child').first().evaluate((box) => getComputedStyle(box, '::before').content);
  assert.is(edge, 'none', 'the language of a block');
  assert.equal(
    await page.evaluate(() => [...document.querySelectorAll('pre')].filter((pre) => pre.scrollWidth > pre.clientWidth).length),
    0,
  );
}); // prettier-ignore

test('an address selects lines of code, and a click on line numbers selects others', async () => {
  const page = await open('docs/mixed#L2-L3', 1440);
  const linked = () => page.locator('.line.is-linked').allInnerTexts();
  await page.waitForSelector('.line.is-linked');
  assert.equal((await linked()).map((line) => line.trim()), ['return a + b; // مجموع', '}']);
  const press = (line: number, options = {}) =>
    page.locator('.code-frame .line').nth(line).click({ position: { x: 12, y: 8 }, ...options });
  await press(0);
  assert.is(await page.evaluate(() => location.hash), '#L1');
  await press(1, { modifiers: ['Shift'] });
  assert.is(await page.evaluate(() => location.hash), '#L1-L2');
  assert.is((await linked()).length, 2);
  await page.locator('.code-frame .line').nth(2).click({ position: { x: 200, y: 8 } });
  assert.is(await page.evaluate(() => location.hash), '#L1-L2', 'code itself can be pressed for other ends');
}); // prettier-ignore

test('in a focused code block, keys select lines', async () => {
  const page = await open('docs/mixed', 1440);
  await page.waitForLoadState('networkidle');
  const hash = () => page.evaluate(() => location.hash);
  await page.locator('.code-frame.is-numbered pre').first().focus();
  await page.keyboard.press('ArrowDown');
  assert.is(await hash(), '', 'arrows scroll the page');
  await page.keyboard.press('Enter');
  assert.is(await hash(), '#L1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  assert.is(await hash(), '#L2-L3');
  assert.is(await page.locator('.line.is-linked').count(), 2);
});

test('on an Arabic page, code and keys are left-to-right, numbers are aligned, and footnotes have an Arabic title', async () => {
  const page = await open('ar/docs/words', 1440);
  const style = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { direction, textAlign } = getComputedStyle(element);
        return [direction, textAlign];
      });
  assert.is((await style('.prose'))[0], 'rtl');
  for (const selector of ['.prose pre', '.prose p code', '.prose kbd', '.code-frame > figcaption'])
    assert.is((await style(selector))[0], 'ltr', selector);
  // On this right-to-left page, `start` is the right side.
  assert.equal(await style('td[align=right]'), ['rtl', 'start']);
  assert.is(await page.innerText('#footnote-label'), 'الحواشي');
  assert.is(await page.getAttribute('[data-footnote-backref]', 'aria-label'), 'العودة إلى المرجع 1');
});

test.run();
