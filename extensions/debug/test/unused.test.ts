// What a site pays for the debug pages if it does not use them: nothing.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as assert from 'uvu/assert';
import { loadedModules } from '../../../compiler/test/loaded-modules.ts';
import { configFile, smallSite } from '../../../compiler/test/small-site.ts';

const test = smallSite('debug pages in use and not in use');

/** @returns the published files with a text of the debug pages */
function filesWith(text: string, dir: string): string[] {
  const files = readdirSync(path.join(dir, 'dist'), { recursive: true, encoding: 'utf8', withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .filter((file) => readFileSync(file, 'utf8').includes(text))
    .map((file) => path.relative(path.join(dir, 'dist'), file).replace(/-[a-z\d]{8}\./, '.'));
}

test('a site without debug pages loads none of their modules and publishes none of their bytes', ({ folder }) => {
  folder.write(configFile({}));
  assert.equal(loadedModules(`${folder.dir}/.coverage`, 'compile', folder.dir), []);
  for (const text of ['debug-views', 'debug/page', '__docusaurus']) assert.equal(filesWith(text, folder.dir), [], text);
});

test('a site with debug pages loads their module, and its other pages do not name their view', ({ folder }) => {
  folder.write(configFile({ debug: true }));
  assert.equal(loadedModules(`${folder.dir}/.coverage`, 'compile', folder.dir), ['extensions/debug/index.js']);
  const found = filesWith('debug-views', folder.dir).filter((file) => !file.startsWith('__docusaurus/'));
  assert.equal(found.sort(), ['assets/view.css', 'assets/view.css.map', 'assets/view.js', 'assets/view.js.map']);
  assert.equal(
    filesWith('assets/view-', folder.dir).filter((file) => file.endsWith('.html') && !file.startsWith('__docusaurus/')),
    [],
  );
});

test.run();
