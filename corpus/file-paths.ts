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
