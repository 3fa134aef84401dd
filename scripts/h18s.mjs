import { chromium } from 'playwright-core';
const [, , out, w, h, ...urls] = process.argv;
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
let i = 0;
for (const url of urls) {
  const p = await b.newPage({ viewport: { width: +w, height: +h } });
  p.on('pageerror', (e) => console.log('ERR', e.message.slice(0, 200)));
  await p.goto(url, { waitUntil: 'load' }).catch((e) => console.log(e.message));
  await p.evaluate(() => new Promise((r) => setTimeout(r, 1500)));
  console.log(
    url,
    await p.evaluate(() => {
      const w = document.documentElement.clientWidth;
      const wide = [...document.querySelectorAll('body *')]
        .filter((e) => e.getBoundingClientRect().right > w + 1)
        .slice(0, 12)
        .map(
          (e) =>
            e.tagName +
            '.' +
            (e.getAttribute('class') ?? '').slice(0, 60) +
            ' ' +
            Math.round(e.getBoundingClientRect().left) +
            '-' +
            Math.round(e.getBoundingClientRect().right),
        );
      return [document.documentElement.scrollWidth, w, wide];
    }),
  );
  await p.screenshot({ path: `${out}-${i++}.png` });
  await p.close();
}
await b.close();
