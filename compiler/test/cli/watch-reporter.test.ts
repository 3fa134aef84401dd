import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { watchReporter } from '../../cli/watch-reporter.ts';
import type { SessionReport } from '../../session.ts';

/** @returns the printed output for a sequence of compiles that wrote these files. The last compile is the full check
 * after the changes */
async function printed(...outcomes: { changed: string[]; isCheck: boolean }[]): Promise<string> {
  const report = watchReporter('/site');
  const { write } = process.stdout;
  let text = '';
  process.stdout.write = ((chunk: string, ...rest: unknown[]) => {
    text += chunk;
    for (const done of rest) if (typeof done === 'function') (done as () => void)();
    return true;
  }) as typeof write;
  try {
    for (const { changed, isCheck } of outcomes) {
      const stats = { milliseconds: 7, stages: [] } as unknown as SessionReport['stats'];
      await report({
        report: { published: true, changed, diagnostics: [], notices: [], stats } as unknown as SessionReport,
        isCheck,
      });
    }
  } finally {
    process.stdout.write = write;
  }
  return text;
}

const page = 'corpus/pages/docs/a.json';
const index = 'corpus/search/en/texts/0.json';

test('a save is reported once, and not again when the search index follows', async () => {
  const save = { changed: [page], isCheck: false };
  assert.is(await printed(save, { changed: [index], isCheck: true }), '/docs/a changed in 7 ms, no warnings\n');
  assert.is((await printed(save, { changed: [page], isCheck: true })).split('\n').length, 3, 'a page that was missed');
});

test('a save that changes no page counts its files', async () => {
  assert.is(await printed({ changed: ['robots.txt'], isCheck: false }), '1 file changed in 7 ms, no warnings\n');
});

test.run();
