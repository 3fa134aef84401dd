import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { disk } from '../../../fs/disk.ts';
import { adviceOnMissingFile } from '../../../project/modules/scripts-before.ts';
import { tempFolder } from '../../temp.ts';

/**
 * Returns the hint for a missing file. `scripts` are in the site's `package.json`, `above` in the `package.json` of
 * the repository.
 */
async function advice(missing: string, scripts: object | undefined, above: object = {}): Promise<string | undefined> {
  const folder = tempFolder();
  try {
    folder.write({
      '.git/HEAD': '',
      'package.json': JSON.stringify({ scripts: above }),
      'website/docs/a.md': '',
      ...(scripts && { 'website/package.json': JSON.stringify({ scripts }) }),
    });
    const text = await adviceOnMissingFile(missing, path.join(folder.dir, 'website'), disk);
    return text?.replace('a script of the site may need to run first: ', '');
  } finally {
    folder.remove();
  }
}

test('a script that runs before the build is suggested for a missing file', async () => {
  assert.is(
    await advice('./data.json', { prebuild: 'node scripts/fetch.js', build: 'docusaurus build' }),
    'npm run prebuild',
  );
  assert.is(
    await advice('./data.json', { start: 'npm run gendoc && docusaurus start', gendoc: 'node a.mjs' }),
    'npm run gendoc',
  );
  assert.is(
    await advice('./data.json', { build: 'rimraf build && node ./make.js x && docusaurus build' }),
    'node ./make.js x',
  );
  assert.is(await advice('./data.json', { prestart: 'rimraf .cache', start: 'docusaurus start' }), undefined);
  assert.is(await advice('./data.json', { build: 'docusaurus build && node after.js' }), undefined);
});

test('a script that contains the name of the file is preferred, also in the repository above', async () => {
  const scripts = { prebuild: 'node a.js', 'make:sponsors': 'node download.js' };
  assert.is(await advice('../data/sponsors.json', scripts), 'npm run make:sponsors');
  const above = { bootstrap: 'yarn', 'get-sponsors': 'node get.js' };
  assert.is(await advice('./data/sponsors.json', { build: 'docusaurus build' }, above), 'npm run get-sponsors in ..');
});

test('a site without scripts, or with an invalid list of scripts, gets no hint', async () => {
  assert.is(await advice('./data.json', undefined), undefined);
  assert.is(await advice('./data.json', { build: 3 }), undefined);
});

test.run();
