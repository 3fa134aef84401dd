// Tests that addresses that run code get into no output file, from any kind of content or setting.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { ConfigError } from '../diagnostics/errors/problem.ts';
import { disk } from '../fs/disk.ts';
import { verifyCorpus } from '../verify/verify-corpus.ts';
import { tempFolder, type TempFolder } from './temp.ts';
import { listFiles } from '../fs/list-files.ts';

const test = suite<{ folder: TempFolder }>('unsafe addresses');
const bad = 'javascript:payload()';

test.before.each((context) => {
  context.folder = tempFolder();
});
test.after.each(({ folder }) => folder.remove());

const site = { title: 'Site', url: 'https://example.org', blog: {}, docs: {}, search: false };

/** @returns the rules of the diagnostics, and the output files that contain the payload */
async function compiled(folder: TempFolder, files: Record<string, string>, config: object = {}) {
  folder.write({
    'lectern.config.json': JSON.stringify({ ...site, ...config }),
    'docs/index.md': '# Start\n',
    ...files,
  });
  const { diagnostics, published } = await compile(folder.dir, { cache: false });
  const dist = path.join(folder.dir, 'dist');
  assert.is(published, true, diagnostics.map(({ message }) => message).join('\n'));
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^assets|^sw\.js/.test(name) && statSync(path.join(dist, name)).isFile(),
  );
  const holding = names.filter((name) => /payload\(\)/.test(readFileSync(path.join(dist, name), 'utf8')));
  const problems = await verifyCorpus({
    list: async () => (await listFiles(disk, dist)).map((entry) => entry.path),
    read: (file) => disk.read(path.join(dist, file)),
  });
  return { rules: diagnostics.map(({ rule }) => rule), holding, problems };
}

test('links, images, components and the data of their props', async ({ folder }) => {
  const page = [
    `[a](${bad})`,
    `[a](pathname://${bad})`,
    `[a](<java&#115;cript:payload()>)`,
    `![a](${bad})`,
    `[a][r]`,
    `<a href="${bad}">a</a>`,
    `<a href="pathname://${bad}">a</a>`,
    `<Link to="${bad}">a</Link>`,
    `<Card imageUrl="${bad}" sources={{light: "${bad}"}}>a</Card>`,
    `<svg><a xlinkHref="${bad}"><text>a</text></a></svg>`,
    `<form action="${bad}"><button formAction="${bad}">a</button></form>`,
    `<Image img="${bad}"/>`,
    `<Link to={data.url}>a</Link>`,
    `<a href={data.url}>a</a>`,
    `<details data-url="${bad}" data-title="x">a</details>`,
    `<own-card address="pathname://pathname://${bad}">a</own-card>`,
  ];
  const { rules, holding, problems } = await compiled(folder, {
    'docs/a.mdx': `import data from './data.json';\n\n# A\n\n${page.join('\n\n')}\n\n[r]: ${bad}\n`,
    'docs/data.json': JSON.stringify({ url: bad }),
  });
  assert.equal(holding, []);
  assert.ok(rules.filter((rule) => rule === 'unsafe-url').length >= page.length - 2, rules.join(' '));
  assert.equal(problems, []);
});

test("a page's tags for the head, and its image for cards", async ({ folder }) => {
  const head = [
    `<meta property="og:image" content="${bad}"/>`,
    `<meta name="twitter:player" content="Java&#x09;Script:payload()"/>`,
    `<meta httpEquiv="refresh" content="0;url=${bad}"/>`,
    `<meta name="description" content="JavaScript: what a page may say"/>`,
    `<link rel="canonical" href="${bad}"/>`,
    `<link rel="stylesheet" href="/x.css"/>`,
    `<link rel="icon" onload="payload()" href="/x.png"/>`,
  ];
  const { rules, holding, problems } = await compiled(folder, {
    'docs/a.mdx': `---\nimage: "view-source:payload()"\n---\n\n# A\n\n<head>${head.join('')}</head>\n`,
  });
  assert.equal(holding, []);
  assert.equal(rules.sort(), [...Array(3).fill('unsafe-html'), ...Array(4).fill('unsafe-url')]);
  const page = readFileSync(path.join(folder.dir, 'dist/docs/a/index.html'), 'utf8');
  assert.match(page, 'content="JavaScript: what a page may say"');
  assert.equal(problems, []);
});

test('front matter, authors, sidebars and categories', async ({ folder }) => {
  const { rules, holding, problems } = await compiled(
    folder,
    {
      'docs/a.md': `---\nimage: "${bad}"\ncustom_edit_url: "${bad}"\nother: {link: "${bad}"}\n---\n# A\n`,
      'docs/b/_category_.json': JSON.stringify({ label: 'B', customProps: { icon: bad } }),
      'docs/b/index.md': '# B\n',
      'blog/2024-01-01-a.md': `---\nauthors: [{name: A, url: "${bad}", image_url: "${bad}", socials: {x: "${bad}"}}, b]\n---\nA\n`,
      'blog/2024-01-02-b.md': `---\nauthor: A\nauthor_url: "${bad}"\nauthor_image_url: "${bad}"\nimage: "${bad}"\n---\nB\n`,
      'blog/authors.yml': `b:\n  name: B\n  url: "${bad}"\n  image_url: "${bad}"\n  page: true\n`,
    },
    { blog: { onInlineAuthors: 'ignore', onUntruncatedBlogPosts: 'ignore' } },
  );
  assert.equal(holding, []);
  assert.equal(new Set(rules), new Set(['unsafe-url']));
  assert.is(rules.length, 12);
  assert.equal(problems, []);
});

test('settings with such an address are errors in the config', async ({ folder }) => {
  const settings: ((address: string) => object)[] = [
    (href) => ({ themeConfig: { navbar: { items: [{ label: 'A', href }] } } }),
    (href) => ({ themeConfig: { navbar: { logo: { src: '/a.png', href } } } }),
    (to) => ({ themeConfig: { footer: { links: [{ label: 'A', to }] } } }),
    (image) => ({ themeConfig: { image } }),
    (favicon) => ({ favicon }),
    (editUrl) => ({ docs: { editUrl } }),
    (to) => ({ redirects: { redirects: [{ from: '/x', to }] } }),
  ];
  folder.write({ 'docs/index.md': '# Start\n', 'static/a.png': '' });
  const isPublished = async (config: object) => {
    folder.write({ 'lectern.config.json': JSON.stringify({ ...site, ...config }) });
    try {
      return (await compile(folder.dir, { cache: false })).published;
    } catch (error) {
      assert.instance(error, ConfigError);
      return false;
    }
  };
  for (const setting of settings) {
    assert.is(await isPublished(setting(bad)), false, JSON.stringify(setting(bad)));
    // A safe address in the same place is accepted, so only the address causes the error.
    const good = setting('https://example.org/a.png');
    assert.is(await isPublished(good), true, JSON.stringify(good));
  }
});

test.run();
