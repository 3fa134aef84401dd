import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { squarify } from '../view/squarify.ts';

const whole = { x: 0, y: 0, width: 6, height: 4 };
const weights = [6, 6, 4, 3, 2, 2, 1];

test('every piece has its share of the area', () => {
  const areas = squarify(weights, whole).map(({ width, height }) => Math.round(width * height * 1e6) / 1e6);
  assert.equal(areas, weights);
});

test('no piece leaves the rectangle, and no two pieces overlap', () => {
  const pieces = squarify(weights, whole);
  for (const { x, y, width, height } of pieces)
    assert.ok(x >= 0 && y >= 0 && x + width <= 6.000001 && y + height <= 4.000001);
  const overlap = pieces.flatMap((a, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (b) =>
          Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1e-6 &&
          Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1e-6,
      ),
  );
  assert.equal(overlap, []);
});

test('the example in the paper has the same layout: the first two pieces fill the left half', () => {
  const [first, second, third] = squarify(weights, whole);
  assert.equal(
    [first, second].map((piece) => [piece!.x, Math.round(piece!.width), Math.round(piece!.height)]),
    [
      [0, 3, 2],
      [0, 3, 2],
    ],
  );
  assert.is(Math.round(third!.x), 3);
});

test('a weight of zero takes no area, and no weights give no pieces', () => {
  assert.equal(squarify([], whole), []);
  assert.is(squarify([0], whole)[0]!.width, 0);
  assert.is(squarify([5, 0], whole)[1]!.width * squarify([5, 0], whole)[1]!.height, 0);
});

test.run();
