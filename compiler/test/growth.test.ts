// Parses all kinds of text that might take more than linear time. Each must be parsed or reported within the
// time limit of a thread. `npm run growth` measures the time.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inShort, isWhole } from '../../scripts/testing/is-whole.ts';
import { kinds } from '../../scripts/growth/kinds.ts';
import { openParsePool } from '../cache/parse-ahead.ts';
import { parseOptions } from './parse/options.ts';

const length = isWhole ? 20_000 : 2_500;

test(`no source of ${length} characters blocks a thread or ends it`, async () => {
  const pool = openParsePool(2, 60_000, 'key');
  try {
    const answers = await Promise.all(
      inShort(kinds, 4).map(async ({ name, extension = 'md', text }) => {
        const answer = await pool.run(() => ({ key: name, text: text(length), options: parseOptions(extension) }));
        return typeof answer === 'object' ? undefined : `${name}: ${answer}`;
      }),
    );
    assert.equal(
      answers.filter((problem) => problem !== undefined),
      [],
    );
  } finally {
    await pool.close();
  }
});

test('each kind has a unique name', () => {
  assert.is(new Set(kinds.map(({ name }) => name)).size, kinds.length);
});

test.run();
