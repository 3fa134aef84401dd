// Texts of every kind that could cost more than in proportion to its length are read, or are a fault, by threads that
// would be ended otherwise. `npm run growth` measures what they cost.
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inShort, isWhole } from '../../scripts/testing/is-whole.ts';
import { kinds } from '../../scripts/growth/kinds.ts';
import { openPool } from '../cache/pool.ts';
import { parseOptions } from './parse/options.ts';

const length = isWhole ? 20_000 : 2_500;

test(`no text of ${length} characters keeps a thread, or ends it`, async () => {
  const pool = openPool(2, 60_000, 'key');
  try {
    const answers = await Promise.all(
      inShort(kinds, 4).map(async ({ name, extension = 'md', text }) => {
        const answer = await pool.parse({ key: name, text: text(length), options: parseOptions(extension) });
        return typeof answer === 'object' ? undefined : `${name}: ${answer}`;
      }),
    );
    assert.equal(
      answers.filter((fault) => fault !== undefined),
      [],
    );
  } finally {
    await pool.close();
  }
});

test('each kind has a name of its own', () => {
  assert.is(new Set(kinds.map(({ name }) => name)).size, kinds.length);
});

test.run();
