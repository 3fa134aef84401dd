// Delays all requests except the one for the style sheet, because the content waits only for the style sheet. On a
// slow connection, other requests would double the time until then. Also, the first page then never
// loads the font Literata. This font is a quarter of the first page's size, and lines would break again when it
// arrives.

/** The type of `navigator.connection`, which only Chromium has. */
interface Connection {
  /** The estimated round-trip time, in milliseconds. */
  rtt: number;
  /** The estimated bandwidth in megabits per second. Before its first measurement, Chromium reports about 1.4. */
  downlink: number;
  saveData: boolean;
}

/**
 * Requests the fonts and the scripts that are in a `<template>` in the head. On a slow connection, it first waits as
 * long as the style sheet needs (100 kilobits). A connection is slow if the reader saves data, or if a round trip
 * takes at least 150 ms. `downlink` is not used for this, because a new browser profile reports a default value.
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
    // Waits for the complete document. An inserted script runs as soon as it has loaded, and the viewer's script
    // needs the document.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  };
  if (isSlow) setTimeout(request, 100 / connection.downlink);
  else request();
  return isSlow;
}
