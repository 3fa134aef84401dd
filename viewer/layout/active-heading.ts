export interface HeadingPlace {
  id: string;
  /** Distance of its top from the window's top, in CSS pixels. */
  top: number;
}

/**
 * The heading that is being read: the first one below the offset when it lies in the upper half of the window, else the
 * one before it; the last one when all lie above.
 *
 * @param headings in the order of the page
 * @param offset how much of the window's top is covered
 */
export function activeHeading(headings: HeadingPlace[], offset: number, windowHeight: number): string | undefined {
  const index = headings.findIndex(({ top }) => top >= offset);
  if (index === -1) return headings.at(-1)?.id;
  const isNear = headings[index]!.top < windowHeight / 2;
  return headings[isNear ? index : index - 1]?.id;
}
