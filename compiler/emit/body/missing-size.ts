/** The size of a picture, as far as it is known. */
interface Size {
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * What keeps the place of a picture until it has come: browsers compute it from both attributes.
 *
 * @param given by the author, who may have left out one or both; what is no number of pixels says nothing of the other
 * @param natural of the file
 * @returns what the author left out
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
