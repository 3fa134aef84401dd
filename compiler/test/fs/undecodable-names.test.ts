// Tests file names that are not valid UTF-8, which Linux allows.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inspect } from '../../inspect.ts';
import { tempFolder } from '../temp.ts';

test("a file or folder whose name isn't UTF-8 is reported with its bytes escaped", async () => {
  const site = tempFolder();
  try {
    site.write({
      'lectern.config.json': '{ "title": "Site", "search": false }',
      'docs/index.md': '# Home\n',
      'docs/\ufffd.md': '# Of this name\n',
      'static/a.txt': '',
    });
    const at = (folder: string, name: string) =>
      Buffer.concat([Buffer.from(path.join(site.dir, folder, '/')), bytes(name)]);
    const bytes = (name: string) => Buffer.from(name, 'latin1');
    writeFileSync(at('docs', 'b\xe9.md'), '# B\n');
    mkdirSync(at('docs', '\xff\xfedir'));
    writeFileSync(at('static', '\xc0\xaf.txt'), '');
    const { diagnostics } = await inspect(site.dir);
    assert.equal(
      diagnostics.map(({ rule, place }) => `${rule} ${place.path}`),
      ['docs/\\xff\\xfedir', 'docs/b\\xe9.md', 'static/\\xc0\\xaf.txt'].map((file) => `undecodable-name ${file}`),
    );
  } finally {
    site.remove();
  }
});

test.run();
