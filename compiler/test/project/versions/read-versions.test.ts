import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { explain } from '../../../cli/failure.ts';
import { parseConfig } from '../../../config/parse-config.ts';
import { ConfigError } from '../../../diagnostics/errors/problem.ts';
import { memoryFiles } from '../../memory-files.ts';
import type { OpenSite } from '../../../project/open-site.ts';
import { readVersions } from '../../../project/versions/read-versions.ts';

function versionsOf(files: Record<string, string>, docs: object = {}) {
  const config = parseConfig({ title: 'Site', docs }, 'lectern.config.json');
  const site = { dir: '/site', configFile: 'lectern.config.json', config } as OpenSite;
  const disk = Object.entries(files).map(([name, text]) => [`/site/${name}`, text]);
  return readVersions(site, memoryFiles(Object.fromEntries(disk)));
}

/** @returns the errors in a site's versions, as the terminal shows them */
async function problemsOf(files: Record<string, string>, docs: object = {}): Promise<string> {
  const problem = await versionsOf(files, docs).then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.instance(problem, ConfigError);
  return explain(problem);
}

test('if the versions file is unreadable, its versions are not checked', async () => {
  assert.is(
    await problemsOf({ 'versions.json': '["1.0.0"' }, { lastVersion: '1.0.0' }),
    `versions.json:1:9 error invalid-config this is not valid JSON: expected "," or "]"
  1 | ["1.0.0"
    |         ^
  hint: put strings and keys in double quotes, and commas only between values
`,
  );
});

test('an error in the versions file has its location there, and is reported with errors in the config', async () => {
  const files = {
    'api_versions.json': '[\n  "1.0",\n  "a/b",\n  "1.0"\n]\n',
    'api_versionsArchived.json': '{\n  "0.1": "ftp://old.example/"\n}\n',
    'lectern.config.json': '{ "docs": { "id": "api", "lastVersion": "7" } }\n',
  };
  assert.is(
    await problemsOf(files, { id: 'api', lastVersion: '7' }),
    `lectern.config.json:1:26 error invalid-config docs[0].lastVersion: there is no version "7"
  1 | { "docs": { "id": "api", "lastVersion": "7" } }
    |                          ^^^^^^^^^^^^^
  hint: use one of "current", "1.0" and "a/b"
api_versions.json:3:3 error invalid-config no version can have the name "a/b": the name contains a slash
  3 |   "a/b",
    |   ^^^^^
  hint: rename the version, here and in the name of its folder
api_versions.json:4:3 error invalid-config no version can have the name "1.0": the list contains the name twice
  4 |   "1.0"
    |   ^^^^^
  hint: rename the version, here and in the name of its folder
api_versionsArchived.json:2:3 error invalid-config expected an object that maps each version name to a URL that starts with https:// or http://
  2 |   "0.1": "ftp://old.example/"
    |   ^^^^^
  hint: write an object, as in { "1.0.0": "https://v1.my-site.example/" }
`,
  );
});

test('a versions file that does not list names is reported at the wrong value', async () => {
  const lines = async (text: string) => (await problemsOf({ 'versions.json': text })).split('\n')[0];
  const expected = 'error invalid-config expected a list of version names, the newest first';
  assert.is(await lines('["1.0",\n 2]'), `versions.json:2:2 ${expected}`);
  assert.is(await lines('{"a": 1}'), `versions.json:1:1 ${expected}`);
  assert.is(await lines('null'), `versions.json:1:1 ${expected}`);
  const all = await problemsOf({ 'versions.json': '["a/b",\n 2,\n {}]' });
  assert.equal(
    all.split('\n').filter((line) => line.startsWith('versions.json')),
    [
      `versions.json:2:2 ${expected}`,
      `versions.json:3:2 ${expected}`,
      'versions.json:1:2 error invalid-config no version can have the name "a/b": the name contains a slash',
    ],
  );
});

test('too many versions are one error, at the first version over the limit', async () => {
  const names = Array.from({ length: 2001 }, (_, index) => `"${index}.0"`).join(',\n');
  assert.equal(
    (await problemsOf({ 'versions.json': `[${names}]` })).split('\n')[0],
    ['versions.json:2001:1 error invalid-config the file lists 2001 versions, more than the limit of 2000'].join(''),
  );
});

test('an archived versions file that contains a list is reported', async () => {
  assert.match(
    await problemsOf({ 'versionsArchived.json': '["1.0"]' }),
    'versionsArchived.json:1:1 error invalid-config expected an object that maps each version name',
  );
});

test('a version has its location in the versions file', async () => {
  const { docs } = await versionsOf({ 'versions.json': '[\n  "2.0",\n  "1.0"\n]\n' });
  assert.equal(
    docs[0]!.versions.map(({ name, listedAt }) => `${name} ${listedAt?.line}:${listedAt?.column}`),
    ['current undefined:undefined', '2.0 2:3', '1.0 3:3'],
  );
});

test('folders and sidebars of versions that the file of versions does not list are warnings', async () => {
  const files = {
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/a.md': '# A',
    'versioned_docs/version-0.9/a.md': '# A',
    'versioned_docs/shared/a.md': '# A',
    'versioned_sidebars/version-1.0-sidebars.json': '{}',
    'versioned_sidebars/version-0.8-sidebars.json': '{}',
    'api_versioned_docs/version-2/a.md': '# A',
  };
  const shown = async (docs: object) =>
    (await versionsOf(files, docs)).diagnostics.map(({ severity, place, rule, hint }) =>
      [severity, rule, place.path, hint].join(' '),
    );
  assert.equal(await shown([{ id: 'default' }, { id: 'api', path: 'api' }]), [
    'warning unlisted-version versioned_docs/version-0.9 add "0.9" to "versions.json", or remove this file or folder',
    'warning unlisted-version versioned_sidebars/version-0.8-sidebars.json add "0.8" to "versions.json", or remove this file or folder',
    'warning unlisted-version api_versioned_docs/version-2 add "2" to "api_versions.json", or remove this file or folder',
  ]);
  assert.equal(await shown({ disableVersioning: true }), []);
});

test('folders and sidebars whose names lack a part are warnings, with the right name', async () => {
  const files = {
    'versions.json': '["2.0", "1.0", "beta"]',
    'versioned_docs/version-2.0/a.md': '# A',
    'versioned_docs/2.0/a.md': '# A',
    'versioned_docs/v1.0/a.md': '# A',
    'versioned_docs/beta/a.md': '# A',
    'versioned_docs/1.1/a.md': '# A',
    'versioned_docs/_shared/a.md': '# A',
    'versioned_docs/README.md': '# A',
    'versioned_docs/version/a.md': '# A',
    'versioned_sidebars/1.1-sidebars.json': '{}',
    'versioned_sidebars/version-1.0.json': '{}',
    'versioned_sidebars/version-2.0-sidebars.js': '',
    'versioned_sidebars/version-2.0-sidebars.json': '{}',
    'versioned_sidebars/README.md': '1',
    'api_versioned_docs/2/a.md': '# A',
    'other_versioned_docs/2/a.md': '# A',
  };
  const { diagnostics } = await versionsOf(files, [{ id: 'default' }, { id: 'api', path: 'api' }]);
  assert.equal(
    diagnostics.map(({ rule, place, hint }) => `${rule} ${place.path}: ${hint}`),
    [
      'misnamed-version versioned_docs/1.1: rename this path to "version-1.1", and add "1.1" to "versions.json"',
      'misnamed-version versioned_docs/2.0: remove this path, or move its content to "version-2.0"',
      'misnamed-version versioned_docs/beta: rename this path to "version-beta"',
      'misnamed-version versioned_docs/v1.0: rename this path to "version-1.0"',
      'misnamed-version versioned_sidebars/1.1-sidebars.json: rename this path to "version-1.1-sidebars.json", and add "1.1" to "versions.json"',
      'misnamed-version versioned_sidebars/version-1.0.json: rename this path to "version-1.0-sidebars.json"',
      'misnamed-version versioned_sidebars/version-2.0-sidebars.js: remove this path, or move its content to "version-2.0-sidebars.json"',
      'misnamed-version api_versioned_docs/2: rename this path to "version-2", and add "2" to "api_versions.json"',
    ],
  );
});

test.run();
