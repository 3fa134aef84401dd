import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { tempFolder } from './temp.ts';

test('names of outputs that some system cannot store are errors at the file that has the name', async () => {
  const site = tempFolder();
  site.write({
    'lectern.config.json': JSON.stringify({ title: 'Site', docs: {}, pages: {} }),
    'docs/index.md': '# Start\n',
    'docs/aux.md': '# Device\n',
    'src/pages/a\\b.md': '# Backslash\n',
    'static/c\\d.txt': 'x',
    'static/Logo.txt': 'x',
    'static/logo.txt': 'x',
  });
  const { diagnostics, published } = await compile(site.dir, { cache: false });
  site.remove();
  assert.is(published, false);
  assert.equal(
    diagnostics.filter(({ severity }) => severity === 'error').map(({ rule, place }) => `${place.path} ${rule}`),
    [
      'docs/aux.md unportable-name',
      'src/pages/a\\b.md impossible-name',
      'static/c\\d.txt impossible-name',
      'static/logo.txt unportable-name',
    ],
  );
});

test('a character that only Windows cannot store is a warning, and its file is published', async () => {
  const site = tempFolder();
  site.write({
    'lectern.config.json': JSON.stringify({ title: 'Site', docs: {} }),
    'docs/index.md': '# Start\n\n[Plan](pathname:///plan%3F.txt)\n',
    'static/plan?.txt': 'x',
  });
  const { diagnostics, published } = await compile(site.dir, { cache: false });
  site.remove();
  assert.is(published, true);
  assert.equal(
    diagnostics.map(({ severity, rule, place }) => `${place.path} ${severity} ${rule}`),
    ['static/plan?.txt warning unportable-character'],
  );
});

test('an error of a name is adjustable where hosts can store it', async () => {
  const site = tempFolder();
  const rules = { 'unportable-name': 'ignore' };
  site.write({
    'lectern.config.json': JSON.stringify({ title: 'Site', docs: {}, rules }),
    'docs/index.md': '# Start\n',
    'docs/aux.md': '# Device\n',
  });
  assert.is((await compile(site.dir, { cache: false })).published, true);
  site.remove();
});

test.run();
