// A config that is named, in place of the usual one in the site's folder.
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../../config/problem.ts';
import { openSite } from '../../project/open-site.ts';
import { tempFolder } from '../temp.ts';

test('a named config is read in place of the usual one, from the folder of the site or from the current one', async () => {
  const site = tempFolder();
  try {
    site.write({
      'lectern.config.json': '{ "title": "Usual" }',
      'config/staging.ts': "import { title } from './title.ts';\nexport default { title };\n",
      'config/title.ts': "export const title: string = 'Staging';\n",
      'config/docusaurus.staging.js':
        "module.exports = { title: 'Moved', url: 'https://a.example', baseUrl: '/', presets: [['classic', {}]] };\n",
      'docs/index.md': '# Start\n',
    });
    const opened = (config?: string) => openSite(site.dir, { config, stubMissing: true });
    const titleOf = async (config?: string) => (await opened(config)).config.title;
    assert.is(await titleOf(), 'Usual');
    assert.is(await titleOf('config/staging.ts'), 'Staging');
    const fromHere = path.relative(process.cwd(), path.join(site.dir, 'config/staging.ts'));
    const { config, configFile } = await opened(fromHere);
    assert.equal([config.title, configFile], ['Staging', 'config/staging.ts']);
    const moved = await opened('config/docusaurus.staging.js');
    assert.equal([moved.config.title, moved.config.docs[0]!.path], ['Moved', 'docs']);
    for (const [named, message] of [
      ['config/gone.ts', '--config: there is no file "config/gone.ts"'],
      ['docs/index.md', '--config: "docs/index.md" is no config'],
    ] as const) {
      const error = await opened(named).catch((fault: unknown) => fault);
      assert.instance(error, ConfigError);
      assert.is((error as ConfigError).message, message);
    }
  } finally {
    site.remove();
  }
});

test.run();
