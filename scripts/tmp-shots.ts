import { mkdirSync } from 'node:fs';
import { disk } from '../compiler/fs/disk.ts';
import { serve } from '../compiler/serve/server.ts';
import { startChromium } from '../viewer/test/browser/chromium.ts';
const [dir, out, ...pages] = process.argv.slice(2) as [string, string, ...string[]];
mkdirSync(out, { recursive: true });
const server = await serve(disk, { dir, port: 0 });
const browser = await startChromium();
for (const width of [1440, 390]) for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const at of pages) {
    await page.goto(new URL(at, server.url).href);
    await page.screenshot({ path: `${out}/${at.replace(/\W+/g, '_')}-${width}-${colorScheme}.png`, clip: { x: 0, y: 0, width, height: width === 390 ? 2400 : 1300 }, fullPage: true });
  }
  await context.close();
}
await browser.close(); await server.close();
