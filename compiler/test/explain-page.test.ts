import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { CompileOptions, PageExplanation } from '../compile-report.ts';
import type { Cause } from '../incremental/explain.ts';
import { openSession } from '../session.ts';
import { tempFolder } from './temp.ts';

const files = {
  'lectern.config.json': '{ "title": "Tides", "baseUrl": "/base/" }',
  'docs/index.md': "# High water\n\nimport Part from './_part.mdx';\n\n<Part />\n",
  'docs/low.md': '# Low water\n\nTwice a day.\n\n[Up](./index.md)\n',
  'docs/_part.mdx': 'Twice a day.\n',
};

async function inSession(
  explain: string,
  use: (
    ask: () => Promise<PageExplanation | undefined>,
    write: (files: Record<string, string>) => void,
  ) => Promise<void>,
): Promise<void> {
  const folder = tempFolder();
  const options: CompileOptions = { outDir: `${folder.dir}/dist`, explain };
  try {
    folder.write(files);
    const session = await openSession(folder.dir, options);
    await use(
      async () => (await session.compile()).explanation,
      (changed) => folder.write(changed),
    );
    await session.close();
  } finally {
    folder.remove();
  }
}

/** @returns the names of the inputs that caused a change */
const rootsOf = (causes: readonly Cause[]): string[] =>
  causes.flatMap(({ name, because }) => (because.length === 0 ? [name] : rootsOf(because)));

test('a page is found by its path, with or without the base URL, and by its source', async () => {
  for (const expected of ['/base/docs/low', 'docs/low/', '/docs/low', 'docs/low.md'])
    await inSession(expected, async (ask) => {
      const explanation = (await ask())!;
      assert.is(explanation.page, '/base/docs/low', expected);
      assert.is(explanation.file, 'corpus/pages/docs/low.json');
      assert.ok(explanation.dependsOn.includes('source docs/low.md'), explanation.dependsOn.join(', '));
      assert.equal(explanation.causes, []);
    });
});

test('a missing page has no explanation', () =>
  inSession('/docs/none', async (ask) => assert.is(await ask(), undefined)));

test('the causes of a rebuild lead back to the saved file', () =>
  inSession('/docs/', async (ask, write) => {
    await ask();
    write({ 'docs/_part.mdx': 'Four times a day.\n' });
    const { dependsOn, causes } = (await ask())!;
    assert.ok(dependsOn.includes('source docs/_part.mdx'), dependsOn.join(', '));
    assert.ok(rootsOf(causes).includes('source docs/_part.mdx'), JSON.stringify(causes));
    assert.not(JSON.stringify(causes).includes('low.md'));
  }));

test('a rebuild of a page for its sidebar names the changed part of the sidebar', () =>
  inSession('/docs/', async (ask, write) => {
    await ask();
    write({ 'docs/low.md': '---\nsidebar_label: Ebb\n---\n\n# Low water\n' });
    const { causes } = (await ask())!;
    assert.ok(
      causes.some(({ name }) => name.startsWith('branch of ')),
      JSON.stringify(causes),
    );
    assert.ok(rootsOf(causes).includes('source docs/low.md'), JSON.stringify(causes));
  }));

test('a page with a link to the previous page names the steps from the link to the saved file', () =>
  inSession('/docs/low', async (ask, write) => {
    await ask();
    write({ 'docs/index.md': '# High tide\n' });
    const doc = (await ask())!.causes.find(({ name }) => name === 'doc low')!;
    const chain: string[] = [];
    for (let cause: Cause | undefined = doc; cause; cause = cause.because[0]) chain.push(cause.name);
    assert.equal(chain, ['doc low', 'sidebar link to index', 'doc of docs/index.md', 'source docs/index.md']);
  }));

test('a page is not rebuilt after changes that it does not depend on', () =>
  inSession('/docs/', async (ask, write) => {
    const before = await ask();
    write({ 'docs/low.md': '# Low water\n\nTwice a day.\n\nNothing to see.\n' });
    assert.equal(await ask(), before);
  }));

test.run();
