import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { sampleSite } from '../corpus/sample-site.ts';
import { inShort } from '../../../scripts/testing/is-whole.ts';
import { openSample, type Sample } from './open-sample.ts';
import { urlOf } from './waiting.ts';

let sample: Sample;
test.before(async () => {
  sample = await openSample();
});
test.after(async () => {
  await sample.close();
  assert.equal(sample.crashes, []);
});
test.before.each(() => sample.answers.clear());
test.after.each(() => sample.closePages());

const texts = (page: Page, selector: string) => page.locator(selector).allInnerTexts();
const path = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);

test('a list shows excerpts of its posts, with links to the posts', async () => {
  const page = await sample.visit('blog');
  assert.equal(await texts(page, 'main h2'), [
    'A desk to read at',
    'Why pages are data',
    'Three ways to write a footnote',
  ]);
  assert.equal(await texts(page, '.post-meta'), [
    'September 29, 2023 · 4 min read',
    'March 1, 2023 · One min read',
    'November 20, 2022',
  ]);
  assert.is(await page.locator('.read-more').count(), 2);
  await page.click('[aria-label="Read more about A desk to read at"]');
  await page.waitForSelector('h1:text("A desk to read at")');
  assert.is(await path(page), '/site/blog/a-desk-to-read-at');
});

test('the pages of a list link to each other', async () => {
  const page = await sample.visit('blog');
  const pager = page.getByRole('navigation', { name: 'Blog list page navigation' });
  assert.equal(await pager.getByRole('link').allInnerTexts(), ['Older entries']);
  await pager.getByRole('link', { name: 'Older entries' }).click();
  await page.waitForSelector('text=Page 2 of 2');
  assert.is(await path(page), '/site/blog/page/2');
  assert.equal(await texts(page, 'main h2'), ['On the order of things', 'What a reader needs']);
  await pager.getByRole('link', { name: 'Newer entries' }).click();
  await page.waitForSelector('h2 a:text("A desk to read at")');
});

test('footnotes of several posts work on one page', async () => {
  const page = await sample.visit('blog');
  await page.locator('.post-summary').nth(1).locator('sup a').click();
  assert.is(await path(page), '/site/blog#fn-1');
  const inside = await page.evaluate(
    () => document.getElementById('fn-1')!.closest('article')!.querySelector('h2')!.textContent,
  );
  assert.is(inside, 'Why pages are data');
});

test('a blog without posts shows a message', async () => {
  const page = await sample.visit('empty');
  assert.is(await page.textContent('.list-empty'), 'There are no posts here yet.');
  assert.is(await page.locator('.sidebar').count(), 0);
});

test('a post shows its authors, tags and neighbours', async () => {
  const page = await sample.visit('blog/a-desk-to-read-at');
  assert.equal(await texts(page, '.author-name'), ['Ada Lovelace', 'Charles Babbage']);
  assert.is(await page.getAttribute('.author-name >> nth=0', 'href'), '/site/blog/authors/ada');
  assert.is(await page.getAttribute('.author-name >> nth=1', 'href'), 'mailto:charles@example.com');
  assert.equal(await texts(page, '.tag-row a'), ['writing', 'engines']);
  assert.match(await page.innerText('.page-footer'), 'Last updated on Oct 14, 2018 by Ada');
  const pager = page.getByRole('navigation', { name: 'Blog post page navigation' });
  assert.match(await pager.innerText(), 'Older post');
  await pager.getByRole('link').click();
  await page.waitForSelector('h1:text("Why pages are data")');
  assert.match(await pager.innerText(), /Newer post[\s\S]*Older post/);
});

test('an image that does not load is replaced by the first letter of the name', async () => {
  const page = await sample.visit('blog/three-ways-to-write-a-footnote');
  await page.waitForSelector('span.portrait:text("o")');
  assert.equal(await page.locator('.authors a').evaluateAll((links) => links.map((link) => link.textContent)), [
    'oocto',
    'hhexa',
  ]);
});

test('the sidebar of a post marks the post, and lists unlisted posts only while they are open', async () => {
  const page = await sample.visit('blog/why-pages-are-data');
  const column = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
  assert.is(await column.locator('.sidebar-title').innerText(), 'All our posts');
  assert.is(await column.locator('[aria-current=page]').innerText(), 'Why pages are data');
  assert.is(await column.getByRole('link', { name: 'A secret post' }).count(), 0);
  const secret = await sample.visit('blog/secret');
  assert.is(await secret.locator('.sidebar [aria-current=page]').innerText(), 'A secret post');
  assert.match(await secret.innerText('.unlisted-banner'), 'Unlisted page');
});

test('a blog whose sidebar does not load is readable', async () => {
  sample.answers.set('corpus/blog/default/sidebar.json', { status: 500 });
  const page = await sample.visit('blog/why-pages-are-data');
  await page.waitForSelector('.sidebar .error-box');
  assert.is(await page.innerText('h1'), 'Why pages are data');
  sample.answers.clear();
  await page.click('.sidebar button:text("Retry")');
  await page.waitForSelector('.sidebar a:text("A desk to read at")');
});

test('tags link to their posts, and back to all tags', async () => {
  const page = await sample.visit('blog/tags');
  assert.equal(await texts(page, 'main h2'), ['E', 'W']);
  await page.click('.tag-link:has-text("engines")');
  await page.waitForSelector('h1:text(\'One post tagged with "engines"\')');
  assert.match(await page.innerText('.unlisted-banner'), 'Unlisted page');
  await page.click('text=View all tags');
  await page.waitForSelector('h1:text("Tags")');
});

test('the archive lists every post below its year', async () => {
  const page = await sample.visit('blog/archive');
  assert.equal(await texts(page, '.year'), ['2023', '2022', '2020']);
  const first = page.locator('.archive-years a').first();
  assert.is((await first.textContent())!, 'September 29, 2023 - A desk to read at');
  await first.click();
  await page.waitForSelector('h1:text("A desk to read at")');
});

test('authors have an index and pages', async () => {
  const page = await sample.visit('blog/authors');
  assert.equal(await texts(page, '.author-count'), ['2 posts', 'One post']);
  await page.click('.author-name:text("Ada Lovelace")');
  await page.waitForSelector('.author-profile h1:text("Ada Lovelace")');
  assert.is(await page.locator('.post-summary').count(), 2);
  await page.click('text=View all authors');
  await page.waitForSelector('h1:text("Authors")');
});

test('a changelog lists releases by year with summaries, and a release links back to the list', async () => {
  const page = await sample.visit('changelog');
  assert.equal(await texts(page, '.year'), ['2023', '2022', 'Undated']);
  assert.equal(await texts(page, '.releases li'), [
    '2.1.0\nJune 1',
    '2.0.1\nDecember 24\n\nPages load their code later.',
    '2.0.0\nDecember 24\n\nA release of fixes.',
    '1.0.0',
  ]);
  await page.click('.releases a:text("2.0.1")');
  await page.waitForSelector('h1:text("2.0.1")');
  await page.click('text=All releases');
  await page.waitForSelector('h1:text("Changelog")');
});

test('a link to a redirect opens its target, and Back skips the redirect', async () => {
  const page = await sample.visit('blog/why-pages-are-data');
  await page.evaluate(() => void ((window as unknown as { mark: number }).mark = 1));
  await page.click('text=a page that has moved');
  await page.waitForSelector('h1:text("Installation")');
  assert.is(await path(page), '/site/docs/installation?fixed=1#middle');
  assert.is(await page.evaluate(() => (window as unknown as { mark: number }).mark), 1, 'without a reload');
  await page.goBack();
  await page.waitForSelector('h1:text("Why pages are data")');
});

test('a redirect keeps the query and the hash when its target has neither', async () => {
  const plain = await sample.visit('docs/old?mine=1#mine');
  await plain.waitForSelector('h1:text("Installation")');
  assert.is(await path(plain), '/site/docs/installation?mine=1#mine');
  const fixed = await sample.visit('docs/older?mine=1#mine');
  await fixed.waitForSelector('h1:text("Installation")');
  assert.is(await path(fixed), '/site/docs/installation?fixed=1#middle');
});

test('a redirect to another site opens that site', async () => {
  const page = await sample.visit('blog');
  await page.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await page.goto(`${sample.origin}/site/away?a=1`);
  await page.waitForSelector('h1:text("Elsewhere")');
  assert.is((await urlOf(page)).href, 'https://example.com/moved?a=1');
});

test('circular redirects end in an error box', async () => {
  const page = await sample.visit('circle');
  await page.waitForSelector('.error-box');
  assert.match(await page.innerText('.error-box'), '/site/circle → /site/circle/back → /site/circle');
  assert.is(await page.locator('.navbar').count(), 1);
});

test('a rewritten path shows the page of another, and keeps its address', async () => {
  const page = await sample.visit('latest/installation');
  assert.is(await page.innerText('h1'), 'Installation');
  assert.is(await path(page), '/site/latest/installation');
});

test('a rewritten path without its own page causes no request for one', async () => {
  const [rewrite] = sampleSite.rewrites!;
  const site = { ...sampleSite, rewrites: [{ ...rewrite!, coversNoPage: true }] };
  const link = { type: 'link', position: 'left', label: 'Newest', href: '/site/latest/guides/markdown' };
  sample.answers.set('corpus/site.json', {
    body: JSON.stringify({ ...site, navbar: { ...site.navbar, items: [link] } }),
  });
  sample.requests.length = 0;
  const page = await sample.visit('docs/intro');
  await page.hover('.navbar a:text("Newest")');
  await page.click('.navbar a:text("Newest")');
  await page.waitForSelector('h1:text("Markdown")');
  assert.is(await path(page), '/site/latest/guides/markdown');
  assert.equal(
    sample.requests.filter((name) => name.startsWith('corpus/pages/latest')),
    [],
  );
});

test('a post with a file name at the end of its path is found', async () => {
  const page = await sample.visit('blog/why-pages-are-data.html');
  assert.is(await page.innerText('h1'), 'Why pages are data');
  assert.is(await path(page), '/site/blog/why-pages-are-data');
});

test('navigation to another page updates the head', async () => {
  const page = await sample.visit('blog');
  const canonical = () => page.getAttribute('link[rel=canonical]', 'href');
  assert.is(await canonical(), 'https://example.org/site/blog');
  assert.is(await page.locator('link[rel=next]').count(), 1);
  await page.click('h2 a:text("Why pages are data")');
  await page.waitForSelector('h1:text("Why pages are data")');
  assert.is(await canonical(), 'https://example.org/site/blog/why-pages-are-data');
  assert.is(await page.title(), 'Why pages are data | Folio');
  assert.is(await page.getAttribute('meta[property="og:title"]', 'content'), 'Why pages are data | Folio');
  assert.is(await page.locator('link[rel=next]').count(), 0);
});

const mayCopy = { permissions: ['clipboard-read', 'clipboard-write'] };

test('a page is copied as Markdown', async () => {
  const page = await sample.visit('docs/guides/markdown', mayCopy);
  await page.click('button:has-text("Copy page")');
  await page.waitForSelector('.copy-menu [role=status]:text("Copied")');
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), '# Everything in Markdown\n');
  await page.waitForSelector('button:has-text("Copy page")');
});

test('a page whose Markdown does not load shows an error', async () => {
  sample.answers.set('docs/guides/markdown.md', { status: 404, body: 'gone' });
  const page = await sample.visit('docs/guides/markdown', mayCopy);
  await page.click('button:has-text("Copy page")');
  await page.waitForSelector('.copy-menu [role=status]:text("Copying failed")');
});

test('the menu opens the page in the programs of the config, and copies the settings of MCP clients', async () => {
  const openIn = [
    { label: 'Assistant', url: 'https://assistant.example/new?q=Read%20{url}' },
    { label: 'Bad', url: 'javascript:alert("{url}")' },
  ];
  const reading = { openIn, mcp: { name: 'Folio', url: 'https://example.org/mcp' } };
  sample.answers.set('corpus/site.json', { body: JSON.stringify({ ...sampleSite, reading }) });
  const page = await sample.visit('docs/guides/markdown', mayCopy);
  await page.getByRole('button', { name: 'More copy options' }).click();
  const item = page.locator('.copy-menu a:has-text("Open in Assistant")');
  const markdown = `${(await urlOf(page)).origin}/site/docs/guides/markdown.md`;
  assert.is(await item.getAttribute('href'), `https://assistant.example/new?q=Read%20${encodeURIComponent(markdown)}`);
  assert.is(await page.locator('.copy-menu a:has-text("Bad")').count(), 0);
  await page.click('button:has-text("Connect MCP")');
  await page.waitForSelector('.copy-menu [role=status]:text("Copied")');
  assert.equal(JSON.parse(await page.evaluate(() => navigator.clipboard.readText())), {
    mcpServers: { Folio: { type: 'http', url: 'https://example.org/mcp' } },
  });
});

test('the Markdown of a page is also reachable by keyboard', async () => {
  const page = await sample.visit('docs/guides/markdown');
  const more = page.getByRole('button', { name: 'More copy options' });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.is(await page.evaluate(() => document.activeElement!.getAttribute('href')), '/site/docs/guides/markdown.md');
  await page.keyboard.press('Escape');
  assert.is(await more.getAttribute('aria-expanded'), 'false');
  assert.ok(await more.evaluate((button) => button === document.activeElement));
});

test('the tools of a page are next to or below its title, never above its article', async () => {
  for (const [at, width] of [
    ['blog/a-desk-to-read-at', 1440],
    ['about', 1440],
    ['about', 390],
  ] as const) {
    const page = await sample.visit(at, { viewport: { width, height: 800 } });
    await page.waitForSelector('.page-tool-row');
    const [title, tools, article] = (await page.evaluate(() =>
      ['h1', '.page-tool-row', 'article'].map((each) =>
        document.querySelector(`main ${each}`)!.getBoundingClientRect().toJSON(),
      ),
    )) as DOMRect[];
    assert.ok(
      tools!.top >= (width === 390 ? title!.bottom : article!.top),
      `/${at}, ${width} px: ${tools!.top}, ${title!.bottom}, ${article!.top}`,
    );
    assert.ok(tools!.right <= article!.right + 1, `/${at}, ${width} px: ${tools!.right}`);
    await page.close();
  }
});

test('a page without Markdown has no button to copy it', async () => {
  const page = await sample.visit('docs/intro');
  assert.is(await page.locator('.copy-menu').count(), 0);
});

test('the menu of narrow screens contains the posts', async () => {
  const page = await sample.visit('blog', { viewport: { width: 390, height: 800 } });
  await page.click('[aria-label="Toggle navigation bar"]');
  await page.click('.side-menu a:text("On the order of things")');
  await page.waitForSelector('h1:text("On the order of things")');
});

const places = [
  'blog/a-desk-to-read-at',
  'blog',
  'blog/archive',
  'blog/authors',
  'docs/guides/markdown',
  'blog/authors/ada',
  'changelog',
];
for (const width of inShort([320, 390], 2)) {
  test(`nothing is wider than a window of ${width} px`, async () => {
    for (const place of inShort(places, 2)) {
      const page = await sample.visit(place, { viewport: { width, height: 800 } });
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width, place);
      await page.context().close();
    }
  });
}

test.run();
