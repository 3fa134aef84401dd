// Tests that Docusaurus can still build the folder of a site after Lectern has compiled the site.
import { cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../../compiler/compile.ts';
import { tempFolder } from '../../../compiler/test/temp.ts';

const template = fileURLToPath(new URL('../../../starter/docusaurus', import.meta.url));

/** @returns all files below a folder, with content and time, except the output and the cache of Lectern */
function stateOf(dir: string): Record<string, string> {
  const names = (readdirSync(dir, { recursive: true }) as string[]).filter(
    (name) => !/^(?:dist|\.lectern)(?:\/|$)/.test(name) && statSync(path.join(dir, name)).isFile(),
  );
  return Object.fromEntries(
    names
      .sort()
      .map((name) => [
        name,
        `${statSync(path.join(dir, name)).mtimeMs} ${readFileSync(path.join(dir, name), 'base64')}`,
      ]),
  );
}

test('a compile of the Docusaurus template changes only its output and its cache', async () => {
  const site = tempFolder();
  try {
    cpSync(template, site.dir, { recursive: true });
    // Files of an earlier build by Docusaurus.
    site.write({
      '.docusaurus/globalData.json': '{}',
      '.docusaurus/docusaurus.config.mjs': 'export default {};',
      'build/index.html': '<p>built</p>',
      'node_modules/.cache/webpack/index.pack': 'cached',
    });
    const before = stateOf(site.dir);
    for (const options of [{}, { cache: false }, { development: true }]) {
      assert.ok((await compile(site.dir, options)).published);
      assert.equal(stateOf(site.dir), before);
    }
    assert.equal(
      readdirSync(site.dir).filter((name) => !Object.keys(before).some((file) => file.split('/')[0] === name)),
      ['.lectern', 'dist'],
    );
  } finally {
    site.remove();
  }
});

test.run();
