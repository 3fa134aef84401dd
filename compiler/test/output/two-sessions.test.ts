import { rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openSession } from '../../session.ts';
import { tempFolder } from '../temp.ts';

test('a session reports the files that another session on the same site has written or removed', async () => {
  const site = tempFolder();
  site.write({ 'docs/index.md': '# Start\n', 'docs/gone.md': '# Gone\n' });
  const first = await openSession(site.dir, {});
  const second = await openSession(site.dir, {});
  await first.compile();
  await second.compile();

  site.write({ 'docs/index.md': '# Begin\n', 'docs/new.md': '# New\n' });
  rmSync(path.join(site.dir, 'docs/gone.md'));
  const written = (await first.compile()).changed;
  assert.ok(written.includes('corpus/pages/docs/new.json'), written.join());
  const { stats, changed } = await second.compile();
  assert.is(stats.written, 0);
  assert.equal(
    changed,
    written.filter((file) => file !== 'corpus/manifest.json'),
  );

  assert.equal((await second.compile()).changed, [], 'each change is reported once');
  await first.close();
  await second.close();
  site.remove();
});

test.run();
