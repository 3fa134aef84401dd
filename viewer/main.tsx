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

// The template of the home page is only needed if this script fails to load.
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

// Loads the site and the first page in parallel. A statically rendered document has already requested its page, or
// does so during hydration. With a rewrite, its page is not the page of this address, and the not-found page has
// none.
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
        onRecoverableError: (error) => console.error('The page was rendered again.', error),
      });
    })
    // The HTML is readable without hydration.
    .catch((error: Error) => {
      if (reloadOnce(error.message)) return;
      console.error(error);
      document.documentElement.dataset.scripts = 'missing';
    });
else drawSite();

/** Renders the site. Called again, it renders the current corpus, and preserves the state of components. */
export function drawSite(): void {
  root ??= createRoot(container);
  root.render(<App corpus={{ ...corpus }} />);
  // Drops early input on static HTML that did not hydrate: its targets are gone.
  window.earlyInput = undefined;
}
