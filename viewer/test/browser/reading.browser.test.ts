// Tests the reading tools of a page. Several tests share a page, because opening one takes longer than a test.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { violations } from './axe.ts';
import { sampleDoc } from '../corpus/sample-corpus.ts';
import { sampleSite } from '../corpus/sample-site.ts';
import { walkInside } from './keyboard-walk.ts';
import { openSample, type Sample } from './open-sample.ts';

let sample: Sample;
test.before(async () => {
  sample = await openSample({ loadsAhead: true });
});
test.after(() => sample.close());
test.after.each(() => sample.closePages());

test('readers choose text, lines and focus by keyboard, and a page comes back as they chose before anything is painted', async () => {
  const page = await sample.visit('docs/guides/markdown', { reducedMotion: 'reduce' });
  const size = () => page.locator('.prose h1').evaluate((title) => title.getBoundingClientRect().height);
  const width = () => page.locator('.doc-column').evaluate((column) => column.getBoundingClientRect().width);
  const before = { size: await size(), width: await width() };
  await page.focus('.reader-open');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  assert.is(await page.getAttribute('html', 'data-reading'), 'text-small lines-narrow');
  assert.ok((await size()) < before.size * 0.95, 'the title is smaller');
  assert.ok((await width()) < before.width * 0.9, 'and the lines are shorter');
  assert.equal(await violations(page), []);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  assert.is(await page.isVisible('.navbar'), false);
  assert.is(await page.isVisible('.sidebar'), false);
  await page.keyboard.press('Escape');
  assert.is(await page.isVisible('.reader-panel'), false);
  assert.is(await page.evaluate(() => document.activeElement!.className), 'reader-open');
  assert.equal(await violations(page), []);

  await page.addInitScript(() => {
    addEventListener(
      'DOMContentLoaded',
      () => (document.body.dataset.first = document.documentElement.dataset.reading),
    );
  });
  await page.reload();
  await page.waitForSelector('.leave-focus');
  assert.is(await page.getAttribute('body', 'data-first'), 'text-small lines-narrow focus');
  await page.click('.leave-focus');
  assert.is(await page.isVisible('.navbar'), true);
  assert.is(await page.evaluate(() => localStorage.getItem('lectern.reading')), 'text-small lines-narrow');
});

test('notes, terms and links are explained next to the text, by mouse and by keyboard, and Escape closes the box', async () => {
  const page = await sample.visit('docs/guides/markdown', { reducedMotion: 'reduce' });
  await page.waitForSelector('.reader-open');
  const box = page.locator('.popover');
  const active = () => page.evaluate(() => document.activeElement!.className || document.activeElement!.id);

  await page.hover('#fnref-1');
  await box.waitFor();
  assert.match(await box.innerText(), /^A footnote\./);
  assert.not.match(await box.innerText(), /↩/);
  assert.is(await page.getAttribute('#fnref-1', 'aria-describedby'), await box.getAttribute('id'));
  await box.hover();
  // Keeps the pointer on the explanation, because otherwise it would close before axe has finished.
  assert.equal(await violations(page), []);
  assert.is(await box.count(), 1, 'it stays while it is pointed at');
  await page.keyboard.press('Escape');
  assert.is(await box.count(), 0);

  // Tab moves the focus into the explanation, and from there to the next element of the page. Shift+Tab moves it back.
  await page.focus('.term');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await box.waitFor();
  assert.match(await box.innerText(), /^Folio\s+A leaf of a book\./);
  await page.keyboard.press('Tab');
  assert.is(await active(), 'popover-more');
  await page.keyboard.press('Shift+Tab');
  assert.is(await active(), 'term');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  assert.is(await active(), 'fnref-1');
  await page.keyboard.press('Enter');
  await box.getByText('A footnote.').waitFor();
  assert.is(await page.evaluate(() => location.hash), '', 'the page stays where it is');
  await page.keyboard.press('Escape');

  // An invisible explanation contains nothing to focus, so Tab moves the focus to the next element of the page.
  const hidden = await page.addStyleTag({ content: '.popover { visibility: hidden !important; }' });
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await box.waitFor({ state: 'attached' });
  assert.is(await active(), 'fnref-1');
  await page.keyboard.press('Tab');
  assert.is.not(await active(), 'fnref-1');
  await hidden.evaluate((style) => (style as HTMLElement).remove());

  await page.hover('.prose a[href="/site/docs/installation"]');
  await box.getByText('The page “Installation”.').waitFor();
  assert.is(await box.locator('a, button').count(), 0);
});

test('a finger opens notes, and follows links without a preview', async () => {
  const page = await sample.visit('docs/guides/markdown', { hasTouch: true, viewport: { width: 390, height: 800 } });
  await page.waitForSelector('.reader-open');
  await page.tap('#fnref-1');
  await page.locator('.popover').waitFor();
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.tap('.prose a[href="/site/docs/installation"]');
  await page.waitForSelector('h1:text("Installation")');
  assert.is(await page.locator('.popover').count(), 0);
});

test('the address of a section is copied, the next page fades in, and an article is read to its end', async () => {
  const reading = { progress: true as const, settings: false as const, linkPreviews: false as const };
  sample.answers.set('corpus/site.json', { body: JSON.stringify({ ...sampleSite, reading }) });
  const page = await sample.visit('docs/guides/markdown', { permissions: ['clipboard-read', 'clipboard-write'] });
  sample.answers.clear();
  await page.waitForSelector('.copy-menu');
  assert.is(await page.locator('.reader-open').count(), 0);
  await page.hover('#lists');
  await page.click('#lists > .hash-link');
  await page.getByRole('status').getByText('Link copied').waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /\/site\/docs\/guides\/markdown#lists$/);

  const line = page.locator('.reading-progress');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForFunction(() => document.querySelector<HTMLElement>('.reading-progress')!.style.scale === '1');
  assert.is(await line.evaluate((each) => each.getBoundingClientRect().top), 0);

  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      document.body.dataset.softly = this.tagName;
      return animate.apply(this, how);
    };
  });
  await page.click('.sidebar a[href="/site/docs/installation"]');
  await page.waitForSelector('h1:text("Installation")');
  assert.is(await page.getAttribute('body', 'data-softly'), 'ARTICLE');
});

test('readers rate a page once they know where the answer goes, and see an error when it does not arrive', async () => {
  const reading = { feedback: '/site/feedback' };
  sample.answers.set('corpus/site.json', { body: JSON.stringify({ ...sampleSite, reading }) });
  const page = await sample.visit('docs/installation', { reducedMotion: 'reduce' });
  sample.answers.set('feedback', { status: 500 });
  await page.getByRole('button', { name: 'No', exact: true }).press('Enter');
  await page.getByText(`are sent to ${new URL(sample.origin).host}, and nothing else`).waitFor();
  assert.not.ok(sample.requests.includes('feedback'), 'nothing is sent yet');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Too short.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('could not be sent').waitFor();
  assert.equal(await violations(page), []);
  sample.answers.set('feedback', { body: '' });
  await page.keyboard.press('Enter');
  await page.getByText('Your answer has been sent').waitFor();
  assert.is(await page.evaluate(() => document.activeElement!.className), 'feedback-thanks');
  sample.answers.clear();
});

test('changes since an older version of a page are shown above it', async () => {
  const page = (path: string, version: string, alternate: [string, string]) =>
    sampleDoc(path, 'Introduction', {
      context: { instance: 'default', version, sidebar: 'docs' },
      alternates: [{ version: alternate[0], path: alternate[1] }],
      markdown: `${path}.md`,
    });
  const [now, old] = ['/site/docs/intro', '/site/docs/1.0/intro'];
  const answer = (path: string, body: string) => sample.answers.set(path, { body });
  answer('corpus/pages/docs/intro.json', JSON.stringify(page(now, '2.0', ['1.0', old])));
  answer('corpus/pages/docs/1.0/intro.json', JSON.stringify(page(old, '1.0', ['2.0', now])));
  answer('docs/intro.md', '# Introduction\n\nRun [the new command](/site/docs/api/cli).\n');
  answer('docs/1.0/intro.md', '# Introduction\n\nRun [the old command](/site/docs/1.0/api/cli).\n');
  const screen = await sample.visit('docs/intro', { reducedMotion: 'reduce' });
  await screen.click('.copy-more');
  await screen.getByRole('button', { name: 'Changes since 1.0' }).press('Enter');
  const dialog = screen.getByRole('dialog', { name: 'Changes since 1.0' });
  await dialog.locator('ins').waitFor();
  assert.equal(await dialog.locator('b').allTextContents(), ['old', 'new']);
  assert.match((await dialog.locator('del').textContent())!, /^Removed: Run/);
  assert.equal(await violations(screen), []);
  assert.equal(await walkInside(screen, 'dialog.changes'), []);
  await screen.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  assert.is(await screen.evaluate(() => document.activeElement!.className), 'copy-more');

  answer('docs/1.0/intro.md', '# Introduction\n\nRun [the new command](/site/docs/1.0/api/cli).\n');
  await screen.keyboard.press('Enter');
  await screen.getByRole('button', { name: 'Changes since 1.0' }).click();
  await dialog.getByText('Nothing has changed on this page since 1.0.').waitFor();
  sample.answers.clear();
});

test('no visit ended in an exception', () => {
  assert.equal(sample.crashes, []);
});

test.run();
