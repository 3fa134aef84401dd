import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/**
 * The maximum time that tests wait for a state, in milliseconds. It is long, because machines can be busy. Only a
 * failing test waits that long.
 */
export const patience = 60_000;

/** Checks a condition repeatedly until it is true. Only necessary if no event of the page signals the condition. */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>, milliseconds = patience): Promise<void> {
  for (const end = Date.now() + milliseconds; !(await isTrue()); await sleep(20))
    if (Date.now() > end) throw new Error(`after ${milliseconds} ms this was still not true: ${isTrue}`);
}

/** Matches the document once the viewer has rendered or hydrated it. */
export const hydrated = 'html:not(:has(#page-data))';
/** Matches the heading of a page that the viewer has rendered or hydrated. */
export const hydratedHeading = `${hydrated} main h1`;

/**
 * Waits until a page is idle: fonts are loaded, effects have run, transitions have ended. No task is pending, not even
 * in the background.
 */
export async function settled(page: Page): Promise<void> {
  // This code must not contain a named function. The loader of tests would wrap it in a helper that the page lacks.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const _ of [1, 2]) await new Promise((hydrated) => requestAnimationFrame(hydrated));
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    );
    // The callback has a timeout, because Chromium sometimes never calls back after the window was resized.
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 }));
  });
}

/** Scrolls a page, and waits until its history entry contains the position. */
export async function scrollAndKeep(page: Page, top: number): Promise<void> {
  await settled(page);
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForFunction((y) => (history.state as { scroll?: number } | null)?.scroll === y, top);
}

/** @returns the distance from the top of the window to the first matching element, in CSS pixels */
export async function topOf(page: Page, selector: string): Promise<number> {
  await settled(page);
  return page.evaluate((expected) => document.querySelector(expected)!.getBoundingClientRect().top, selector);
}

/** @returns the current address in the page. `page.url()` is updated later, by an event */
export async function urlOf(page: Page): Promise<URL> {
  return new URL(await page.evaluate(() => location.href));
}
