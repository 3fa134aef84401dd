import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { missingSize } from '../../../emit/body/missing-size.ts';

const natural = { width: 400, height: 300 };

test('of a picture without a size both are those of the file', () => {
  assert.equal(missingSize({}, natural), natural);
  assert.equal(missingSize({}, {}), {});
});

test('of a picture with one size the other is in proportion', () => {
  assert.equal(missingSize({ width: 200 }, natural), { height: 150 });
  assert.equal(missingSize({ width: '200' }, natural), { height: 150 });
  assert.equal(missingSize({ height: 30 }, natural), { width: 40 });
  assert.equal(missingSize({ width: 200, height: 20 }, natural), {});
});

test('a size in other units, or of a file of unknown size, says nothing of the other', () => {
  assert.equal(missingSize({ width: '50%' }, natural), {});
  assert.equal(missingSize({ height: '3em' }, natural), {});
  assert.equal(missingSize({ width: 200 }, { width: 400 }), {});
});

test.run();
