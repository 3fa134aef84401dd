import type { SiteFile } from './schema/site.ts';

/**
 * Kind of file → path relative to `corpus/`, for all files of a corpus except pages. `<…>` are placeholders.
 */
export const filePaths = {
  manifest: 'manifest.json',
  site: 'site.json',
  routes: 'routes.json',
  redirects: 'redirects.json',
  versions: 'docs/<instance>/versions.json',
  sidebars: 'docs/<instance>/<version>/sidebars.json',
  docs: 'docs/<instance>/<version>/docs.json',
  'search-index': 'search/<language>/<tag>/index.json',
  'search-words': 'search/<language>/<tag>/words/<part>.json',
  'search-postings': 'search/<language>/<tag>/postings/<part>.json',
  'search-texts': 'search/<language>/<tag>/texts/<part>.json',
  posts: 'blog/<instance>/posts.json',
  tags: 'blog/<instance>/tags.json',
  authors: 'blog/<instance>/authors.json',
  archive: 'blog/<instance>/archive.json',
  'blog-sidebar': 'blog/<instance>/sidebar.json',
} as const;
export type FileKind = keyof typeof filePaths;

/** The values of the placeholders in `filePaths`: `<instance>` and `<version>`. */
export interface FilePlace {
  instance?: string | undefined;
  version?: string | undefined;
}

/** @returns the path of a file, relative to `corpus/` */
export function filePath(kind: FileKind, place: FilePlace = {}): string {
  return filePaths[kind].replace(/<(\w+)>/g, (_, name: keyof FilePlace) => String(place[name]));
}

/**
 * The folder for style sheets of the whole site, in the output folder. Their names do not contain a hash of their
 * content, unlike the names in `assets/`. Browsers cache files in `assets/` for ever.
 *
 * Every page links these style sheets. With a hash in the name, a changed colour would change the HTML and JSON of all
 * pages. Ten thousand pages take a minute to write, and every cache and offline copy would load them again. So browsers
 * cache these style sheets like HTML and revalidate them (`no-cache`, with an `ETag`). This costs one more request on
 * later visits, parallel to the other requests of the head.
 *
 * Rejected alternatives: An unhashed style sheet that imports the hashed style sheet adds a round trip before the
 * first paint. If a script added the style sheet, browsers would first paint the page without styles. The separate
 * folder is necessary, because hosts treat all files in `assets/` as immutable.
 */
export const sheetsFolder = 'styles/';

/** Whether a path in the output folder can belong to a module or a style sheet that Lectern writes. */
export function mayBeCode(path: string): boolean {
  return path.startsWith('assets/') || (path.startsWith(sheetsFolder) && path.endsWith('.css'));
}

/**
 * Returns the output folders of the site's other languages. Each contains a site with its own `corpus/`. Languages on
 * another host, or outside of the base URL, are omitted.
 *
 * @param site the `site.json` of the default language
 * @returns paths relative to the output folder, with a trailing slash. The output may lack some of them
 */
export function languageFolders({ baseUrl, locales }: Pick<SiteFile, 'baseUrl' | 'locales'>): string[] {
  return locales
    .filter(({ path, url }) => url === undefined && path !== baseUrl && path.startsWith(baseUrl))
    .map(({ path }) => path.slice(baseUrl.length));
}

/**
 * The values of `Cache-Control` for an output. Names in `assets/` contain a hash of the content, so these files never
 * change. All other files keep their names, so browsers must revalidate them.
 */
export const cacheControl = {
  hashedFolder: 'assets/',
  hashed: 'public, max-age=31536000, immutable',
  others: 'no-cache',
} as const;
