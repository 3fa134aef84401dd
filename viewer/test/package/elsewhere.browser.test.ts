// Runs the sample app of the documentation, with the documented content security policy and headers. The corpus of
// the app contains code. It is on another origin, in a folder that differs from its base URL.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../compiler/compile.ts';
import { readPages } from '../../../compiler/test/content-pages.ts';
import { tempFolder, type TempFolder } from '../../../compiler/test/temp.ts';
import { launchChromium } from '../browser/chromium.ts';
import { buildPackage, openPage } from './built-package.ts';
import { serveFolders, type FolderServer } from './serve-folder.ts';

const samples = readPages('docs/reference/corpus/viewer.md').flatMap((page) => page.fences);
const sample = (title: string) => samples.find((fence) => fence.title === title)!.code;

const image = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20"><rect width="${width}" height="20" fill="teal"/></svg>`;
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const site = {
  'lectern.config.json': JSON.stringify({
    title: 'Help',
    baseUrl: '/help/',
    docs: { routeBasePath: '/' },
    themeConfig: {
      customCss: './look.css',
      navbar: { logo: { src: 'img/logo.svg', alt: 'Logo' }, items: [{ label: 'API', href: 'pathname:///api/' }] },
    },
  }),
  'look.css': ':root { --lectern-accent: rgb(1, 2, 3); } header { outline-color: rgb(4, 5, 6); }',
  'static/img/logo.svg': image(31),
  'static/img/by-hook.svg': image(32),
  'static/img/by-path.svg': image(33),
  'static/img/plain.svg': image(34),
  'static/data.json': '{"tide": "high"}',
  'static/api/index.html': '<!doctype html><title>API</title>',
  'docs/sheet.svg': image(35),
  'docs/table.csv': 'a,b\n',
  'docs/index.mdx': `---
slug: /
---

import Counter, { Named } from '../src/counter';

# Start

![Sheet](./sheet.svg) <img alt="Plain" src="/img/plain.svg" srcSet="/img/plain.svg 1x, /img/by-path.svg 2x" />

[The table](./table.csv), and [the next page](./next.md).

<Counter>

Some *children*.

</Counter>

<Named icon="/help/img/by-path.svg" />

<Tabs>
<TabItem value="a" label="Ebb">

Low water.

</TabItem>
<TabItem value="b" label="Flood">

High water.

</TabItem>
</Tabs>
`,
  'docs/next.md': '# Next\n\nKittiwakes nest on cliffs.\n',
  'src/counter.jsx': `import { createContext, lazy, Suspense, useContext, useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './counter.module.css';
import pixel from './pixel.png';

const Late = lazy(() => import('./late'));
const Step = createContext(1);
function Button({ count, onCount }) {
  const step = useContext(Step);
  return <button id="counter" className={styles.button} onClick={() => onCount(count + step)}>{count}</button>;
}
export default function Counter({ children }) {
  const [count, setCount] = useState(0);
  const [tide, setTide] = useState();
  const data = useBaseUrl('/data.json');
  useEffect(() => { fetch(data).then((response) => response.json()).then(({ tide }) => setTide(tide)); }, [data]);
  return <Step value={2}>
    <Button count={count} onCount={setCount} />
    <img alt="Pixel" src={pixel} /><img alt="By hook" src={useBaseUrl('/img/by-hook.svg')} />
    <span id="tide">{tide}</span>{children}<Suspense><Late /></Suspense>
  </Step>;
}
export const Named = ({ icon }) => <img alt="Named" src={icon} />;
`,
  'src/late.jsx': `export default () => <b id="late">late</b>;`,
  'src/counter.module.css': '.button { color: rgb(7, 8, 9); background: url(./bg.svg) }',
  'src/bg.svg': image(36),
  'src/pixel.png': pixel,
  'src/theme/Footer/index.jsx': `import { useState } from 'react';
import './footer.css';
export default () => { const [isOpen, setOpen] = useState(false);
  return <footer id="own-footer"><button onClick={() => setOpen(true)}>{isOpen ? 'Opened' : 'Open'}</button></footer>; };`,
  'src/theme/Footer/footer.css': '#own-footer { padding-left: 77px }',
};

let browser: Browser;
let folder: string;
let source: TempFolder;
let app: FolderServer;
let corpus: FolderServer;
/** Derives the app's Content Security Policy from the policy in the documentation. */
let policyOf: (policy: string) => string;

test.before(async () => {
  await buildPackage();
  folder = await mkdtemp(join(tmpdir(), 'lectern-elsewhere-'));
  source = tempFolder();
  source.write(site);
  const { published, diagnostics } = await compile(source.dir);
  assert.ok(published, JSON.stringify(diagnostics));
  const dist = join(source.dir, 'dist');
  const allowed = headerOf(sample('docs.example.com'));
  corpus = await serveFolders({ '/manual/': dist }, () => ({ [allowed[0]]: inTest(allowed[1]) }));
  const policy = headerOf(sample('app.example.com'));
  app = await serveFolders({ '/': folder }, () => ({ [policy[0]]: policyOf(inTest(policy[1])) }));
  await writeFile(join(folder, 'help.tsx'), inTest(sample('help.tsx')));
  await writeFile(join(folder, 'app.tsx'), appText);
  await build({
    entryPoints: { app: join(folder, 'app.tsx') },
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [inlineSmallFonts],
    nodePaths: [join(import.meta.dirname, '../../../node_modules')],
    logLevel: 'warning',
  });
  await mkdir(join(folder, 'help/next'), { recursive: true });
  const document =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>App</title><link rel="stylesheet" href="/app.css"></head><body><header>App</header><div id="app"></div><script type="module" src="/app.js"></script></body></html>';
  for (const name of ['help/index.html', 'help/next/index.html']) await writeFile(join(folder, name), document);
  browser = await launchChromium();
});
test.before.each(() => {
  policyOf = (policy) => policy;
});
test.after(async () => {
  await browser?.close();
  await app?.close();
  await corpus?.close();
  source?.remove();
  await rm(folder, { recursive: true });
});

/** Inlines fonts of less than 4 KB, as Vite does. */
const inlineSmallFonts: Plugin = {
  name: 'inline-small-fonts',
  setup({ onLoad }) {
    onLoad({ filter: /\.woff2$/ }, async ({ path }) => {
      const contents = await readFile(path);
      return { contents, loader: contents.length < 4096 ? 'dataurl' : 'file' };
    });
  },
};

const appText = `import { createRoot } from 'react-dom/client';
import { Help } from './help.tsx';
createRoot(document.getElementById('app')).render(<Help />);
`;

/** Replaces the two hosts of the documentation by two local servers. */
function inTest(text: string): string {
  return text
    .replaceAll('https://docs.example.com', corpus?.origin ?? '')
    .replaceAll('https://app.example.com', app?.origin ?? '');
}

function headerOf(text: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([\w-]+): (.+)$/.exec(text)!;
  return [name, value];
}

const widthOf = (page: Page, alt: string) =>
  page.waitForFunction((name) => document.querySelector<HTMLImageElement>(`img[alt="${name}"]`)?.naturalWidth, alt);

test('a page with code works in an app of another origin, under a strict policy and without an error', async () => {
  const { page, problems } = await openPage(browser);
  await page.goto(`${app.origin}/help/`);
  await page.locator('#counter').click();
  await page.locator('#counter').getByText('2').waitFor();
  await page.locator('#late').waitFor();
  await page.locator('#tide').getByText('high').waitFor();
  for (const [alt, width] of [
    ['Logo', 31], ['Sheet', 35], ['Plain', 34], ['Pixel', 1], ['By hook', 32], ['Named', 33],
  ] as const) assert.is(await (await widthOf(page, alt)).jsonValue(), width, alt); // prettier-ignore

  await page.getByRole('tab', { name: 'Flood' }).click();
  await page.getByText('High water.').waitFor();
  await page.locator('#own-footer button').click();
  await page.locator('#own-footer').getByText('Opened').waitFor();
  assert.is(
    await page
      .getByText('The table')
      .getAttribute('href')
      .then((href) => new URL(href!).origin),
    corpus.origin,
  );
  assert.is(await page.getByText('API').first().getAttribute('href'), `${corpus.origin}/manual/api/`);

  await page.getByText('the next page').click();
  await page.getByText('Kittiwakes nest on cliffs.').waitFor();
  assert.is(page.url(), `${app.origin}/help/next`);
  assert.equal(problems, []);
  assert.equal(
    app.requests.filter((path) => !/^\/(?:help\/|app\.|[\w-]+\.(?:js|woff2)$)/.test(path)),
    [],
  );
  await page.close();
});

test('the style sheets of the site and of its code apply inside the component alone', async () => {
  const { page, problems } = await openPage(browser);
  await page.goto(`${app.origin}/help/`);
  await page.locator('#counter').waitFor();
  const style = await page.evaluate(() => ({
    button: getComputedStyle(document.querySelector('#counter')!).color,
    background: getComputedStyle(document.querySelector('#counter')!).backgroundImage,
    footer: getComputedStyle(document.querySelector('#own-footer')!).paddingLeft,
    link: getComputedStyle(document.querySelector('.lectern-viewer')!).getPropertyValue('--lectern-accent'),
    root: getComputedStyle(document.documentElement).getPropertyValue('--lectern-accent'),
    header: getComputedStyle(document.querySelector('body > header')!).outlineColor,
  }));
  assert.is(style.button, 'rgb(7, 8, 9)');
  assert.ok(style.background.startsWith(`url("${corpus.origin}/manual/assets/bg-`), style.background);
  assert.is(style.footer, '77px');
  assert.is(style.link.trim(), 'rgb(1, 2, 3)');
  assert.is(style.root, '');
  assert.is.not(style.header, 'rgb(4, 5, 6)');
  assert.equal(problems, []);
  await page.close();
});

test('readers search the corpus of another origin', async () => {
  const { page, problems } = await openPage(browser);
  await page.goto(`${app.origin}/help/`);
  await page.locator('#counter').waitFor();
  await search(page);
  assert.equal(problems, []);
  await page.close();
});

test('readers search under a policy without workers', async () => {
  const { page, problems } = await openPage(browser);
  policyOf = (policy) => policy.replace('worker-src blob:', "worker-src 'none'");
  await page.goto(`${app.origin}/help/`);
  await page.locator('#counter').waitFor();
  await search(page);
  // The browser must report only that it refused the worker.
  assert.ok(problems.length > 0 && problems.every((problem) => problem.includes('worker-src')), problems.join('\n'));
  await page.close();
});

async function search(page: Page): Promise<void> {
  await page.locator('.search-button').first().click();
  await page.locator('dialog input').fill('kittiwakes');
  await page.locator('.hit .hit-link').first().click();
  await page.getByText('Kittiwakes nest on cliffs.').waitFor();
}

test.run();
