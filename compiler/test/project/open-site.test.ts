import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../diagnostics/errors/problem.ts';
import { openSite } from '../../project/open-site.ts';
import { tempFolder } from '../temp.ts';

test('a site without a config has the title of its package, or else of its folder', async () => {
  const folder = tempFolder();
  try {
    folder.write({ 'handbook/docs/a.md': '# A\n' });
    const site = path.join(folder.dir, 'handbook');
    const titleWith = async (text: string) => {
      folder.write({ 'handbook/package.json': text });
      return (await openSite(site)).config.title;
    };
    assert.is(await titleWith('{"name": "manual"}'), 'manual');
    for (const text of ['{"name": 5}', '{"name": ""}', '{}', 'null', 'broken'])
      assert.is(await titleWith(text), 'handbook', text);
    rmSync(path.join(site, 'package.json'));
    mkdirSync(path.join(site, 'package.json'));
    assert.is((await openSite(site)).config.title, 'handbook');
  } finally {
    folder.remove();
  }
});

test('the error for a site without content names its config', async () => {
  const folder = tempFolder();
  try {
    for (const [file, text, hint] of [
      [
        'docusaurus.config.js',
        'module.exports = { title: "A", url: "https://a.example", baseUrl: "/" }',
        'to docusaurus.config.js',
      ],
      ['lectern.config.json', '{ "title": "A", "docs": false }', 'in lectern.config.json'],
    ] as const) {
      folder.write({ [file]: text });
      const problem = await openSite(folder.dir).catch((error: unknown) => error);
      assert.instance(problem, ConfigError);
      assert.ok((problem as ConfigError).problems[0]!.hint!.endsWith(hint), file);
    }
  } finally {
    folder.remove();
  }
});

test.run();
