// Tests that the code on the pages about hooks for the viewer compiles and works.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../../compile.ts';
import { tempFolder, type TempFolder } from '../temp.ts';
import { lines } from './extension-site.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** @returns the code blocks of a documentation page that have a file name as title */
function filesOf(page: string): Record<string, string> {
  const text = readFileSync(path.join(root, `content/docs/advanced/extensions/${page}.md`), 'utf8');
  return Object.fromEntries(
    [...text.matchAll(/^```\w+ title="(.+?)"\n([^]*?)^```$/gm)].map(([, name, code]) => [name!, code!]),
  );
}

/** Compiles the code of a page, with a config that uses its extension. */
async function withPage(page: string, extension: string, run: (site: TempFolder) => void): Promise<void> {
  const site = tempFolder();
  try {
    site.write({
      'docs/index.mdx': '# Harbour\n',
      'lectern.config.ts': `import { ${extension} } from './extension/index.ts';\nexport default { title: 'Harbour', extensions: [${extension}()] };\n`,
      ...filesOf(page),
    });
    assert.equal(lines((await compile(site.dir)).diagnostics), []);
    run(site);
  } finally {
    site.remove();
  }
}

test('the page about pages has the code of the example', () => {
  const files = Object.entries(filesOf('pages'));
  assert.ok(files.length > 2);
  for (const [name, code] of files)
    assert.is(code, readFileSync(path.join(root, 'examples/page-kind', name), 'utf8'), name);
});

test('the page about components works', () =>
  withPage('components', 'tides', ({ dir }) => {
    const html = readFileSync(path.join(dir, 'dist/docs/index.html'), 'utf8');
    assert.match(html, '<figure class="tide">Low water<figcaption>06:20</figcaption></figure>');
    const search = readFileSync(path.join(dir, 'dist/corpus/search/en/docs-default-current/texts/0.json'), 'utf8');
    for (const text of [search, readFileSync(path.join(dir, 'dist/docs.md'), 'utf8')])
      assert.match(text, 'Low water at 06:20');
  }));

test('the page about slots works', () =>
  withPage('slots', 'harbour', ({ dir }) => {
    const html = readFileSync(path.join(dir, 'dist/docs/index.html'), 'utf8').replaceAll('<!-- -->', '');
    assert.match(html, '<footer>Written at the quay of Harbour</footer>');
    assert.match(html, /<div class="berth"><nav[^>]*breadcrumbs/);
  }));

test('the page about slots lists every slot', async () => {
  const { slotNames } = await import('../../../corpus/slots.ts');
  const text = readFileSync(path.join(root, 'content/docs/advanced/extensions/slots.md'), 'utf8');
  assert.equal(
    slotNames.filter((name) => !text.includes(`\`${name}\``)),
    [],
  );
});

test.run();
