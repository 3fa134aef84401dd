// Tests that published files from content run no code with the site's origin, even if a browser opens them directly.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { tempFolder, type TempFolder } from './temp.ts';

const test = suite<{ folder: TempFolder }>('active files');
const open = '<svg xmlns="http://www.w3.org/2000/svg">';
const files: Record<string, string | Uint8Array> = {
  'docs/index.md':
    '# Start\n\n![a](./a.svg) [b](./a.svg) [c](@site/docs/c.html) [d](./d.xml) [e](./e.xml) ![f](/f.svg) [h](./h.rss) [i](./i.xsd) [j](./j.svgz) [k](./k.php)\n',
  'docs/a.svg': `${open}<script>payload()</script><g/></svg>`,
  'docs/c.html': '<script>payload()</script>',
  'docs/d.xml': '<x:script xmlns:x="http://www.w3.org/1999/xhtml">payload()</x:script>',
  'docs/e.xml': '<project/>',
  'docs/h.rss': '<x:script xmlns:x="http://www.w3.org/1999/xhtml">payload()</x:script>',
  'docs/i.xsd': '<x:script xmlns:x="http://www.w3.org/1999/xhtml">payload()</x:script>',
  'docs/j.svgz': gzipSync(`${open}<script>payload()</script></svg>`),
  'docs/k.php': '<?php payload();',
  'docs/page.mdx': "import url from './a.svg';\n\n# P\n\n<img src={url}/> <object data={url}/>\n",
  'static/f.svg': `${open}<g onload="payload()"/></svg>`,
  'static/g.svg': `${open}<g/></svg>\n`,
};

test.before.each((context) => {
  context.folder = tempFolder();
});
test.after.each(({ folder }) => folder.remove());

async function compiled(folder: TempFolder, svg?: string) {
  const config = { title: 'Site', search: false, ...(svg && { assets: { svg } }) };
  folder.write({ ...files, 'lectern.config.json': JSON.stringify(config) });
  const { diagnostics, published } = await compile(folder.dir, { cache: false });
  const read = (name: string) => readFileSync(path.join(folder.dir, 'dist', name), 'utf8');
  const assets = published ? readdirSync(path.join(folder.dir, 'dist/assets')).sort() : [];
  const named = (pattern: RegExp) => assets.filter((name) => pattern.test(name)).map((name) => `assets/${name}`);
  return { problems: diagnostics.map(({ rule, severity, place }) => `${severity} ${rule} ${place.path}`), read, named };
}

test('SVG files are published without scripts, and other documents as text', async ({ folder }) => {
  const { problems, read, named } = await compiled(folder);
  assert.equal(problems, [
    'warning unsafe-svg docs/a.svg',
    'warning unsafe-html docs/page.mdx',
    'warning unsafe-svg static/f.svg',
  ]);
  assert.equal(named(/^a-.*svg$/).map(read), [`${open}<g/></svg>`]);
  assert.is(read('f.svg'), `${open}<g/></svg>`);
  assert.is(read('g.svg'), files['static/g.svg']);
  assert.is(named(/^[cdhijk]-\w{8}\.(html|xml|rss|xsd|svgz|php)\.txt$/).length, 6);
  assert.equal(named(/^e-/).map(read), [files['docs/e.xml']]);
  const page = read('corpus/pages/docs.json');
  for (const name of named(/^[acdehijk]-/)) assert.ok(page.includes(`"/${name}"`), name);
});

test('active files are published unchanged or refused, depending on the config', async ({ folder }) => {
  const asIs = await compiled(folder, 'as-is');
  assert.equal(asIs.problems, ['warning unsafe-html docs/page.mdx']);
  assert.is(asIs.read('f.svg'), files['static/f.svg']);
  const refused = await compiled(folder, 'refuse');
  assert.equal(
    refused.problems.filter((problem) => problem.startsWith('error')),
    ['error unsafe-svg docs/a.svg', 'error unsafe-svg static/f.svg'],
  );
});

test.run();
