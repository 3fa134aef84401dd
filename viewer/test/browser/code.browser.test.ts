import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { clientModules, clientModulesKey } from '../../../corpus/client-modules.ts';
import { pageAddress } from '../../../corpus/address.ts';
import { codeDoc, fromModule, sampleCodePages, sampleModules } from '../corpus/sample-code.ts';
import { sampleSite, versions } from '../corpus/sample-site.ts';
import { openSample, type Sample } from './open-sample.ts';

let sample: Sample;
test.before(async () => {
  sample = await openSample();
});
test.after(() => sample.close());
test.after.each(() => sample.closePages());
test.before.each(() => {
  sample.crashes.length = 0;
  sample.problems.length = 0;
  sample.requests.length = 0;
  sample.answers.clear();
  const site = { ...sampleSite, theme: { extensions: ['docusaurus'] } };
  sample.answers.set('corpus/site.json', { body: JSON.stringify(site) });
  for (const page of sampleCodePages())
    sample.answers.set(`corpus/${pageAddress(page.path.replace('/site', ''))}`, { body: JSON.stringify(page) });
  for (const [name, body] of Object.entries(sampleModules)) sample.answers.set(`assets/${name}`, { body });
  for (const { name } of versions) {
    const docs = [
      {
        id: 'code/versions',
        path: '/site/docs/code/versions',
        title: 'Versions',
        description: '',
        source: '',
        tags: [],
        unlisted: false,
        frontMatter: {},
      },
    ];
    sample.answers.set(`corpus/docs/default/${name}/docs.json`, {
      body: JSON.stringify({ format: 1, instance: 'default', version: name, docs }),
    });
  }
});

const isCode = (path: string) => /^assets\/(?:load-page-code|counter)/.test(path);

test('a page without code loads none of it', async () => {
  const page = await sample.visit('docs/installation');
  assert.ok(!sample.requests.some(isCode));
  await page.evaluate(() => import(location.origin + '/site/assets/part.js'));
  assert.is(await page.evaluate((key) => Symbol.for(key) in globalThis, clientModulesKey), false);
  await page.context().close();
});

test('state and effects', async () => {
  const page = await sample.visit('docs/code/counter');
  assert.is(await page.textContent('.counter'), 'Pressed 3');
  await page.click('.counter');
  assert.is(await page.textContent('.counter'), 'Pressed 4');
  assert.is(await page.getAttribute('body', 'data-count'), '4');
  assert.equal(sample.problems, []);
  await page.context().close();
});

test('the viewer provides all modules that the corpus lists', async () => {
  const page = await sample.visit('docs/code/counter');
  const missing = await page.evaluate(
    ([key, list]) => {
      const modules = (globalThis as unknown as Record<symbol, Record<string, object>>)[Symbol.for(key as string)]!;
      return Object.entries(list as Record<string, string[]>).flatMap(([specifier, names]) =>
        names.filter((name) => modules[specifier]?.[name as never] === undefined).map((name) => `${specifier} ${name}`),
      );
    },
    [clientModulesKey, clientModules] as const,
  );
  assert.equal(missing, []);
  await page.context().close();
});

test('two modules of a page share a third module with its React context', async () => {
  const page = await sample.visit('docs/code/context');
  assert.equal(await page.locator('.words').allTextContents(), ['over two modules', 'no words']);
  assert.is(sample.requests.filter((path) => path === 'assets/shared.js').length, 1);
  assert.equal(sample.problems, []);
  await page.context().close();
});

test('a component that is loaded later leaves a spinner in the page until it is here', async () => {
  const release = sample.hold('assets/late.js', { body: sampleModules['late.js']! });
  const page = await sample.visit('docs/installation');
  await page.evaluate(() => {
    history.pushState(null, '', '/site/docs/code/lazy');
  });
  await page.waitForSelector('main .spinner');
  assert.ok(await page.isVisible('.sidebar a:text("Installation")'));
  release();
  await page.waitForSelector('.late:text("here at last")');
  assert.ok(await page.isVisible('h1:text("Lazy")'));
  await page.context().close();
});

test('a hash target that code renders late is scrolled to, unless the reader has moved on', async () => {
  const page = await sample.visit('docs/code/lazy#below');
  await page.waitForSelector('#below');
  await page.waitForFunction(() => document.querySelector('#below')!.getBoundingClientRect().top < window.innerHeight);
  const again = await sample.visit('docs/code/lazy#below', {}, (fresh) =>
    fresh.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('.late')) setTimeout(() => dispatchEvent(new WheelEvent('wheel')), 25);
      }).observe(document, { subtree: true, childList: true });
    }),
  );
  await again.waitForSelector('#below');
  assert.is(await again.evaluate(() => window.scrollY), 0);
});

test('a crash stays inside the page, shows its cause, and can be retried', async () => {
  const page = await sample.visit('docs/code/crash');
  assert.is(await page.textContent('.crash h1'), 'This page crashed.');
  assert.match((await page.textContent('.crash pre'))!, /The component broke\.\s+Cause:\s+A wire came loose\./);
  assert.ok(await page.isVisible('.navbar a:text("Docs")'));
  assert.ok(await page.isVisible('.footer'));
  await page.click('.sidebar a:text("Installation")');
  await page.waitForSelector('h1:text("Installation")');
  await page.goBack();
  await page.waitForSelector('.crash');
  await page.evaluate(() => Object.assign(globalThis, { isHealed: true }));
  await page.locator('.crash button').press('Enter');
  await page.waitForSelector('.healed');
  await page.context().close();
});

test('a module or a part of one that does not load shows why; Retry loads it', async () => {
  for (const broken of ['chain.js', 'part.js']) {
    sample.answers.set(`assets/${broken}`, { status: 503, body: 'busy' });
    const page = await sample.visit('docs/installation');
    await page.evaluate(() => history.pushState(null, '', '/site/docs/code/chain'));
    await page.waitForSelector('.error-box');
    assert.match((await page.textContent('.error-box'))!, '/site/assets/chain.js');
    assert.ok(await page.isVisible('.navbar a:text("Docs")'));
    sample.answers.set(`assets/${broken}`, { body: sampleModules[broken]! });
    await page.click('.error-box button:text("Retry")');
    await page.waitForSelector('text=all parts are here');
    await page.context().close();
  }
});

test('code from another host is not loaded', async () => {
  const doc = codeDoc('/site/docs/code/evil', 'Evil', ['x.js'], [fromModule(0, 'X')]);
  for (const href of [
    'https://evil.example/assets/x.js',
    '/site/assets/../evil.js',
    'data:text/javascript,globalThis.hacked=1',
  ]) {
    sample.answers.set('corpus/pages/docs/code/evil.json', {
      body: JSON.stringify({ ...doc, code: [{ href, exports: ['X'] }] }),
    });
    const page = await sample.visit('docs/code/evil');
    assert.match((await page.textContent('.error-box'))!, 'not a file of this site');
    assert.is(await page.evaluate(() => 'hacked' in globalThis), false);
    await page.context().close();
  }
});

test('tabs of code show items that are data', async () => {
  const page = await sample.visit('docs/code/tabs');
  assert.is(await page.textContent('[role=tab][aria-selected=true]'), 'B');
  await page.click('[role=tab]:text("A")');
  assert.ok(await page.isVisible('.tab-panel:text("first")'));
  assert.equal(sample.problems, []);
  await page.context().close();
});

test('a React page fills the width, sets its title, and its links navigate without a reload', async () => {
  const page = await sample.visit('welcome');
  await page.waitForFunction(() => document.title === 'Welcome | Folio');
  assert.is(await page.getAttribute('meta[name=description]', 'content'), 'A page of components.');
  assert.is(await page.locator('.doc, .toc, .sidebar').count(), 0);
  assert.is(
    await page.evaluate(() => document.querySelector('.page-layout')!.clientWidth),
    await page.evaluate(() => document.documentElement.clientWidth),
  );
  await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
  assert.is(await page.getAttribute('.to-intro', 'href'), '/site/docs/intro');
  await page.click('.to-intro');
  await page.waitForSelector('h1:text("Introduction")');
  assert.is(await page.evaluate(() => 'isSame' in globalThis), true);
  await page.waitForFunction(() => document.title === 'Introduction | Folio');
  assert.is(await page.locator('meta[name=description][content="A page of components."]').count(), 0);
  assert.equal(sample.problems, []);
  await page.context().close();
});

test('code of a Docusaurus page has Infima’s margins, and its style sheets affect none of the viewer’s icons', async () => {
  const page = await sample.visit('welcome');
  await page.addStyleTag({ content: '.icon { position: absolute; right: -30px }' });
  await page.addStyleTag({ path: 'extensions/docusaurus/viewer/styles/infima.css' });
  const [heading, paragraph, list, cards, frame, title, button, icon] = await page.evaluate(() => {
    const html =
      '<h3>A</h3><p>B</p><ul><li>C</ul><ul class="card-grid"></ul><iframe></iframe>' +
      '<p class="hero__title">D</p><a class="button button--lg">E</a>';
    document.querySelector('.page-layout')!.insertAdjacentHTML('beforeend', html);
    return ['> h3', '> p', '> ul', '> .card-grid', '> iframe', '> .hero__title', '> .button']
      .map((selector) => `.page-layout ${selector}`)
      .concat('.navbar svg[class*=icon-]')
      .map((selector) => {
        const style = getComputedStyle(document.querySelector(selector)!);
        const { marginTop, marginBottom, fontSize, fontWeight, paddingLeft } = style;
        const { listStyleType, colorScheme, position } = style;
        const face = style.getPropertyValue('--ifm-font-family-monospace');
        return {
          margins: `${marginTop} ${marginBottom}`,
          fontSize,
          fontWeight,
          paddingLeft,
          listStyleType,
          colorScheme,
          position,
          face,
        };
      });
  });
  assert.equal([heading!.margins, heading!.fontSize], ['0px 16px', '20px']);
  assert.is(paragraph!.margins, '0px 20px');
  assert.match(paragraph!.face, 'monospace');
  assert.equal([list!.paddingLeft, list!.listStyleType], ['32px', 'disc']);
  assert.is(cards!.listStyleType, 'none');
  assert.is(frame!.colorScheme, 'normal');
  assert.is(title!.fontSize, '48px');
  assert.equal([button!.fontSize, button!.fontWeight, button!.paddingLeft], ['18.9px', '700', '32.4px']);
  assert.is(icon!.position, 'static');
  await page.context().close();
});

test('a React page without a default export shows an error', async () => {
  const page = await sample.visit('no-default');
  assert.match((await page.textContent('.crash pre'))!, 'has no default export. Export the component as default.');
  await page.context().close();
});

test('code reads and sets the colour mode', async () => {
  const page = await sample.visit('docs/code/mode');
  assert.is(await page.textContent('.mode'), 'light');
  await page.click('.mode');
  assert.is(await page.textContent('.mode'), 'dark');
  assert.is(await page.getAttribute('html', 'data-theme'), 'dark');
  await page.context().close();
});

test('a hook in a separate React root reports the missing provider', async () => {
  const page = await sample.visit('docs/code/outside');
  await page.waitForSelector('.outside:text("Hook useColorMode is called outside of the viewer.")');
  await page.context().close();
});

test('code can load the docs of other versions', async () => {
  const page = await sample.visit('docs/code/versions');
  await page.waitForSelector('.versions');
  assert.is(await page.textContent('.versions'), 'current with 1, 2.0 with 1, 1.0 with 1; 2.0 code/versions 2.0');
  assert.equal(sample.problems, []);
  await page.context().close();
});

test('code can read the location and navigate', async () => {
  const page = await sample.visit('docs/code/where');
  assert.is(await page.textContent('.where'), '/site/docs/code/where');
  await page.click('.where');
  await page.waitForSelector('h1:text("Installation")');
  await page.context().close();
});

test('code changes the head only while its page is shown', async () => {
  const page = await sample.visit('docs/code/head');
  await page.waitForFunction(() => document.title === 'Own title');
  assert.is(await page.locator('meta[name=own]').count(), 1);
  assert.is(await page.getAttribute('html', 'data-own'), 'x');
  await page.click('.sidebar a:text("Installation")');
  await page.waitForFunction(() => document.title === 'Installation | Folio');
  assert.is(await page.locator('meta[name=own]').count(), 0);
  assert.is(await page.locator('html.own-class, html[data-own]').count(), 0);
  await page.context().close();
});

test('the styles of a page apply only while the page is shown', async () => {
  const style = (page: Page, selector: string, property: string) =>
    page.$eval(selector, (element, name) => getComputedStyle(element).getPropertyValue(name), property);
  const page = await sample.visit('docs/installation');
  await page.evaluate(() => history.pushState(null, '', '/site/docs/code/styled'));
  await page.waitForSelector('.styled');
  assert.is(await style(page, '.styled', 'color'), 'rgb(1, 2, 3)');
  assert.is(await style(page, 'h1', 'font-style'), 'italic');
  await page.click('.sidebar a:text("Installation")');
  await page.waitForSelector('h1:text("Installation")');
  assert.is(await style(page, 'h1', 'font-style'), 'normal');
  await page.goBack();
  await page.waitForSelector('.styled');
  assert.is(await style(page, 'h1', 'font-style'), 'italic');
  sample.answers.set('assets/styled.css', { status: 404, body: 'not found' });
  const plain = await sample.visit('docs/code/styled');
  assert.ok(await plain.isVisible('.styled'), 'without its styles a page is still read');
  await plain.context().close();
  await page.context().close();
});

test.run();
