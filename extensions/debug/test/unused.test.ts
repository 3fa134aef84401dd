// Tests that a site without debug pages loads no modules for them.
import * as assert from 'uvu/assert';
import { loadedEntries, loadedModules } from '../../../compiler/test/loaded-modules.ts';
import { filesWith } from '../../../compiler/test/published-bytes.ts';
import { configFile, smallSite } from '../../../compiler/test/small-site.ts';

const test = smallSite('debug pages in use and not in use');

test('a site without debug pages loads none of their modules and publishes none of their bytes', ({ folder }) => {
  folder.write(configFile({ hosts: [] }));
  assert.equal(loadedModules(`${folder.dir}/.coverage`, 'compile', folder.dir), []);
  for (const text of ['debug-views', 'debug/page', '__docusaurus']) assert.equal(filesWith(text, folder.dir), [], text);
});

test('a site with debug pages loads their module, and its other pages do not name their view', ({ folder }) => {
  folder.write(configFile({ debug: true, hosts: [] }));
  assert.equal(loadedEntries(`${folder.dir}/.coverage`, 'compile', folder.dir), ['extensions/debug/index.js']);
  const found = filesWith('debug-views', folder.dir).filter((file) => !file.startsWith('__docusaurus/'));
  assert.equal(found.sort(), ['assets/view.css', 'assets/view.css.map', 'assets/view.js', 'assets/view.js.map']);
  assert.equal(
    filesWith('assets/view-', folder.dir).filter((file) => file.endsWith('.html') && !file.startsWith('__docusaurus/')),
    [],
  );
});

test.run();
