// Tests the modules that Docusaurus generates from content for imports by a site's code.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../compiler/compile.ts';
import { openSession } from '../../../compiler/session.ts';
import { tempFolder, type TempFolder } from '../../../compiler/test/temp.ts';

const list = 'docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json';
const post = (title: string, date: string, more = '') => `---\ntitle: ${title}\ndate: ${date}\n${more}---\n\nHot.\n`;
const tree = {
  'docusaurus.config.js': `module.exports = {
    title: 'Tea', url: 'https://tea.example', baseUrl: '/tea/',
    presets: [['classic', { docs: false, blog: { blogSidebarTitle: 'New', onUntruncatedBlogPosts: 'ignore' } }]],
  };`,
  'blog/first.md': post('First cup', '2026-01-02'),
  'blog/second.md': post('Second cup', '2026-02-03', 'unlisted: true\n'),
  'src/pages/index.js': `
    import routes from '@generated/routes';
    import { title } from '@site/.docusaurus/${list}';
    const list = require('../../.docusaurus/${list}');
    const date = ({ date }) => new Date(date).getUTCFullYear();
    export default () => <ul title={title}>
      {list.items.map((item) => <li key={item.permalink}>{item.title} {item.permalink} {date(item)} {String(item.unlisted)}</li>)}
      {routes.filter(({ path }) => path.includes('first')).map(({ path }) => <b key={path}>{path}</b>)}
    </ul>;`,
  // Files that an earlier run of Docusaurus has generated from other content. They must be ignored.
  [`.docusaurus/${list}`]: '{"title":"Old","items":[]}',
};

let site: TempFolder;
test.before.each(() => {
  site = tempFolder();
  site.write(tree);
});
test.after.each(() => site.remove());

const shown = () =>
  /<ul title[^]*?<\/ul>/
    .exec(readFileSync(path.join(site.dir, 'dist/index.html'), 'utf8'))![0]
    .replace(/<!-- -->/g, '');
// As in Docusaurus, the list includes unlisted posts. Their `unlisted` is `true`.
const first = '<li>Second cup /tea/blog/second 2026 true</li><li>First cup /tea/blog/first 2026 false</li>';
const route = '<b>/tea/blog/first</b></ul>';

test('code imports the list of posts and the routes of this compile', async () => {
  const { diagnostics } = await compile(site.dir);
  assert.equal(diagnostics, []);
  assert.is(shown(), `<ul title="New">${first}${route}`);
});

test('a new post is in the list in the next run, and in a session', async () => {
  await compile(site.dir);
  site.write({ 'blog/third.md': post('Third cup', '2026-03-04') });
  const third = '<li>Third cup /tea/blog/third 2026 false</li>';
  await compile(site.dir);
  assert.is(shown(), `<ul title="New">${third}${first}${route}`);

  const session = await openSession(site.dir, {});
  try {
    await session.compile();
    site.write({ 'blog/fourth.md': post('Fourth cup', '2026-04-05') });
    await session.compile();
    assert.is(shown(), `<ul title="New"><li>Fourth cup /tea/blog/fourth 2026 false</li>${third}${first}${route}`);
  } finally {
    await session.close();
  }
});

test.run();
