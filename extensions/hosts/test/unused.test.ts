// Tests that a site without the setting `hosts` loads no module of this extension and publishes none of its files.
import * as assert from 'uvu/assert';
import { loadedEntries, loadedModules } from '../../../compiler/test/loaded-modules.ts';
import { filesOf } from '../../../compiler/test/published-bytes.ts';
import { configFile, smallSite } from '../../../compiler/test/small-site.ts';

const test = smallSite('files of hosts in use and not in use');
const hostFile = /^_|nginx|vercel|htaccess|cloudfront|nojekyll/;

test('a site without hosts loads no module of the extension and publishes none of its files', ({ folder }) => {
  folder.write(configFile({ hosts: [] }));
  assert.equal(loadedModules(`${folder.dir}/.coverage`, 'compile', folder.dir), []);
  assert.equal(
    filesOf(folder.dir).filter((file) => hostFile.test(file)),
    [],
  );
});

test('by default, a site has files for four hosts', ({ folder }) => {
  assert.equal(loadedEntries(`${folder.dir}/.coverage`, 'compile', folder.dir), ['extensions/hosts/index.js']);
  assert.equal(
    filesOf(folder.dir).filter((file) => hostFile.test(file)),
    ['_headers', 'headers.nginx.conf', 'pages.nginx.conf', 'vercel.json'],
  );
});

test.run();
