// Takes screenshots of the main kinds of pages, for review by a person. All widths of a page are joined in one image.
//     npm run screenshots [-- site-folder [part of a name …]]   →   build/screenshots/index.html
//     … -- --preset plain --preset docusaurus                   in other presets
//     … -- --compiled dist                                      of a site that is already compiled
//     … -- --without-scripts                                    next to the same page in a browser without scripts
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { ThemeConfig } from '../compiler/config/theme.ts';
import { themeText } from '../compiler/emit/theme/theme-text.ts';
import { disk } from '../compiler/fs/disk.ts';
import { serve } from '../compiler/serve/server.ts';
import { startChromium } from '../viewer/test/browser/chromium.ts';

interface Shot {
  name: string;
  path: string;
  /** Called before the screenshot, for example to open a menu or to scroll. */
  before?: (page: Page) => Promise<void>;
  /** The window widths at which to take screenshots. Default: all widths. */
  widths?: readonly number[];
  /** Whether to render the page for print, on paper as wide as the window. */
  print?: boolean;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const out = path.join(root, 'build/screenshots');
type Preset = ThemeConfig['preset'];

/** The widths of a large desktop, a tablet and a phone. 996 is the widest window with the narrow layout. */
const widths = [1440, 996, 768, 390];
const narrow = [996, 390, 320];
const wide = [1440, 997];
/** The maximum height of a screenshot, in CSS pixels. Longer pages are cut off. */
const longest = 2600;
/** The scale of screenshots in a joined image, and the maximum height of the image in pixels. */
const scale = 0.4;
const sheetHeight = 900;

const click = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
};
const openMenu = click('.navbar-toggle');

/** Returns the descriptions of screenshots that show a page in a special state, for example with an open menu. */
function states(doc: string): Shot[] {
  return [
    { name: 'not-found', path: '/nowhere/' },
    { name: 'print', path: doc, widths: [720], print: true },
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

/** Returns the longest page of each kind on the site, and all debug pages. */
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
    .filter(({ path }) => path.includes('/__docusaurus/debug'))
    .map((route): Shot => ({ name: `debug-${route.path.split('/').filter(Boolean).at(-1)}`, path: route.path }));
  const shots = [...heaviest.values()]
    .filter(({ kind }) => !/^(?:custom|redirect|not-found)$/.test(kind))
    .map(({ kind, path: place }): Shot => ({ name: kind, path: place }));
  const home = routes.some(({ path: place }) => place === '/') ? [{ name: 'home', path: '/' }] : [];
  return [...home, ...shots, ...states(heaviest.get('doc')?.path ?? '/'), ...debug];
}

/**
 * Takes a screenshot at each width. Reloads a page with a special state for each width; only resizes the window for
 * other pages.
 */
async function take(
  shot: Shot,
  preset: Preset,
  url: string,
  browser: Browser,
  javaScriptEnabled = true,
): Promise<string[]> {
  const context = await browser.newContext({ reducedMotion: 'reduce', javaScriptEnabled });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const files: string[] = [];
  const open = async () => {
    await page.goto(new URL(encodeURI(shot.path), url).href);
    await page.waitForSelector('#main :is(h1, .crash)');
    const css = themeText({ preset: preset });
    if (css !== '') await page.addStyleTag({ content: css });
  };
  for (const width of shot.widths ?? widths) {
    try {
      await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
      if (shot.before || files.length === 0) await open();
      await shot.before?.(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, media: shot.print ? 'print' : 'screen' });
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const file = `${preset}-${shot.name}-${width}-${colorScheme}${javaScriptEnabled ? '' : '-without-scripts'}.png`;
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

/** Joins the screenshots of a page in one image, side by side. */
async function contactSheet(name: string, files: readonly string[]): Promise<void> {
  let left = 0;
  const parts = await Promise.all(
    files.map(async (file) => {
      const { width = 0, height = 0 } = await sharp(path.join(out, file)).metadata();
      const small = { width: Math.round(width * scale), height: Math.min(Math.round(height * scale), sheetHeight) };
      const input = await sharp(path.join(out, file))
        .resize({ ...small, fit: 'cover', position: 'top' })
        .toBuffer();
      return { input, ...small };
    }),
  );
  const placed = parts.map(({ input, width, height }) => {
    const place = { input, left, top: 0, height };
    left += width + 12;
    return place;
  });
  const height = Math.max(...placed.map((each) => each.height));
  await sharp({ create: { width: left, height, channels: 3, background: '#777' } })
    .composite(placed)
    .png()
    .toFile(path.join(out, `sheet-${name}.png`));
}

function index(rows: { shot: Shot; files: string[] }[]): string {
  const picture = (file: string) =>
    `<a href="${encodeURI(file)}"><img src="${encodeURI(file)}" loading="lazy" alt="${file}"><small>${file.replace('.png', '')}</small></a>`;
  const sections = rows.map(
    ({ shot, files }) => `<h2>${shot.name} <small>${shot.path}</small></h2><div>${files.map(picture).join('')}</div>`,
  );
  const style =
    'body{margin:2rem;font:14px system-ui;background:#777;color:#fff}div{display:flex;gap:1rem;overflow-x:auto;align-items:start}img{display:block;height:26rem}small{font-weight:400;opacity:.8}a{color:inherit}';
  return `<!doctype html><meta charset="utf-8"><title>Screenshots</title><style>${style}</style>\n${sections.join('\n')}\n`;
}

/** Takes screenshots with and without scripts. @returns the files in pairs */
async function takeBoth(shot: Shot, preset: Preset, url: string, browser: Browser): Promise<string[]> {
  const requested: Shot = { ...shot, widths: [1440, 390] };
  const scripted = await take(requested, preset, url, browser);
  const bare = await take(requested, preset, url, browser, false);
  return scripted.flatMap((file, index) => [file, ...bare.slice(index, index + 1)]);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preset: { type: 'string', multiple: true, default: ['lectern'] },
    compiled: { type: 'string' },
    'without-scripts': { type: 'boolean', default: false },
  },
});
const [site = path.join(root, 'content'), ...parts] = positionals;
const dist = values.compiled ?? path.join(root, 'build/screenshots-site');
if (values.compiled === undefined) {
  const command = [path.join(root, 'bin/lectern.js'), 'compile', site, '--out-dir', dist];
  const compiled = spawnSync('node', command, { stdio: 'inherit' });
  if (compiled.status !== 0) process.exit(compiled.status ?? 1);
}
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const server = await serve(disk, { dir: dist, port: 0 });
const browser = await startChromium();
const rows: { shot: Shot; files: string[] }[] = [];
const withoutScripts = values['without-scripts'];
const shots = kinds(dist).filter(
  ({ name, before }) =>
    (parts.length === 0 || parts.some((part) => name.includes(part))) && !(withoutScripts && before),
);
for (const preset of values.preset as Preset[])
  for (const shot of shots) {
    const files = await (withoutScripts ? takeBoth : take)(shot, preset, server.url, browser);
    if (files.length > 0) await contactSheet(`${preset}-${shot.name}`, files);
    rows.push({ shot, files });
  }
await browser.close();
await server.close();
writeFileSync(path.join(out, 'index.html'), index(rows));
console.log(
  `${rows.flatMap(({ files }) => files).length} pictures: ${path.relative(process.cwd(), path.join(out, 'index.html'))}`,
);
