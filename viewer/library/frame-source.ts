declare const LIVE_FRAME_TEXT: string;

// This module is imported on demand, because the source of the frame is half a megabyte.
/** Returns the document that runs live code, as a string. In an app's bundle, the document has no known URL. */
export function frameSource(): { src: string } | { srcDoc: string } {
  return { srcDoc: LIVE_FRAME_TEXT };
}
