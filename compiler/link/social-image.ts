import type { Head, Reference } from '../parse/document.ts';

/**
 * The picture for social cards, when the front matter names a file: `./card.png` beside the page, `@site/card.png`.
 * Anything else is a path below the base URL or an address, and stays as it is.
 */
export function socialImage({ frontMatter, frontMatterPlaces }: Head): Reference | undefined {
  const { image } = frontMatter;
  if (typeof image !== 'string' || !/^(\.\.?\/|@site\/)/.test(image)) return undefined;
  return { kind: 'image', url: image, syntax: 'markdown', at: frontMatterPlaces.image ?? { line: 1, column: 1 } };
}
