// Tests that the target of an address is visible: all closed elements around it open.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import { c, h, p } from '../corpus/nodes.ts';
import { sampleDoc } from '../corpus/sample-corpus.ts';
import { openSample, type Sample } from './open-sample.ts';

let sample: Sample;
test.before(async () => {
  sample = await openSample();
  const heading = (id: string) => h('h2', { id }, `About ${id}`);
  const item = (value: string, ...children: Parameters<typeof c>[2][]) => c('TabItem', { value }, ...children);
  const tabs = (props: Parameters<typeof c>[1], inner: Parameters<typeof c>[2]) =>
    c('Tabs', props, item('one', p('First.')), item('two', inner));
  const link = (id: string) => h('p', {}, h('a', { href: `#${id}` }, `to ${id}`));
  const body = {
    type: 'root' as const,
    children: [
      ...['in-tab', 'in-details', 'in-both', 'in-lazy', 'in-group'].map(link),
      tabs({}, heading('in-tab')),
      c('Details', { summary: 'More' }, heading('in-details')),
      tabs({}, c('Details', { summary: 'Deep' }, tabs({}, heading('in-both')))),
      tabs({ lazy: true }, heading('in-lazy')),
      tabs({ groupId: 'choice' }, heading('in-group')),
    ],
  };
  sample.answers.set('corpus/pages/docs/intro.json', {
    body: JSON.stringify(sampleDoc('/site/docs/intro', 'Introduction', { body })),
  });
});
test.after(() => sample.close());
test.after.each(() => sample.closePages());

const ids = ['in-tab', 'in-details', 'in-both', 'in-lazy', 'in-group'];

async function assertShown(page: Page, id: string): Promise<void> {
  await page.locator(`#${id}`).waitFor({ state: 'visible' });
  const isInWindow = (expected: string) => {
    const { top, bottom } = document.getElementById(expected)!.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  };
  await page.waitForFunction(isInWindow, id).catch(async () => {
    assert.unreachable(`${id} is out of the window: ${await page.evaluate(() => window.scrollY)}`);
  });
}

test('a hash opens the closed containers around its target', async () => {
  for (const id of ids) {
    const page = await sample.visit(`docs/intro#${id}`);
    await assertShown(page, id);
  }
});

test('a link on the page, the same link again, and Back and Forward open the containers of a target', async () => {
  const page = await sample.visit('docs/intro');
  for (const id of ids) {
    await page.getByRole('link', { name: `to ${id}`, exact: true }).click();
    await assertShown(page, id);
  }
  await page.locator('.tabs').first().getByRole('tab', { name: 'one' }).click();
  await page.locator('#in-tab').waitFor({ state: 'hidden' });
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await page.locator('#in-tab').waitFor({ state: 'visible' });
  await page.locator('.tabs').first().getByRole('tab', { name: 'one' }).click();
  await page.getByRole('link', { name: 'to in-tab', exact: true }).click();
  await assertShown(page, 'in-tab');
  await page.goForward();
  await page.locator('#in-details').waitFor({ state: 'visible' });
});

test('a target overrides the stored choice, which stays stored', async () => {
  const page = await sample.visit('docs/intro');
  const group = page.locator('.tabs').last();
  await group.getByRole('tab', { name: 'two' }).click();
  await group.getByRole('tab', { name: 'one' }).click();
  await page.getByRole('link', { name: 'to in-group', exact: true }).click();
  await assertShown(page, 'in-group');
  assert.is(await page.evaluate(() => localStorage.getItem('docusaurus.tab.choice')), 'one');
  await group.getByRole('tab', { name: 'one' }).click();
  await page.locator('#in-group').waitFor({ state: 'hidden' });
});

test("a site's own component opens by `beforematch`, or renders its children on `lectern:reveal`", async () => {
  const page = await sample.visit('docs/intro');
  await page.evaluate(() => {
    const main = document.querySelector('#main')!;
    main.insertAdjacentHTML('beforeend', '<div hidden="until-found"><p id="own">Own</p></div><div id="late"></div>');
    window.addEventListener('lectern:reveal', (event) => {
      if ((event as CustomEvent<{ id: string }>).detail.id !== 'own-late') return;
      event.preventDefault();
      document.getElementById('late')!.innerHTML = '<p id="own-late">Late</p>';
    });
    location.hash = '#own';
  });
  await assertShown(page, 'own');
  await page.evaluate(() => (location.hash = '#own-late'));
  await assertShown(page, 'own-late');
});

test.run();
