import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { noteLostBrowser } from '../../../scripts/testing/lost-browser.ts';

/** The options of a profile that can also be set for each of its pages. */
type PageOptions = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'viewport'>;

/** Methods that change a profile in a way that clearing its storage does not undo. */
const changing = {
  context: ['addInitScript', 'exposeFunction', 'grantPermissions', 'on', 'once', 'route', 'setOffline'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const;

/**
 * Makes `newContext` return a browser profile that tests share. Its process keeps the compiled code of the viewer,
 * which saves a third of the time to open a page. When a test closes the shared profile, its pages are closed and its
 * storage
 * is cleared. If a test has changed the profile in another way, a new shared profile replaces it.
 *
 * A test gets a separate profile if the shared profile is in use. It also gets one for options that can't be set on a
 * page.
 *
 * @param prepare is called with each page that a test opens
 */
export function keepProfile(browser: Browser, prepare: (page: Page) => Promise<void> = async () => {}): Browser {
  const newBrowserContext = browser.newContext.bind(browser);
  const create = async (options?: BrowserContextOptions) => {
    const context = await newBrowserContext(options);
    context.on('page', (page) => page.on('crash', noteLostBrowser));
    const newPage = context.newPage.bind(context);
    return Object.assign(context, {
      newPage: async () => {
        const page = await newPage();
        await prepare(page);
        return page;
      },
    });
  };
  let kept: BrowserContext | undefined;
  let isUsed = false;
  let pageOptions: PageOptions = {};
  const newContext = async (options: BrowserContextOptions = {}) => {
    const { colorScheme, reducedMotion, viewport, ...others } = options;
    if (isUsed || Object.keys(others).length > 0) return create(options);
    isUsed = true;
    pageOptions = { colorScheme, reducedMotion, viewport };
    kept ??= await openProfile(
      create,
      () => pageOptions,
      (isEmpty) => {
        isUsed = false;
        if (!isEmpty) kept = undefined;
      },
    );
    return kept;
  };
  const newPage = async (options?: BrowserContextOptions) => (await newContext(options)).newPage();
  return Object.assign(browser, { newContext, newPage });
}

/**
 * @param create creates a profile in the browser
 * @param optionsNow returns the options for the next page
 * @param afterClose is called when the profile is closed. `isEmpty` is true if the profile can be used again
 */
async function openProfile(
  create: Browser['newContext'],
  optionsNow: () => PageOptions,
  afterClose: (isEmpty: boolean) => void,
): Promise<BrowserContext> {
  const context = await create();
  // Keeps one page open, because the process of the pages ends with its last page.
  const keeper = await context.newPage();
  const session = await context.newCDPSession(keeper);
  const original = { newPage: context.newPage.bind(context), close: context.close.bind(context) };
  const origins = new Set<string>();
  let isChanged = false;

  const newPage = async () => {
    const { viewport, ...media } = optionsNow();
    const page = await original.newPage();
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));
    await page.emulateMedia(media);
    if (viewport) await page.setViewportSize(viewport);
    return page;
  };
  const close = async () => {
    const isEmpty = !isChanged && context.serviceWorkers().length === 0;
    if (isEmpty) {
      await Promise.all(context.pages().map((page) => page !== keeper && page.close()));
      await empty(context, session, origins);
    } else await original.close();
    afterClose(isEmpty);
  };
  const note = () => {
    isChanged = true;
  };
  callBefore(context, changing.context, note);
  // All pages of the profile share a process, so they crash together with this page.
  keeper.on('crash', note);
  // All pages of the profile share one clock, which a test may have stopped.
  callBefore(context.clock, changing.clock, note);
  return Object.assign(context, { newPage, close });
}

/** Makes methods of an object call a function first. */
function callBefore<Of extends object>(object: Of, methods: readonly (keyof Of)[], first: () => void): void {
  for (const name of methods) {
    const method = (object[name] as (...given: unknown[]) => unknown).bind(object);
    Object.assign(object, {
      [name]: (...given: unknown[]) => {
        first();
        return method(...given);
      },
    });
  }
}

/** Clears the storage of some origins. */
async function empty(context: BrowserContext, session: CDPSession, origins: Set<string>): Promise<void> {
  const ofSites = [...origins].filter((origin) => origin.startsWith('http'));
  origins.clear();
  await Promise.all([
    context.clearCookies(),
    session.send('Network.clearBrowserCache'),
    ...ofSites.map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
  ]);
}
