import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { groupHits } from '../../search/group-hits.ts';
import { sampleHit } from './sample-hit.ts';

const shape = (...hits: ReturnType<typeof sampleHit>[]) =>
  groupHits(hits).map(({ title, hits: below }) => [
    title,
    below.map(({ hit, parent }) => (parent ? `${parent.id} > ${hit.id}` : hit.id)),
  ]);

test('groups and pages keep the order of their best hits', () => {
  assert.equal(shape(sampleHit('B/x#1'), sampleHit('A/y'), sampleHit('B/z'), sampleHit('B/x#2')), [
    ['B', ['B/x#1', 'B/x#2', 'B/z']],
    ['A', ['A/y']],
  ]);
});

test('a page hit comes before the hits inside the page, and is their parent', () => {
  assert.equal(shape(sampleHit('A/x#1'), sampleHit('A/x'), sampleHit('A/x#2')), [
    ['A', ['A/x', 'A/x > A/x#1', 'A/x > A/x#2']],
  ]);
});

test('a group has five hits at most', () => {
  const [[, ids]] = shape(...Array.from({ length: 9 }, (_, index) => sampleHit(`A/${index}`))) as [[string, string[]]];
  assert.is(ids.length, 5);
});

test('property names of Object.prototype are ordinary group names', () => {
  assert.equal(
    shape(sampleHit('__proto__/constructor'), sampleHit('constructor/__proto__')).map(([title]) => title),
    ['__proto__', 'constructor'],
  );
});

test.run();
