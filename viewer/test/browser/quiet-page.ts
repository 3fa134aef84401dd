import type { Page } from 'playwright-core';

/**
 * Methods of frames after which a page can still have tasks to run. Locators are included, because they call methods
 * of frames.
 */
const acting = {
  frame: [
    'check', 'click', 'dblclick', 'dispatchEvent', 'fill', 'focus', 'goto', 'hover', 'press', 'selectOption',
    'setChecked', 'setContent', 'tap', 'type', 'uncheck', 'waitForFunction', 'waitForLoadState', 'waitForSelector',
    'waitForURL',
  ],
  page: ['emulateMedia', 'goBack', 'goForward', 'reload', 'setViewportSize'],
  keyboard: ['down', 'insertText', 'press', 'type', 'up'],
  mouse: ['click', 'dblclick', 'down', 'move', 'up', 'wheel'],
  touchscreen: ['tap'],
} as const; // prettier-ignore

/**
 * Delays each action and each wait of a test, until the page has run all following tasks: effects and renders.
 * So a test can read the page directly after an action. Network responses,
 * dynamic imports, timers and animations are not included, so tests must wait for their results.
 */
export function waitForTasks(page: Page): void {
  const after = () => tasksDone(page);
  callAfter(page.mainFrame(), acting.frame, after);
  callAfter(page, acting.page, after);
  callAfter(page.keyboard, acting.keyboard, after);
  callAfter(page.mouse, acting.mouse, after);
  callAfter(page.touchscreen, acting.touchscreen, after);
}

/** Waits until no task of a page is ready to run. Also resolves if the page is closed or has crashed. */
async function tasksDone(page: Page): Promise<void> {
  for (let isAnotherDocument = true; isAnotherDocument && !page.isClosed();)
    isAnotherDocument = await page
      // A background task runs after all other tasks, including React's. Fake clocks of tests do not affect it.
      .evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
      .then(
        () => false,
        (error: unknown) => /context was destroyed|navigation/i.test(String(error)),
      );
}

/** Makes methods of an object call a function afterwards, and wait for it. */
function callAfter<Of extends object>(object: Of, methods: readonly (keyof Of)[], then: () => Promise<void>): void {
  for (const name of methods) {
    const method = (object[name] as (...given: unknown[]) => Promise<unknown>).bind(object);
    Object.assign(object, {
      async [name](...given: unknown[]) {
        const result = await method(...given);
        await then();
        return result;
      },
    });
  }
}

declare const scheduler: { postTask(task: () => void, options: { priority: string }): Promise<void> };
