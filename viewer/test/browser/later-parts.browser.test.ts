import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Page } from 'playwright-core';
import type { BodyNode, Json } from '../../../corpus/schema/index.ts';
import { sampleCorpus } from '../corpus/sample-corpus.ts';
import { sampleSite } from '../corpus/sample-site.ts';
import { c, h } from '../corpus/nodes.ts';
import { inShort } from '../../../scripts/testing/is-whole.ts';
import { openSample, type Sample } from './open-sample.ts';
import { settled } from './waiting.ts';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const aboutFile = 'corpus/pages/about.json';

let sample: Sample;
test.before(async () => {
  sample = await openSample();
});
test.after(() => sample.close());
test.after.each(() => sample.closePages());
test.after.each(() => sample.answers.clear());

/** Opens a page with the given body, on a site with the given settings. */
async function show(body: BodyNode[], query = '', site: Record<string, Json> = {}): Promise<Page> {
  const page = JSON.parse(sampleCorpus().get(aboutFile)!) as { body: { children: BodyNode[] } };
  page.body.children = [h('h1', {}, 'Parts'), ...body];
  sample.answers.set(aboutFile, { body: JSON.stringify(page) });
  sample.answers.set('corpus/site.json', { body: JSON.stringify({ ...sampleSite, ...site }) });
  sample.requests.length = 0;
  return sample.visit(`about${query}`);
}

const assets = () => sample.requests.filter((path) => path.endsWith('.js'));
const diagram = (value: string) => c('Mermaid', { value });
const live = (code: string, props: Record<string, Json> = {}) => c('LiveCode', { code, language: 'jsx', ...props });

test('a page without diagrams and live code loads none of their scripts', async () => {
  const page = await show([]);
  const before = assets();
  assert.not.ok(
    before.some((path) => /mermaid|diagram|live-editor/.test(path)),
    before.join(' '),
  );
  await page.close();
});

test('diagrams are rendered with separate ids and accessible names', async () => {
  const page = await show([
    diagram('flowchart LR\n  accTitle: From a to b\n  accDescr: One step\n  a --> b'),
    diagram('flowchart LR\n  a --> b'),
    diagram('sequenceDiagram\n  A->>B: hi'),
  ]);
  await page.waitForFunction(() => document.querySelectorAll('.diagram-drawing svg').length === 3);
  await page.getByRole('img', { name: 'From a to b' }).waitFor();
  await page.getByRole('img', { name: 'Diagram: sequence' }).waitFor();
  const ids = await page.locator('.diagram-drawing [id]').evaluateAll((nodes) => nodes.map(({ id }) => id));
  assert.is(new Set(ids).size, ids.length);
  await page.close();
});

test('the colours of a diagram follow the theme of the page', async () => {
  const page = await show([diagram('flowchart LR\n  a --> b')], '?docusaurus-theme=light');
  const fill = () =>
    page
      .locator('.diagram-drawing .node rect')
      .first()
      .evaluate((node) => getComputedStyle(node).fill);
  await page.waitForSelector('.diagram-drawing svg');
  const light = await fill();
  await page.goto(page.url().replace('light', 'dark'));
  await page.waitForSelector('.diagram-drawing svg');
  assert.is.not(await fill(), light);
  await page.close();
});

test('diagrams follow a theme change without a reload, and stay visible until the new ones are rendered', async () => {
  const page = await show([diagram('flowchart LR\n  a --> b')]);
  await page.waitForSelector('.diagram-drawing > #diagram-1');
  const height = (await page.locator('.diagram').boundingBox())!.height;
  await page
    .locator('.navbar')
    .getByRole('button', { name: /dark|light/i })
    .click();
  await page.waitForSelector('.diagram-drawing > #diagram-2');
  assert.ok(Math.abs((await page.locator('.diagram').boundingBox())!.height - height) < 1);
  await page.close();
});

test('a site can choose themes and options of Mermaid, but not disable its protection', async () => {
  const mermaid = {
    theme: { light: 'forest', dark: 'forest' },
    options: { securityLevel: 'loose', fontFamily: 'monospace' },
  };
  const page = await show(
    [diagram('flowchart LR\n  a["<img src=x onerror=alert(1)>x"] --> b\n  click b call alert()')],
    '',
    { mermaid },
  );
  await page.waitForSelector('.diagram-drawing svg');
  assert.is(
    await page.locator('.diagram-drawing svg').evaluate((node) => getComputedStyle(node).fontFamily),
    'monospace',
  );
  assert.is(await page.locator('.diagram-drawing :is(script, [onerror], [onclick])').count(), 0);
  assert.is(
    await page
      .locator('.diagram-drawing .node rect')
      .first()
      .evaluate((node) => getComputedStyle(node).fill),
    'rgb(205, 228, 152)',
  );
  await page.close();
});

test('a broken diagram shows its error and source; the other diagrams are rendered', async () => {
  const page = await show([
    diagram('flowchart LR\n  a --> --> b'),
    diagram('nonsense'),
    diagram('flowchart LR\n  a --> b'),
  ]);
  await page.waitForSelector('.diagram-drawing svg');
  const problems = page.locator('.diagram-fault');
  await problems.nth(1).waitFor();
  assert.match(await problems.nth(0).innerText(), /line 2[\s\S]*a --> --> b/);
  assert.match(await problems.nth(1).innerText(), /nonsense/);
  assert.is(await page.locator('body > [id^=ddiagram]').count(), 0, 'nothing is left of the attempt');
  await page.close();
});

test('if Mermaid fails to load, the source of the diagram is shown', async () => {
  const source = 'flowchart LR\n  a --> b';
  const page = await show([]);
  await page.route(/\/mermaid-[A-Z0-9]+\.js/, (route) => route.abort());
  const file = JSON.parse(sample.answers.get(aboutFile)!.body!) as { body: { children: BodyNode[] } };
  file.body.children.push(diagram(source));
  sample.answers.set(aboutFile, { body: JSON.stringify(file) });
  await page.reload();
  assert.is((await page.locator('.diagram-fault code').textContent())!.trim(), source);
  assert.match((await page.locator('.diagram-fault').textContent())!, 'could not be loaded');
  await page.close();
});

test('the source of a diagram can be seen', async () => {
  const page = await show([diagram('flowchart LR\n  a --> b')]);
  await page.waitForSelector('.diagram-drawing svg');
  await page.getByRole('button', { name: 'Show the source' }).press('Enter');
  assert.match((await page.locator('.diagram .code-frame').textContent())!, 'a --> b');
  await page.close();
});

test('live code runs, with state and effects, and again after each change', async () => {
  const page = await show([
    live(
      'function Counter() {\n  const [count, setCount] = useState(0);\n  useEffect(() => { document.title = `at ${count}`; }, [count]);\n  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;\n}',
    ),
  ]);
  const result = page.frameLocator('.live-result iframe');
  await result.getByRole('button', { name: 'Pressed 0' }).click();
  await result.getByRole('button', { name: 'Pressed 1' }).waitFor();
  assert.is(await page.evaluate(() => document.title.startsWith('at ')), false);
  const editor = page.getByRole('textbox', { name: 'Live Editor' });
  await editor.fill('<b>{1 + 1} and more</b>');
  await result.locator('b', { hasText: '2 and more' }).waitFor();
  await page.getByRole('button', { name: 'Reset' }).click();
  await result.getByRole('button', { name: 'Pressed 0' }).waitFor();
  await page.close();
});

test('live code keeps its state when the color mode changes', async () => {
  const page = await show([
    live(
      'function Counter() {\n  const [count, setCount] = useState(0);\n  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;\n}',
    ),
  ]);
  const result = page.frameLocator('.live-result iframe');
  await result.getByRole('button', { name: 'Pressed 0' }).click();
  await result.getByRole('button', { name: 'Pressed 1' }).waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await result.locator('html[data-theme=dark]').waitFor();
  // The iframe handles messages in order. So when this press has an effect, all effects of the new colour mode have
  // run.
  await result.getByRole('button', { name: 'Pressed 1' }).click();
  await result.getByRole('button', { name: 'Pressed 2' }).waitFor();
  await page.close();
});

test('errors of live code appear in its result area', async () => {
  const page = await show([
    live('<b>'),
    live('() => { throw new Error("thrown while drawing"); }'),
    live('missing'),
    live('<i>fine</i>'),
  ]);
  const results = page.locator('.live-result');
  await results.nth(0).getByText('SyntaxError').waitFor();
  await results.nth(1).getByText('thrown while drawing').waitFor();
  await results.nth(2).getByText('missing is not defined').waitFor();
  await results.nth(3).frameLocator('iframe').locator('i').waitFor();
  await page.getByRole('textbox').nth(0).fill('<b>mended</b>');
  await results.nth(0).frameLocator('iframe').locator('b', { hasText: 'mended' }).waitFor();
  assert.is(await results.nth(0).locator('pre').count(), 0);
  await page.close();
});

test('with noInline, the code calls render itself', async () => {
  const page = await show([
    live('const Name = ({ of }) => <b>{of}</b>;\n\nrender(<Name of="Ada" />);', { noInline: true }),
  ]);
  await page.frameLocator('.live-result iframe').locator('b', { hasText: 'Ada' }).waitFor();
  await page.close();
});

test('live code cannot reach the site', async () => {
  const page = await show([
    live(`() => {
      const tries = {
        parent: () => parent.document.title,
        top: () => top.location.href,
        storage: () => localStorage.length,
        cookie: () => document.cookie,
        origin: () => { if (self.origin !== 'null') return true; throw new Error(); },
      };
      return <p>{Object.keys(tries).filter((name) => { try { tries[name](); return true; } catch { return false; } }).join(' ') || 'nothing'}</p>;
    }`),
  ]);
  await page.frameLocator('.live-result iframe').getByText('nothing').waitFor();
  const box = await page.locator('.live-result iframe').boundingBox();
  assert.ok(box!.height > 10 && box!.height < 200, 'the frame is as tall as what it shows');
  // If the iframe's document is opened directly, it has the origin of the site. Then it must not run code.
  const frame = await page.locator('.live-result iframe').getAttribute('src');
  await page.goto(frame!);
  assert.is(await page.evaluate(() => Object.hasOwn(globalThis, Symbol.for('lectern.modules'))), false);
  await page.close();
});

test('live code accepts messages only from its own frame, and limits their values', async () => {
  const page = await show([
    live(`() => {
      useEffect(() => {
        parent.postMessage({ height: 1e9 }, '*');
        parent.frames[1].postMessage({ run: { code: '<b>forged</b>', noInline: false, enableTypeScript: false } }, '*');
      }, []);
      return <p>said</p>;
    }`),
    live('<i>own</i>'),
    live(`() => { throw new Error('long '.repeat(9000)); }`),
  ]);
  const frames = page.locator('.live-result iframe');
  await page.frameLocator('.live-result iframe >> nth=0').getByText('said').waitFor();
  await page.locator('.live-result .error-text').waitFor();
  assert.is((await page.locator('.live-result .error-text').textContent())!.length, 10_000);
  // At this point, both iframes have rendered.
  const own = page.frameLocator('.live-result iframe >> nth=1');
  await own.locator('i').waitFor();
  await page.frames()[1]!.evaluate(() => {
    const run = { code: '<b>forged</b>', noInline: false, enableTypeScript: false };
    parent.frames[1]!.postMessage({ run }, '*');
    parent.postMessage({ height: 1e9 }, '*');
  });
  await page.evaluate(() => window.postMessage({ error: 'forged', height: 1 }, '*'));
  await settled(page);
  assert.is(await own.locator('b').count(), 0);
  assert.is(await own.locator('i').count(), 1);
  assert.is(await page.locator('.live-result .error-text').count(), 1);
  const heights = await frames.evaluateAll((all) => all.map((each) => (each as HTMLIFrameElement).style.height));
  assert.is(heights[0], '4000px');
  await page.close();
});

test('live code loads no script or document from other hosts, and its frame gets no event handlers of the page', async () => {
  const page = await show([live('<i>first</i>')]);
  const frame = page.frameLocator('.live-result iframe');
  await frame.locator('i').waitFor();
  // Requests that the content security policy blocks never reach this handler.
  const requests = new Set<string>();
  await page.route('https://elsewhere.example/**', (route) => {
    requests.add(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.getByRole('textbox').fill(`() => {
    useEffect(() => {
      const add = (tag, values) => document.body.append(Object.assign(document.createElement(tag), values));
      add('script', { src: 'https://elsewhere.example/a.js' });
      add('iframe', { src: 'https://elsewhere.example/b' });
      add('link', { rel: 'stylesheet', href: 'https://elsewhere.example/c.css' });
      add('img', { src: 'https://elsewhere.example/picture.png' });
    }, []);
    return <b>tried</b>;
  }`);
  await frame.locator('b').waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('onmouseover', 'void 0'));
  await page.evaluate(() => document.documentElement.setAttribute('data-told', 'yes'));
  await frame.locator('html[data-told=yes]').waitFor();
  assert.is(await frame.locator('html[onmouseover]').count(), 0);
  await settled(page);
  assert.equal([...requests], ['/picture.png']);
  await page.close();
});

test('the result has the position that the site configures', async () => {
  const headers = (page: Page) => page.locator('.live-header').allInnerTexts();
  const below = await show([live('<b/>')]);
  await below.waitForSelector('.live-code');
  assert.equal(await headers(below), ['Live Editor', 'Result']);
  const above = await show([live('<b/>')], '', { liveCode: { position: 'top' } });
  await above.waitForSelector('.live-code');
  assert.equal(await headers(above), ['Result', 'Live Editor']);
});

test('Tab indents once something was written, and leaves the editor after Escape', async () => {
  const page = await show([live('<b/>'), h('a', { href: '#next' }, 'next')]);
  const editor = page.getByRole('textbox', { name: 'Live Editor' });
  await editor.focus();
  await page.keyboard.press('Home');
  // Until the reader types, Tab leaves the field, as with any other control.
  await page.keyboard.type('<i/>');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  assert.is(await editor.inputValue(), '  <i/><b/>');
  await page.keyboard.press('Control+z');
  assert.is(await editor.inputValue(), '<i/><b/>');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  assert.is(await editor.evaluate((node) => node === document.activeElement), false);
  assert.is(await editor.inputValue(), '<i/><b/>');
  await page.close();
});

test('typed text is exactly above the highlighted text, letter by letter', async () => {
  const page = await show([live(`<b title="${'long '.repeat(40)}">\n\n  text\n</b>`)]);
  const [pre, field] = await Promise.all(
    ['pre', 'textarea'].map((tag) => page.locator(`.live-text > ${tag}`).boundingBox()),
  );
  assert.equal(field, pre);
  const overflow = await page
    .locator('.live-text > textarea')
    .evaluate((node) => [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight]);
  assert.equal(overflow, [0, 0]);
  await page.close();
});

test('axe finds no violation in diagrams and live code, in both colour modes', async () => {
  for (const mode of inShort(['dark', 'light'], 2)) {
    const page = await show(
      [diagram('flowchart LR\n  a -- yes --> b'), diagram('nonsense'), live('<p>Hello</p>'), live('oops')],
      `?docusaurus-theme=${mode}`,
    );
    await page.waitForSelector('.diagram-drawing svg');
    await page.waitForSelector('.live-result .error-text');
    await page.evaluate(axeSource);
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as {
        axe: { run: (within: string) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      };
      return (await axe.run('main')).violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`,
      );
    });
    assert.equal(found, [], mode);
    await page.close();
  }
});

test('an image is loaded in a fitting size, with a placeholder until then', async () => {
  const stamp = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoQAAkABUB8JaQAA3AA5EAA';
  sample.hold('assets/slow.svg');
  const page = await show([
    c('Image', { src: '/site/assets/slow.svg', alt: 'Slow', width: 640, height: 240, placeholder: stamp }),
    c('Image', {
      img: '/site/assets/none.svg',
      alt: 'Quick',
      srcSet: '/site/assets/picture.svg 640w',
      sizes: '100vw',
      width: 640,
      height: 240,
      placeholder: stamp,
    }),
    c('Image', {
      src: '/site/assets/picture.svg',
      alt: 'Bad',
      srcSet: 'javascript:alert(1) 640w',
      placeholder: 'data:image/webp;base64,x") url(/site/leak',
    }),
  ]);
  const inspect = (alt: string) =>
    page.getByAltText(alt).evaluate((node: HTMLImageElement) => ({
      shown: node.currentSrc,
      stamp: node.style.backgroundImage,
      set: node.srcset,
    }));
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('img[alt=Quick]')?.complete);
  assert.is((await inspect('Slow')).stamp, `url("${stamp}")`);
  const quick = await inspect('Quick');
  assert.match(quick.shown, /\/site\/assets\/picture\.svg$/);
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('img[alt=Quick]')!.style.backgroundImage === '',
  );
  const bad = await inspect('Bad');
  assert.equal([bad.set, bad.stamp], ['', '']);
  assert.is((await page.getByAltText('Slow').boundingBox())!.height > 100, true, 'it keeps its room');
  await page.close();
});

test('a diagram that is wider than the screen is scrolled before it is too small to read', async () => {
  const page = await show([
    diagram(
      `flowchart LR\n  ${'abcdefghij'
        .split('')
        .map((name) => `${name}[A box called ${name}]`)
        .join(' --> ')}`,
    ),
  ]);
  await page.setViewportSize({ width: 390, height: 800 });
  const drawing = page.locator('.diagram-drawing');
  await drawing.locator('svg').waitFor();
  const [natural, shown, inner] = await drawing
    .locator('svg')
    .evaluate((node) => [
      Number.parseFloat(node.style.maxWidth),
      node.getBoundingClientRect().width,
      document.documentElement.scrollWidth,
    ]);
  assert.ok(Math.abs(shown! - 0.6 * natural!) <= 1, `${shown} of ${natural}`);
  assert.is(inner, 390);
  await page.waitForFunction(() => document.querySelector('.diagram-drawing')!.getAttribute('tabindex') === '0');
  await page.close();
});

test('no test caused an uncaught error', () => {
  assert.equal(sample.crashes, []);
});

test.run();
