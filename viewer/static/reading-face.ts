// Literata is a quarter of what a first page weighs. Where it would come after the text it would break the lines anew,
// and asked for ahead of it, hold it up: there the page is read in fallback faces.

/** What Chromium tells of the connection; other browsers tell nothing. */
interface Connection {
  /** Milliseconds. */
  rtt: number;
  /** Megabits a second. */
  downlink: number;
  saveData: boolean;
}

const slow = { rtt: 150, downlink: 3 };

/** Asks for the face of text and then that of the interface, or leaves them for later. Runs in the page's head. */
export function chooseReadingFace(): void {
  const { dataset } = document.documentElement;
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection && (connection.saveData || connection.rtt >= slow.rtt || connection.downlink < slow.downlink))
    dataset.faceLater = '';
  else
    dataset.face?.split(' ').forEach((href, at) => {
      const link = document.createElement('link');
      const fetchPriority = at ? 'low' : 'auto';
      document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href, fetchPriority }));
    });
}

/**
 * Has a page be drawn in the reading face once it is there, and asks for it until then. For pages that come after the
 * first: their lines are broken for the first time.
 */
export function adoptReadingFace(): void {
  const { dataset } = document.documentElement;
  if (dataset.faceLater === undefined) return;
  const face = "1em 'Literata Variable'";
  if (document.fonts.check(face)) delete dataset.faceLater;
  else document.fonts.load(face).catch(() => undefined);
}
