declare const LIVE_FRAME_TEXT: string;

/** In somebody else's bundle no file of ours has an address: the document comes with the code. */
export function frameSource(): { src: string } | { srcDoc: string } {
  return { srcDoc: LIVE_FRAME_TEXT };
}
