import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../compiler/compile.ts';
import { compileFixture } from '../../../compiler/compile-fixture.ts';
import type { ExtensionUse } from '../../../compiler/index.ts';
import { tempFolder } from '../../../compiler/test/temp.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const built = new URL('../../../build/extensions/components/index.js', import.meta.url);
const { components } = (await import(built.href)) as { components(): ExtensionUse };

const fixture = (page: string, files: Record<string, string> = {}) =>
  compileFixture({
    files: { 'docs/index.mdx': `# Start\n\n${page}\n`, 'docs/b.md': '# B\n\nText.\n', ...files },
    config: { title: 'Harbour', url: 'https://harbour.example', extensions: [components()] },
  });

/** Returns the HTML and the Markdown of a page. */
async function render(page: string, files?: Record<string, string>): Promise<{ html: string; markdown: string }> {
  const { html, files: others, diagnostics } = await fixture(page, files);
  assert.equal(diagnostics, []);
  return { html: html['docs/index.html']!, markdown: others['docs.md'] ?? others['docs/index.md']! };
}

test('steps are an ordered list, as in Starlight and in Fumadocs', async () => {
  const starlight = '<Steps>\n\n1. One\n2. Two\n\n</Steps>';
  const fumadocs = '<Steps>\n<Step>\n\n### Third\n\nWords.\n\n</Step>\n</Steps>';
  const { html, markdown } = await render(`${starlight}\n\nThen:\n\n${fumadocs}`);
  assert.match(html, /<div class="lc lc-steps"><ol><li>One<\/li>\s*<li>Two<\/li>/);
  assert.match(html, /<div class="lc lc-steps"><ol><li><h3 id="third"/);
  assert.match(markdown, '1. One\n2. Two');
  assert.match(markdown, '1. ### Third');
});

test('trees of files have classes for folders, files, notes and more files', async () => {
  const tree = '<FileTree>\n\n- src/\n  - **a.ts** the first\n- b.ts a note\n- …\n\n</FileTree>';
  const files = '<Files>\n  <Folder name="app">\n    <File name="page.tsx" />\n  </Folder>\n</Files>';
  const { html, markdown } = await render(`${tree}\n\nAlso:\n\n${files}`);
  for (const part of [
    'class="lc-folder">src/',
    '<strong>a.ts</strong> <span class="lc-note"> the first</span>',
    'class="lc-file">b.ts <span class="lc-note">a note</span>',
    'class="lc-more">…',
    'class="lc-folder">app/',
    'class="lc-file">page.tsx',
  ])
    assert.ok(html.includes(part), part);
  assert.match(markdown, '- app/\n  - page.tsx');
});

test('links of cards are checked, and their text is in Markdown', async () => {
  const cards =
    '<CardGrid>\n  <Card title="One" icon="rocket">Words.</Card>\n  <LinkCard title="Two" href="./b.md" description="More." />\n</CardGrid>';
  const { html, markdown } = await render(cards);
  assert.match(html, '<strong><a href="/docs/b">Two</a></strong>');
  assert.match(html, '<svg class="lc-icon"');
  assert.match(markdown, '**One**\n\nWords.');
  assert.match(markdown, /\[\*\*Two\*\*\]|\*\*\[Two\]/);
  const { diagnostics } = await fixture('<LinkCard title="Two" href="./c.md" />');
  assert.equal(
    diagnostics.map(({ rule, place }) => `${place.line}:${place.column} ${rule}`),
    ['3:1 broken-markdown-link'],
  );
});

test('badges, icons and fields are text', async () => {
  const { html, markdown } = await render(
    'Words <Badge text="New" variant="tip" /> and <Icon name="star" label="favourite" />.\n\n<Fields>\n  <Field name="hour" type="number" required default={0}>The hour.</Field>\n</Fields>',
  );
  assert.match(html, '<span class="lc lc-badge is-tip is-small">New</span>');
  assert.match(html, '<span class="lc-label">favourite</span>');
  assert.match(
    html,
    /<li class="lc-field"><p class="lc-field-name"><code[^>]*>hour<\/code> <span class="lc-type">number<\/span>/,
  );
  assert.match(markdown, 'Words New and favourite.');
  assert.match(markdown.replaceAll('\n', ' '), /`hour` number required default: 0.*The hour\./);
});

test('groups of code are tabs, also in the syntax of VitePress', async () => {
  const { markdown } = await render(
    '<CodeGroup>\n\n```js [a.js]\n1;\n```\n\n```ts title="b.ts"\n2;\n```\n\n</CodeGroup>\n\n:::code-group\n\n```sh [npm]\nnpm i\n```\n\n:::',
  );
  for (const label of ['a.js', 'b.ts', 'npm']) assert.match(markdown, `**${label}**`);
  assert.not.match(markdown, '[a.js]');
});

test('videos and images keep their files, captions and alternatives', async () => {
  const { html } = await render(
    '<Video src="./a.mp4" title="Tide" captions="./a.vtt" />\n\n<ImageZoom src="./a.svg" alt="Map" />',
    {
      'docs/a.mp4': 'x',
      'docs/a.vtt': 'WEBVTT\n',
      'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>',
    },
  );
  assert.match(html, /<video[^>]*src="\/assets\/a-[^>]*aria-label="Tide"/);
  assert.match(html, /<track[^>]*kind="captions"/);
  assert.match(html, '<figcaption>Tide</figcaption>');
  assert.match(html, /<button[^>]*aria-haspopup="dialog"[^>]*><img[^>]*alt="Map"/);
});

test('wrong attributes are reported at the component', async () => {
  const { diagnostics } = await fixture(
    '<Icon name="sta" />\n\n<Badge text="a" variant="odd" />\n\n<LinkCard title="a" />\n\n<Card>a</Card>\n\n<Video src="" title="a" />',
  );
  assert.equal(
    diagnostics.map(({ rule, place, message }) => `${place.line} ${rule} ${message}`),
    [
      '3 components/unknown-icon there is no icon "sta"',
      '5 components/unknown-variant <Badge> has no variant "odd"',
      '7 components/missing-option <LinkCard> needs "href"',
      '9 components/missing-option <Card> needs "title"',
      '11 components/missing-option <Video> needs "src"',
    ],
  );
});

test('a component of the page replaces a component of the extension', async () => {
  const { html } = await render('import Card from \'@site/src/card.tsx\';\n\n<Card title="a" />', {
    'src/card.tsx': 'export default ({ title }: { title: string }) => <b>own {title}</b>;\n',
  });
  assert.match(html.replace(/<!--.*?-->/g, ''), '<b>own a</b>');
});

test('a page without components loads no code and no styles of them', async () => {
  const { corpus, html } = await fixture('<Badge text="New" />');
  assert.is((corpus['pages/docs/b.json'] as { code?: unknown }).code, undefined);
  assert.match(html['docs/index.html']!, /href="\/assets\/docs-[a-z\d]+\.css"/);
  assert.not.match(html['docs/b/index.html']!, /href="\/assets\/docs-[a-z\d]+\.css"/);
});

test('the example in the documentation compiles', async () => {
  const page = readFileSync(path.join(root, 'content/docs/writing/components.md'), 'utf8');
  const blocks = page.matchAll(/^(`{3,})\w+ title="([^"]+)"\n([\s\S]*?)^\1$/gm);
  // The folder is in this repository, so that the config can import `lectern/components`.
  const folder = tempFolder(path.join(root, 'examples'));
  try {
    folder.write(Object.fromEntries(Array.from(blocks, ([, , file, text]) => [file!, text!])));
    assert.equal((await compile(folder.dir)).diagnostics, []);
  } finally {
    folder.remove();
  }
});

test.run();
