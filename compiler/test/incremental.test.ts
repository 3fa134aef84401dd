// Tests that after each kind of edit, a session writes the same bytes as a compile from scratch.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { compile } from '../compile.ts';
import { isWhole } from '../../scripts/testing/is-whole.ts';
import { openSession, type Session } from '../session.ts';
import { config, edits, page, picture, replace, start, write } from './incremental-edits.ts';
import { tempFolder, type TempFolder } from './temp.ts';

interface Context {
  folder: TempFolder;
  session: Session;
}

const test = suite<Context>('incremental');
test.before((context) => {
  context.folder = tempFolder();
  context.folder.write(Object.fromEntries(Object.entries(start).map(([file, text]) => [`site/${file}`, text])));
});
test.after(({ folder }) => folder.remove());

function outputOf(dir: string): Map<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(
    entries
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(dir, file), readFileSync(file, 'latin1')]),
  );
}

function difference(a: Map<string, string>, b: Map<string, string>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((file) => a.get(file) !== b.get(file)).sort();
}

/**
 * Whether a file is the HTML of a page whose own content is unchanged. The page's sidebar, or its links "Previous"
 * and "Next", may have changed.
 */
function isBesidePages(file: string, before: Map<string, string>, after: Map<string, string>): boolean {
  const [, locale = '', path] = /^([a-z]{2}\/)?(.*)\/index\.html$/.exec(file) ?? [];
  const contentOf = (output: Map<string, string>) => {
    const json = output.get(`${locale}corpus/pages/${path}.json`);
    return json && JSON.stringify({ ...JSON.parse(json), previous: undefined, next: undefined });
  };
  return path !== undefined && contentOf(before) === contentOf(after);
}

/** Whether `lectern dev` may write a file later than changed pages, because the file contains data of all pages. */
const mayWait = (file: string) =>
  /^(?:[a-z]{2}\/)?(corpus\/search\/.*|llms(-full)?\.txt|llms\/.*\.txt|sitemap\.xml|corpus\/(routes|docs\/.*\/docs)\.json)$/.test(
    file,
  );

test('a full check that is interrupted anywhere leaves the output unchanged, and the next one completes it', async ({
  folder,
}) => {
  const [site, warm, cold] = ['interrupted', 'interrupted-warm', 'interrupted-cold'].map((name) =>
    path.join(folder.dir, name),
  ) as [string, string, string];
  folder.write(Object.fromEntries(Object.entries(start).map(([file, text]) => [`interrupted/${file}`, text])));
  // Files that have just changed count as unchecked, because a further change might have the same modification time.
  // So wait.
  await sleep(50);
  const session = await openSession(site, { outDir: warm });
  await session.compile();
  const cancelled = new Error('cancelled');
  let requests = 0;
  const stopAt = (most: number) => () => {
    if ((requests += 1) > most) throw cancelled;
    return undefined;
  };
  for (let most = 0, isWhole = false; !isWhole; most = Math.ceil(requests * 1.2)) {
    const before = outputOf(warm);
    replace('docs/guide/first.md', 'More words', `More words ${most}, more words`)(site);
    replace('docs/guide/first.md', 'title: First', 'title: First of')(site);
    requests = 0;
    try {
      await session.compile(undefined, stopAt(most));
      isWhole = true;
    } catch (error) {
      assert.is(error, cancelled);
      assert.equal(difference(outputOf(warm), before), [], `interrupted after ${most} checkpoints`);
      const { changed } = await session.compile(new Set([path.join(site, 'docs/guide/first.md')]));
      assert.equal(changed.filter(mayWait), [], `of what ${most} checkpoints had made the save has to write nothing`);
    }
  }
  assert.ok(requests > 100, `only ${requests} checkpoints`);
  await compile(site, { outDir: cold, cache: false });
  assert.equal(difference(outputOf(warm), outputOf(cold)), []);
  await session.close();
});

test("a new page, image or config that doesn't affect other pages leaves them unchanged", async ({ folder }) => {
  const [site, out] = ['coming', 'coming-out'].map((name) => path.join(folder.dir, name)) as [string, string];
  const pages = Array.from({ length: 100 }, (_, number) => [
    `coming/docs/page-${number + 100}.md`,
    page(`Page ${number}`),
  ]);
  folder.write({
    'coming/lectern.config.json': JSON.stringify(config),
    'coming/docs/tags.yml': '',
    'coming/docs/index.md': page('Start'),
    ...Object.fromEntries(pages),
  });
  // In development mode, pages have no HTML, so they don't depend on other pages in the sidebar.
  const session = await openSession(site, { outDir: out, development: true });
  await session.compile();
  const saves = [
    ['lectern.config.json', `${JSON.stringify(config)}\n`],
    ['docs/page-1000.md', page('New')],
    ['static/new.svg', picture],
    ['docs/_category_.json', '{}'],
  ] as const;
  for (const [file, text] of saves) {
    write(file, text)(site);
    let pauses = 0;
    const { published } = await session.compile(new Set([path.join(site, file)]), () => void (pauses += 1));
    // A check of all pages and documents in both languages has about 500 checkpoints. A rebuild of one page must have
    // fewer.
    assert.ok(published && pauses < 500, `${file}: ${pauses} checkpoints`);
  }
  await session.close();
});

test('a change of a style sheet of the whole site writes only that style sheet', async ({ folder }) => {
  const [site, out] = ['sheets', 'sheets-out'].map((name) => path.join(folder.dir, name)) as [string, string];
  const themed = (accent: string) => JSON.stringify({ ...config, pwa: {}, themeConfig: { accent } });
  folder.write({
    'sheets/lectern.config.json': themed('#0b6e4f'),
    'sheets/docs/index.md': page('Start'),
    'sheets/docs/tags.yml': '',
    'sheets/src/css/custom.css': ':root { --x: 1; }\n',
  });
  const session = await openSession(site, { outDir: out });
  await session.compile();
  const always = ['corpus/manifest.json', 'sw.js'];
  const saves = [
    ['src/css/custom.css', ':root { --x: 2; }\n', ['styles/custom.css', 'styles/custom.css.map']],
    ['lectern.config.json', themed('#0a58ad'), ['styles/theme/look.css']],
  ] as const;
  for (const [file, text, written] of saves) {
    write(file, text)(site);
    const { changed } = await session.compile(new Set([path.join(site, file)]));
    assert.equal(changed, [...always, ...written].sort());
  }
  await session.close();
});

test('words that nothing but their page shows are published when they are saved', async ({ folder }) => {
  const [site, out] = ['words', 'words-out'].map((name) => path.join(folder.dir, name)) as [string, string];
  folder.write({ 'words/docs/index.md': '# Start\n', 'words/docs/far.md': page('Far') });
  const session = await openSession(site, { outDir: out, development: true });
  await session.compile();
  replace('docs/far.md', 'More words', 'Other words')(site);
  const { changed } = await session.compile(new Set([path.join(site, 'docs/far.md')]));
  assert.ok(changed.includes('corpus/pages/docs/far.json'), changed.join());
  assert.match(readFileSync(path.join(out, 'corpus/pages/docs/far.json'), 'utf8'), 'Other words');
  await session.close();
});

test('a saved title is written to its page at once, and to neighbours when the site is idle', async ({ folder }) => {
  const [site, out] = ['labels', 'labels-out'].map((name) => path.join(folder.dir, name)) as [string, string];
  const pages = ['a', 'b', 'c', 'd', 'e'].map((name) => [`labels/docs/${name}.md`, page(name)] as const);
  folder.write({ 'labels/docs/index.md': '# Start\n', ...Object.fromEntries(pages) });
  const session = await openSession(site, { outDir: out });
  await session.compile();
  replace('docs/b.md', 'title: b', 'title: Bee')(site);
  const written = async (saved?: Set<string>) =>
    (await session.compile(saved)).changed.filter((file) => /^(corpus\/pages|docs)\//.test(file));
  const html = (name: string) => readFileSync(path.join(out, `docs/${name}/index.html`), 'utf8');
  // The neighbours also change: their "Previous" and "Next" link to the page.
  assert.equal(await written(new Set([path.join(site, 'docs/b.md')])), [
    ...['a', 'b', 'c'].map((name) => `corpus/pages/docs/${name}.json`),
    'docs/b.md',
    'docs/b/index.html',
  ]);
  assert.match(html('b'), 'Bee');
  assert.not.match(html('c'), 'Bee');
  assert.equal(await written(), [...['a', 'c', 'd', 'e'].map((name) => `docs/${name}/index.html`), 'docs/index.html']);
  assert.match(html('c'), 'Previous</span><span class="pagination-title">Bee');
  assert.match(html('e'), 'Bee');
  // A save of a page's own source writes its HTML at once, even if an earlier write was deferred.
  replace('docs/b.md', 'title: Bee', 'title: Bees')(site);
  await written(new Set([path.join(site, 'docs/b.md')]));
  replace('docs/c.md', 'More words', 'Other words')(site);
  assert.equal(await written(new Set([path.join(site, 'docs/c.md')])), [
    'corpus/pages/docs/c.json',
    'docs/c.md',
    'docs/c/index.html',
  ]);
  assert.match(html('c'), 'Bees');
  await session.close();
});

test('after a changed title or a new page, only the neighbouring pages are checked', async ({ folder }) => {
  const [site, out] = ['titles', 'titles-out'].map((name) => path.join(folder.dir, name)) as [string, string];
  const file = (part: number, number: number) => `docs/part-${part}/page-${number}.md`;
  const parts = [1, 2, 3, 4].flatMap((part) => [1, 2, 3, 4, 5].map((number) => file(part, number)));
  folder.write({
    'titles/docs/index.md': '# Start\n',
    ...Object.fromEntries(parts.map((each) => [`titles/${each}`, `# ${each}\n`])),
  });
  const opened = { pages: 0 };
  const session = await openSession(site, {
    outDir: out,
    onProgress: ({ stage, all = 0 }) => {
      if (stage === 'write doc') opened.pages = Math.max(opened.pages, all);
    },
  });
  await session.compile();
  const saves = [
    // The page itself, and the two pages whose "Previous" or "Next" links to it.
    [file(2, 3), 3],
    // Pages in the same folder depend on the title, because their card lists may contain it. The two pages whose
    // "Previous" or "Next" shows the title depend on it as well.
    [file(2, 6), 8],
  ] as const;
  for (const [saved, most] of saves) {
    opened.pages = 0;
    write(saved, '# Another title\n')(site);
    await session.compile(new Set([path.join(site, saved)]));
    assert.ok(opened.pages > 0 && opened.pages <= most, `${saved}: ${opened.pages} of ${parts.length} pages`);
  }
  await session.close();
});

test('after each kind of edit the output equals the output of a cold compile', async ({ folder }) => {
  const site = path.join(folder.dir, 'site');
  const [warm, cold] = [path.join(folder.dir, 'warm'), path.join(folder.dir, 'cold')];
  const session = await openSession(site, { outDir: warm });
  assert.is((await session.compile()).published, true);
  let failed = 0;
  for (const [index, [what, hints, edit]] of edits.entries()) {
    const before = outputOf(warm);
    edit(site);
    const hasty = await session.compile(new Set(hints.map((file) => path.join(site, file))));
    const report = await session.compile();
    if (!report.published) failed += 1;
    // A compile from scratch takes long, so only every eighth edit, and edits that publish nothing, are compared.
    if (isWhole || index % 8 === 1 || !report.published) {
      const fresh = await compile(site, { outDir: cold, cache: false });
      assert.equal(report.diagnostics, fresh.diagnostics, `the faults after ${what}`);
      assert.is(report.published, fresh.published, what);
      assert.is(report.pages, fresh.pages, what);
      assert.equal(difference(outputOf(warm), report.published ? outputOf(cold) : before), [], `after ${what}`);
    }
    // The second compile may write only files that the first compile may defer: see `mayWait` and `isBesidePages`.
    const after = outputOf(warm);
    const late = report.changed.filter(
      (file) => !mayWait(file) && file !== 'corpus/manifest.json' && !isBesidePages(file, before, after),
    );
    if (/^a (new page|page that is gone)$/.test(what))
      assert.ok(
        hasty.changed.some((file) => file.startsWith('corpus/pages/')),
        `${what} can be seen at once`,
      );
    assert.equal(late, [], `${what} was not all written at once; ${hasty.stats.written} files were`);
  }
  await session.close();
  assert.ok(failed > 0, 'no edit was refused, so that what refusal does was not seen');
});

test.run();
