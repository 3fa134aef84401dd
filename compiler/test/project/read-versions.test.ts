import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseConfig } from '../../config/parse-config.ts';
import { ConfigError } from '../../config/problem.ts';
import { memoryFiles } from '../memory-files.ts';
import type { OpenSite } from '../../project/open-site.ts';
import { readVersions } from '../../project/read-versions.ts';

test('of versions whose file cannot be read nothing more is said', async () => {
  const config = parseConfig({ title: 'Site', docs: { lastVersion: '1.0.0' } }, 'lectern.config.json');
  const files = memoryFiles({ '/site/versions.json': '["1.0.0"', '/site/docs/a.md': '# A\n' });
  try {
    await readVersions({ dir: '/site', config } as OpenSite, files);
    assert.unreachable();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { problems } = error as ConfigError;
    assert.equal(
      problems.map(({ key, message }) => `${key} ${message}`),
      [`versions.json:1 this can't be read as JSON: expected "," or "]"`],
    );
  }
});

test.run();
