// The text waits for the style sheet alone. What is fetched beside it takes a part of the connection from it: on a slow
// one it came in twice the time. Literata is a quarter of what a first page weighs: where it would come after the text it
// would break the lines anew, and there the page is read in fallback faces.

/** What Chromium tells of the connection; other browsers tell nothing. */
interface Connection {
  /** Milliseconds. */
  rtt: number;
  /** Megabits a second. */
  downlink: number;
  saveData: boolean;
}

/**
 * Asks for the faces of text and interface, and for what only scripts need. On a slow connection the style sheet has it
 * for itself first, for as long as it takes to come: it weighs 100 kilobits. Runs in the page's head, below the template
 * that holds the elements which ask.
 *
 * @returns whether the connection is so slow that the faces are not asked for
 */
export function requestLater(): boolean | undefined {
  const { connection: told } = navigator as Navigator & { connection?: Connection };
  const isSlow = told && (told.saveData || told.rtt >= 150 || told.downlink < 3);
  const template = document.querySelector('template')!;
  const wanted = (selector: string) => template.content.querySelectorAll(selector);
  const start = () => document.head.append(...wanted('script'));
  const ask = () => {
    template.replaceWith(...wanted(isSlow ? 'link:not([as=font])' : 'link'));
    // A script that is put into a document runs when it has come, and the viewer needs the whole page.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
    else start();
  };
  if (isSlow) setTimeout(ask, 100 / told.downlink);
  else ask();
  return isSlow;
}
