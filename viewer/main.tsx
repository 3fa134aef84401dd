import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { App } from './app.tsx';
import { createCorpus } from './corpus/corpus.ts';
import { siteFile } from './corpus/site-file.ts';
import { belowBase } from './navigation/paths.ts';
import { watchNavigation } from './navigation/navigation-kind.ts';
import { reloadOnce } from './navigation/reload-once.ts';
import { loadStart, readStaticData } from './static/read-start.ts';
import { StaticApp } from './static/static-app.tsx';
import './styles/index.css';

// The home page keeps it at hand for the case that this script never comes.
document.getElementById('base-url-banner')?.remove();

const container = document.getElementById('root')!;
const baseUrl = document.documentElement.dataset.baseUrl ?? '/';
/** The corpus of the site that this document belongs to. */
export const corpus = createCorpus(
  baseUrl,
  window.fetch.bind(window),
  // Not on <html>, where an address may set attributes: see boot.ts.
  container.dataset.corpusUrl,
  container.dataset.sharedUrl,
);

// The site and the first page are fetched in parallel. A document that shows something has requested its page already, or
// does so when it is taken over; below a rewrite it is not the page of this address, and at an unknown address none.
const pathname = belowBase(location.pathname, baseUrl);
const data = readStaticData();
corpus.load(siteFile).catch(() => undefined);
if (!data && pathname !== undefined && !document.querySelector('[as=fetch][href*="/corpus/pages/"]'))
  import('./corpus/page-file.ts').then(({ pageFile }) => corpus.load(pageFile(pathname))).catch(() => undefined);

watchNavigation();
let root: Root | undefined;
if (data)
  loadStart(data, corpus)
    .then((start) => {
      root = hydrateRoot(container, <StaticApp corpus={corpus} start={start} />, {
        onRecoverableError: (error) => console.error('The page was drawn anew.', error),
      });
    })
    // What the HTML shows can be read without that.
    .catch((error: Error) => {
      if (reloadOnce(error.message)) return;
      console.error(error);
      document.documentElement.dataset.scripts = 'missing';
    });
else drawSite();

/** Draws the site. Done again, it draws what the corpus says by then, and keeps the state of what is on the screen. */
export function drawSite(): void {
  root ??= createRoot(container);
  root.render(<App corpus={{ ...corpus }} />);
  // What was pressed on static HTML that could not be taken over has nothing left to act on.
  window.earlyInput = undefined;
}
