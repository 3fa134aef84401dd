// Tests that the code on the pages about hooks for the viewer compiles and works.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DocsFrontMatter } from '../../../content/plugins/docs-front-matter.ts';
import { compile } from '../../compile.ts';
import { readPages } from '../content-pages.ts';
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

test('the page about pages shows the files of the example', () => {
  const { fences } = readPages('docs/advanced/extensions/pages.md')[0]!;
  const files = fences.filter(({ title }) => title !== undefined);
  assert.ok(files.length > 2);
  for (const { title, code } of files)
    assert.is(`${code}\n`, readFileSync(path.join(root, 'examples/page-kind', title!), 'utf8'), title);
});

test('the pages about extensions insert code of examples from its file', () => {
  const pages = readdirSync(path.join(root, 'content/docs/advanced/extensions')).map((name) =>
    readFileSync(path.join(root, 'content/docs/advanced/extensions', name), 'utf8'),
  );
  const shown = pages.flatMap((text) =>
    [...text.matchAll(/^```\w+ file="\/(examples\/\w+(?:-\w+)*)\//gm)].map(([, name]) => name!),
  );
  const examples = readdirSync(path.join(root, 'examples')).filter((name) =>
    existsSync(path.join(root, 'examples', name, 'extension')),
  );
  assert.equal([...new Set(shown)].sort(), examples.map((name) => `examples/${name}`).sort());
});

test('the front matter of docs names a page for each hook and each public module', () => {
  const keys = (name: string) =>
    readPages('docs/**/*.{md,mdx}')
      .flatMap(({ frontMatter }) => (frontMatter[name] === undefined ? [] : [frontMatter[name] as string]))
      .sort();
  const { hook, module } = DocsFrontMatter.shape;
  assert.equal(keys('hook'), [...hook.unwrap().options].sort());
  assert.equal(keys('module'), [...module.unwrap().options].sort());
  const { exports } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { exports: object };
  const modules = Object.keys(exports).filter((name) => /^\.\/[\w-]+$/.test(name));
  assert.equal(keys('module'), modules.map((name) => name.replace('.', 'lectern')).sort());
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
