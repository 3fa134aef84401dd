// Tests that the list pages of a Docusaurus site's blog contain the same data as in Docusaurus.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../compile.ts';
import { tempFolder } from '../../temp.ts';

const post = (title: string) => `# ${title}\n\nText.\n\n<!-- truncate -->\n\nMore.\n`;

test('in a Docusaurus blog, the title is for screen readers only, and the archive has no sidebar', async () => {
  const site = tempFolder();
  try {
    site.write({
      'docusaurus.config.js':
        "module.exports = { title: 'Folio', url: 'https://f.example', baseUrl: '/', presets: [['classic', { docs: false }]] };\n",
      'blog/2024-01-01-a.md': post('A'),
      'blog/2024-01-02-b.md': post('B'),
    });
    const { published, diagnostics } = await compile(site.dir, { cache: false });
    assert.equal([published, diagnostics], [true, []]);
    const html = (file: string) => readFileSync(path.join(site.dir, 'dist', file), 'utf8');
    const list = html('blog/index.html');
    assert.match(list, '<h1 class="visually-hidden">Blog</h1>');
    assert.not.match(list, 'list-header');
    assert.not.match(list, 'feed-links');
    assert.match(list, /<nav[^>]*class="[^"]*sidebar/);
    const archive = html('blog/archive/index.html');
    assert.match(archive, '<meta name="description" content="Archive"');
    assert.match(archive, '<h1>Archive</h1>');
    assert.not.match(archive, /<nav[^>]*class="[^"]*sidebar/);
  } finally {
    site.remove();
  }
});

test.run();
