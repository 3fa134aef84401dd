declare const LIVE_FRAME_TEXT: string;

// A module of its own, as the text of the frame is half a megabyte that only pages with live code are to load.
/** In the place of that of sites: in the bundle of somebody else no file of ours has an address, so the text comes with the code. */
export function frameSource(): { src: string } | { srcDoc: string } {
  return { srcDoc: LIVE_FRAME_TEXT };
}
