/** The position of an element in the tree, as React counts it for the ids of `useId`. */
export interface TreePlace {
  /** A leading 1 bit, and the bits of the path below it. */
  id: number;
  /** The part of the path that does not fit into the number. */
  overflow: string;
}

export const treeRoot: TreePlace = { id: 1, overflow: '' };

const bitsOf = (number: number) => 32 - Math.clz32(number);
/** The number of bits that are used before the rest moves to the string. */
const room = 30;

/** @returns the position of the child at an index, among `count` children */
export function placeOfChild({ id, overflow }: TreePlace, count: number, index: number): TreePlace {
  const length = bitsOf(id) - 1;
  const way = id & ~(1 << length);
  const slot = index + 1;
  const added = bitsOf(count);
  if (added + length <= room) return { id: (1 << (added + length)) | (slot << length) | way, overflow };
  // Moves as many bits as make whole digits of base 32.
  const moved = length - (length % 5);
  const rest = length - moved;
  return {
    id: (1 << (added + rest)) | (slot << rest) | (way >> moved),
    overflow: (way & ((1 << moved) - 1)).toString(32) + overflow,
  };
}

/** @param count the number of ids that the component has already requested */
export function idAt({ id, overflow }: TreePlace, count: number): string {
  const way = (id & ~(1 << (bitsOf(id) - 1))).toString(32) + overflow;
  return `_R_${way}${count > 0 ? `H${count.toString(32)}` : ''}_`;
}
