import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { groupByLetter } from '../../pages/tag-letters.tsx';

test('labels are grouped by their first character, sorted as people sort', () => {
  const groups = groupByLetter(
    ['zebra', 'Ägypten', 'apple', 'Aardvark', 'ärger', '2fast', '😀'].map((label) => ({ label })),
  );
  assert.equal(
    groups.map(({ letter, items }) => `${letter}: ${items.map(({ label }) => label).join(' ')}`),
    ['😀: 😀', '2: 2fast', 'A: Aardvark apple', 'Ä: Ägypten ärger', 'Z: zebra'],
  );
});

test.run();
