export interface HeadingPlace {
  id: string;
  /** The distance from the top of the window, in CSS pixels. */
  top: number;
}

/**
 * Returns the current heading: the first one below the offset if it is in the upper half of the window. Otherwise the heading before it, or the last one if all are above.
 *
 * @param headings the headings in page order
 * @param offset the height of the covered part at the top of the window
 */
export function activeHeading(headings: HeadingPlace[], offset: number, windowHeight: number): string | undefined {
  const index = headings.findIndex(({ top }) => top >= offset);
  if (index === -1) return headings.at(-1)?.id;
  const isNear = headings[index]!.top < windowHeight / 2;
  return headings[isNear ? index : index - 1]?.id;
}
