import type { SiteFile } from './schema/site.ts';

/** Where the files of a corpus lie that are no pages, relative to `corpus/`, by their kind. */
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

/** Which of the files of a kind is meant. */
export interface FilePlace {
  instance?: string | undefined;
  version?: string | undefined;
}

/** @returns the path of a file relative to `corpus/` */
export function filePath(kind: FileKind, place: FilePlace = {}): string {
  return filePaths[kind].replace(/<(\w+)>/g, (_, name: keyof FilePlace) => String(place[name]));
}

/**
 * Where the style sheets of a whole site lie, in its output folder: by names that stay whatever the sheets say, while
 * the files in `assets/` are named by their content and kept by browsers for ever.
 *
 * Every page names these sheets. With a hash in the name a change of one colour would be a change of the HTML and JSON
 * of all pages: ten thousand of them take a minute to make, and are then uploaded, and fetched by every cache and
 * offline copy, once more. So these sheets alone are kept as HTML is: a browser asks whether they have changed
 * (`no-cache`, with an `ETag`). A first visit is what it was; a later one that opens a document asks once more,
 * beside what else its head names. What was decided against: a small sheet that imports the hashed one is a round trip
 * more before anything is drawn, also on a first visit, and a script that adds the sheet draws the page without it first.
 * They lie in a folder of their own because a host was told that whatever is in `assets/` never changes.
 */
export const sheetsFolder = 'styles/';

/** Whether a path in the output folder may be that of a module or a style sheet that Lectern has written. */
export function mayBeCode(path: string): boolean {
  return path.startsWith('assets/') || (path.startsWith(sheetsFolder) && path.endsWith('.css'));
}

/**
 * Where the pages of a site's languages lie beside the usual one, in its output folder: each is a site of its own, with
 * its own `corpus/`. A language that another host serves, or another folder, is none of them.
 *
 * @param site that of the usual language
 * @returns paths in the output folder, each with a slash at its end; a language may have been left out of the output
 */
export function languageFolders({ baseUrl, locales }: Pick<SiteFile, 'baseUrl' | 'locales'>): string[] {
  return locales
    .filter(({ path, url }) => url === undefined && path !== baseUrl && path.startsWith(baseUrl))
    .map(({ path }) => path.slice(baseUrl.length));
}

/**
 * How long browsers keep the files of an output. What is in `assets/` is named by its content, and so never changes.
 * All others keep their names: they are kept too, but a browser asks whether they have changed.
 */
export const cacheControl = {
  hashedFolder: 'assets/',
  hashed: 'public, max-age=31536000, immutable',
  others: 'no-cache',
} as const;
