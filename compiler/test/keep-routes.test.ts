// Tests `lectern.routes.json`: writing it, adding addresses, and removing an address.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inspect } from '../inspect.ts';
import { keepRoutes } from '../keep-routes.ts';
import { tempFolder } from './temp.ts';

test('published addresses that have vanished are reported, and dropped when the file is written again', async () => {
  const site = tempFolder();
  try {
    site.write({
      'lectern.config.json': '{ "title": "Site", "search": false, "rules": { "vanished-route": "error" } }',
      'docs/index.md': '# Start\n',
      'docs/gone.md': '# Gone\n',
      'docs/moved.md': '---\naliases: [/docs/old]\n---\n\n# Moved\n',
      'lectern.routes.json': '{ "format": 1, "routes": [{ "path": "/docs/old", "source": "docs/old.md" }] }',
    });
    const first = await keepRoutes(site.dir);
    assert.equal([first.added, first.dropped], [['/docs/', '/docs/gone', '/docs/moved'], []]);
    const written = [
      '{"path":"/docs/","source":"docs/index.md"}',
      '{"path":"/docs/gone","source":"docs/gone.md"}',
      '{"path":"/docs/moved","source":"docs/moved.md"}',
      '{"path":"/docs/old","source":"docs/old.md"}',
    ].join(',\n    ');
    assert.is(
      readFileSync(path.join(site.dir, first.file), 'utf8'),
      `{\n  "format": 1,\n  "routes": [\n    ${written}\n  ]\n}\n`,
    );
    rmSync(path.join(site.dir, 'docs/gone.md'));
    const { diagnostics } = await inspect(site.dir);
    assert.equal(
      diagnostics.map(({ rule, severity, place }) => `${place.path}:${place.line}:${place.column} ${severity} ${rule}`),
      ['lectern.routes.json:5:13 error vanished-route'],
    );
    assert.equal((await keepRoutes(site.dir)).dropped, ['/docs/gone']);
    site.write({ 'docs/index.md': '[Broken](/nowhere)\n' });
    const refused = await keepRoutes(site.dir);
    assert.equal([refused.count, refused.errors.map(({ rule }) => rule)], [3, ['broken-link']]);
  } finally {
    site.remove();
  }
});

test.run();
