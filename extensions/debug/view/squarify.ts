export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Divides a rectangle into a squarified treemap (Bruls, Huizing and van Wijk, 2000).
 *
 * @param weights sorted from the largest; not negative
 * @returns a rectangle for each weight, with an area proportional to the weight
 */
export function squarify(weights: readonly number[], rect: Rect): Rect[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => ({ ...rect, width: 0, height: 0 }));
  const areas = weights.map((weight) => (weight / total) * rect.width * rect.height);
  const pieces: Rect[] = [];
  let rest = rect;
  for (let start = 0; start < areas.length;) {
    const side = Math.min(rest.width, rest.height);
    let end = start + 1;
    while (end < areas.length && worst(areas.slice(start, end + 1), side) <= worst(areas.slice(start, end), side))
      end += 1;
    const row = areas.slice(start, end);
    pieces.push(...layRow(row, rest));
    rest = without(row, rest);
    start = end;
  }
  return pieces;
}

/** The worst aspect ratio in a row. */
function worst(row: readonly number[], side: number): number {
  const sum = row.reduce((total, area) => total + area, 0);
  if (sum === 0) return Infinity;
  return Math.max((side ** 2 * Math.max(...row)) / sum ** 2, sum ** 2 / (side ** 2 * Math.min(...row)));
}

/** Places a row of rectangles along the shorter side of the free area. */
function layRow(row: readonly number[], { x, y, width, height }: Rect): Rect[] {
  const sum = row.reduce((total, area) => total + area, 0);
  const isUpright = width >= height;
  const side = isUpright ? height : width;
  const thickness = side === 0 ? 0 : sum / side;
  let at = 0;
  return row.map((area) => {
    const length = thickness === 0 ? 0 : area / thickness;
    const piece = isUpright
      ? { x, y: y + at, width: thickness, height: length }
      : { x: x + at, y, width: length, height: thickness };
    at += length;
    return piece;
  });
}

function without(row: readonly number[], { x, y, width, height }: Rect): Rect {
  const sum = row.reduce((total, area) => total + area, 0);
  if (width >= height) {
    const thickness = height === 0 ? 0 : sum / height;
    return { x: x + thickness, y, width: Math.max(0, width - thickness), height };
  }
  const thickness = sum / width;
  return { x, y: y + thickness, width, height: Math.max(0, height - thickness) };
}
