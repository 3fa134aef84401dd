// Takes pictures of the main kinds of page for people to look at, and puts them on one sheet.
//     npm run screenshots [-- site-folder [part of a name …]]   →   build/screenshots/index.html
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { disk } from '../compiler/host/disk.ts';
import { serve } from '../compiler/host/server.ts';
import { launchChromium } from '../viewer/test/browser/chromium.ts';

type Mode = 'light' | 'dark';

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
/** A large desk, both sides of the breakpoint, a phone. */
const widths = [1440, 997, 996, 390];
const narrow = [996, 390];
const wide = [1440, 997];

const click = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
};
const openMenu = click('[aria-label="Toggle navigation bar"]');

/** Pictures of a state rather than a kind of page. */
function states(doc: string): Shot[] {
  return [
    { name: 'not-found', path: '/nowhere/' },
    { name: 'menu', path: doc, widths: narrow, before: openMenu },
    { name: 'menu-main', path: doc, widths: narrow, before: async (page) => (await openMenu(page), await page.locator('dialog button, .side-menu button').filter({ hasText: /main menu/i }).first().click()) },
    { name: 'toc-open', path: doc, widths: narrow, before: click('.mobile-toc button') },
    { name: 'dropdown-open', path: doc, widths: wide, before: click('.navbar .dropdown > button') },
    { name: 'sidebar-hidden', path: doc, widths: wide, before: click('.sidebar button[aria-label*="ollapse" i], .sidebar button[aria-label*="ide" i]') },
    { name: 'scrolled', path: doc, before: async (page) => (await page.mouse.wheel(0, 1600), await page.waitForTimeout(300)) },
    { name: 'search-open', path: doc, before: async (page) => page.keyboard.press('Control+k') },
  ];
}

/** The longest page of each kind that the site has, and all debug pages. */
function kinds(dist: string): Shot[] {
  type Row = { path: string; kind: string; page: string };
  const read = <T>(file: string) => JSON.parse(readFileSync(path.join(dist, 'corpus', file), 'utf8')) as T;
  const { routes } = read<{ routes: Row[] }>('routes.json');
  const { files } = read<{ files: { path: string; bytes: number }[] }>('manifest.json');
  const bytes = new Map(files.map((file) => [file.path, file.bytes]));
  const longest = new Map<string, Row>();
  for (const route of routes) {
    const best = longest.get(route.kind);
    const isLonger = !best || bytes.get(`corpus/${route.page}`)! > bytes.get(`corpus/${best.page}`)!;
    if (isLonger) longest.set(route.kind, route);
  }
  const debug = routes.filter(({ kind }) => kind === 'debug').map((route): Shot => ({ name: `debug-${route.path.split('/').filter(Boolean).at(-1)}`, path: route.path }));
  const shots = [...longest.values()].filter(({ kind }) => !/^(?:debug|redirect|not-found)$/.test(kind)).map(({ kind, path: place }): Shot => ({ name: kind, path: place }));
  const home = routes.some(({ path: place }) => place === '/') ? [{ name: 'home', path: '/' }] : [];
  return [...home, ...shots, ...states(longest.get('doc')?.path ?? '/'), ...debug];
}

async function take(shot: Shot, width: number, mode: Mode, url: string, browser: Browser): Promise<string | undefined> {
  const context = await browser.newContext({ viewport: { width, height: width === 390 ? 844 : 900 }, colorScheme: mode, reducedMotion: 'reduce', hasTouch: width === 390 });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  try {
    await page.goto(new URL(encodeURI(shot.path), url).href);
    await page.waitForSelector('main :is(h1, .error-box, .crash)');
    await page.waitForTimeout(250);
    await shot.before?.(page);
    if (shot.before) await page.waitForTimeout(350);
    const file = `${shot.name}-${width}-${mode}.png`;
    await page.screenshot({ path: path.join(out, file) });
    return file;
  } catch (error) {
    console.log(`  ${shot.name} at ${width}, ${mode}: ${(error as Error).message.split('\n')[0]}`);
    return undefined;
  } finally {
    await context.close();
  }
}

function sheet(rows: { shot: Shot; files: (string | undefined)[] }[]): string {
  const picture = (file: string) => `<a href="${encodeURI(file)}"><img src="${encodeURI(file)}" loading="lazy" alt="${file}"><small>${file.replace('.png', '')}</small></a>`;
  const sections = rows.map(({ shot, files }) => `<h2>${shot.name} <small>${shot.path}</small></h2><div>${files.filter((file) => file !== undefined).map(picture).join('')}</div>`);
  const style = 'body{margin:2rem;font:14px system-ui;background:#777;color:#fff}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}img{display:block;height:26rem}small{font-weight:400;opacity:.8}a{color:inherit}';
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>\n${sections.join('\n')}\n`;
}

const [site = path.join(root, 'content'), ...parts] = process.argv.slice(2);
const dist = path.join(root, 'build/screenshots-site');
const compiled = spawnSync('node', [path.join(root, 'bin/lectern.js'), 'compile', site, '--out-dir', dist], { stdio: 'inherit' });
if (compiled.status !== 0) process.exit(compiled.status ?? 1);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const server = await serve(disk, { dir: dist, port: 0 });
const browser = await launchChromium();
const rows: { shot: Shot; files: (string | undefined)[] }[] = [];
for (const shot of kinds(dist).filter(({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)))) {
  const files: (string | undefined)[] = [];
  for (const width of shot.widths ?? widths) for (const mode of ['light', 'dark'] as const) files.push(await take(shot, width, mode, server.url, browser));
  rows.push({ shot, files });
}
await browser.close();
await server.close();
writeFileSync(path.join(out, 'index.html'), sheet(rows));
console.log(`${rows.flatMap(({ files }) => files).filter(Boolean).length} pictures: ${path.relative(process.cwd(), path.join(out, 'index.html'))}`);
