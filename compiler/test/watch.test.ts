// Tests watching a site, with one change after another.
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfigError } from '../diagnostics/errors/problem.ts';
import { watchSite, type SiteWatch, type WatchOutcome } from '../watch.ts';
import { tempFolder, type TempFolder } from './temp.ts';

interface Watched extends TempFolder {
  watch: SiteWatch;
  outcomes: WatchOutcome[];
  /** Resolves with the next outcome that matches. */
  until: (isSelected: (outcome: WatchOutcome) => boolean) => Promise<WatchOutcome>;
}

async function withWatch(
  files: Record<string, string>,
  run: (site: Watched) => Promise<void>,
  siteDir = '.',
): Promise<void> {
  const folder = tempFolder();
  const outcomes: WatchOutcome[] = [];
  let notify = () => {};
  folder.write(files);
  const watch = await watchSite(path.join(folder.dir, siteDir), {}, async (outcome) => {
    outcomes.push(outcome);
    notify();
  });
  const until: Watched['until'] = async (isSelected) => {
    for (let next = outcomes.length; ; next += 1) {
      if (next === outcomes.length)
        await Promise.race([new Promise<void>((resolve) => (notify = resolve)), tooLate(isSelected)]);
      if (isSelected(outcomes[next]!)) return outcomes[next]!;
    }
  };
  try {
    await run({ ...folder, watch, outcomes, until });
  } finally {
    await watch.close();
    folder.remove();
  }
}

/** Makes a test fail if its promise never settles. Otherwise the test would block all other tests. */
function tooLate(what: unknown): Promise<never> {
  return new Promise((_resolve, reject) =>
    setTimeout(() => reject(new Error(`it never came true: ${String(what)}`)), 60_000).unref(),
  );
}

const changed = (outcome: WatchOutcome) => ('report' in outcome ? outcome.report.changed : []);
const writes = (file: string) => (outcome: WatchOutcome) => changed(outcome).includes(file);
const rules = (outcome: WatchOutcome) =>
  'report' in outcome ? outcome.report.diagnostics.map(({ rule }) => rule) : [];

test('the site is compiled at first, then each time a page is saved, made, renamed or removed', () =>
  withWatch({ 'docs/a.md': '# A\n' }, async ({ dir, write, outcomes, until }) => {
    assert.ok(writes('corpus/pages/docs/a.json')(outcomes[0]!));
    write({ 'docs/a.md': '# A\n\nMore.\n' });
    await until(writes('corpus/pages/docs/a.json'));
    write({ 'docs/deep/new/b.md': '# B\n' });
    await until(writes('corpus/pages/docs/deep/new/b.json'));
    // The operating system reports the old and the new name in two events. The watcher may compile between them.
    const bothNames = ['corpus/pages/docs/deep/new/b.json', 'corpus/pages/docs/moved/new/b.json'];
    const from = outcomes.length;
    renameSync(path.join(dir, 'docs/deep'), path.join(dir, 'docs/moved'));
    await until(() => {
      const since = outcomes.slice(from).flatMap(changed);
      return bothNames.every((file) => since.includes(file));
    });
    rmSync(path.join(dir, 'docs/moved'), { recursive: true });
    await until(writes('corpus/pages/docs/moved/new/b.json'));
  }));

test('an error in the content is reported and nothing changes, until it is fixed', () =>
  withWatch({ 'docs/a.md': '# A\n' }, async ({ write, until }) => {
    write({ 'docs/a.md': '# A\n\n[On](/nowhere)\n' });
    const broken = await until((outcome) => rules(outcome).includes('broken-link'));
    assert.equal(changed(broken), []);
    write({ 'docs/a.md': '# A\n\nMended.\n' });
    const mended = await until(writes('corpus/pages/docs/a.json'));
    assert.equal(rules(mended), []);
  }));

test('an unusable config is reported, and a fixed one is used again', () =>
  withWatch({ 'docs/a.md': '# A\n', 'lectern.config.json': '{ "title": "One" }' }, async ({ write, until }) => {
    write({ 'lectern.config.json': '{ "titel": "Two" }' });
    const failed = await until((outcome) => 'error' in outcome);
    assert.instance('error' in failed && failed.error, ConfigError);
    write({ 'lectern.config.json': '{ "title": "Two" }' });
    await until(writes('corpus/site.json'));
  }));

test('a change by git triggers a full check', () =>
  withWatch(
    { 'docs/a.md': '# A\n', '.git/HEAD': 'ref: refs/heads/main\n', '.git/logs/HEAD': '' },
    async ({ write, until }) => {
      // No file of the site has changed, so the test waits for any outcome instead of a written file.
      const firstOutcome = until(() => true);
      write({ '.git/logs/HEAD': 'a commit\n' });
      await firstOutcome;
    },
  ));

test('content outside of the site is also watched', () =>
  withWatch(
    { 'site/lectern.config.json': '{ "title": "One", "docs": { "path": "../handbook" } }', 'handbook/a.md': '# A\n' },
    async ({ write, until }) => {
      write({ 'handbook/a.md': '# A\n\nMore.\n' });
      await until(writes('corpus/pages/docs/a.json'));
      write({ 'handbook/a.md': '# A\n\nMore and more.\n' });
      await until(writes('corpus/pages/docs/a.json'));
    },
    'site',
  ));

test('a site whose first compile fails completely is not watched', async () => {
  const folder = tempFolder();
  mkdirSync(path.join(folder.dir, 'src'));
  try {
    await watchSite(folder.dir, {}, async () => undefined);
    assert.unreachable();
  } catch (error) {
    assert.instance(error, ConfigError);
  } finally {
    folder.remove();
  }
});

test('a file outside of the site that a hook has read is watched', () =>
  withWatch(
    {
      'site/docs/a.md': '# A\n',
      'site/lectern.config.ts': `import { defineExtension } from 'lectern';
        const copy = defineExtension({
          name: 'copy',
          sources: async ({ files }) => [{ path: 'docs/b.md', text: await files.read('../lib/b.txt') }],
        });
        export default { title: 'A', extensions: [copy()] };`,
      'lib/b.txt': '# B\n',
    },
    async ({ write, until }) => {
      write({ 'lib/b.txt': '# B\n\nMore.\n' });
      await until(writes('corpus/pages/docs/b.json'));
    },
    'site',
  ));

test.run();
