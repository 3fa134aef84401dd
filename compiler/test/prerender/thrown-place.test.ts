import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadEsbuild } from '../../fs/esbuild.ts';
import { thrownPlaces } from '../../prerender/thrown-place.ts';

/** Creates a bundled file with a source map. Returns its content, the map, and the column of a word in it. */
function bundleOf(name: string, source: string) {
  const text = '\n\nexport const run = () => thrower();\n';
  const { code, map } = loadEsbuild().transformSync(text, { sourcefile: source, sourcemap: 'external', minify: true });
  const files = [
    { path: `assets/${name}.js`, bytes: Buffer.from(code) },
    { path: `assets/${name}.js.map`, bytes: Buffer.from(map) },
  ];
  return { files, frame: `    at run (/base/assets/${name}.js:1:${code.indexOf('thrower') + 1})` };
}

const own = bundleOf('own', '../src/my parts/own.tsx');
const other = bundleOf('other', '../src/other.js');
const ofPackage = bundleOf('package', '../node_modules/chart/main.js');
const ofPage = bundleOf('page', 'page:docs/a.mdx');
const ofViewer = bundleOf('viewer', 'viewer:react/jsx-runtime');
const all = [own, other, ofPackage, ofPage, ofViewer];
const find = thrownPlaces(
  all.flatMap(({ files }) => files),
  '/base/',
);
const stackOf = (...frames: string[]) => ['Error: no', ...frames].join('\n');

test('the place of an error is the innermost call in a source of the site', () => {
  const place = { path: 'src/my parts/own.tsx', line: 3, column: 26 };
  assert.equal(find(stackOf(own.frame, other.frame)), place);
  assert.equal(find(stackOf('    at write (viewer:9:1)', ofViewer.frame, own.frame)), place);
  assert.equal(find(stackOf(ofPackage.frame, ofPackage.frame, own.frame, ofPage.frame)), place);
});

test('an error in the code of a page itself, or outside of the site, has no place in a source', () => {
  assert.is(find(stackOf(ofPage.frame, own.frame)), undefined);
  assert.is(find(stackOf(ofPackage.frame)), undefined);
  assert.is(
    find(stackOf('    at run (/base/assets/none.js:1:1)', '    at run (/other/assets/own.js:1:20)')),
    undefined,
  );
  for (const odd of ['', 'Error', '\0', '    at (/base/assets/own.js:0:0)', '    at x (/base/../own.js:1e9:1)'])
    assert.is(find(odd), undefined, odd);
});

test.run();
