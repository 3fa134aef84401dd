// The content waits only for the style sheet. Other requests compete with it: on a slow connection, they doubled its
// time. Literata is a quarter of a first page's size. If it arrived after the content, lines would break again. So
// slow connections display fallback fonts.

/** Chromium's `navigator.connection`. Other browsers have no such data. */
interface Connection {
  /** In milliseconds. */
  rtt: number;
  /** In megabits per second. */
  downlink: number;
  saveData: boolean;
}

/**
 * Requests the fonts of text and interface, and the files for scripts. On a slow connection, first waits for the time
 * that the style sheet of 100 kilobits takes to arrive.
 *
 * Runs in the page's head, below the template with the requesting elements.
 *
 * @returns whether the connection is so slow that the fonts are not requested
 */
export function requestLater(): boolean | undefined {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const isSlow = connection && (connection.saveData || connection.rtt >= 150 || connection.downlink < 3);
  const template = document.querySelector('template')!;
  const select = (selector: string) => template.content.querySelectorAll(selector);
  const start = () => document.head.append(...select('script'));
  const request = () => {
    template.replaceWith(...select(isSlow ? 'link:not([as=font])' : 'link'));
    // An inserted script runs as soon as it has loaded, but the viewer needs the whole page.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  };
  if (isSlow) setTimeout(request, 100 / connection.downlink);
  else request();
  return isSlow;
}
