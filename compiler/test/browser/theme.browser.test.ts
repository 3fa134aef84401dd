// Tests the theme of a site in a browser: style sheets, replaced components, navbar items, labels.
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteFile } from '../../../corpus/schema/index.ts';
import { newReader, openServedSite, type ServedSite } from './served-site.ts';
import { walkInside } from '../../../viewer/test/browser/keyboard-walk.ts';
import { hydrated, hydratedHeading, settled, waitUntil } from '../../../viewer/test/browser/waiting.ts';

const config = {
  title: 'Tides',
  baseUrl: '/base/',
  docs: { editUrl: 'https://example.org/edit/' },
  themeConfig: {
    navbar: {
      logo: { src: 'logo.svg', srcDark: 'logo.svg', alt: '' },
      items: [
        { type: 'custom-bell', position: 'left', words: 'Ring' },
        { type: 'custom-lost', position: 'right' },
      ],
    },
    footer: { copyright: 'Nobody’s' },
  },
};

const files = {
  'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'lectern.config.json': JSON.stringify(config),
  'docs/index.md':
    '# Start\n\nWords with `code` and [a link](./tools.mdx).\n\n:::tip[Look *here*]\n\nInside.\n\n:::\n\n```js title="a.js"\nlet a;\n```\n\n- [ ] open\n\n## Below\n',
  'docs/tools.mdx': '# Tools\n\n<ColorGenerator />\n',
  'src/css/custom.css': `@import './fonts.css';
:root { --ifm-color-primary: #123456; --ifm-background-color: #fffff0; --lectern-measure: 40rem; --ifm-navbar-height: 5rem; --ifm-navbar-background-color: rgb(1, 2, 3); --ifm-footer-background-color: rgb(4, 5, 6); }
[data-theme='dark'] { --ifm-color-primary: #abcdef; }
a { color: rgb(200, 0, 1); }
a:hover { color: rgb(200, 0, 2); }
img { display: block; height: 70px; margin-left: auto; }
.pagination-link { text-decoration: underline; }
.footer { & .footer-inner { outline: 3px solid rgb(1, 2, 3); } background-image: url('./dot.svg'); }
`,
  'src/css/fonts.css': ':root { --ifm-font-family-base: Georgia; }',
  'src/css/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  'src/theme/Footer/index.tsx': `import Footer from '@theme-original/Footer';
import styles from './styles.module.css';
export default function Wrapped(props) { return <><p className={'before-footer ' + styles.own}>Before the footer</p><Footer {...props} /></>; }
`,
  'src/theme/Footer/Copyright.jsx': `import Copyright from '@theme-original/Footer/Copyright';
export default (props) => <div className="own-copyright"><Copyright {...props} /></div>;`,
  'src/theme/Logo.jsx': `import Logo from '@theme-original/Logo';
export default (props) => <span className="own-logo"><Logo {...props} /></span>;`,
  'src/theme/DocItem/TOC/Desktop.jsx': `import Own from '@theme-original/DocItem/TOC/Desktop';
export default () => <aside className="own-toc"><Own /></aside>;`,
  'src/theme/EditThisPage.jsx': `export default ({ editUrl }) => <a className="own-edit" href={editUrl}>Mend this</a>;`,
  'src/theme/Footer/styles.module.css': '.own { color: rgb(9, 8, 7); }',
  'src/theme/Admonition.jsx': `export default function Own({ type, title, children }) { return <section className="own-admonition" data-type={type}><h4>{title}</h4>{children}</section>; }`,
  'src/theme/CodeBlock.jsx': `import CodeBlock from '@theme-original/CodeBlock';
export default (props) => <div className="own-code" data-language={props.language}><CodeBlock {...props} /></div>;`,
  'src/theme/AnnouncementBar.js': `export default function Broken() { throw new Error('no bar today'); }`,
  'src/theme/Root.js': `import { createContext } from 'react';
export const Words = createContext();
export default ({ children }) => <Words value="from the root">{children}</Words>;`,
  'src/theme/NavbarItem/ComponentTypes.js': `import { useContext } from 'react';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { Words } from '../Root';
function Bell({ words, mobile, position }) { const root = useContext(Words); return <button className="bell" data-mobile={mobile} data-position={position}>{words} {root}</button>; }
export default { ...ComponentTypes, 'custom-bell': Bell };`,
  'src/theme/NotFound.jsx': `import { translate } from '@docusaurus/Translate';
export default () => <h1>{translate({ id: 'own.lost', message: 'Lost' })}</h1>;`,
  'i18n/en/code.json': JSON.stringify({
    'own.lost': { message: 'Out at sea', description: 'of the site itself' },
    'theme.common.skipToMainContent': { message: 'To the words' },
    'theme.CodeBlock.copyButtonAriaLabel': { message: 'Copy code to clipboard' },
  }),
};

let site: ServedSite;
test.before(async () => {
  site = await openServedSite('/base/');
  await site.publish(files);
});
test.after(() => site.close());

async function visit(pathname: string): Promise<{ page: Page; messages: string[] }> {
  const { page, console: messages } = await newReader(site.browser);
  await page.goto(new URL(pathname, site.url).href);
  await page.waitForSelector(`${hydrated} main :is(h1, .error-box, .crash)`);
  return { page, messages };
}

const value = (page: Page, name: string) =>
  page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(), name);

test('every page links the style sheet after the viewer’s, with its files next to it', async () => {
  const { theme } = JSON.parse(await site.read('corpus/site.json')) as SiteFile;
  assert.is(theme!.styles!.at(-1), '/base/styles/custom.css');
  for (const file of ['docs/index.html', 'docs/tools/index.html', '404.html']) {
    const scripted = (await site.read(file)).replace(/<noscript>.*?<\/noscript>/gs, '');
    const links = [...scripted.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(([, href]) => href!);
    assert.match(links[0]!, /viewer-/, file);
    assert.equal(links.slice(1), theme!.styles, file);
  }
  assert.match(
    await site.read(theme!.styles!.at(-1)!.slice('/base/'.length)),
    /url\(\/base\/assets\/[^)]*dot-[^)]*\.svg\)/,
  );
});

test('custom properties of the site apply in their colour mode', async () => {
  const { page } = await visit('docs');
  assert.is(await value(page, '--lectern-accent'), '#123456');
  assert.is(await value(page, '--lectern-paper'), '#fffff0');
  assert.is(await value(page, '--lectern-font-ui'), 'Georgia');
  assert.is(await page.$eval('.navbar', (navbar) => getComputedStyle(navbar).height), '80px');
  const background = (selector: string) => page.$eval(selector, (element) => getComputedStyle(element).backgroundColor);
  assert.is(await background('.navbar'), 'rgb(1, 2, 3)');
  assert.is(await background('.footer'), 'rgb(4, 5, 6)');
  assert.match(await page.$eval('.footer-inner', (box) => getComputedStyle(box).outline), /rgb\(1, 2, 3\).*3px/);
  await page.click('.color-toggle');
  assert.is(await value(page, '--lectern-accent'), '#abcdef');
  assert.is(await value(page, '--lectern-measure'), '40rem');
  // A background colour for light mode doesn't change dark mode, as in Docusaurus.
  assert.is(await value(page, '--lectern-paper'), '#191714');
  await page.context().close();
});

test('element selectors apply to the content, and class selectors to the frame', async () => {
  const { page } = await visit('docs');
  const styleOf = (selector: string) =>
    page.$eval(selector, (link) => {
      const { color, height, textDecorationLine } = getComputedStyle(link);
      return { color, height, line: textDecorationLine };
    });
  assert.is((await styleOf('main p a')).color, 'rgb(200, 0, 1)');
  assert.is((await styleOf('.site-logo')).height, '32px', 'the frame of the page keeps its pictures as they are');
  assert.equal([await page.isVisible('.only-light'), await page.isVisible('.only-dark')], [true, false]);
  assert.is((await styleOf('.pagination-link')).line, 'underline');
  for (const selector of ['.brand', '.menu-link', '.toc-list a', '.pagination-link']) {
    assert.not.match((await styleOf(selector)).color, 'rgb(200', selector);
    await page.hover(selector);
    assert.not.match((await styleOf(selector)).color, 'rgb(200', selector);
  }
  await page.context().close();
});

test('parts are wrapped and replaced, with their styles', async () => {
  const { page } = await visit('docs');
  assert.is(await page.textContent('.before-footer + .footer .footer-copyright'), 'Nobody’s');
  assert.is(await page.$eval('.before-footer', (box) => getComputedStyle(box).color), 'rgb(9, 8, 7)');
  assert.is(await page.textContent('.before-footer + .footer .own-copyright .footer-copyright'), 'Nobody’s');
  assert.is(await page.locator('.navbar .own-logo .brand').count(), 1);
  assert.is(await page.textContent('.own-toc .toc li'), 'Below');
  assert.match((await page.getAttribute('.page-footer .own-edit', 'href'))!, 'https://example.org/edit/');
  assert.is(await page.textContent('.own-admonition[data-type=tip] h4 em'), 'here');
  assert.is((await page.textContent('.own-admonition p'))!.trim(), 'Inside.');
  assert.is(await page.textContent('.own-code[data-language=js] figcaption'), 'a.js');
  await page.context().close();
});

test('the first page is shown with the theme components of the site, without layout shifts', async () => {
  const { context, page } = await newReader(site.browser);
  await page.addInitScript(() => {
    const shifts = ((window as unknown as { shifts: number[] }).shifts = []) as number[];
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(new URL('docs', site.url).href);
  await page.waitForSelector('.before-footer');
  await page.waitForLoadState('networkidle');
  await settled(page);
  assert.equal(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), []);
  await context.close();
});

test('a busy browser that loads the site before the first render also waits for its parts', async () => {
  const { context, page, console: messages } = await newReader(site.browser);
  // React schedules its work with `postMessage`. This replacement delays the first message, and so the first render.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (...given: unknown[]) {
      setTimeout(() => post.apply(this, given as never), 500);
      MessagePort.prototype.postMessage = post;
    };
  });
  await page.goto(new URL('docs', site.url).href);
  await page.waitForSelector('.bell');
  assert.equal(
    messages.filter((text) => text.includes('custom-bell')),
    [],
  );
  assert.is(await page.locator('.skip-link').first().textContent(), 'To the words');
  await context.close();
});

test('if a theme component fails, the component of the viewer is rendered instead', async () => {
  await site.publish({
    'lectern.config.json': JSON.stringify({
      ...config,
      themeConfig: { ...config.themeConfig, announcementBar: { content: 'High water' } },
    }),
  });
  const { page, messages } = await visit('docs');
  assert.is(await page.textContent('.announcement-text'), 'High water');
  await waitUntil(() => messages.some((text) => text.includes('no bar today')));
  await page.context().close();
});

test('the navbar shows items of the site’s own types, and an error for unknown types', async () => {
  const { page } = await visit('docs');
  assert.is(await page.textContent('.navbar .bell[data-position=left][data-mobile=false]'), 'Ring from the root');
  const problem = await page.textContent('.navbar .navbar-fault');
  assert.match(problem!, 'themeConfig.navbar.items');
  assert.match(problem!, 'No NavbarItem component found for type “custom-lost”.');
  assert.is(await page.textContent('main h1'), 'Start');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.click('.navbar-toggle');
  await page.click('.side-menu-back');
  assert.is(await page.textContent('.side-menu .bell[data-mobile=true]'), 'Ring from the root');
  await page.context().close();
});

test('labels of the site override the defaults, and its corpus contains only these labels', async () => {
  const { messages } = JSON.parse(await site.read('corpus/site.json')) as SiteFile;
  assert.equal(messages, { 'own.lost': 'Out at sea', 'theme.common.skipToMainContent': 'To the words' });
  const { page } = await visit('nowhere');
  assert.is(await page.textContent('main h1'), 'Out at sea');
  assert.is(await page.textContent('.skip-link'), 'To the words');
  await page.context().close();
});

test('a site without its own theme loads no files for one', async () => {
  const plain = await openServedSite('/plain/');
  try {
    await plain.publish({
      'lectern.config.json': JSON.stringify({ title: 'Plain', baseUrl: '/plain/' }),
      'docs/index.md': '# Start\n',
    });
    const { theme, messages } = JSON.parse(await plain.read('corpus/site.json')) as SiteFile;
    assert.equal([theme, messages], [undefined, undefined]);
    const { context, page } = await newReader(plain.browser);
    await page.goto(new URL('docs', plain.url).href);
    await page.waitForSelector(hydratedHeading);
    assert.is(
      plain.requests.some((request) => request.includes('load-page-code')),
      false,
    );
    await context.close();
  } finally {
    await plain.close();
  }
});

test('the colour generator changes the page at once, keeps that for the tab, and takes it back', async () => {
  const { page } = await visit('docs/tools');
  const field = page.locator('.color-field input[type=text]').first();
  assert.is(await field.inputValue(), '#2e8555');
  assert.is(await value(page, '--lectern-accent'), '#123456');
  await field.fill('#1b5e2');
  assert.is(await field.getAttribute('aria-invalid'), 'true');
  assert.match((await page.textContent('.color-fault'))!, '#2e8555');
  assert.is(await value(page, '--lectern-accent'), '#123456');
  await field.fill('1B5E20');
  assert.is(await field.getAttribute('aria-invalid'), 'false');
  assert.is(await value(page, '--lectern-accent'), '#1b5e20');
  assert.match((await page.textContent('.color-generator tr:has(code:text-is("#1b5e20"))'))!, /7\.8\d AAA/);
  assert.match((await page.textContent('.color-generator pre'))!, '--ifm-color-primary: #1b5e20;');
  await page.reload();
  await page.waitForSelector('.color-field');
  assert.is(await value(page, '--lectern-accent'), '#1b5e20');
  await page.check('.color-modes label:nth-of-type(2) input');
  assert.is(await page.getAttribute('html', 'data-theme'), 'dark');
  assert.is(await page.locator('.color-field input[type=text]').nth(1).inputValue(), '#181920');
  // The form also works with only the keyboard.
  await page.keyboard.press('Tab');
  await page.locator('.color-modes input').first().focus();
  assert.equal(await walkInside(page, '.color-generator'), []);
  await page.locator('.color-fields .button').press('Enter');
  assert.is(await value(page, '--lectern-accent'), '#abcdef');
  assert.is(await page.evaluate(() => sessionStorage.length), 0);
  await page.context().close();
});

test.run();
