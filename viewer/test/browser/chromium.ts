import { chromium, type Browser } from 'playwright-core';
import { noteLostBrowser } from '../../../scripts/testing/lost-browser.ts';

/** Starts the machine's Chromium, without any traffic of its own. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

let running: Promise<Browser> | undefined;

/**
 * The Chromium of all test files of a process, which run one after the other; it ends with the process.
 *
 * @returns a browser whose `close` closes only its contexts, so that nothing of one file is left for the next
 */
export function launchChromium(): Promise<Browser> {
  running ??= startChromium().then((browser) => {
    // Nobody closes it: at times Chromium crashes, and the next test file gets another one.
    browser.on('disconnected', () => {
      running = undefined;
      noteLostBrowser();
    });
    return Object.assign(browser, {
      close: async () => {
        await Promise.all(browser.contexts().map((context) => context.close()));
      },
    });
  });
  return running;
}
