import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { buildDocs, buildSample } from '../sample-site.ts';

for (const [tag, end] of [
  ['i18n', 'i-18-n'],
  ['some_tag', 'some-tag'],
  ['some tag', 'some-tag'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['F# tips', 'f-sharp-tips'],
  ['.NET', 'dot-net'],
  ['A*', 'a-star'],
  ['Node.js', 'node-js'],
  ['#react', 'react'],
  ['Q+A', 'q-a'],
  ['C', 'c'],
  ['FooBar2', 'foo-bar-2'],
  [2021, '2021'],
  ['***', '***'],
  [{ label: 'd', permalink: 'd-custom-permalink' }, 'd-custom-permalink'],
  [{ label: 'd', permalink: '/with/slash' }, 'with/slash'],
] as const) {
  test(`the tag ${JSON.stringify(tag)} is at "${end}" below the tags of its version`, async () => {
    const { doc } = await buildDocs({ files: { 'docs/a.md': { tags: [tag] } } });
    assert.equal(
      doc('a').tags.map(({ path }) => path),
      [`/docs/tags/${end}`],
    );
  });
}

test('tags of a doc with the same path are merged', async () => {
  const { doc } = await buildDocs({ files: { 'docs/a.md': { tags: ['a', 'some-tag', 'some_tag', 'a'] } } });
  assert.equal(
    doc('a').tags.map(({ label }) => label),
    ['a', 'some-tag'],
  );
});

test('every version has its own tags', async () => {
  const { site } = await buildSample({
    files: { 'docs/a.md': { tags: ['x'] }, 'versioned_docs/version-1/a.md': { tags: ['x'] } },
    versions: ['1'],
    config: { docs: { tagsBasePath: 'topics' }, baseUrl: '/base/', trailingSlash: true },
  });
  assert.equal(
    site.docs[0]!.versions.map(({ tags }) => [tags!.path, tags!.tags[0]!.path]),
    [
      ['/base/docs/next/topics/', '/base/docs/next/topics/x/'],
      ['/base/docs/topics/', '/base/docs/topics/x/'],
    ],
  );
});

test('docs are grouped by path: the first label counts, and they are sorted by title', async () => {
  const { version } = await buildDocs({
    files: {
      'docs/a.md': { title: 'zebra', tags: ['some tag', 'z'] },
      'docs/b.md': { title: 'Äpfel', tags: ['some-tag'] },
      'docs/c.md': { title: 'Birne', tags: ['some_tag', 'B'] },
    },
  });
  assert.equal(version.tags!.items, [
    { label: 'B', path: '/docs/tags/b', count: 1 },
    { label: 'some tag', path: '/docs/tags/some-tag', count: 3 },
    { label: 'z', path: '/docs/tags/z', count: 1 },
  ]);
  assert.equal(
    version.tags!.tags[1]!.docs.map(({ title }) => title),
    ['Äpfel', 'Birne', 'zebra'],
  );
});

test('a tag of unlisted docs only is unlisted and lists them; other tags list their listed docs', async () => {
  const { version } = await buildDocs({
    files: {
      'docs/a.md': { tags: ['both', 'hidden'], unlisted: true },
      'docs/b.md': { tags: ['both'] },
      'docs/c.md': { tags: ['draft'], draft: true },
    },
  });
  const { path, items, tags } = version.tags!;
  assert.equal([path, items.map(({ label, count }) => [label, count])], ['/docs/tags', [['both', 1]]]);
  assert.equal(
    tags.map(({ label, unlisted, docs }) => [label, unlisted, docs.map(({ id }) => id)]),
    [
      ['both', false, ['b']],
      ['hidden', true, ['a']],
    ],
  );
});

test('without listed tags, there is no page of all tags', async () => {
  assert.is((await buildDocs({ files: { 'docs/a.md': {} } })).version.tags, undefined);
  const { version } = await buildDocs({ files: { 'docs/a.md': { tags: ['x'], unlisted: true } } });
  assert.is(version.tags!.path, undefined);
  assert.is(version.tags!.tags.length, 1);
});

const tagsFile = 'docs/tags.yml';

test('a tags file sets labels and paths of its tags', async () => {
  const { doc, version, errors } = await buildDocs({
    files: {
      [tagsFile]: 'one:\n  label: First\n  permalink: /uno\n  description: The first\nsecondOne:\n',
      'docs/a.md': { tags: ['one', 'secondOne'] },
    },
  });
  assert.equal(errors, []);
  assert.equal(doc('a').tags, [
    { label: 'First', path: '/docs/tags/uno', description: 'The first' },
    { label: 'SecondOne', path: '/docs/tags/second-one', description: undefined },
  ]);
  assert.is(version.tags!.tags[0]!.description, 'The first');
});

for (const [onInlineTags, expected] of [
  ['ignore', []],
  [undefined, ['warning']],
  ['throw', ['error']],
] as const) {
  test(`a tag that is not declared gives ${expected[0] ?? 'nothing'} with onInlineTags ${onInlineTags}`, async () => {
    const { diagnostics } = await buildSample({
      files: { [tagsFile]: 'release: {}', 'docs/a.md': { tags: ['releas'] } },
      config: { docs: { onInlineTags } },
    });
    assert.equal(
      diagnostics.map(({ severity }) => severity),
      [...expected],
    );
    for (const { rule, place, hint } of diagnostics) {
      assert.equal(
        [rule, place, hint],
        ['undeclared-tag', { path: 'docs/a.md', line: 2, column: 1 }, 'did you mean "release"?'],
      );
    }
  });
}

test('errors in a tags file have a location in the file', async () => {
  const problemsOf = async (text: string) => (await buildDocs({ files: { [tagsFile]: text, 'docs/a.md': {} } })).errors;
  assert.equal(await problemsOf('a:\n  label: [3]'), [`tags-file ${tagsFile}:2 a.label: expected text`]);
  assert.equal(await problemsOf('a: {}\nb:\n  permalink: /a/'), [
    `duplicate-tag ${tagsFile}:3 the tags "b" and "a" have the same permalink "/a/"`,
  ]);
});

test('a permalink that is outside the tag pages or invalid as a file name is reported at its location', async () => {
  const problemsOf = async (permalink: string) =>
    (await buildDocs({ files: { [tagsFile]: `a:\n  permalink: ${JSON.stringify(permalink)}`, 'docs/a.md': {} } }))
      .errors;
  for (const outside of ['../../../x', '/../x', '//host/x'])
    assert.equal(await problemsOf(outside), [
      `tags-file ${tagsFile}:2 a.permalink: expected a path that stays below the address of the tags`,
    ]);
  for (const odd of ['a?b', 'a'.repeat(300)])
    assert.equal(await problemsOf(odd), [
      `tags-file ${tagsFile}:2 a.permalink: expected text that can be part of an address`,
    ]);
  for (const [permalink, expected] of [
    ['../x', 'a path that stays below the address of the tags'],
    ['a\0b', 'text that can be part of an address'],
  ] as const) {
    const { errors } = await buildDocs({ files: { 'docs/a.md': { tags: [{ label: 'd', permalink }] } } });
    assert.is(errors.length, 1);
    assert.match(errors[0]!, /^front-matter docs\/a\.md:2 "tags\[0\]/);
    assert.ok(errors[0]!.endsWith(`: expected ${expected}`), errors[0]);
  }
});

test.run();
