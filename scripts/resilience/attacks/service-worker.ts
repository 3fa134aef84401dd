import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { compile } from '../../../compiler/compile.ts';
import { disk } from '../../../compiler/fs/disk.ts';
import { serve, type RunningServer } from '../../../compiler/serve/server.ts';
import { startChromium } from '../../../viewer/test/browser/chromium.ts';
import type { Attack } from '../attack.ts';
import { waitFor } from '../processes/running.ts';

/** The base URLs of two sites on one origin. */
const bases = ['/one/', '/two/'];
/** Paths of other programs on this origin. `/one-more/` has the same beginning as the site `/one/`. */
const others = ['/other/', '/one-more/', '/'];

export const serviceWorker: Attack = {
  name: 'service-worker',
  what: 'two offline sites and other programs on one origin. Each worker answers only for its base URL and uses its own cache. Removing one worker leaves the other',
  async run({ folder }) {
    const failures: string[] = [];
    let checks = 0;
    const check = (isRight: boolean, what: string) => {
      checks += 1;
      if (!isRight) failures.push(what);
    };
    const servers = new Map<string, RunningServer>();
    const publish = async (base: string, pwa: boolean) => {
      const site = path.join(folder, base);
      mkdirSync(path.join(site, 'docs'), { recursive: true });
      const config = { title: `Site ${base}`, baseUrl: base, docs: {}, ...(pwa ? { pwa: {} } : {}) };
      writeFileSync(path.join(site, 'lectern.config.json'), JSON.stringify(config));
      writeFileSync(path.join(site, 'docs/index.md'), `# Docs of ${base}\n`);
      const { published } = await compile(site);
      if (!published) throw new Error(`${base} is not published`);
    };
    for (const base of bases) {
      await publish(base, true);
      servers.set(base, await serve(disk, { dir: path.join(folder, base, 'dist'), port: 0 }));
    }
    const origin = await openOrigin(servers);
    const browser = await startChromium();
    try {
      const context = await browser.newContext();
      let page = await context.newPage();
      for (const base of bases) {
        await page.goto(`${origin.url}${base}docs/?offlineMode=true`);
        check((await waitFor(() => isKept(page, base))) === true, `${base} is not kept`);
      }
      check((await scopesIn(page)).join() === bases.join(), `scopes: ${(await scopesIn(page)).join()}`);
      for (const other of others) {
        await page.goto(origin.url + other);
        check(!(await isControlled(page)), `a worker controls ${other}`);
        check((await page.textContent('body'))?.includes('another program') === true, `${other} shows something else`);
        const data = await page.evaluate(
          (url) => fetch(url).then((response) => response.text(), String),
          `${other}data`,
        );
        check(data === 'another program', `${other}data is answered with ${data}`);
      }
      const names = await page.evaluate(() => caches.keys());
      check(names.length === bases.length, `caches: ${names.join()}`);

      origin.isDown = true;
      for (const base of bases) {
        const answer = await page.goto(`${origin.url}${base}docs/`).catch(() => undefined);
        check(answer?.status() === 200, `${base} is not readable offline`);
        check((await page.textContent('main h1')) === `Docs of ${base}`, `${base} shows the page of another site`);
        const from = await page.evaluate(
          (urls) =>
            Promise.all(
              urls.map((url) =>
                fetch(url).then(
                  ({ ok }) => ok,
                  () => false,
                ),
              ),
            ),
          [...bases.filter((each) => each !== base).map((each) => `${each}docs/`), ...others],
        );
        check(!from.includes(true), `offline, the worker of ${base} answers for others: ${from.join()}`);
      }
      for (const other of others) {
        const answer = await page.goto(origin.url + other).catch(() => undefined);
        check(answer === undefined, `offline, ${other} is answered`);
      }

      origin.isDown = false;
      page = await context.newPage();
      await publish('/one/', false);
      const freed = await waitFor(async () => {
        await page.goto(`${origin.url}/one/docs/?offlineMode=true`);
        await page
          .evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
          .catch(() => undefined);
        // Navigates away from the site, because a new worker becomes active only if no page uses the old worker.
        await page.goto('about:blank');
        // The query turns offline mode on for this site. A page that is opened without the query turns it off.
        await page.goto(`${origin.url}/two/docs/?offlineMode=true`);
        return (await scopesIn(page)).join() === '/two/' || undefined;
      }, 60_000);
      check(freed === true, `the worker of /one/ is still there: ${(await scopesIn(page)).join()}`);
      origin.isDown = true;
      const kept = await page.goto(`${origin.url}/two/docs/`).catch(() => undefined);
      check(kept?.status() === 200, '/two/ is not readable offline after /one/ was freed');
      const gone = await page.goto(`${origin.url}/one/docs/`).catch(() => undefined);
      check(gone === undefined, '/one/ is still answered offline');
    } finally {
      await browser.close();
      await origin.close();
      for (const server of servers.values()) await server.close();
    }
    return { tried: `${checks} checks of ${bases.length} sites and ${others.length} other paths`, failures };
  },
};

/** Serves the sites and other programs on one origin. The origin can be made unreachable. */
async function openOrigin(sites: ReadonlyMap<string, RunningServer>) {
  const state = { isDown: false };
  const server = createServer((incoming, response) => {
    if (state.isDown) return void incoming.socket.destroy();
    const base = [...sites.keys()].find((each) => incoming.url!.startsWith(each));
    if (base === undefined) return void response.writeHead(200, { 'Content-Type': 'text/html' }).end('another program');
    const { port } = sites.get(base)!;
    const { url, method, headers } = incoming;
    const passed = request({ port, host: '127.0.0.1', path: url, method, headers }, (answer) => {
      response.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(passed.on('error', () => response.destroy()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** Whether the worker of a site is active and still has its cached files. */
async function isKept(page: Page, base: string): Promise<true | undefined> {
  const isActive = () =>
    navigator.serviceWorker
      .getRegistration()
      .then((found) => found?.active?.state === 'activated' && found.active.scriptURL.includes('true'));
  // Returns false if the call fails: the page may reload during the call.
  const [active, scopes] = await Promise.all([page.evaluate(isActive), scopesIn(page)]).catch(
    () => [false, []] as const,
  );
  return (active && scopes.includes(base)) || undefined;
}

const scopesIn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistrations();
    return found.map(({ scope }) => new URL(scope).pathname).sort();
  });

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
