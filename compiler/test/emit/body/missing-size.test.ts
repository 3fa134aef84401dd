import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { missingSize } from '../../../emit/body/missing-size.ts';

const natural = { width: 400, height: 300 };

test('an image without a size gets both attributes from the file', () => {
  assert.equal(missingSize({}, natural), natural);
  assert.equal(missingSize({}, {}), {});
});

test('an image with one attribute gets the other in proportion', () => {
  assert.equal(missingSize({ width: 200 }, natural), { height: 150 });
  assert.equal(missingSize({ width: '200' }, natural), { height: 150 });
  assert.equal(missingSize({ height: 30 }, natural), { width: 40 });
  assert.equal(missingSize({ width: 200, height: 20 }, natural), {});
});

test('a size in other units, or of a file of unknown size, does not determine the other attribute', () => {
  assert.equal(missingSize({ width: '50%' }, natural), {});
  assert.equal(missingSize({ height: '3em' }, natural), {});
  assert.equal(missingSize({ width: 200 }, { width: 400 }), {});
});

test.run();
