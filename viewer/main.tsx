import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { modelContext } from './agents/model-context.ts';
import { App } from './app.tsx';
import { createCorpus } from './corpus/corpus.ts';
import { siteFile } from './corpus/site-file.ts';
import { belowBase } from './navigation/paths.ts';
import { watchNavigation } from './navigation/navigation-kind.ts';
import { reloadOnce } from './navigation/reload-once.ts';
import { loadStart, readStaticData } from './static/read-start.ts';
import { StaticApp } from './static/static-app.tsx';
import './styles/index.css';

// The HTML of the home page contains a banner for the case that this script fails to load.
document.getElementById('base-url-banner')?.remove();

const container = document.getElementById('lectern')!;
const baseUrl = document.documentElement.dataset.baseUrl ?? '/';
/** The corpus that this document displays. */
export const corpus = createCorpus(
  baseUrl,
  window.fetch.bind(window),
  // The container has these attributes instead of `<html>`. The query of a link can set attributes of `<html>`: see
  // boot.ts.
  container.dataset.corpusUrl,
  container.dataset.sharedUrl,
);

// Requests `site.json` and the file of the first page in parallel. Requests no page file if the HTML contains or
// preloads a page. On a host with rewrites, the page in the HTML is right, even if `pathname` belongs to another
// page.
const pathname = belowBase(location.pathname, baseUrl);
const data = readStaticData();
corpus.load(siteFile).catch(() => undefined);
if (!data && pathname !== undefined && !document.querySelector('[as=fetch][href*="/corpus/pages/"]'))
  import('./corpus/page-file.ts').then(({ pageFile }) => corpus.load(pageFile(pathname))).catch(() => undefined);

const agents = modelContext();
// Errors are ignored, because readers can use the site without the tools.
if (agents)
  import('./agents/page-tools.ts')
    .then(({ registerPageTools }) => registerPageTools(agents, corpus))
    .catch(() => undefined);

watchNavigation();
let root: Root | undefined;
if (data)
  loadStart(data, corpus)
    .then((start) => {
      root = hydrateRoot(container, <StaticApp corpus={corpus} start={start} />, {
        onRecoverableError: (error) => console.error('Rendered again: the HTML differs.', error),
      });
    })
    // Ignores errors of hydration, because readers can still read the HTML.
    .catch((error: Error) => {
      if (reloadOnce(error.message)) return;
      console.error(error);
      document.documentElement.dataset.scripts = 'missing';
    });
else renderSite();

/** Renders the site. A second call renders the current corpus, and preserves the state of components. */
export function renderSite(): void {
  root ??= createRoot(container);
  root.render(<App corpus={{ ...corpus }} />);
  // Early input refers to elements of the static HTML. After a failed hydration, these elements no longer exist.
  window.earlyInput = undefined;
}
