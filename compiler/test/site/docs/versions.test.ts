import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DocsOptions } from '../../../config/docs.ts';
import { listedNameErrors } from '../../../site/docs/version-problems.ts';
import { archivedVersions, listVersions, sidebarsFile, versionDir, versionsFile } from '../../../site/docs/versions.ts';

const names = ['3.0', '2.0', '1.0'];
const list = (options: object, given: string[] | undefined = names) => listVersions(DocsOptions.parse(options), given);
const problemsOf = (options: object, given?: string[]) =>
  list(options, given).problems.map(({ key, message, hint }) => `${key}: ${message}${hint ? ` (${hint})` : ''}`);

test('a site without versions.json has the current version, at the root of its docs', () => {
  const { versions, problems } = listVersions(DocsOptions.parse({ path: 'manual' }), undefined);
  assert.equal(problems, []);
  assert.equal(versions, [
    {
      name: 'current',
      label: 'Next',
      pathPart: '',
      isLast: true,
      state: 'current',
      aliases: [],
      banner: undefined,
      badge: false,
      noIndex: false,
      className: 'docs-version-current',
      dir: 'manual',
      git: undefined,
    },
  ]);
});

test('the current version comes first, and the newest cut version is the last one', () => {
  const { versions } = list({});
  assert.equal(
    versions.map(({ name, pathPart, isLast, banner, badge, dir }) => [name, pathPart, isLast, banner, badge, dir]),
    [
      ['current', 'next', false, 'unreleased', true, 'docs'],
      ['3.0', '', true, undefined, false, 'versioned_docs/version-3.0'],
      ['2.0', '2.0', false, 'unmaintained', true, 'versioned_docs/version-2.0'],
      ['1.0', '1.0', false, 'unmaintained', true, 'versioned_docs/version-1.0'],
    ],
  );
});

test('the last version has a badge if the site enables it and there are other versions', () => {
  const badges = (options: object) => list({ lastVersionBadge: true, ...options }).versions.map(({ badge }) => badge);
  assert.equal(badges({}), [true, true, true, true]);
  assert.equal(badges({ onlyIncludeVersions: ['3.0'] }), [false]);
  assert.equal(badges({ versions: { '3.0': { badge: false } } }), [true, false, true, true]);
});

test('a version has a state, which decides about its banner', () => {
  const states = (options: object) => list(options).versions.map(({ name, state, banner }) => [name, state, banner]);
  assert.equal(states({ versions: { '1.0': { state: 'maintained' }, '2.0': { banner: 'none' } } }), [
    ['current', 'next', 'unreleased'],
    ['3.0', 'current', undefined],
    ['2.0', 'maintained', undefined],
    ['1.0', 'maintained', undefined],
  ]);
  assert.equal(states({ versions: { '2.0': { state: 'archived', banner: 'none' } } })[2], [
    '2.0',
    'archived',
    undefined,
  ]);
});

test('versions from git come before cut versions, the highest number first', () => {
  const versions = {
    '3.9': { git: 'v3.9', path: 'old' },
    '3.10': { git: 'v3.10', routePath: 'late' },
    '2.0': { git: 'v2' },
  };
  assert.equal(
    list({ versions }).versions.map(({ name, pathPart, dir, git }) => [name, pathPart, dir, git]),
    [
      ['current', 'next', 'docs', undefined],
      ['3.10', 'late', 'versioned_docs/version-3.10', 'v3.10'],
      ['3.9', '3.9', 'versioned_docs/version-3.9', 'v3.9'],
      ['3.0', '3.0', 'versioned_docs/version-3.0', undefined],
      ['2.0', '2.0', 'versioned_docs/version-2.0', 'v2'],
      ['1.0', '1.0', 'versioned_docs/version-1.0', undefined],
    ],
  );
  assert.equal(problemsOf({ versions: { 'a/b': { git: 'v1' } } }), [
    'versions["a/b"]: no version can have the name "a/b": the name contains a slash',
  ]);
});

test('archived versions are not versions of the site, and the newest comes first', () => {
  const options = DocsOptions.parse({ versions: { '0.9': { url: 'https://old.example/0.9', label: 'Before' } } });
  assert.equal(listVersions(options, names).problems, []);
  assert.equal(archivedVersions(options, { '0.8': 'https://old.example/0.8', '0.10': 'https://old.example/0.10' }), [
    { name: '0.10', label: '0.10', url: 'https://old.example/0.10' },
    { name: '0.9', label: 'Before', url: 'https://old.example/0.9' },
    { name: '0.8', label: '0.8', url: 'https://old.example/0.8' },
  ]);
  assert.match(problemsOf({ versions: { '2.0': { url: 'https://old.example' } } }, names)[0]!, 'is part of this site');
});

test('lastVersion moves the root and the banners', () => {
  const { versions } = list({ lastVersion: '2.0' });
  assert.equal(
    versions.map(({ name, pathPart, banner }) => [name, pathPart, banner]),
    [
      ['current', 'next', 'unreleased'],
      ['3.0', '3.0', 'unreleased'],
      ['2.0', '', undefined],
      ['1.0', '1.0', 'unmaintained'],
    ],
  );
});

test('the current version may be the last one', () => {
  const { versions } = list({ lastVersion: 'current' });
  assert.equal(versions.map(({ name, pathPart, isLast }) => [name, pathPart, isLast])[0], ['current', '', true]);
});

test('onlyIncludeVersions keeps the order of the file and decides who is last', () => {
  const { versions } = list({ onlyIncludeVersions: ['1.0', '2.0'] });
  assert.equal(
    versions.map(({ name, isLast }) => [name, isLast]),
    [
      ['2.0', true],
      ['1.0', false],
    ],
  );
});

test('without the current version only the cut ones are left', () => {
  assert.equal(
    list({ includeCurrentVersion: false }).versions.map(({ name }) => name),
    names,
  );
});

test('disableVersioning leaves the current version', () => {
  assert.equal(
    list({ disableVersioning: true }).versions.map(({ name, isLast }) => [name, isLast]),
    [['current', true]],
  );
});

test("a version's settings win over what follows from its place", () => {
  const given = { label: 'Canary', path: '/canary/', banner: 'none', badge: false, className: 'mine', noIndex: true };
  const [current] = list({ versions: { current: given } }).versions;
  assert.equal(current, {
    name: 'current',
    label: 'Canary',
    pathPart: 'canary',
    isLast: false,
    banner: undefined,
    badge: false,
    noIndex: true,
    className: 'mine',
    dir: 'docs',
    state: 'next',
    aliases: [],
    git: undefined,
  });
});

test('files of an instance other than the default one carry its id', () => {
  const [main, other] = [DocsOptions.parse({}), DocsOptions.parse({ id: 'api' })];
  assert.is(versionsFile(main), 'versions.json');
  assert.is(versionsFile(other), 'api_versions.json');
  assert.is(versionDir(other, '1.0'), 'api_versioned_docs/version-1.0');
  assert.is(sidebarsFile(main, '1.0'), 'versioned_sidebars/version-1.0-sidebars.json');
  assert.is(sidebarsFile(other, '1.0'), 'api_versioned_sidebars/version-1.0-sidebars.json');
});

for (const [options, given, expected] of [
  [
    { lastVersion: '4.0' },
    names,
    'lastVersion: there is no version "4.0" (use one of "current", "3.0", "2.0" and "1.0")',
  ],
  [
    { versions: { '4.0': {} } },
    names,
    'versions["4.0"]: there is no version "4.0" (use one of "current", "3.0", "2.0" and "1.0")',
  ],
  [
    { onlyIncludeVersions: ['1.0', '9'] },
    names,
    'onlyIncludeVersions[1]: there is no version "9" (use one of "current", "3.0", "2.0" and "1.0")',
  ],
  [
    { onlyIncludeVersions: [] },
    ['1.0'],
    'onlyIncludeVersions: with an empty list, the docs have no version (list some of "current" and "1.0", or remove this setting)',
  ],
  [
    { onlyIncludeVersions: ['1.0'], lastVersion: '2.0' },
    names,
    'lastVersion: "2.0" is not in "onlyIncludeVersions" (choose one of "1.0")',
  ],
  [
    { includeCurrentVersion: false },
    [],
    'includeCurrentVersion: without the current version, the docs have no version (set this setting to true, or create a version with "lectern docs-version" first)',
  ],
] as const) {
  test(`a config error names the key and the allowed values: ${expected}`, () => {
    assert.equal(problemsOf(options, [...given]), [expected]);
  });
}

test("versioning can't be disabled if there are no versions", () => {
  const { problems } = listVersions(DocsOptions.parse({ disableVersioning: true }), undefined);
  assert.equal(
    problems.map(({ key }) => key),
    ['disableVersioning'],
  );
});

for (const name of ['', '  ', 'a/b', 'a\\b', '.', '..', 'a:b', 'a?', 'x'.repeat(33), 'a\u0007']) {
  test(`${JSON.stringify(name)} is not allowed as a version name`, () => {
    assert.equal(
      listedNameErrors(['1.0', name]).map(({ index }) => index),
      [1],
    );
  });
}

test('the file of versions may list the current version, which exists once', () => {
  const namesOf = (options: object) => list(options, ['current', '1.0']).versions.map(({ name }) => name);
  assert.equal(namesOf({}), ['current', '1.0']);
  assert.equal(namesOf({ includeCurrentVersion: false }), ['current', '1.0']);
});

test("a version can't be listed twice", () => {
  assert.equal(listedNameErrors(['1.0', '1.0']), [{ index: 1, problem: 'the list contains the name twice' }]);
});

test.run();
