import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { escapeHtml } from './escape-html.ts';
import type { StaticPage } from './page-renderer.ts';
import type { ViewerManifest } from './viewer-manifest.ts';

type ThemedSite = Pick<SiteFile, 'theme'>;

/** Functions and paths with which the hints get addresses of files. */
interface Places {
  /** The folder of the corpus, with a trailing slash. */
  corpus: string;
  /** @returns the address of a file of the viewer */
  asset: (name: string) => string;
  /** @returns the URL of a file that the corpus refers to */
  fileUrl: (address: string) => string;
}

/**
 * Returns `<link>` elements that make a browser load scripts and data early. Without them, the browser finds a file
 * only after it has loaded the script that imports the file.
 *
 * @param pageFile the path of the page's JSON, relative to `corpus/`
 */
export type HintsOf = (page: Page, pageFile: string | undefined, rendered: StaticPage | undefined) => string[];

/** @returns a function that creates the hints of a page. Hints that all pages share are created once */
export function openLoadHints(site: ThemedSite, viewer: ViewerManifest, places: Places): HintsOf {
  // If the HTML contains the page, the hints for scripts have a low priority. So scripts do not delay the files of
  // the first paint: see `static/later-requests.ts`.
  const [normal, low] = ['', ' fetchpriority="low"'].map((priority) => hintsOf(site, viewer, places, priority));
  return (page, pageFile, rendered) => (rendered ? low! : normal!)(page, pageFile, rendered);
}

function hintsOf(
  { theme }: ThemedSite,
  viewer: ViewerManifest,
  { corpus, asset, fileUrl }: Places,
  priority: string,
): HintsOf {
  const preload = (file: string) =>
    `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(corpus + file)}"${priority}>`;
  const modulePreload = (href: string) => `<link rel="modulepreload" href="${escapeHtml(href)}"${priority}>`;
  const modules = (names: readonly string[] = []) => names.map(asset).map(modulePreload);
  const site = preload('site.json');
  const atStart = modules(viewer.preload);
  const more = modules(viewer.more);
  const kinds = new Map(Object.entries(viewer.kinds).map(([kind, names]) => [kind, modules(names)]));
  const codeModules = modules(viewer.parts.code);
  const extensions = modules(theme?.extensions?.flatMap((name) => viewer.parts[name] ?? []));
  const slots = [...(theme?.modules ?? []), ...Object.values(theme?.slots ?? {})].map(fileUrl).map(modulePreload);
  const scriptNames = [viewer.script, viewer.dev].flatMap((name) => name ?? []);
  const scripts = scriptNames.map(
    (name) =>
      `<script type="module"${name === viewer.script ? ' data-viewer' : ''} src="${escapeHtml(asset(name))}"${priority}></script>`,
  );
  // If the HTML contains the page, `requestLater` in the head inserts these elements. It inserts the script elements
  // last, but these hints let the browser load their files before.
  const early = priority === '' ? [] : modules(scriptNames);
  return (page, pageFile, rendered) => {
    const { kind, code = [] } = page;
    return [
      site,
      ...(pageFile === undefined ? [] : [preload(pageFile)]),
      ...atStart,
      ...(isPlain(page, rendered) ? [] : more),
      ...(kinds.get(kind) ?? []),
      ...(code.length > 0 ? codeModules : []),
      ...(slots.length > 0 || code.some(({ href }) => href !== undefined) ? extensions : []),
      ...slots,
      ...code
        .flatMap(({ href }) => href ?? [])
        .map(fileUrl)
        .map(modulePreload),
      ...early,
      ...scripts,
    ];
  };
}

/** Whether a page needs no modules besides those that every page loads. */
function isPlain({ kind, code }: Page, rendered: StaticPage | undefined): boolean {
  return rendered !== undefined && kind === 'doc' && code === undefined && !rendered.hasRareComponents;
}
