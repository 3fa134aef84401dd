export interface HeadingPlace {
  id: string;
  /** The distance of the heading from the top of the window, in CSS pixels. */
  top: number;
}

/**
 * Returns the heading of the section that the reader sees. If the first heading below the offset is in the upper half
 * of the window, returns that heading. Otherwise returns the previous heading, or the last one of the page.
 *
 * @param headings the headings in page order
 * @param offset the height that the navbar covers at the top of the window
 */
export function activeHeading(headings: HeadingPlace[], offset: number, windowHeight: number): string | undefined {
  const index = headings.findIndex(({ top }) => top >= offset);
  if (index === -1) return headings.at(-1)?.id;
  const isNear = headings[index]!.top < windowHeight / 2;
  return headings[isNear ? index : index - 1]?.id;
}
