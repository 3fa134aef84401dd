// Tests that a site without social cards loads no modules for them.
import * as assert from 'uvu/assert';
import { loadedEntries, loadedModules } from '../../../compiler/test/loaded-modules.ts';
import { filesOf } from '../../../compiler/test/published-bytes.ts';
import { configFile, smallSite } from '../../../compiler/test/small-site.ts';

const test = smallSite('social cards in use and not in use');

test('a site without cards loads no module of the extension and publishes no card', ({ folder }) => {
  folder.write(configFile({ hosts: [] }));
  assert.equal(loadedModules(`${folder.dir}/.coverage`, 'compile', folder.dir), []);
  assert.not(filesOf(folder.dir).some((file) => file.includes('cards/')));
});

test('a site with cards loads the extension', ({ folder }) => {
  folder.write(configFile({ hosts: [], socialCards: true }));
  assert.equal(loadedEntries(`${folder.dir}/.coverage`, 'compile', folder.dir), ['extensions/cards/index.js']);
  assert.ok(filesOf(folder.dir).some((file) => file.startsWith('assets/cards/')));
});

test.run();
