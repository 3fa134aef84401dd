import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildSample } from '../sample-site.ts';
import { buildChangelogSample } from './sample-blog.ts';

const heading = (text: string) => `## ${text}\n\nChanges.\n`;

test('every release has a page with its name, the newest first', async () => {
  const { changelog, problems } = await buildChangelogSample(
    ['2.0.0 (2023-09-20)', '1.0.0 (2022-01-01)', 'V2 Changelog (2019-04-10)'].map(heading).join('\n'),
  );
  assert.equal(
    changelog.posts.map(({ source, path, title, description }) => [source, path, title, description]),
    [
      ['CHANGELOG.md#2.0.0', '/changelog/2.0.0', '2.0.0', 'Changes.'],
      ['CHANGELOG.md#1.0.0', '/changelog/1.0.0', '1.0.0', 'Changes.'],
      ['CHANGELOG.md#V2 Changelog', '/changelog/V2 Changelog', 'V2 Changelog', 'Changes.'],
    ],
  );
  assert.equal(problems, []);
});

test('releases of one day keep the order of the file, an hour apart', async () => {
  const { changelog } = await buildChangelogSample(
    ['a (2021-12-10)', 'b (2021-12-10)', 'c (2021-12-09)', 'd (2021-12-10)'].map(heading).join('\n'),
  );
  assert.equal(
    changelog.posts.map(({ title, date }) => [title, date]),
    [
      ['a', '2021-12-10T20:00:00.000Z'],
      ['b', '2021-12-10T19:00:00.000Z'],
      ['d', '2021-12-10T18:00:00.000Z'],
      ['c', '2021-12-09T20:00:00.000Z'],
    ],
  );
});

test('more releases than a day has hours still keep their order', async () => {
  const titles = Array.from({ length: 30 }, (_, index) => `r${index}`);
  const { changelog } = await buildChangelogSample(titles.map((title) => heading(`${title} (2021-12-10)`)).join('\n'));
  assert.equal(
    changelog.posts.map(({ title }) => title),
    titles,
  );
  assert.is(changelog.posts.at(-1)!.date, '2021-12-10T00:00:00.000Z');
});

test('releases without a date keep their order; they are reported if others have a date, except "Unreleased"', async () => {
  const { changelog, problems } = await buildChangelogSample(
    ['Unreleased', '2 (2021-01-02)', 'between', '1 (2021-01-01)', 'before'].map(heading).join('\n'),
  );
  assert.equal(
    changelog.posts.map(({ title, date }) => [title, date?.slice(0, 10)]),
    [
      ['Unreleased', undefined],
      ['2', '2021-01-02'],
      ['between', undefined],
      ['1', '2021-01-01'],
      ['before', undefined],
    ],
  );
  assert.equal(problems, [
    'undated-release CHANGELOG.md#before the release "before" has no date, but other releases have one',
    'undated-release CHANGELOG.md#between the release "between" has no date, but other releases have one',
  ]);
  assert.equal((await buildChangelogSample(['2', '1'].map(heading).join('\n'))).problems, []);
});

test('an impossible date and a heading without a name are errors', async () => {
  const { changelog, problems } = await buildChangelogSample('## 1.0.0 (2022-02-30)\n##\n## (2022-01-01)\n');
  assert.equal(problems, [
    'nameless-release CHANGELOG.md# this heading does not name a release',
    'nameless-release CHANGELOG.md#-1 this heading does not name a release',
    'date-beyond-month CHANGELOG.md#1.0.0 2022-02-30 is not a valid date, so Lectern reads it as 2022-03-02',
  ]);
  assert.equal(
    changelog.posts.map(({ title }) => title),
    ['1.0.0'],
  );
});

test('two releases with the same name are reported', async () => {
  const { problems } = await buildChangelogSample('## 1.0.0\n## 1.0.0\n');
  assert.equal(problems, [
    'duplicate-route CHANGELOG.md#1.0.0-1 the path "/changelog/1.0.0" is also used by "CHANGELOG.md#1.0.0", which is served instead',
  ]);
});

test('signs with a meaning in addresses are removed', async () => {
  const { changelog, problems } = await buildChangelogSample("## What's new?\n## 100% C#\n## @scope/name@1.0.0\n");
  assert.equal(
    changelog.posts.map(({ path }) => path),
    ["/changelog/What's new", '/changelog/100 C', '/changelog/@scope/name@1.0.0'],
  );
  assert.equal(problems, []);
});

test('the committers of a release are its authors, sorted by address', async () => {
  const { changelog } = await buildChangelogSample(
    '## 1.0.0\n#### Committers: 3\n- [@TheCatLady](https://github.com/TheCatLady)\n- Ori ([@ori](https://github.com/ori))\n- Ada ([@ada](https://github.com/ada))\n',
  );
  assert.equal(changelog.posts[0]!.authors, [
    { name: 'Ada', url: 'https://github.com/ada', image: 'https://github.com/ada.png' },
    { name: 'Ori', url: 'https://github.com/ori', image: 'https://github.com/ori.png' },
    { name: 'TheCatLady', url: 'https://github.com/TheCatLady', image: 'https://github.com/TheCatLady.png' },
  ]);
});

test('each release has the path of its list page, and a changelog has neither archive nor tags', async () => {
  const { changelog } = await buildChangelogSample(['3', '2', '1'].map(heading).join('\n'), { postsPerPage: 2 });
  assert.equal(
    changelog.posts.map(({ listPath }) => listPath),
    ['/changelog', '/changelog', '/changelog/page/2'],
  );
  assert.equal(
    changelog.sidebar.items.map(({ title }) => title),
    ['3', '2', '1'],
  );
  assert.equal(
    [changelog.kind, changelog.archive, changelog.tags, changelog.authors],
    ['changelog', undefined, undefined, undefined],
  );
});

test('a changelog may be a folder with a file for each release', async () => {
  const { site, errors } = await buildSample({
    files: {
      'releases/2023-01-02-1.1.0.md': { authors: { name: 'Ada' } },
      'releases/1.0.0.md': { date: '2023-01-01', title: 'The first' },
      'releases/0.9.0.md': { draft: true },
    },
    config: { docs: false, changelog: { path: 'releases', routeBasePath: 'releases' } },
  });
  assert.equal(
    site.blogs[0]!.posts.map(({ path, title, date, authors }) => [path, title, date, authors]),
    [
      ['/releases/1.1.0', '1.1.0', '2023-01-02T20:00:00.000Z', [{ name: 'Ada' }]],
      ['/releases/1.0.0', 'The first', '2023-01-01T20:00:00.000Z', []],
    ],
  );
  assert.equal(errors, []);
});

test('releases in separate files without dates are sorted by number', async () => {
  const { site } = await buildSample({
    files: { 'releases/1.9.0.md': {}, 'releases/1.10.0.md': {}, 'releases/0.1.0.md': {} },
    config: { docs: false, changelog: { path: 'releases' } },
  });
  assert.equal(
    site.blogs[0]!.posts.map(({ title }) => title),
    ['1.10.0', '1.9.0', '0.1.0'],
  );
});

test.run();
