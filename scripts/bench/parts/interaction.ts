import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { startChromium } from '../../../viewer/test/browser/chromium.ts';
import { makeSite } from '../first-load/make-site.ts';
import { makeMaterial, openedDoc } from '../first-load/material.ts';
import { serveFolder } from '../first-load/serve-folder.ts';
import { latencyOf, layoutShift, observe, timeToText } from '../interaction/observe.ts';
import { latePicture, livelyDoc, targets, type Targets } from '../interaction/targets.ts';
import { median } from '../measure.ts';
import { milliseconds, type Row } from '../row.ts';

/**
 * How often each site is measured. The sites alternate, so that other work of the machine affects all of them
 * equally.
 */
const rounds = 5;
const slowdown = 4;
/** The time to wait until a page is idle, in milliseconds. Even on a busy machine, a page is idle earlier. */
const quiet = 1500;
/** The delay of images that load late, in milliseconds. */
const late = 400;

/** Name of a measurement → figure. A figure is absent if the site lacks the measured control, such as tabs. */
type Figures = Map<string, number>;

const goals: Record<string, string> = {
  'link → text': '≤ 100 ms',
  'moves by itself': '0',
};

/** Measures the response times of open pages, compared with other generators with the same content and server. */
export async function interaction(folder: string): Promise<Row[]> {
  const material = makeMaterial();
  const browser = await startChromium();
  const servers = [];
  try {
    const sites: { target: Targets; url: string; found: Figures[] }[] = [];
    for (const target of targets) {
      const server = await serveFolder(await makeSite(target.generator, material, path.join(folder, 'interaction')));
      servers.push(server);
      sites.push({ target, url: server.url, found: [] });
    }
    for (let round = 0; round < rounds; round += 1) {
      for (const { target, url, found } of sites)
        found.push(new Map([...(await useSite(browser, target, url)), ...(await returnTo(browser, target, url))]));
    }
    const [first, ...others] = sites;
    return [...first!.found[0]!.keys()].map((what): Row => {
      const figure = ({ found }: { found: Figures[] }) =>
        write(
          what,
          found.flatMap((each) => each.get(what) ?? []),
        );
      return {
        what: `${what}, 4 × CPU`,
        figure: figure(first!),
        beside: others.map((site) => `${site.target.generator.name} ${figure(site)}`).join(', '),
        goal: goals[what] ?? (what.endsWith('px off') ? '0 px' : '≤ 100 ms'),
      };
    });
  } finally {
    await browser.close();
    for (const server of servers) await server.close();
  }
}

function write(what: string, values: readonly number[]): string {
  if (values.length === 0) return '–';
  const middle = median(values);
  if (what === 'moves by itself') return middle.toFixed(3);
  return what.endsWith('px off') ? `${Math.round(middle)} px` : milliseconds(middle);
}

async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await observe(page);
  await page.route(`**/*${latePicture.replace('.svg', '*.svg')}`, async (route) => {
    await sleep(late);
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await sleep(quiet);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function useSite(browser: Browser, target: Targets, url: string): Promise<Figures> {
  const found: Figures = new Map();
  const page = await open(browser, new URL(`docs/${livelyDoc}${target.end}`, url).href);
  const measure = async (what: string, press: () => Promise<unknown>) => {
    found.set(what, await latencyOf(page, press));
    await sleep(quiet / 2);
  };
  const clickOn = (selector: string) => () => page.locator(selector).filter({ visible: true }).first().click();
  await measure('tab', () => page.locator(target.tab).nth(1).click());
  await measure('copy', async () => {
    await page.locator(target.copy).filter({ visible: true }).first().hover();
    await clickOn(target.copy)();
  });
  await measure('category of the sidebar', clickOn(target.category));
  await measure('dark mode', clickOn(target.darkMode));
  const link = page.locator(`${target.sidebar} a[href*="${openedDoc}"]`).filter({ visible: true }).first();
  await link.hover();
  await sleep(quiet);
  const heading = (await link.innerText()).trim();
  let text = 0;
  await measure('link', async () => (text = await timeToText(page, () => link.click(), heading)));
  found.set('link → text', text);
  const { search } = target;
  if (search) {
    await measure('opening the search', clickOn(search.button));
    await page.waitForSelector(search.input);
    await sleep(quiet);
    await measure('typing into the search', () =>
      page.locator(search.input).pressSequentially('harbour', { delay: 250 }),
    );
  }
  found.set('moves by itself', await layoutShift(page));
  await page.context().close();
  return found;
}

/** Measures how far the text moves when the reader returns to a page whose images load late. */
async function returnTo(browser: Browser, target: Targets, url: string): Promise<Figures> {
  const page = await open(browser, new URL(`docs/${livelyDoc}${target.end}`, url).href);
  const place = page.locator('h2', { hasText: 'Part 12' }).first();
  const top = () => place.evaluate((heading) => heading.getBoundingClientRect().top);
  await place.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await sleep(quiet);
  const before = await top();
  const off = async () => {
    await place.waitFor();
    await page.waitForLoadState('networkidle');
    await sleep(quiet);
    return Math.abs((await top()) - before);
  };
  const link = page.locator(`${target.sidebar} a[href*="${openedDoc}"]`).filter({ visible: true }).first();
  await link.click();
  await page.waitForURL(({ pathname }) => pathname.includes(openedDoc), { waitUntil: 'commit' });
  await sleep(quiet);
  await page.goBack();
  const found: Figures = new Map([['back, px off', await off()]]);
  await page.reload();
  found.set('reload, px off', await off());
  await page.context().close();
  return found;
}
