import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

interface Observed {
  /** The longest that what a reader pressed took until its frame, milliseconds. */
  longest: number;
  /** How much has moved by itself, as layout shift is counted. */
  shift: number;
  pressedAt: number;
  shownAt: number;
}

type Observing = typeof globalThis & { observed: Observed };

/** Makes pages of a context record their response times and layout shifts. */
export async function observe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed = { longest: 0, shift: 0, pressedAt: 0, shownAt: 0 };
    Object.assign(window, { observed });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { duration: number; interactionId: number }[])
        if (entry.interactionId > 0) observed.longest = Math.max(observed.longest, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) observed.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    window.addEventListener('pointerdown', ({ timeStamp }) => (observed.pressedAt = timeStamp), true);
  });
}

/** Browsers report an event some time after its frame. They report no event below 16 ms. */
const settling = 700;
const shortest = 16;

/** Returns the time from the slowest key or pointer event to the next frame, milliseconds. */
export async function latencyOf(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => ((globalThis as Observing).observed.longest = 0));
  await press();
  await sleep(settling);
  return Math.max(shortest, await page.evaluate(() => (globalThis as Observing).observed.longest));
}

/**
 * @param follow presses a link
 * @param heading of the page that it leads to
 * @returns how long it takes from the finger to the frame with the text of that page, milliseconds
 */
export async function timeToText(page: Page, follow: () => Promise<unknown>, heading: string): Promise<number> {
  await page.evaluate((wanted) => {
    const { observed } = globalThis as Observing;
    observed.shownAt = 0;
    // This code contains no named function: the loader of scripts would wrap it in a helper that the page lacks.
    const changes = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent.includes(wanted)) return;
      changes.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // Comes after the frame.
        port1.addEventListener('message', () => (observed.shownAt = performance.now()));
        port1.start();
        port2.postMessage(undefined);
      });
    });
    changes.observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  }, heading);
  await follow();
  await page.waitForFunction(() => (globalThis as Observing).observed.shownAt > 0);
  return page.evaluate(() => {
    const { shownAt, pressedAt } = (globalThis as Observing).observed;
    return shownAt - pressedAt;
  });
}

export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as Observing).observed.shift);
}
