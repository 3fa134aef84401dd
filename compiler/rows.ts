/**
 * Things of one kind that are looked at by the thousand, in columns: to compare two lists of ten thousand values takes a
 * hundredth of the time that it takes to ask for ten thousand values one by one.
 */
export interface Rows {
  /** Tell the rows apart, in their order; absent where only their places do. */
  keys?: readonly string[] | undefined;
  /** One at least, all as long as the keys. A row rests on what stands at its place in each of them, compared by identity. */
  columns: readonly [readonly unknown[], ...(readonly unknown[])[]];
}

/** Where rows stood before. */
export interface RowMatch {
  /** By row the place of the one with the same key, -1 where there was none; absent: each stands where it stood. */
  places?: Int32Array | undefined;
  /** Those that rest on something else than before, or were not there, in their order. */
  changed: readonly number[];
}

/** @returns where the rows stood before, and which of them have changed */
export function matchRows(rows: Rows, before: Rows): RowMatch {
  const places = placesBefore(rows, before);
  return places
    ? { places, changed: changedAt(places, rows.columns, before.columns) }
    : { changed: changedInPlace(rows.columns, before.columns) };
}

/** @returns nothing when each stands where it stood */
function placesBefore({ keys, columns }: Rows, before: Rows): Int32Array | undefined {
  const { length } = columns[0];
  const lengthBefore = before.columns[0].length;
  if (length === lengthBefore && (keys === before.keys || (keys && before.keys && isSameList(keys, before.keys))))
    return undefined;
  const placeOf = keys && before.keys && new Map(before.keys.map((key, place) => [key, place]));
  const places = new Int32Array(length);
  for (let row = 0; row < length; row += 1)
    places[row] = placeOf ? (placeOf.get(keys![row]!) ?? -1) : !keys && row < lengthBefore ? row : -1;
  return places;
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  for (let row = 0; row < a.length; row += 1) if (!Object.is(a[row], b[row])) return false;
  return true;
}

// Column by column, and those that are the same list not at all: what is compared here is most of what a save looks at.
function changedInPlace(columns: Rows['columns'], others: Rows['columns']): number[] {
  const changed = new Set<number>();
  for (const [index, column] of columns.entries()) {
    const other = others[index]!;
    if (column === other) continue;
    for (let row = 0; row < column.length; row += 1) if (!Object.is(column[row], other[row])) changed.add(row);
  }
  return columns.length === 1 ? [...changed] : [...changed].sort((a, b) => a - b);
}

function changedAt(places: Int32Array, columns: Rows['columns'], others: Rows['columns']): number[] {
  const changed: number[] = [];
  for (const [row, place] of places.entries()) {
    if (place < 0 || columns.some((column, index) => !Object.is(column[row], others[index]![place]))) changed.push(row);
  }
  return changed;
}
