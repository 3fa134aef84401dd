/** The known size of an image, in CSS pixels. */
interface Size {
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * Computes the missing `width` and `height` of an image. From both attributes, browsers reserve its space before it
 * loads.
 *
 * @param given the author's attributes; a value that is not a number of pixels does not determine the other attribute
 * @param natural the size of the file
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
