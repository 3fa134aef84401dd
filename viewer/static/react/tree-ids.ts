/** Where in the tree something is drawn, as React counts it: what `useId` makes its ids of. */
export interface TreePlace {
  /** One bit that leads, and the bits of the way below it. */
  id: number;
  /** What of the way has no room in a number. */
  overflow: string;
}

export const treeRoot: TreePlace = { id: 1, overflow: '' };

const bitsOf = (number: number) => 32 - Math.clz32(number);
/** How many bits of a number are used before the rest is made text. */
const room = 30;

/** @returns the place of the child at an index among so many */
export function placeOfChild({ id, overflow }: TreePlace, count: number, index: number): TreePlace {
  const length = bitsOf(id) - 1;
  const way = id & ~(1 << length);
  const slot = index + 1;
  const added = bitsOf(count);
  if (added + length <= room) return { id: (1 << (added + length)) | (slot << length) | way, overflow };
  // As many bits as make whole digits of base 32 are put into the text.
  const moved = length - (length % 5);
  const rest = length - moved;
  return {
    id: (1 << (added + rest)) | (slot << rest) | (way >> moved),
    overflow: (way & ((1 << moved) - 1)).toString(32) + overflow,
  };
}

/** @param count how many ids the same component has requested before */
export function idAt({ id, overflow }: TreePlace, count: number): string {
  const way = (id & ~(1 << (bitsOf(id) - 1))).toString(32) + overflow;
  return `_R_${way}${count > 0 ? `H${count.toString(32)}` : ''}_`;
}
