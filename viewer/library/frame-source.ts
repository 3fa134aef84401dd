declare const LIVE_FRAME_TEXT: string;

// A separate module: the source of the frame is half a megabyte, and only pages with live code load it.
/** Replaces the module of sites. The app's bundle has no URL for the frame, so the code contains its source. */
export function frameSource(): { src: string } | { srcDoc: string } {
  return { srcDoc: LIVE_FRAME_TEXT };
}
