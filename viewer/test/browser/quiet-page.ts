import type { Page } from 'playwright-core';

/** Methods after which a page may still run effects and render again. Locators use the methods of the frame. */
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
 * Delays the result of each action and each wait on a page. Before, the page runs the tasks that the action caused:
 * effects, and the renders that effects start. Then a test may read the page at once. Not covered: answers of the network, modules that
 * are imported later, timers and animations; tests wait for what these show.
 */
export function waitForTasks(page: Page): void {
  const after = () => tasksDone(page);
  callAfter(page.mainFrame(), acting.frame, after);
  callAfter(page, acting.page, after);
  callAfter(page.keyboard, acting.keyboard, after);
  callAfter(page.mouse, acting.mouse, after);
  callAfter(page.touchscreen, acting.touchscreen, after);
}

/** Resolves when a page has no task left that is ready to run. Resolves also when the page is closed or has crashed. */
async function tasksDone(page: Page): Promise<void> {
  for (let isAnotherDocument = true; isAnotherDocument && !page.isClosed();)
    isAnotherDocument = await page
      // A task in the background runs after all others, React's among them. The fake clocks of tests do not stop it.
      .evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
      .then(
        () => false,
        (error: unknown) => /context was destroyed|navigation/i.test(String(error)),
      );
}

/** Calls a function after each of some methods of an object, and waits for it. */
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
