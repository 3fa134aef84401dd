import type { Point } from './circle-layout.ts';

/** @returns the `d` of an SVG path: a uniform cubic B-spline through the first and last point, near the others */
export function splinePath(points: readonly Point[], scale: number): string {
  const text = ({ x, y }: Point) => `${Math.round(x * scale * 10) / 10} ${Math.round(y * scale * 10) / 10}`;
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  const mix = (a: Point, b: Point, share: number): Point => ({
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
  });
  // Repeat the end points three times, so that the B-spline starts and ends exactly there.
  const all = [first, first, ...points, last, last];
  const joint = (index: number) =>
    mix(mix(all[index - 1]!, all[index]!, 2 / 3), mix(all[index]!, all[index + 1]!, 1 / 3), 0.5);
  let path = `M${text(first)}`;
  for (let index = 1; index < all.length - 2; index += 1) {
    const [a, b] = [all[index]!, all[index + 1]!];
    path += `C${text(mix(a, b, 1 / 3))} ${text(mix(a, b, 2 / 3))} ${text(joint(index + 1))}`;
  }
  return path;
}
