// Tests blogs and changelogs in complete compiles, from the files to the corpus.
import { readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import type { CompileReport } from '../compile-report.ts';
import type { BodyNode } from '../../corpus/schema/index.ts';
import { verifyCorpus } from '../verify/verify-corpus.ts';
import { tempFolder } from './temp.ts';

const site = {
  'lectern.config.json': JSON.stringify({
    title: 'Handbook',
    markdown: { format: 'detect' },
    blog: { onUntruncatedBlogPosts: 'ignore', postsPerPage: 2, feedOptions: { type: null } },
    changelog: { feedOptions: { type: null } },
  }),
  'blog/authors.yml': 'ann:\n  name: Ann\n  image_url: ./ann.svg\n  page: true\n',
  'blog/ann.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
  'blog/2020-01-03-notes.md':
    '---\nauthors: ann\ntags: [x]\n---\n\n# Notes\n\nSee[^1] and [more](#more).\n\n<!-- truncate -->\n\n## More\n\n[^1]: Below.\n',
  'blog/2020-01-02-more-notes.mdx':
    'import Part from "./_part.mdx";\n\n# More notes\n\nSee[^1].\n\n<Part />\n\n{/* truncate */}\n\nThe rest.\n\n[^1]: Below.\n',
  'blog/_part.mdx': 'First.\n\nSecond.\n',
  'blog/2020-01-01-whole.md': '---\ntitle: Whole\n---\n\nSee[^1].\n\n[^1]: Below.\n',
  'CHANGELOG.md':
    '# Changes\n\n## 1.0.0 (2020-01-01)\n\n#### Fixed\n\nNothing. See [the post](./blog/2020-01-01-whole.md).\n',
};

type Run = (page: (name: string) => ReturnType<typeof JSON.parse>, report: CompileReport, dist: string) => unknown;

async function withSite(
  files: Record<string, string>,
  run: Run,
  prepare: (dir: string) => void = () => undefined,
): Promise<void> {
  const folder = tempFolder();
  try {
    folder.write(files);
    prepare(folder.dir);
    const report = await compile(folder.dir);
    const dist = path.join(folder.dir, 'dist');
    await run((name) => JSON.parse(readFileSync(path.join(dist, `corpus/${name}.json`), 'utf8')), report, dist);
  } finally {
    folder.remove();
  }
}

function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(path.join(dir, name)).isFile())
    .sort();
}

const textOf = (nodes: BodyNode[]): string =>
  nodes.map((node) => (node.type === 'text' ? node.value : textOf(node.children))).join('');

test('the corpus of a blog and a changelog is whole, valid and linked', () =>
  withSite(site, async (_, report, dist) => {
    assert.equal(report.diagnostics, []);
    assert.equal(
      await verifyCorpus({
        list: async () => filesOf(dist),
        read: async (name) => readFileSync(path.join(dist, name)),
      }),
      [],
    );
  }));

test('the body of a post is without its title, which the viewer shows', () =>
  withSite(site, (page) => {
    const { kind, title, showTitle, body, toc, date } = page('pages/blog/2020/01/03/notes');
    assert.equal([kind, title, showTitle, date], ['post', 'Notes', true, '2020-01-03T00:00:00.000Z']);
    assert.not.match(textOf(body.children), 'Notes');
    assert.equal(toc, [{ depth: 2, id: 'more', text: 'More' }]);
  }));

test('a list shows the content before the marker, or the whole post', () =>
  withSite(site, (page) => {
    const items = [...page('pages/blog').items, ...page('pages/blog/page/2').items];
    assert.equal(
      items.map(({ title, truncated, excerpt }) => [title, truncated, textOf(excerpt).replace(/\s+/g, ' ').trim()]),
      [
        ['Notes', true, 'See1 and more.'],
        ['More notes', true, 'See1.First.Second.'],
        ['Whole', false, 'See1.FootnotesBelow. ↩'],
      ],
    );
  }));

test('excerpts can share a page: links into the rest of a post lead to the post', () =>
  withSite(site, (page) => {
    const hrefs = JSON.stringify(page('pages/blog').items.map(({ excerpt }: { excerpt: BodyNode[] }) => excerpt)).match(
      /"href":"[^"]*"/g,
    );
    assert.equal(hrefs, [
      '"href":"/blog/2020/01/03/notes#user-content-fn-1"',
      '"href":"/blog/2020/01/03/notes#more"',
      '"href":"/blog/2020/01/02/more-notes#user-content-fn-1"',
    ]);
  }));

test('the image of an author is an asset on every page', () =>
  withSite(site, (page, _, dist) => {
    const [author] = page('pages/blog/2020/01/03/notes').authors;
    assert.match(author.image, /^\/assets\/ann-[\da-f]{8}\.svg$/);
    assert.ok(statSync(path.join(dist, author.image)).isFile());
    assert.equal(page('pages/blog').items[0].authors, [author]);
    assert.equal(page('pages/blog/authors').items, [{ ...author, count: 1 }]);
    assert.equal(page('pages/blog/authors/ann').author, author);
  }));

test('the tables of a blog equal its pages', () =>
  withSite(site, (page) => {
    assert.equal(
      page('blog/default/posts').posts.map(({ title, source }: { title: string; source: string }) => [title, source]),
      [
        ['Notes', 'blog/2020-01-03-notes.md'],
        ['More notes', 'blog/2020-01-02-more-notes.mdx'],
        ['Whole', 'blog/2020-01-01-whole.md'],
      ],
    );
    assert.equal(page('blog/default/tags').tags, page('pages/blog/tags').items);
    assert.equal(page('blog/default/archive').years, page('pages/blog/archive').years);
    assert.equal(page('blog/default/sidebar').items.length, 3);
    assert.equal(page('site').instances, [
      { kind: 'blog', id: 'default', path: '/blog', title: 'Blog' },
      { kind: 'changelog', id: 'changelog', path: '/changelog', title: 'Changelog' },
    ]);
  }));

test('a release is a page, and its list shows no text', () =>
  withSite(site, (page) => {
    const { kind, listPath, toc, body } = page('pages/changelog/1.0.0');
    assert.equal([kind, listPath, toc[0].depth], ['entry', '/changelog', 2]);
    assert.match(JSON.stringify(body), '"href":"/blog/2020/01/01/whole"');
    assert.equal(
      page('pages/changelog').items.map(
        ({ title, excerpt, truncated }: { title: string; excerpt: unknown; truncated: boolean }) => [
          title,
          excerpt,
          truncated,
        ],
      ),
      [['1.0.0', [], true]],
    );
  }));

test('a missing image is reported at its reference', () =>
  withSite({ ...site, 'blog/authors.yml': 'ann:\n  name: Ann\n  image_url: ./anne.svg\n' }, (_, report) => {
    assert.is(report.published, false);
    assert.equal(
      report.diagnostics.map(({ rule, place }) => [rule, place.path, place.line]),
      [['missing-image', 'blog/authors.yml', 3]],
    );
  }));

test("an image of an author may be next to one of the author's posts", () =>
  withSite(
    {
      ...site,
      'blog/authors.yml': 'bea:\n  name: Bea\n  image_url: ./img/bea.svg\n  page: true\n',
      'blog/2020-01-03-notes.md': '# Notes\n',
      'blog/deep/2021-01-01-b.md': '---\nauthors: bea\n---\n\n# B\n\nText\n',
      'blog/deep/img/bea.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    (page, { published, diagnostics }) => {
      assert.equal([published, diagnostics.filter(({ severity }) => severity === 'error')], [true, []]);
      assert.match(page('pages/blog/2021/01/01/deep/b').authors[0].image, /\/assets\/bea-\w+\.svg$/);
    },
  ));

test('errors in a release have the line in the file', () =>
  withSite({ ...site, 'CHANGELOG.md': '# Changes\n\n## 1.0.0 (2020-02-30)\n\n![No](./no.png)\n' }, (_, report) => {
    assert.equal(
      report.diagnostics.map(({ rule, place }) => [rule, place.path, place.line]),
      [
        ['date-beyond-month', 'CHANGELOG.md', 3],
        ['missing-image', 'CHANGELOG.md', 5],
      ],
    );
  }));

const problemsOf = ({ diagnostics }: CompileReport) => diagnostics.map(({ rule, place }) => `${rule} ${place.path}`);

test('a missing changelog is reported at its setting', () =>
  withSite({ 'lectern.config.json': '{ "title": "Handbook", "changelog": {} }' }, (_, report) => {
    assert.equal(problemsOf(report), ['missing-changelog lectern.config.json']);
  }));

test('a changelog that is a link is not followed', () =>
  withSite(
    { 'lectern.config.json': '{ "title": "Handbook", "changelog": {} }', 'pages/index.md': 'Home.\n' },
    (_, report) => assert.equal(problemsOf(report), ['symlink-outside CHANGELOG.md']),
    (dir) => symlinkSync('/etc/hostname', path.join(dir, 'CHANGELOG.md')),
  ));

test('the output does not depend on the order in which files were written', async () => {
  const bytes = async (files: Record<string, string>) => {
    let found: string[] = [];
    await withSite(files, (_page, _report, dist) => {
      found = filesOf(dist).map((name) => `${name} ${readFileSync(path.join(dist, name), 'base64')}`);
    });
    return found;
  };
  assert.equal(await bytes(Object.fromEntries(Object.entries(site).reverse())), await bytes(site));
});

test.run();
