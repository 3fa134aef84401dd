import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildSample } from '../sample-site.ts';

async function themed(themeConfig: object) {
  const { site, errors } = await buildSample({
    files: { 'docs/a.md': {} },
    config: { baseUrl: '/base/', themeConfig },
  });
  return {
    footer: JSON.parse(JSON.stringify(site.footer ?? null)),
    announcement: JSON.parse(JSON.stringify(site.announcement ?? null)),
    errors,
  };
}
const text = (value: string) => [{ type: 'text', value }];

test('a site without a footer and an announcement has neither', async () => {
  assert.equal(await themed({}), { footer: null, announcement: null, errors: [] });
});

test('a footer contains columns, its logo and its copyright', async () => {
  const { footer, errors } = await themed({
    footer: {
      style: 'dark',
      logo: { src: 'l.svg', href: 'https://e.org' },
      copyright: 'Us',
      links: [
        {
          title: 'Learn',
          items: [
            { label: 'A', to: 'docs/a', 'aria-label': 'a' },
            { label: 'Out', href: 'https://e.org' },
          ],
        },
        { items: [{ html: 'Hi' }] },
      ],
    },
  });
  assert.equal(errors, []);
  assert.equal(footer, {
    style: 'dark',
    logo: { alt: '', src: '/base/l.svg', href: 'https://e.org' },
    columns: [
      {
        title: 'Learn',
        items: [
          { label: 'A', href: '/base/docs/a', attributes: { 'aria-label': 'a' } },
          { label: 'Out', href: 'https://e.org' },
        ],
      },
      { items: [{ body: text('Hi') }] },
    ],
    copyright: text('Us'),
  });
});

test('the links of a footer may be in one row', async () => {
  const { footer } = await themed({ footer: { links: [{ label: 'A', to: '/a' }] } });
  assert.equal(footer, { style: 'light', links: [{ label: 'A', href: '/base/a' }] });
});

for (const [links, expected] of [
  [
    [
      { title: 'T', items: [] },
      { label: 'A', to: '/a' },
    ],
    'footer-item lectern.config themeConfig.footer.links: expected "items" in each entry of the list, or in none',
  ],
  [
    [{ label: 'A' }],
    'footer-item lectern.config themeConfig.footer.links[0]: an item needs exactly one of "to", "href" and "html"',
  ],
  [
    [{ label: 'A', to: '/a', href: '/a' }],
    'footer-item lectern.config themeConfig.footer.links[0]: an item needs exactly one of "to", "href" and "html"',
  ],
  [
    [{ items: [{ to: '/a' }] }],
    'footer-item lectern.config themeConfig.footer.links[0].items[0]: a link needs a "label"',
  ],
] as const) {
  test(`an error names its key in the config: ${expected}`, async () => {
    assert.equal((await themed({ footer: { links } })).errors, [expected]);
  });
}

test('an announcement is lowered', async () => {
  const { announcement } = await themed({ announcementBar: { content: 'News', backgroundColor: 'red' } });
  assert.equal(announcement, { id: 'announcement-bar', body: text('News'), backgroundColor: 'red', isCloseable: true });
});

test.run();
