/**
 * Parses a corpus file. It is UTF-8.
 *
 * @param isCanonical whether the file must be one line of JSON without spaces, with one line break at the end
 * @returns the parsed value, or a message about the error
 */
export function readJson(bytes: Uint8Array, isCanonical = true): { value: unknown } | { message: string } {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { message: 'the file is not valid UTF-8' };
  }
  try {
    const value: unknown = JSON.parse(text);
    if (isCanonical && text !== `${JSON.stringify(value)}\n`)
      return { message: 'the JSON is not in canonical form: no spaces, one newline at the end' };
    return { value };
  } catch (error) {
    return { message: `the file is not JSON: ${(error as Error).message}` };
  }
}
