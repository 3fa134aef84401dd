// Tests the search dialog in a browser, with a site's own index and with a search service.
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isWhole } from '../../../scripts/testing/is-whole.ts';
import { walkInside } from '../../../viewer/test/browser/keyboard-walk.ts';
import { hydratedHeading, settled, urlOf } from '../../../viewer/test/browser/waiting.ts';
import {
  ask,
  indexNames,
  input,
  kinds,
  modal,
  openSearchedSite,
  type Kind,
  type SearchedSite,
} from './searched-site.ts';

let site: SearchedSite;
test.before(async () => {
  site = await openSearchedSite({ loadsAhead: true });
});
test.after.each(() => site.leave());
test.after(async () => {
  await site.close();
  assert.equal(site.crashes, []);
});

const opened = (page: Page) => page.waitForSelector(modal);
const closed = (page: Page) => page.waitForSelector(modal, { state: 'detached' });

const activeTitle = (page: Page) => page.innerText(`${modal} .hit.is-active .hit-title`);
const titles = (page: Page) => page.locator(`${modal} .hit-title`).allInnerTexts();
const stored = (page: Page, which: 'RECENT' | 'FAVORITE', kind: Kind) =>
  page.evaluate(
    (key) =>
      (JSON.parse(localStorage.getItem(key) ?? '[]') as { url: string; type: string }[]).map(({ url, type }) => [
        url,
        type,
      ]),
    `__DOCSEARCH_${which}_SEARCHES__${indexNames[kind]}`,
  );

// The short run only uses the site's own index. The search service is tested on the search page.
for (const kind of isWhole ? kinds : kinds.slice(0, 1)) {
  test(`the search opens by its button and by keys, and closes by Escape and the same keys: ${kind}`, async () => {
    const { page } = await site.visit(kind);
    const button = page.locator('.navbar .search-button');
    assert.is(await button.innerText(), 'Search');
    assert.equal(
      await button.locator('kbd').evaluateAll((keys) => keys.map((key) => getComputedStyle(key, '::before').content)),
      ['"Ctrl"', '"K"'],
    );
    await button.click();
    await opened(page);
    assert.is(await page.getAttribute(input, 'placeholder'), 'Search docs');
    assert.ok(await page.evaluate(() => document.body.classList.contains('DocSearch--active')));
    await page.keyboard.press('Escape');
    await closed(page);
    assert.not(await page.evaluate(() => document.body.classList.contains('DocSearch--active')));
    for (const keys of ['Control+k', 'Meta+k']) {
      await page.keyboard.press(keys);
      await opened(page);
      await page.keyboard.press(keys);
      await closed(page);
    }
    await page.keyboard.press('/');
    await opened(page);
    await page.keyboard.press('/');
    assert.is(await page.inputValue(input), '/', 'in a text it is a letter');
    assert.equal(await page.locator('.search-keys li').allTextContents(), [
      '↵to select',
      '↓↑to navigate',
      'escto close',
    ]);
    assert.is(await page.textContent('.search-by'), `Search by ${kind === 'hosted' ? 'Algolia' : 'Lectern'}`);
  });

  test(`letters typed on the button become the query, else the selection does: ${kind}`, async () => {
    const { page } = await site.visit(kind);
    await page.focus('.search-button');
    await page.keyboard.type('la');
    await opened(page);
    await page.waitForFunction(
      (box) => document.querySelector<HTMLInputElement>(box)?.value === 'la' && document.activeElement?.matches(box),
      input,
    );
    await page.keyboard.press('Escape');
    await closed(page);
    await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('main h1')!));
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('/');
    await opened(page);
    assert.is(await page.inputValue(input), 'Lamp');
    assert.is(await page.evaluate((box) => document.querySelector<HTMLInputElement>(box)!.selectionEnd, input), 4);
    await page.keyboard.press('Escape');
    await closed(page);
    await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('main')!));
    await page.keyboard.press('Control+k');
    await opened(page);
    assert.is((await page.inputValue(input)).length, 64);
    assert.is(await page.getAttribute(input, 'maxlength'), '64');
  });

  test(`hits are in groups, a page before its sections, with the query marked: ${kind}`, async () => {
    const { page } = await site.visit(kind);
    await ask(page, 'lamp');
    const [first, second] = await titles(page);
    assert.equal([first, second], ['Lamp', 'Lamp oil']);
    assert.is(await page.locator(`${modal} .hit-section-title`).count(), 1);
    assert.ok(await page.locator('.hit.is-below .hit-title:text("Lamp oil")').first().isVisible());
    assert.is(await page.innerText('.hit.is-active mark'), 'Lamp');
    await ask(page, 'mote');
    await page.waitForSelector('.hit-title:has-text("Mote")');
    assert.is(await page.locator(`${modal} .hit`).count(), 5, 'five of a group are enough');
  });

  test(`arrows move through the hits and around the ends, and Enter goes there: ${kind}`, async () => {
    const { page } = await site.visit(kind, 'docs/intro');
    await ask(page, 'lamp');
    const all = await titles(page);
    assert.ok(all.length > 1);
    assert.is(await activeTitle(page), all[0]);
    await page.keyboard.press('ArrowUp');
    assert.is(await activeTitle(page), all.at(-1));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    assert.is(await activeTitle(page), 'Lamp oil');
    await page.keyboard.press('Enter');
    await closed(page);
    await page.waitForSelector('main h1:text("Lamp")');
    assert.is((await urlOf(page)).pathname + (await urlOf(page)).hash, '/folio/docs/lamp#lamp-oil');
    // The page scrolls to the heading that was found.
    await page.waitForFunction(() => scrollY > 300);
  });

  test(`a click with a modifier key opens the hit in another tab, and leaves the search open: ${kind}`, async () => {
    const { page } = await site.visit(kind, 'docs/intro');
    await ask(page, 'lamp');
    const other = page.context().waitForEvent('page');
    await page.click('.hit .hit-link', { modifiers: ['Control'] });
    await (await other).waitForSelector('main h1:text("Lamp")');
    assert.ok(await page.isVisible(modal));
    assert.ok((await urlOf(page)).href.endsWith('/docs/intro'));
  });

  test(`visited hits are recent, can be saved as favorites, and both can be removed: ${kind}`, async () => {
    const { page } = await site.visit(kind, 'docs/intro');
    await page.keyboard.press('Control+k');
    await opened(page);
    assert.is(await page.innerText('.search-screen'), 'No recent searches');
    const go = async (text: string) => {
      await ask(page, text);
      await page.waitForSelector(`.hit.is-active mark`);
      await page.keyboard.press('Enter');
      await closed(page);
    };
    for (const text of ['lamp', 'Mote 3', 'candlelight', 'Mote 5', 'Mote 6', 'Mote 7', 'Mote 8', 'Mote 9'])
      await go(text);
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.hit');
    assert.is(await page.innerText('.hit-section-title'), 'Recent');
    assert.equal(await titles(page), ['Mote 9', 'Mote 8', 'Mote 7', 'Mote 6', 'Mote 5', 'Candle', 'Mote 3']);
    assert.is((await stored(page, 'RECENT', kind)).length, 7);
    await page.click('[aria-label="Save this search"]');
    await page.waitForSelector('.hit-section-title:text("Favorite")');
    assert.equal(
      await titles(page),
      ['Mote 8', 'Mote 7', 'Mote 6', 'Mote 5', 'Mote 9'],
      'four are recent beside a favorite',
    );
    assert.equal(await stored(page, 'FAVORITE', kind), [['/folio/docs/motes/mote-9', 'lvl1']]);
    await page.keyboard.press('Escape');
    await closed(page);
    await go('Mote 9');
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.hit');
    assert.is((await titles(page)).filter((title) => title === 'Mote 9').length, 1, 'a favorite is not recent too');
    await page.click('[aria-label="Remove this search from history"]');
    await page.waitForFunction(() => document.querySelector('.hit-title')!.textContent === 'Mote 7');
    assert.ok(await page.evaluate((box) => document.activeElement!.matches(box), input));
    await page.click('[aria-label="Remove this search from favorites"]');
    await page.waitForSelector('.hit-section-title:text("Favorite")', { state: 'detached' });
    assert.equal(await stored(page, 'FAVORITE', kind), []);
  });

  test(`a search without results shows alternatives and a link to report it: ${kind}`, async () => {
    const { page } = await site.visit(kind);
    await ask(page, 'quill');
    await page.waitForSelector('.hit mark:text("quill")');
    const groups = await page.locator('.hit-section-title').allInnerTexts();
    await page.fill(input, 'quillzzyx');
    await page.waitForSelector('.search-notice');
    if (kind === 'embedded') await page.waitForSelector('.search-suggestions button:text-is("quill")');
    assert.equal((await page.innerText('.search-notice')).split('\n').filter(Boolean), [
      'No results for "quillzzyx"',
      'Try searching for:',
      ...[...(kind === 'embedded' ? ['quill'] : []), ...groups].slice(0, 3),
      'Open the search page',
      'Believe this query should return results? Let us know.',
    ]);
    const links = await page.locator('.search-notice a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    assert.equal(links, ['/folio/search?q=quillzzyx', 'https://example.com/report?q=quillzzyx']);
    await page.click('.search-suggestions button');
    assert.is(await page.inputValue(input), kind === 'embedded' ? 'quill' : groups[0]!.toLowerCase());
  });

  test(`every control of the search is reached by Tab, before, with and without results: ${kind}`, async () => {
    const { page } = await site.visit(kind, 'docs/next/intro');
    await page.keyboard.press('Control+k');
    await opened(page);
    await page.waitForSelector('.hit-section-title');
    assert.equal(await walkInside(page, modal), []);
    for (const text of ['quill', 'quillzzyx']) {
      await page.locator(input).focus();
      await ask(page, text);
      await page.waitForSelector(text === 'quill' ? '.hit mark:text("quill")' : '.search-notice');
      assert.equal(await walkInside(page, modal), [], text);
    }
  });

  test(`an empty search shows recent pages and pages next to the current one: ${kind}`, async () => {
    const { page, url } = await site.visit(kind, 'docs/lamp');
    await page.waitForFunction(() => localStorage.getItem('lectern.recent-pages') !== null);
    await page.goto(`${url}docs/next/intro`);
    await page.waitForSelector(hydratedHeading);
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.hit-section-title:text("Pages of this section")');
    assert.equal(await page.locator('.hit-section-title').allInnerTexts(), ['Recently read', 'Pages of this section']);
    assert.equal(await titles(page), ['Lamp', 'Lamp'], 'read in one version, and beside the page in another');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${url}docs/lamp`);
  });

  test(`one part of the site can be searched by itself: ${kind}`, async () => {
    const { page } = await site.visit(kind);
    await ask(page, 'quill');
    const parts = page.locator('.search-scopes button');
    assert.equal(
      await parts.allInnerTexts(),
      kind === 'embedded'
        ? ['Everything 3', 'Docs 1', 'Crafts 1', 'Posts 1', 'Pages 0']
        : ['Everything', 'Docs', 'Crafts', 'Posts and pages'],
    );
    await parts.nth(3).click();
    await page.waitForFunction(() => document.querySelectorAll('.hit').length === 1);
    assert.equal(await titles(page), ['Candle']);
    assert.ok(await page.evaluate((box) => document.activeElement!.matches(box), input));
  });

  test(`matches are marked on the opened page, and Back returns to the results: ${kind}`, async () => {
    const { page } = await site.visit(kind);
    await ask(page, 'quill');
    await page.waitForSelector('.hit.is-active mark');
    await page.waitForSelector('.hit-preview :text("quill")');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.hit-bar');
    const marked = () => page.evaluate(() => [...CSS.highlights.get('search-hit-current')!].map(String));
    assert.match((await marked())[0]!, /^quill/i);
    assert.match(await page.innerText('.hit-bar output'), /^1 \/ \d+$/);
    const before = (await urlOf(page)).href;
    await page.goBack();
    await page.waitForSelector(`${modal} .hit mark`);
    assert.is.not((await urlOf(page)).href, before);
    assert.is(await page.inputValue(input), 'quill');
    assert.is(await page.locator('.hit-bar').count(), 0);
  });

  test(`a failed search shows an error: ${kind}`, async () => {
    const { page, service } = await site.visit(kind);
    service.isDown = true;
    if (kind === 'embedded') await page.context().route('**/corpus/search/**', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await page.fill(input, 'lamp');
    await page.waitForSelector('.search-notice[role=alert]');
    assert.equal((await page.innerText('.search-notice')).split('\n').filter(Boolean), [
      'Unable to fetch results',
      'You might want to check your network connection.',
    ]);
    if (kind === 'hosted')
      assert.ok(
        new Set(service.urls.map((url) => new URL(url).host)).size > 1,
        'not before the other hosts were asked',
      );
  });

  test(`the search covers the open version, else the preferred one, and all pages without a version: ${kind}`, async () => {
    const { page, url } = await site.visit(kind, 'docs/1.0/intro');
    const links = () =>
      page
        .locator(`${modal} .hit-link`)
        .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname).sort());
    await ask(page, 'quill');
    const others = [
      '/folio/blog/2024/01/02/candle',
      kind === 'embedded' ? '/folio/crafts/bookbinding' : '/folio/crafts/b/bookbinding',
    ];
    if (kind === 'embedded')
      assert.equal(
        (await links()).filter((href) => href.includes('/docs/')),
        ['/folio/docs/1.0/intro'],
      );
    assert.ok((await links()).includes('/folio/docs/1.0/intro'));
    assert.not((await links()).includes('/folio/docs/intro'));
    assert.ok((await links()).includes(others[0]!), String(await links()));
    await page.keyboard.press('Escape');
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '2.0'));
    await page.goto(`${url}blog`);
    await page.waitForSelector('main h1, main h2');
    await ask(page, 'quill');
    assert.ok((await links()).includes('/folio/docs/intro'));
    assert.not((await links()).includes('/folio/docs/1.0/intro'));
  });

  test(`the page behind stays where it is; the focus stays inside, and the mouse closes it from outside: ${kind}`, async () => {
    const { page } = await site.visit(kind);
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }));
    await ask(page, 'lamp');
    for (const keys of ['Tab', 'Shift+Tab']) {
      for (let times = 0; times < 12; times += 1) {
        await page.keyboard.press(keys);
        assert.ok(await page.evaluate((box) => document.activeElement!.closest(box) !== null, modal), keys);
      }
    }
    await page.mouse.move(60, 600);
    await page.mouse.wheel(0, 400);
    await page.mouse.down();
    await closed(page);
    assert.is(await page.evaluate(() => scrollY), 500);
  });

  test(`hostile content is shown as plain text: ${kind}`, async () => {
    const { page, url } = await site.visit(kind);
    await ask(page, '<b>&amp;</b>');
    assert.is(await page.locator('.hit b, .search-notice b').count(), 0);
    for (const text of [
      '<img src=x onerror=alert()>',
      '.*',
      '([',
      '\\',
      '__proto__',
      'constructor',
      '"',
      '{query}',
      '$&',
      '%',
      '\u0000\uFFFF',
    ]) {
      await page.fill(input, text);
      await page.waitForFunction(
        (requested) => document.querySelector('.search-notice strong')?.textContent === requested,
        text,
      );
    }
    const long = 'lamp '.repeat(20_000);
    await page.goto(`${url}search`);
    await page.waitForSelector('.search-form');
    await page.fill('.search-form input', long);
    await page.waitForFunction(() => document.querySelector('.search-count p')!.textContent !== '');
  });
}

test('arrow keys move through the hits, and the location of each is shown next to it', async () => {
  const { page } = await site.visit(kinds[0]!);
  await ask(page, 'lamp');
  const preview = page.locator('.hit-preview');
  await preview.locator(':text("Paragraph 1 of")').waitFor();
  await page.keyboard.press('ArrowDown');
  assert.is(await activeTitle(page), 'Lamp oil');
  await preview.locator(':text("The oil burns")').waitFor();
  assert.is(await preview.locator(':text("Paragraph 1 of")').count(), 0);
  assert.is(await preview.getAttribute('inert'), '');
});

test('buttons move through the hits on a page in both directions, and Escape removes the marks', async () => {
  const { page } = await site.visit(kinds[0]!);
  await ask(page, 'paragraph');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.hit-bar');
  const place = () => page.innerText('.hit-bar output');
  const current = () =>
    page.evaluate(() => {
      const [range] = CSS.highlights.get('search-hit-current')!;
      const { top, bottom } = (range as Range).getBoundingClientRect();
      return {
        text: (range as Range).startContainer.parentElement!.textContent,
        isInView: top >= 0 && bottom <= innerHeight,
      };
    });
  assert.is(await place(), '1 / 40');
  const previous = page.getByRole('button', { name: 'Previous match' });
  await previous.click();
  assert.is(await place(), '40 / 40');
  assert.equal(await current(), { text: 'Paragraph 40 of a long page.', isInView: true });
  await page.getByRole('button', { name: 'Next match' }).click();
  assert.is(await place(), '1 / 40');
  assert.equal(await current(), { text: 'Paragraph 1 of a long page.', isInView: true });
  await page.keyboard.press('Escape');
  await page.waitForSelector('.hit-bar', { state: 'detached' });
  assert.is(await page.evaluate(() => CSS.highlights.size), 0);
});

test('a search without results in a version offers the versions with results, and their numbers', async () => {
  const { page } = await site.visit(kinds[0]!);
  await ask(page, 'vellum');
  assert.equal(await titles(page), []);
  await page.click('.search-suggestions button:text-is("In Next: 1")');
  await page.waitForSelector(`${modal} .hit mark`);
  assert.equal(await titles(page), ['Vellum']);
});

test('a key press creates no media query list, which the browser would keep forever', async () => {
  const { page } = await site.visit(kinds[0]!);
  await ask(page, 'lam');
  await page.evaluate(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      document.body.dataset.asked = query;
      return matchMedia.call(window, query);
    };
  });
  await page.focus(input);
  await page.keyboard.type('p');
  await page.waitForSelector(`${modal} .hit mark:text-is("Lamp")`);
  assert.is(await page.evaluate(() => document.body.dataset.asked), undefined);
});

test('the plural rules for the number of results are created once, not for each answer', async () => {
  const { page } = await site.visit(kinds[0]!);
  await page.evaluate(() => {
    const { PluralRules } = Intl;
    document.body.dataset.asked = '';
    // Functions in here must be anonymous: tsx wraps named functions in a helper that doesn't exist in the
    // page.
    const noted = Object.fromEntries([
      [
        'construct',
        (made: typeof PluralRules, given: ConstructorParameters<typeof PluralRules>) => {
          document.body.dataset.asked += 'x';
          return new made(...given);
        },
      ],
    ]);
    Object.assign(Intl, { PluralRules: new Proxy(PluralRules, noted) });
  });
  await ask(page, 'quillzzy');
  await page.waitForSelector('.search-notice');
  await page.focus(input);
  await page.keyboard.type('x');
  await page.waitForSelector('.search-notice:has-text("quillzzyx")');
  await settled(page);
  assert.is(await page.evaluate(() => document.body.dataset.asked), 'x');
});

test.run();
