import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { circleLayout } from '../view/circle-layout.ts';
import { splinePath } from '../view/spline-path.ts';

const paths = [
  '/',
  '/docs/',
  '/docs/guides/a/',
  '/blog/one/',
  '/docs/guides/b/',
  '/blog/two/',
  '/docs/api/c/',
  '/docs/api/d/',
  '/about/',
];
const arcsOf = (list: string[]) => circleLayout(list).arcs.map(({ name }) => name);

test('every path has its own place on the circle', () => {
  const { points, angles } = circleLayout(paths);
  assert.is(points.length, paths.length);
  for (const { x, y } of points) assert.ok(Math.abs(Math.hypot(x, y) - 1) < 1e-9);
  assert.is(new Set(angles.map((angle) => angle.toFixed(6))).size, paths.length);
});

test('paths of one folder are next to each other below its arc', () => {
  const { arcs, angles } = circleLayout(paths);
  const blog = arcs.find(({ name }) => name === 'blog')!;
  const within = paths.filter((_, index) => angles[index]! > blog.from && angles[index]! < blog.to);
  assert.equal(within, ['/blog/one/', '/blog/two/']);
});

test('a folder that contains most of the pages is replaced by its subfolders', () => {
  assert.equal(
    arcsOf(paths).filter((name) => name.startsWith('docs')),
    ['docs', 'docs/api', 'docs/guides'],
  );
  assert.equal(arcsOf(['/a/x/', '/a/y/', '/b/x/', '/b/y/', '/c/x/', '/c/y/', '/d/x/', '/d/y/']), ['a', 'b', 'c', 'd']);
});

test('the curve of a link starts and ends at its pages, and passes their common folder', () => {
  const { way, points } = circleLayout(paths);
  const found = way(2, 6);
  for (const [end, page] of [
    [found[0], points[2]],
    [found.at(-1), points[6]],
  ])
    assert.ok(Math.hypot(end!.x - page!.x, end!.y - page!.y) < 1e-9);
  assert.is(found.length, 5);
  assert.is(way(2, 4).length, 3);
});

test('the layout of the same paths does not depend on their order', () => {
  const reversed = [...paths].reverse();
  const place = (list: string[]) =>
    Object.fromEntries(list.map((path, index) => [path, circleLayout(list).angles[index]]).sort());
  assert.equal(place(paths), place(reversed));
});

test('no paths make an empty circle', () => {
  assert.equal(circleLayout([]).arcs, []);
});

test('a spline starts and ends in its first and last point', () => {
  const path = splinePath(
    [
      { x: 0, y: 1 },
      { x: 0.5, y: 0.5 },
      { x: 1, y: 0 },
    ],
    10,
  );
  assert.match(path, /^M0 10C/);
  assert.match(path, / 10 0$/);
  assert.is(splinePath([], 10), '');
});

test.run();
