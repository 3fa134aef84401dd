import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { devErrors } from '../dev-errors.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { WatchOutcome } from '../watch.ts';
import { tempFolder } from './temp.ts';

test('an open page gets errors with their lines, and only a number for hundreds of one rule in a file', async () => {
  const folder = tempFolder();
  try {
    folder.write({ 'docs/a.md': 'first line\n' });
    const diagnostics = Array.from({ length: 230 }, () =>
      diagnose('page-failed', { path: 'docs/a.md', line: 1, column: 1 }, { reason: 'none' }),
    );
    const problems = await devErrors({ report: { diagnostics } } as unknown as WatchOutcome, folder.dir);
    assert.is(problems.length, 201);
    assert.match(problems[0]!.frame!, /1 \| first line/);
    assert.is(problems[0]!.where, 'docs/a.md:1:1');
    const { where, rule, message } = problems[200]!;
    assert.equal([where, rule], ['docs/a.md', 'page-failed']);
    assert.match(message, /^30 more /);
  } finally {
    folder.remove();
  }
});

test.run();
