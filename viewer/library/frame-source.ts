declare const LIVE_FRAME_TEXT: string;

// Other modules import this module on demand, because the string has half a megabyte.
/** Returns the document that runs live code, as a string. A file in an app's bundle would have no known URL. */
export function frameSource(): { src: string } | { srcDoc: string } {
  return { srcDoc: LIVE_FRAME_TEXT };
}
