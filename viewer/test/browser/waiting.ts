import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** In milliseconds: how long tests wait for a state. Only a failing test waits so long, so a busy machine has time. */
export const patience = 60_000;

/** Polls a condition that no event of a page reports. */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>, milliseconds = patience): Promise<void> {
  for (const end = Date.now() + milliseconds; !(await isTrue()); await sleep(20))
    if (Date.now() > end) throw new Error(`after ${milliseconds} ms this was still not true: ${isTrue}`);
}

/** Matches the document after the viewer has rendered or hydrated it. */
export const drawn = 'html:not(:has(#page-data))';
/** The heading of a page then. */
export const drawnHeading = `${drawn} main h1`;

/**
 * Waits until a page is idle: fonts are loaded, effects have run, and transitions are over. No task of the
 * browser is pending. Background work of the page is done as well.
 */
export async function settled(page: Page): Promise<void> {
  // Functions inside must stay anonymous: the loader of the tests wraps named ones in a helper that the page lacks.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise((drawn) => requestAnimationFrame(drawn));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    );
    // At times Chromium never calls back after the size of a window was changed, unless it has a limit.
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 }));
  });
}

/** Scrolls a page, and waits until its history entry stores the position. */
export async function scrollAndKeep(page: Page, top: number): Promise<void> {
  await settled(page);
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForFunction((y) => (history.state as { scroll?: number } | null)?.scroll === y, top);
}

/** @returns the distance of the first matching element from the top of the window, in CSS pixels */
export async function topOf(page: Page, selector: string): Promise<number> {
  await settled(page);
  return page.evaluate((wanted) => document.querySelector(wanted)!.getBoundingClientRect().top, selector);
}

/** @returns the address as the page has it; `page.url()` follows later, by an event */
export async function urlOf(page: Page): Promise<URL> {
  return new URL(await page.evaluate(() => location.href));
}
