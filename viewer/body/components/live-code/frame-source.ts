declare const LIVE_FRAME: string;

/** @returns what an `<iframe>` that runs live code shows */
export function frameSource(): { src: string } | { srcDoc: string } {
  return { src: new URL(LIVE_FRAME, import.meta.url).href };
}
