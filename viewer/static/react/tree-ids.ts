/** The position of an element in the component tree, in the encoding that React uses for the ids of `useId`. */
export interface TreePlace {
  /** The last part of the path in the tree, as bits. A leading 1 bit marks where the bits start. */
  id: number;
  /** The first part of the path in the tree, as digits of base 32. */
  overflow: string;
}

export const treeRoot: TreePlace = { id: 1, overflow: '' };

const bitsOf = (number: number) => 32 - Math.clz32(number);
/** The maximum number of bits in `id`. */
const room = 30;

/** @returns the position of the child with an index, among `count` children */
export function placeOfChild({ id, overflow }: TreePlace, count: number, index: number): TreePlace {
  const length = bitsOf(id) - 1;
  const way = id & ~(1 << length);
  const slot = index + 1;
  const added = bitsOf(count);
  if (added + length <= room) return { id: (1 << (added + length)) | (slot << length) | way, overflow };
  // Only multiples of five bits move to `overflow`, because a digit of base 32 has five bits.
  const moved = length - (length % 5);
  const rest = length - moved;
  return {
    id: (1 << (added + rest)) | (slot << rest) | (way >> moved),
    overflow: (way & ((1 << moved) - 1)).toString(32) + overflow,
  };
}

/** Returns the id for a `useId` call. @param count the number of earlier `useId` calls in the component */
export function idAt({ id, overflow }: TreePlace, count: number): string {
  const way = (id & ~(1 << (bitsOf(id) - 1))).toString(32) + overflow;
  return `_R_${way}${count > 0 ? `H${count.toString(32)}` : ''}_`;
}
