import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createCorpus } from './corpus/corpus.ts';
import { pageFile } from './corpus/page-file.ts';
import { siteFile } from './corpus/site-file.ts';
import { belowBase } from './navigation/paths.ts';
import { watchNavigation } from './navigation/navigation-kind.ts';
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
);

// The site and the first page travel side by side. A document that names its page has asked for that already; below a
// rewrite it is not the page of this address.
const pathname = belowBase(location.pathname, baseUrl);
corpus.load(siteFile).catch(() => undefined);
if (pathname !== undefined && !document.querySelector('[as=fetch][href*="/corpus/pages/"]'))
  corpus.load(pageFile(pathname)).catch(() => undefined);

watchNavigation();
const root = createRoot(container);
drawSite();

/** Draws the site. Done again, it draws what the corpus says by then, and keeps the state of what is on the screen. */
export function drawSite(): void {
  root.render(<App corpus={{ ...corpus }} />);
}
