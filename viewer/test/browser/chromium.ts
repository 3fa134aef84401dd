import { chromium, type Browser } from 'playwright-core';
import { noteLostBrowser } from '../../../scripts/testing/lost-browser.ts';
import { keepProfile } from './lasting-profile.ts';

/**
 * Starts the machine's Chromium, without any traffic of its own.
 *
 * @param more further arguments for it
 */
export function startChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...more,
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
  // Pages of a profile share a process, which compiles the viewer once.
  running ??= startChromium(['--renderer-process-limit=1']).then((browser) => {
    // Nobody closes it: at times Chromium crashes, and the next test file gets another one.
    browser.on('disconnected', () => {
      running = undefined;
      noteLostBrowser();
    });
    return Object.assign(keepProfile(browser), {
      close: async () => {
        await Promise.all(browser.contexts().map((context) => context.close()));
      },
    });
  });
  return running;
}
