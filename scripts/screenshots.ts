// Takes pictures of the main kinds of page for people to look at, and puts them on one sheet.
//     npm run screenshots [-- site-folder [part of a name …] [--without-scripts]]   →   build/screenshots/index.html
// `--without-scripts` shows each kind of page beside what readers get whose browser runs no script.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { disk } from '../compiler/fs/disk.ts';
import { serve } from '../compiler/serve/server.ts';
import { startChromium } from '../viewer/test/browser/chromium.ts';

interface Shot {
  name: string;
  path: string;
  /** Done before the picture is taken: opens a menu, scrolls. */
  before?: (page: Page) => Promise<void>;
  /** Only at these widths. */
  widths?: readonly number[];
}

const root = fileURLToPath(new URL('..', import.meta.url));
const out = path.join(root, 'build/screenshots');
/** A large desk, both sides of the breakpoint, a phone, and the narrowest window that has to do. */
const widths = [1440, 997, 996, 390, 320];
const inBothModes = [1440, 390];
const narrow = [996, 390, 320];
const wide = [1440, 997];
/** Longer pages are cut off here, in CSS pixels. */
const longest = 2600;

const click = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
};
const openMenu = click('.navbar-toggle');

/** Pictures of a state rather than a kind of page. */
function states(doc: string): Shot[] {
  return [
    { name: 'not-found', path: '/nowhere/' },
    { name: 'menu', path: doc, widths: narrow, before: openMenu },
    {
      name: 'menu-main',
      path: doc,
      widths: narrow,
      before: async (page) => (await openMenu(page), await click('.side-menu-back:visible')(page)),
    },
    { name: 'toc-open', path: doc, widths: narrow, before: click('.mobile-toc > button') },
    { name: 'dropdown-open', path: doc, widths: wide, before: click('.navbar .dropdown > button') },
    { name: 'copy-menu-open', path: doc, widths: [1440, 390], before: click('.copy-more') },
    { name: 'reader-menu-open', path: doc, widths: [1440, 390], before: click('.reader-open') },
    { name: 'sidebar-hidden', path: doc, widths: wide, before: click('.sidebar-collapse') },
    {
      name: 'scrolled',
      path: doc,
      before: async (page) => void (await page.evaluate(() => (scrollTo(0, 1600), scrollTo(0, 1200)))),
    },
    {
      name: 'unreachable',
      path: doc,
      before: async (page) => (
        await page.route('**/corpus/pages/**', (route) => route.abort()),
        void (await page.reload({ waitUntil: 'networkidle' }))
      ),
    },
  ];
}

/** The longest page of each kind that the site has, and all debug pages. */
function kinds(dist: string): Shot[] {
  type Row = { path: string; kind: string; page: string };
  const read = <T>(file: string) => JSON.parse(readFileSync(path.join(dist, 'corpus', file), 'utf8')) as T;
  const { routes } = read<{ routes: Row[] }>('routes.json');
  const { files } = read<{ files: { path: string; bytes: number }[] }>('manifest.json');
  const bytes = new Map(files.map((file) => [file.path, file.bytes]));
  const heaviest = new Map<string, Row>();
  for (const route of routes) {
    const best = heaviest.get(route.kind);
    const isHeavier = !best || bytes.get(`corpus/${route.page}`)! > bytes.get(`corpus/${best.page}`)!;
    if (isHeavier) heaviest.set(route.kind, route);
  }
  const debug = routes
    .filter(({ kind }) => kind === 'debug')
    .map((route): Shot => ({ name: `debug-${route.path.split('/').filter(Boolean).at(-1)}`, path: route.path }));
  const shots = [...heaviest.values()]
    .filter(({ kind }) => !/^(?:debug|redirect|not-found)$/.test(kind))
    .map(({ kind, path: place }): Shot => ({ name: kind, path: place }));
  const home = routes.some(({ path: place }) => place === '/') ? [{ name: 'home', path: '/' }] : [];
  return [...home, ...shots, ...states(heaviest.get('doc')?.path ?? '/'), ...debug];
}

/** A state is entered anew at each width; a page is loaded once, and the window resized. */
async function take(shot: Shot, url: string, browser: Browser, javaScriptEnabled = true): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', javaScriptEnabled });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const files: string[] = [];
  const open = async () => {
    await page.goto(new URL(encodeURI(shot.path), url).href);
    await page.waitForSelector('#main :is(h1, .crash)');
  };
  for (const width of shot.widths ?? widths) {
    try {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      if (shot.before || files.length === 0) await open();
      await shot.before?.(page);
      for (const colorScheme of inBothModes.includes(width) ? (['light', 'dark'] as const) : (['light'] as const)) {
        await page.emulateMedia({ colorScheme });
        await page.waitForTimeout(150);
        const file = `${shot.name}-${width}-${colorScheme}${javaScriptEnabled ? '' : '-without-scripts'}.png`;
        await page.screenshot({ path: path.join(out, file), ...(!shot.before && (await wholePage(page, width))) });
        files.push(file);
      }
    } catch (error) {
      console.log(`  ${shot.name} at ${width}: ${(error as Error).message.split('\n')[0]}`);
      process.exitCode = 1;
    }
  }
  await context.close();
  return files;
}

async function wholePage(page: Page, width: number) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  return { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, longest) } };
}

function sheet(rows: { shot: Shot; files: string[] }[]): string {
  const picture = (file: string) =>
    `<a href="${encodeURI(file)}"><img src="${encodeURI(file)}" loading="lazy" alt="${file}"><small>${file.replace('.png', '')}</small></a>`;
  const sections = rows.map(
    ({ shot, files }) => `<h2>${shot.name} <small>${shot.path}</small></h2><div>${files.map(picture).join('')}</div>`,
  );
  const style =
    'body{margin:2rem;font:14px system-ui;background:#777;color:#fff}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}img{display:block;height:26rem}small{font-weight:400;opacity:.8}a{color:inherit}';
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>\n${sections.join('\n')}\n`;
}

/** @returns the pictures of both, in pairs */
async function takeBoth(shot: Shot, url: string, browser: Browser): Promise<string[]> {
  const wanted: Shot = { ...shot, widths: inBothModes };
  const scripted = await take(wanted, url, browser);
  const bare = await take(wanted, url, browser, false);
  return scripted.flatMap((file, index) => [file, ...bare.slice(index, index + 1)]);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-scripts': { type: 'boolean', default: false } },
});
const [site = path.join(root, 'content'), ...parts] = positionals;
const dist = path.join(root, 'build/screenshots-site');
const compiled = spawnSync('node', [path.join(root, 'bin/lectern.js'), 'compile', site, '--out-dir', dist], {
  stdio: 'inherit',
});
if (compiled.status !== 0) process.exit(compiled.status ?? 1);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const server = await serve(disk, { dir: dist, port: 0 });
const browser = await startChromium();
const rows: { shot: Shot; files: string[] }[] = [];
const shots = kinds(dist).filter(
  ({ name, before }) =>
    (parts.length === 0 || parts.some((part) => name.includes(part))) && !(values['without-scripts'] && before),
);
const takeAll = values['without-scripts'] ? takeBoth : take;
for (const shot of shots) rows.push({ shot, files: await takeAll(shot, server.url, browser) });
await browser.close();
await server.close();
writeFileSync(path.join(out, 'index.html'), sheet(rows));
console.log(
  `${rows.flatMap(({ files }) => files).length} pictures: ${path.relative(process.cwd(), path.join(out, 'index.html'))}`,
);
