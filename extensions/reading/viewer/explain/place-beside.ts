/** A rectangle in the window, in CSS pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** The distance between the anchor and the box, and between the box and the edge of the window. */
const gap = 8;

/**
 * Returns the position of a box: below the line of its anchor, or above it if there is more room. The box is always
 * inside the window.
 *
 * @param room the area of the window in which the box must be
 * @param isRightToLeft whether the box is aligned with the right edge of its anchor
 */
export function placeBeside(anchor: Box, box: Size, room: Box, isRightToLeft: boolean): { left: number; top: number } {
  const below = room.bottom - anchor.bottom - gap;
  const above = anchor.top - room.top - gap;
  const isBelow = below >= box.height || below >= above;
  const top = isBelow ? anchor.bottom + gap : anchor.top - gap - box.height;
  const start = isRightToLeft ? anchor.right - box.width : anchor.left;
  const last = room.right - gap - box.width;
  return { left: Math.max(room.left + gap, Math.min(start, last)), top: Math.round(top) };
}
