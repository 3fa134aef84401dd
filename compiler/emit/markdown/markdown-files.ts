import type { Site } from '../../site/site.ts';
import { belowBase } from '../../../corpus/url/pathname.ts';
import type { EmitInput } from '../emission.ts';

/**
 * Where the Markdown of each page of text is written, by the path of the page:
 *
 *     /docs/installation/ → docs/installation.md      / → index.md
 *
 * A page has none where the site has a file or another page of that name, and none when all of it is code.
 */
export function markdownFiles(
  { places, redirects, pages: standalone, config }: Pick<Site, 'places' | 'redirects' | 'pages' | 'config'>,
  staticFiles: EmitInput['staticFiles'],
): ReadonlyMap<string, string> {
  const below = (path: string) => belowBase(path, config).replace(/^\/+|\/+$/g, '');
  const pages = new Set(
    [...places.map(({ path }) => path), ...redirects.map(({ from }) => from)].map((path) => fold(below(path))),
  );
  const bare = new Set(standalone.flatMap((page) => (page.bare ? [page.path] : [])));
  const texts = places.filter(({ path, source }) => source !== undefined && !bare.has(path));
  const files = texts.map(({ path }) => [path, `${below(path) || 'index'}.md`] as const);
  return new Map(files.filter(([, file]) => !staticFiles.has(file) && !pages.has(fold(file))));
}

function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
