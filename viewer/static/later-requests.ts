// Delays all requests except the style sheet, because the content waits only for the style sheet. On a slow connection,
// other requests doubled the time until the content is visible. A slow connection never loads the font Literata. The
// font is a quarter of a first page's size, and lines would break again when it arrives.

/** The type of `navigator.connection`, which only Chromium has. */
interface Connection {
  /** The estimated round-trip time, in milliseconds. */
  rtt: number;
  /** The estimated bandwidth in megabits per second. Before it has measured anything, Chromium reports about 1.4. */
  downlink: number;
  saveData: boolean;
}

/**
 * Requests the fonts and the scripts in a `<template>` in the head. On a slow connection, it first waits for the time
 * of 100 kilobits, the size of a style sheet. A connection is slow if the reader saves data, or if a round trip takes
 * 150 ms. The bandwidth does not decide, because a new profile reports a default value.
 *
 * @returns whether the connection is so slow that fonts are not requested
 */
export function requestLater(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isSlow = connection && (connection.saveData || connection.rtt >= 150);
  const template = document.querySelector('template')!;
  const select = (selector: string) => template.content.querySelectorAll(selector);
  const start = () => document.head.append(...select('script'));
  const request = () => {
    template.replaceWith(...select(isSlow ? 'link:not([as=font])' : 'link'));
    // An inserted script runs as soon as it has loaded, but the viewer needs the complete document.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  };
  if (isSlow) setTimeout(request, 100 / connection.downlink);
  else request();
  return isSlow;
}
