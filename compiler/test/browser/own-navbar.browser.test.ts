// Tests a site's own navbar component with Infima's class names, on wide and narrow screens.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { newReader, openServedSite } from './served-site.ts';

const labels = ['Documentation', 'Announcements', 'Community', 'Enterprise', 'Publications'];

const site = {
  'lectern.config.json': JSON.stringify({
    title: 'Harbour',
    baseUrl: '/own/',
    themeConfig: {
      infima: true,
      navbar: {
        items: [
          ...labels.map((label) => ({ label, to: '/docs', position: 'left' })),
          { type: 'dropdown', label: 'More', position: 'left', items: [{ label: 'Tides', to: '/docs' }] },
        ],
      },
    },
  }),
  'docs/index.md': '# Start\n',
  'src/theme/Navbar/Layout.jsx': `export default ({ children }) => <nav className="navbar navbar--fixed-top">{children}</nav>;`,
  'src/theme/Navbar/Content.jsx': `import { useThemeConfig } from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
import Toggle from '@theme/Navbar/MobileSidebar/Toggle';
import Logo from '@theme/Navbar/Logo';
import SearchBar from '@theme/SearchBar';
export default () => <div className="navbar__inner">
  <div className="navbar__items"><Toggle /><Logo />{useThemeConfig().navbar.items.map((item, i) => <NavbarItem {...item} key={i} />)}</div>
  <div className="navbar__items navbar__items--right"><SearchBar /></div>
</div>;`,
};

test('on narrow screens, the menu replaces the items of a custom navbar', async () => {
  const own = await openServedSite('/own/');
  try {
    await own.publish(site);
    const { context, page } = await newReader(own.browser);
    await page.goto(new URL('docs', own.url).href);
    await page.waitForSelector('.navbar__inner .navbar-link');
    for (const name of [...labels, 'More']) await page.waitForSelector(`.navbar__items >> text=${name}`);
    const [bar, items] = await page.evaluate(() =>
      ['.navbar', '.navbar__items .navbar-link'].map((selector) => {
        const { top, height } = document.querySelector(selector)!.getBoundingClientRect();
        return top + height / 2;
      }),
    );
    assert.ok(Math.abs(bar! - items!) < 2, `the items stand in the middle of the bar: ${items} of ${bar}`);
    await page.setViewportSize({ width: 390, height: 800 });
    for (const name of [...labels, 'More'])
      await page.waitForSelector(`.navbar__items >> text=${name}`, { state: 'hidden' });
    assert.ok(await page.isVisible('.navbar__items .brand-title'), 'the name stays');
    const { wide, left } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      left: document.querySelector('.navbar__items')!.getBoundingClientRect().left,
    }));
    assert.is(wide, 390, 'the page is as wide as the window');
    assert.ok(left >= 12, `the bar keeps off the edge: ${left}`);
    await context.close();
  } finally {
    await own.close();
  }
});

test.run();
