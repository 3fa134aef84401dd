// Tests a page with a hero in all outputs: JSON, HTML, Markdown, search, and files for language models.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { StandalonePage } from '../../../../corpus/schema/index.ts';
import { compile } from '../../../compile.ts';
import { tempFolder } from '../../temp.ts';

const config = { title: 'Harbour', url: 'https://h.example', onBrokenLinks: 'error', docs: {}, pages: {} };
const hero = `hero:
  name: Tides
  text: The handbook
  tagline: When the water comes.
  image: ./boat.png
  actions:
    - text: Read it
      link: ../../docs/a.md
features:
  - icon: ⚓
    title: Moorings
    details: Where to lie.
    link: /docs/a
    linkText: See all`;
/** A PNG image of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function withSite(
  files: Record<string, string | Uint8Array>,
  run: (read: (file: string) => string, result: Awaited<ReturnType<typeof compile>>) => void,
): Promise<void> {
  const site = tempFolder();
  try {
    site.write({ 'lectern.config.json': JSON.stringify(config), 'docs/a.md': '# A\n\nText.\n', ...files });
    const result = await compile(site.dir, { cache: false });
    run((file) => readFileSync(path.join(site.dir, 'dist', file), 'utf8'), result);
  } finally {
    site.remove();
  }
}

test('a page with a hero has it in its data, its HTML, its Markdown, the search and `llms-full.txt`', () =>
  withSite(
    { 'src/pages/index.md': `---\n${hero}\n---\n\nBelow.\n`, 'src/pages/boat.png': png },
    (read, { published, diagnostics }) => {
      assert.equal([published, diagnostics], [true, []]);
      const page = JSON.parse(read('corpus/pages/index.json')) as StandalonePage;
      assert.equal(
        [page.hero, page.title, page.description, page.hideToc, page.showTitle],
        [true, 'Tides The handbook', 'When the water comes.', true, undefined],
      );
      const html = read('index.html');
      assert.match(html, /<a class="home-action is-primary" href="\/docs\/a\/?">Read it<\/a>/);
      assert.match(html, /<img[^>]* src="\/assets\/boat-[^"]+\.png"[^>]* width="1" height="1"/);
      assert.match(html, '<div class="doc is-home">');
      assert.is(
        read('index.md'),
        `# Tides The handbook

> For AI agents: all pages are listed in https://h.example/llms.txt

When the water comes.

- [Read it](https://h.example/docs/a)

![](https://h.example/assets/${/boat-[\w-]+\.png/.exec(html)![0]})

⚓

## [Moorings](https://h.example/docs/a)

Where to lie.

Below.
`,
      );
      assert.match(read('llms.txt'), '[Tides The handbook](https://h.example/index.md): When the water comes.');
    },
  ));

test('the title of a Markdown page and the hero precede the page tools', () =>
  withSite(
    { 'src/pages/index.md': `---\n${hero}\n---\n`, 'src/pages/boat.png': png, 'src/pages/a.md': '# A\n\n## B\n\nC.\n' },
    (read) => {
      const order = (file: string) =>
        [...read(file).matchAll(/<h1|class="(home-feature|page-tools|mobile-toc)"/g)].map(
          ([found, name]) => name ?? found,
        );
      assert.equal(order('index.html'), ['<h1', 'home-feature', 'page-tools']);
      assert.equal(order('a/index.html'), ['<h1', 'page-tools', 'mobile-toc']);
    },
  ));

test('a broken link or image of a hero is reported at its line', () =>
  withSite(
    {
      'src/pages/index.md': `---\n${hero.replace('a.md', 'b.md').replace('/docs/a', '/docs/c')}\n---\n`,
    },
    (_, { published, diagnostics }) => {
      assert.is(published, false);
      assert.equal(diagnostics.map(({ rule, place }) => `${rule} ${place.path}:${place.line}:${place.column}`).sort(), [
        'broken-link src/pages/index.md:14:5',
        'broken-markdown-link src/pages/index.md:9:7',
        'missing-image src/pages/index.md:6:3',
      ]);
    },
  ));

test.run();
