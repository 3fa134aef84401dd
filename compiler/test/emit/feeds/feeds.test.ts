// Compiles a small blog, and parses its feeds with the library of a feed reader.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseXml } from '@rgrove/parse-xml';
import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLValidator } from 'fast-xml-parser';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../compile.ts';
import { tempFolder } from '../../temp.ts';
import { JsonFeed } from './json-feed.ts';

const files = {
  'blog/2024-01-02-first.mdx':
    '---\ntitle: First & <second>\ntags: [one]\nauthors: [{name: Ann, email: ann@example.org}]\n---\n\nHello ]]> [b](/blog/2024/01/03/second) `a<b`\n\n{/* truncate */}\n\n:::tip\n\nMore\n\n:::\n',
  'blog/2024-01-03-second.md': '# Second\n\nHi <!-- truncate -->\n',
  'blog/2024-01-04-third.md': '---\nunlisted: true\n---\n\n# Third\n',
  'blog/2024-01-05-fourth.md': '---\ndraft: true\n---\n\n# Fourth\n',
};

async function feedsOf(
  blog: object,
  more: Record<string, string> = {},
): Promise<Record<'rss' | 'atom' | 'json', string | undefined>> {
  const folder = tempFolder();
  try {
    const config = {
      title: 'Site',
      url: 'https://example.org',
      baseUrl: '/base/',
      blog: { onUntruncatedBlogPosts: 'ignore', ...blog },
    };
    folder.write({ ...files, ...more, 'lectern.config.json': JSON.stringify(config) });
    const { diagnostics } = await compile(folder.dir);
    assert.equal(diagnostics, []);
    const read = (name: string) => {
      const file = path.join(folder.dir, 'dist/blog', name);
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    };
    return { rss: read('rss.xml'), atom: read('atom.xml'), json: read('feed.json') };
  } finally {
    folder.remove();
  }
}

const second = 'https://example.org/base/blog/2024/01/03/second';
const first = 'https://example.org/base/blog/2024/01/02/first';

test('RSS and Atom are well-formed and contain the data of the blog', async () => {
  const { rss, atom } = await feedsOf({});
  for (const text of [rss!, atom!]) {
    assert.is(XMLValidator.validate(text), true);
    const feed = parseFeed(text);
    assert.is(feed.title, 'Site Blog');
    assert.is(feed.url, 'https://example.org/base/blog');
    assert.is(feed.updated?.toISOString(), '2024-01-03T00:00:00.000Z');
    assert.equal(
      feed.items.map(({ url }) => url),
      [second, first],
    );
    const [, item] = feed.items;
    assert.is(item!.published?.toISOString(), '2024-01-02T00:00:00.000Z');
    assert.match(item!.content!, '<p>Hello ]]> <a href="https://example.org/base/blog/2024/01/03/second">b</a>');
    assert.match(
      item!.content!,
      '<blockquote class="admonition admonition-tip"><p><strong>Tip:</strong></p><p>More</p></blockquote>',
    );
    assert.equal(
      item!.categories.map(({ label }) => label),
      ['one'],
    );
    assert.is(item!.authors[0]!.email, 'ann@example.org');
  }
  // In Atom, titles are HTML, so plain text must be escaped.
  assert.match(atom!, 'First &amp; &lt;second&gt;');
});

test("an author's address is absolute, and one that is not an address is left out", async () => {
  const guest = (url: string) => ({
    'blog/2024-01-06-guest.md': `---\ntitle: Guest\nauthors: [{name: Bea, url: '${url}'}]\n---\n\nHi <!-- truncate -->\n`,
  });
  const urlOf = async (url: string) => parseFeed((await feedsOf({}, guest(url))).atom!).items[0]!.authors[0]!.url;
  assert.is(await urlOf('/about/'), 'https://example.org/about/');
  assert.is(await urlOf('https://'), null);
});

test('the JSON feed has the required fields of its format', async () => {
  const feed = JSON.parse((await feedsOf({})).json!);
  assert.match(feed.version, /^https:\/\/jsonfeed\.org\/version\/1/);
  assert.equal(
    [feed.title, feed.home_page_url, feed.feed_url],
    ['Site Blog', 'https://example.org/base/blog', 'https://example.org/base/blog/feed.json'],
  );
  assert.equal(
    feed.items.map(({ id, url }: { id: string; url: string }) => [id, url]),
    [
      [second, second],
      [first, first],
    ],
  );
  assert.is(feed.items[1].title, 'First & <second>');
  assert.is(feed.items[1].date_published, '2024-01-02T00:00:00.000Z');
  assert.ok(feed.items.every(({ content_html }: { content_html: string }) => content_html.includes('<p>')));
});

test('the JSON feed matches the published schema of its format', async () => {
  const { error } = JsonFeed.safeParse(JSON.parse((await feedsOf({})).json!));
  assert.is(error?.message, undefined);
  assert.is(
    JsonFeed.safeParse({ version: 'https://jsonfeed.org/version/1', title: 'T', items: [{ id: 'a' }] }).success,
    false,
  );
});

test('a limit keeps the newest posts, and only the configured formats are written', async () => {
  const { rss, atom, json } = await feedsOf({
    feedOptions: { type: ['json'], limit: 1, title: 'News', copyright: '© us' },
  });
  assert.equal([rss, atom], [undefined, undefined]);
  const feed = JSON.parse(json!);
  assert.is(feed.title, 'News');
  assert.equal(
    feed.items.map(({ url }: { url: string }) => url),
    [second],
  );
  assert.equal(await feedsOf({ feedOptions: { type: null } }), { rss: undefined, atom: undefined, json: undefined });
});

test('text of a post is never markup in a feed', async () => {
  const text = '---\ntitle: A\ndescription: Use <b onclick="payload()"> & more\n---\n\nHi <!-- truncate -->\n';
  const { rss, atom, json } = await feedsOf({}, { 'blog/2024-01-06-a.md': text });
  // In RSS and Atom, summaries are HTML.
  for (const feed of [rss!, atom!]) {
    assert.match(feed, /\[CDATA\[Use &lt;b onclick=.*payload\(\).* &amp; more\]\]/);
    assert.not.match(feed, '<b onclick');
  }
  assert.is(JSON.parse(json!).items[0].summary, 'Use <b onclick="payload()"> & more');
});

test('feeds and the OpenSearch description are well-formed for any text', async () => {
  const odd = '<Tabs> & ]]> ]]> \\u0001 \\uFFFE "';
  const folder = tempFolder();
  try {
    folder.write({
      'lectern.config.json': `{"title": "${odd.replace('"', '')}", "url": "https://example.org", "blog": {}}`,
      'blog/2024-01-01-a.md': `---\ntitle: '${odd}'\ndescription: '${odd}'\ntags: ['<Tabs>', 'a & b', ']]>']\nauthors: [{name: '${odd}', title: ']]>'}]\n---\n\n\`]]>\` ]]> <b>x</b>\n\n<!-- truncate -->\n`,
    });
    await compile(folder.dir, { cache: false });
    for (const name of ['blog/rss.xml', 'blog/atom.xml', 'opensearch.xml', 'sitemap.xml'])
      assert.is(parseXml(readFileSync(path.join(folder.dir, 'dist', name), 'utf8')).root !== null, true, name);
  } finally {
    folder.remove();
  }
});

test.run();
