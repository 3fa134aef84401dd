declare const LIVE_FRAME: string;

/** @returns the source of the `<iframe>` that runs live code */
export function frameSource(): { src: string } | { srcDoc: string } {
  return { src: new URL(LIVE_FRAME, import.meta.url).href };
}
