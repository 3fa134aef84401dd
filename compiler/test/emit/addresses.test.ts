// Tests that addresses are percent-encoded in all output files.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { tempFolder } from '../temp.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const files = {
  'lectern.config.json': '{ "title": "Blanks", "url": "https://b.example", "blog": [{}] }',
  'docs/index.md':
    '---\nslug: /\n---\n\n# Start\n\n[a](<./my folder/a page.md>) [z](<./my folder/some file.zip>) ![p](<./my folder/a pic.png>) ![s](</of all/pic ture.png>) [d](</of all/da ta.csv>)\n',
  'docs/my folder/a page.md':
    '---\nslug: /my page/é x\ntags: [two words]\n---\n\n# A page\n\n## A heading of it\n\nWalrus.\n',
  'docs/my folder/b page.md': '# B\n\nWalrus.\n',
  'docs/my folder/a pic.png': pixel,
  'docs/my folder/some file.zip': 'zip',
  'static/of all/pic ture.png': pixel,
  'static/of all/da ta.csv': 'a,b\n',
  'blog/2024-01-01-a post.md':
    '---\nslug: /a post\ntags: [some tag]\nauthors: { name: Ann Lee }\n---\n\n# Post\n\n[d](<../docs/my folder/b page.md>) ![p](<./post pic.png>)\n\n{/* truncate */}\n\nMore.\n',
  'blog/post pic.png': pixel,
};

/** JSON keys whose values are addresses. `path` is excluded, because it is the decoded path of a page. */
const addressKeys =
  /^(?:href|src|srcSet|url|permalink|pageHref|image|canonical|markdown|id|external_url|content_html)$/;

/** @returns the addresses in a file */
function addressesIn(file: string, text: string): string[] {
  if (file.endsWith('.json')) {
    const found: string[] = [];
    JSON.parse(text, (key, value: unknown) => {
      if (addressKeys.test(key) && typeof value === 'string' && /^(?:\/|https?:)/.test(value)) found.push(value);
      return value;
    });
    return found;
  }
  const places = /(?:\]\(|<loc>|<link>|<guid[^>]*>|<id>|\b(?:href|src|url)=")((?:\/|https?:)[^)"<]*)/g;
  return [...text.matchAll(places)].map(([, address]) => address!);
}

test('no address in pages, corpus, feeds, sitemap, Markdown and llms.txt contains a space', async () => {
  const site = tempFolder();
  try {
    site.write(files);
    const { published, diagnostics } = await compile(site.dir, { cache: false });
    assert.equal([published, diagnostics], [true, []]);
    const dist = path.join(site.dir, 'dist');
    const kinds = new Set<string>();
    const wrong: string[] = [];
    for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
      const file = path.relative(dist, path.join(entry.parentPath, entry.name));
      if (!entry.isFile() || !/\.(?:html|json|xml|md|txt)$/.test(file) || file.startsWith('corpus/schema')) continue;
      for (const address of addressesIn(file, readFileSync(path.join(dist, file), 'utf8'))) {
        if (/%20/.test(address)) kinds.add(path.extname(file));
        if (/[\s\u0080-\uffff]/.test(address)) wrong.push(`${file}: ${address}`);
      }
    }
    assert.equal(wrong, []);
    assert.equal([...kinds].sort(), ['.html', '.json', '.md', '.txt', '.xml']);
  } finally {
    site.remove();
  }
});

test.run();
