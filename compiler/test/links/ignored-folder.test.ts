// Tests a link in a content folder to a folder that git ignores, for example with generated docs.
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import * as assert from 'uvu/assert';
import { inspect } from '../../inspect.ts';
import { configFile, smallSite } from '../small-site.ts';

const test = smallSite('link to a folder that git ignores');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const files = {
  '.gitignore': 'generated/\n',
  '.git/HEAD': 'ref: refs/heads/main\n',
  'docs/index.md': '# Start\n\n[Page](./pkg/a.md)\n',
  'generated/a.md': '# A\n\n![I](./i.svg) [Start](../index.md)\n',
  'generated/i.svg': svg,
  'generated/.env': 'KEY=1\n',
};

test('its pages are published, and its images only if the config names the folder', async ({ folder }) => {
  for (const [include, expected] of [
    [[], [`docs/pkg/a.md:3 asset-not-public content can't refer to "./i.svg": git ignores the file`]],
    [['generated'], []],
  ] as const) {
    folder.write({ ...configFile({ docs: {}, assets: { include } }), ...files });
    if (include.length === 0) symlinkSync('../generated', path.join(folder.dir, 'docs/pkg'));
    const { site, diagnostics } = await inspect(folder.dir);
    const problems = diagnostics.map(({ rule, message, place }) => `${place.path}:${place.line} ${rule} ${message}`);
    assert.equal(problems, expected);
    assert.equal([...site.places.keys()].filter((at) => at.startsWith('/docs')).sort(), ['/docs/', '/docs/pkg/a']);
  }
});

test('a secret in it is never published', async ({ folder }) => {
  folder.write({ ...configFile({ docs: {}, assets: { include: ['generated'] } }), ...files });
  folder.write({ 'generated/a.md': '# A\n\n[Key](./.env)\n' });
  symlinkSync('../generated', path.join(folder.dir, 'docs/pkg'));
  const { diagnostics } = await inspect(folder.dir);
  assert.equal(
    diagnostics.map(({ rule, place }) => `${place.path}:${place.line} ${rule}`),
    ['docs/pkg/a.md:3 asset-not-public'],
  );
});

test.run();
