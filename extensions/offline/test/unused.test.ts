// Tests that offline reading costs nothing if a site does not use it.
import * as assert from 'uvu/assert';
import { loadedEntries, loadedModules } from '../../../compiler/test/loaded-modules.ts';
import { filesWith } from '../../../compiler/test/published-bytes.ts';
import { configFile, smallSite } from '../../../compiler/test/small-site.ts';

const test = smallSite('offline reading in use and not in use');
/** Strings that only occur in the scripts of this extension: in the script of pages, and in the worker. */
const texts = ['registerSW failed', 'LECTERN_STAMP', 'PwaReloadPopup'];

test('a site without offline reading loads none of its modules and publishes none of its bytes', ({ folder }) => {
  folder.write(configFile({ hosts: [] }));
  assert.equal(loadedModules(`${folder.dir}/.coverage`, 'compile', folder.dir), []);
  for (const text of texts) assert.equal(filesWith(text, folder.dir), [], text);
});

test('a site with offline reading publishes its script and its worker', ({ folder }) => {
  folder.write(configFile({ hosts: [], pwa: {} }));
  assert.equal(loadedEntries(`${folder.dir}/.coverage`, 'compile', folder.dir), ['extensions/offline/index.js']);
  assert.equal(filesWith('registerSW failed', folder.dir), ['assets/offline.js']);
  assert.equal(filesWith('LECTERN_STAMP', folder.dir), ['sw.js']);
});

test.run();
