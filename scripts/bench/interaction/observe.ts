import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

interface Observed {
  /** The longest time from an input event to the next frame, in milliseconds. */
  longest: number;
  /** The sum of all layout shifts without recent input. */
  shift: number;
  pressedAt: number;
  shownAt: number;
}

type Observing = typeof globalThis & { observed: Observed };

/** Adds a script to a page that records response times and layout shifts. */
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

/**
 * The time to wait for the browser's reports of events, in milliseconds. Browsers report an event some time after its
 * frame, and never report events shorter than `shortest`.
 */
const settling = 700;
const shortest = 16;

/** Calls `press`, and returns the longest time from a key or pointer event to the next frame, in milliseconds. */
export async function latencyOf(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => ((globalThis as Observing).observed.longest = 0));
  await press();
  await sleep(settling);
  return Math.max(shortest, await page.evaluate(() => (globalThis as Observing).observed.longest));
}

/**
 * @param follow clicks a link
 * @param heading the heading of the page that the link leads to
 * @returns the time from the pointer event to the frame with that heading, in milliseconds
 */
export async function timeToText(page: Page, follow: () => Promise<unknown>, heading: string): Promise<number> {
  await page.evaluate((requested) => {
    const { observed } = globalThis as Observing;
    observed.shownAt = 0;
    // This code runs in the page. It contains no named functions, because tsx would wrap them in a helper that the
    // page lacks.
    const changes = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent.includes(requested)) return;
      changes.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // The message arrives after the browser has painted the frame.
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
