/** Size of an image file in CSS pixels. Unknown dimensions are absent. */
interface Size {
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * Computes the attributes `width` and `height` that the author left out. With both, browsers reserve the
 * space before the image loads.
 *
 * @param given the author's attributes. If `width` or `height` is not a number of pixels, nothing is computed
 * @param natural size of the image file
 * @returns the missing attributes
 */
export function missingSize(given: { width?: unknown; height?: unknown }, { width, height }: Size): Size {
  if (given.width === undefined && given.height === undefined)
    return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) };
  if (!width || !height) return {};
  const [across, down] = [pixels(given.width), pixels(given.height)];
  if (given.height === undefined && across !== undefined) return { height: Math.round((across * height) / width) };
  if (given.width === undefined && down !== undefined) return { width: Math.round((down * width) / height) };
  return {};
}

function pixels(value: unknown): number | undefined {
  return /^\d+(?:\.\d+)?$/.test(String(value)) ? Number(value) : undefined;
}
