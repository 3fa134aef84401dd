/**
 * Parses a corpus file: UTF-8, one line of JSON without spaces, and one line break at the end.
 *
 * @returns the parsed value, or a message about the error
 */
export function readJson(bytes: Uint8Array): { value: unknown } | { message: string } {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { message: 'the file is not valid UTF-8' };
  }
  try {
    const value: unknown = JSON.parse(text);
    if (text !== `${JSON.stringify(value)}\n`)
      return { message: 'the JSON is not in canonical form: no spaces, one newline at the end' };
    return { value };
  } catch (error) {
    return { message: `the file is not JSON: ${(error as Error).message}` };
  }
}
