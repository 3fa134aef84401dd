import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { noteLostBrowser } from '../../../scripts/testing/lost-browser.ts';

/** The options of a profile that can also be set for each page. */
type PageOptions = Pick<BrowserContextOptions, 'colorScheme' | 'reducedMotion' | 'viewport'>;

/** Methods that change a whole profile, in ways that emptying it does not undo. */
const changing = {
  context: ['addInitScript', 'exposeFunction', 'grantPermissions', 'on', 'once', 'route', 'setOffline'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const;

/**
 * Lets many tests share one browser profile: closing it closes its pages and clears it, and `newContext` returns it
 * again. The process and its compiled viewer code stay, which saves a third of the time of opening a page. A new
 * profile is created for options that a page cannot have, while the first is open, and after a test that changes it.
 *
 * @param prepare called with each page that a test opens
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
 * @param create opens a profile of the browser
 * @param optionsNow the options of its next page
 * @param afterClose called when the profile was closed: whether it is empty now, and can be used again
 */
async function openProfile(
  create: Browser['newContext'],
  optionsNow: () => PageOptions,
  afterClose: (isEmpty: boolean) => void,
): Promise<BrowserContext> {
  const context = await create();
  // The process lives as long as a page of it.
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
  // All pages of a process crash with one of them.
  keeper.on('crash', note);
  // The clock of a page is the clock of its profile.
  callBefore(context.clock, changing.clock, note);
  return Object.assign(context, { newPage, close });
}

/** Has a function called before each of some methods of an object. */
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

/** Removes what pages of some origins have stored. */
async function empty(context: BrowserContext, session: CDPSession, origins: Set<string>): Promise<void> {
  const ofSites = [...origins].filter((origin) => origin.startsWith('http'));
  origins.clear();
  await Promise.all([
    context.clearCookies(),
    session.send('Network.clearBrowserCache'),
    ...ofSites.map((origin) => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })),
  ]);
}
