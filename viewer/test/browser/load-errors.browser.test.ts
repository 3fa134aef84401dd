import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { BodyNode, Json, PropertyValue } from '../../../corpus/schema/index.ts';
import { c, h, p } from '../corpus/nodes.ts';
import { sampleDoc } from '../corpus/sample-corpus.ts';
import { sampleSite } from '../corpus/sample-site.ts';
import { inShort } from '../../../scripts/testing/is-whole.ts';
import { openSample, type Sample } from './open-sample.ts';
import { settled } from './waiting.ts';

const intro = 'corpus/pages/docs/intro.json';

let sample: Sample;
test.before(async () => {
  sample = await openSample();
});
test.after(() => sample.close());
test.after.each(() => sample.closePages());
test.before.each(() => {
  sample.answers.clear();
  sample.crashes.length = 0;
});

function docWith(children: unknown[]): string {
  return JSON.stringify(
    sampleDoc('/site/docs/intro', 'Introduction', { body: { type: 'root', children: children as BodyNode[] } }),
  );
}

test('a page that cannot be loaded shows why, and Retry loads it', async () => {
  const answers = [
    { status: 500 },
    { isBroken: true },
    { body: '{"kind": "doc"' },
    { body: '{"format": 1}' },
    { body: 'null' },
    { body: '{"format": 2}' },
  ];
  for (const answer of inShort(answers, 2)) {
    sample.answers.set(intro, answer);
    const page = await sample.visit('docs/intro');
    assert.ok(await page.isVisible('.error-box'), JSON.stringify(answer));
    assert.ok(await page.isVisible('.navbar a:text("Docs")'), 'the shell works');
    sample.answers.clear();
    await page.locator('.error-box button:text("Retry")').press('Enter');
    await page.waitForSelector('h1:text("Introduction")');
    await page.context().close();
  }
});

test('after a failed navigation, the layout stays, and other links work', async () => {
  sample.answers.set('corpus/pages/docs/installation.json', { status: 503 });
  const page = await sample.visit('docs/intro');
  await page.click('.sidebar a:text("Installation")');
  await page.waitForSelector('.error-box');
  await page.click('.navbar a:text("About")');
  await page.waitForSelector('h1:text("About")');
});

test('a site file that is broken shows an error in a shell, and Retry loads the site', async () => {
  for (const answer of [{ body: '[]' }, { body: '{' }, { status: 404 }, { body: '{"format":1,"navbar":{}}' }]) {
    sample.answers.set('corpus/site.json', answer);
    const page = await sample.visit('docs/intro');
    assert.ok(await page.isVisible('nav.navbar'));
    sample.answers.clear();
    await page.click('button:text("Retry")');
    await page.waitForSelector('h1:text("Introduction")');
    await page.context().close();
  }
});

test('a navbar that fails to render leaves the page readable', async () => {
  const navbar = { hideOnScroll: false, items: [{ type: 'docSidebar', instance: 'default' }, { type: 'dropdown' }] };
  sample.answers.set('corpus/site.json', { body: JSON.stringify({ ...sampleSite, navbar }) });
  const page = await sample.visit('docs/intro');
  assert.is(await page.textContent('h1'), 'Introduction');
});

test('if a sidebar fails to load, the page is readable, and the sidebar can be retried', async () => {
  sample.answers.set('corpus/docs/default/2.0/sidebars.json', {
    body: '{"format":1,"sidebars":{"docs":[{"type":"link"}]}}',
  });
  const page = await sample.visit('docs/intro');
  assert.is(await page.textContent('h1'), 'Introduction');
  sample.answers.clear();
  await page.click('.sidebar button:text("Retry")');
  await page.waitForSelector('.sidebar a:text("Installation")');
});

test('no code in a body runs', async () => {
  const run = 'window.hacked = true';
  const link = (href: string) => h('a', { href }, 'click');
  sample.answers.set(intro, {
    body: docWith([
      h('script', {}, run),
      h('style', {}, 'body { display: none }'),
      h('img', { src: 'x', onError: run, onerror: run }),
      h('iframe', { srcDoc: `<script>parent.hacked = true</script>`, src: '/site/evil' }),
      h('div', { dangerouslySetInnerHTML: `<img src=x onerror="${run}">` as PropertyValue, innerHTML: run }),
      link('javascript:window.hacked=true'),
      link('java\tscript:window.hacked=true'),
      link(' JAVASCRIPT:window.hacked=true'),
      link('data:text/html,<script>1</script>'),
      h(
        'form',
        { action: 'javascript:window.hacked=true' },
        h('button', { formAction: 'javascript:window.hacked=true', type: 'submit' }, 'go'),
      ),
      h('svg', {}, h('a', { xLinkHref: 'javascript:window.hacked=true' }, h('text', {}, 'svg'))),
      h('object', { data: 'javascript:1' }),
      h('base', { href: 'https://evil.example/' }),
      h('meta', { httpEquiv: 'refresh', content: '0;url=https://evil.example/' }),
      c('Link', { to: 'javascript:window.hacked=true' }, 'link'),
      c('Image', { src: 'javascript:window.hacked=true' }),
      p('The end.'),
    ]),
  });
  const page = await sample.visit('docs/intro');
  for (const anchor of await page.locator('.prose a').all())
    await anchor.click({ force: true, timeout: 1000 }).catch(() => undefined);
  await settled(page);
  assert.is(await page.evaluate(() => (window as unknown as { hacked?: boolean }).hacked), undefined);
  assert.ok(await page.isVisible('text=The end.'));
  assert.is(await page.locator('.prose :is(script, style, iframe, object, base, meta)').count(), 0);
});

test('an invalid body results in an error box or in harmless markup, never in a blank page', async () => {
  const deep = Array.from({ length: 1000 }).reduce<BodyNode>((inner) => h('div', {}, inner), p('deep'));
  const strange: unknown[][] = [
    [null],
    [{ type: 'element' }],
    [{ type: 'element', tagName: 'p', properties: {} }],
    [{ type: 'comment', value: 'x' }],
    [{ type: 'text' }],
    [deep],
    [h('p" onclick="x', {}, 'odd'), h('constructor', {}, 'a'), h('__proto__', {}, 'b')],
    [c('constructor', {}, 'c'), c('__proto__', {}, 'd'), c('toString', {}, 'e')],
    [
      h('img', {}, 'children'),
      h('br', {}, 'children'),
      h('input', { value: 'x' }),
      h('textarea', { value: 'x' }, 'y'),
      h('select', { multiple: true, value: 'x' }),
    ],
    [h('p', { style: '}{;;:::', className: 3 as PropertyValue, children: 'x', key: 'k', ref: 'r' })],
    [h('p', { style: { color: 'red' } as unknown as PropertyValue, title: { a: 1 } as unknown as PropertyValue })],
    [
      c('Tabs', {}),
      c('Tabs', { values: 'x', groupId: 3 as Json }),
      c('TabItem', {}),
      c('CodeBlock', { code: 3 as Json, tokens: [] }),
      c('CodeBlock', { code: 'a', tokens: 'k9999999 zzz', marks: { a: 'x' } as Json }),
    ],
    [
      c('Admonition', { type: '__proto__' }),
      c('DocCardList', { items: [null, 3, {}] }),
      c('ThemedImage', { sources: [] }),
      c('TOCInline', { minHeadingLevel: 'x' }),
    ],
    [h('table', {}, 'text'), h('tr', {}, p('x')), h('html', {}, h('body', {}, 'x'))],
  ];
  for (const nodes of inShort(strange, 3)) {
    sample.answers.set(intro, { body: docWith(nodes) });
    const page = await sample.visit('docs/intro');
    assert.ok(await page.isVisible('.navbar a:text("Docs")'), JSON.stringify(nodes).slice(0, 200));
    assert.ok(await page.isVisible('main :is(h1, .error-box, .crash)'));
    await page.context().close();
  }
});

test('invalid fields of a page result in an error box inside the layout', async () => {
  const doc = JSON.parse(docWith([p('x')])) as Record<string, unknown>;
  const strange = [
    { context: { instance: {}, version: [], sidebar: 3 } },
    { toc: [{ depth: 'x' }] },
    { breadcrumbs: [{ label: { a: 1 } }] },
    { tags: [{ label: 'x' }] },
    { lastUpdate: { at: 'yesterday' }, editUrl: 'javascript:alert(1)' },
    { next: { path: 3 } },
    { metadata: { title: 'x', elements: 'y' } },
    { metadata: { title: 'x', className: 3 } },
    { kind: '__proto__' },
    { title: { a: 1 } },
    { tocLevels: { min: 'x', max: null } },
  ];
  for (const fields of inShort(strange, 3)) {
    sample.answers.set(intro, { body: JSON.stringify({ ...doc, ...fields }) });
    const page = await sample.visit('docs/intro');
    assert.ok(await page.isVisible('.navbar a:text("Docs")'), JSON.stringify(fields));
    await page.context().close();
  }
});

test.run();
