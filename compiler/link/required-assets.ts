import type { Config } from '../config/config.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { Head, Reference } from '../parse/document.ts';
import * as graph from '../incremental/index.ts';
import type { Blog } from '../site/blog/blog.ts';
import type { SourceFile } from '../source/source.ts';
import { decodePath, splitUrl } from '../../corpus/url/pathname.ts';
import { isExternal } from '../../corpus/url/policy.ts';
import { assetCandidates, dataCandidates, isContained, type Standpoint } from './file-candidates.ts';
import type { AssetUse } from './link.ts';
import { authorImageReference } from './author-images.ts';
import { isData } from './resolve-data.ts';
import { mayBeAsset } from './resolve-reference.ts';
import { namedFolders, standpointOf } from './standpoint.ts';
import { getOrMake } from '../values/maps.ts';

interface RequiredAssetsInput {
  readonly config: Config;
  readonly sources: ReadonlyMap<string, { file: SourceFile; head: Head }>;
  readonly blogs: readonly Pick<Blog, 'authorImages'>[];
}

type RequiredAssets = readonly [path: string, use: AssetUse][];

/**
 * Returns the files to which references and author images may lead, sorted, and how they are used. The files need not
 * exist. Each path is in the site's folder or in a folder that the config names.
 */
export function requiredAssets(input: RequiredAssetsInput): () => ReadonlyMap<string, ReadonlySet<AssetUse>> {
  const requiredBy = graph.each('files required by', input.sources, () => {
    const { config } = input;
    return ({ file, head }): RequiredAssets => {
      const standpoint = standpointOf(file, config);
      return [...head.references, ...[socialImage(head) ?? []].flat()].flatMap((reference) =>
        want(reference, standpoint),
      );
    };
  });
  const requiredByAuthors = graph.computed('files required by authors', (): RequiredAssets =>
    input.blogs
      .flatMap(({ authorImages }) => authorImages)
      .flatMap((image) => [image, ...(image.otherwise ?? []).map((url) => ({ ...image, url }))])
      .flatMap((authorImage) => {
        const { reference, standpoint } = authorImageReference(authorImage, input.config);
        return want(reference, standpoint);
      }),
  );
  const requiredBySources = graph.gather('files required by sources', requiredBy, (required) => required);
  return graph.computed('required files', () => {
    const required = new Map<string, Set<AssetUse>>();
    for (const [path, use] of [...requiredBySources(), ...requiredByAuthors()])
      getOrMake(required, path, () => new Set<AssetUse>()).add(use);
    return new Map([...required].sort(([a], [b]) => compareText(a, b)));
  });
}

function want(reference: Reference, standpoint: Standpoint): [string, AssetUse][] {
  const use = isData(reference) ? reference.kind : 'file';
  return candidatesOf(reference, standpoint)
    .filter((path) => isContained(path, namedFolders(standpoint)))
    .map((path) => [path, use]);
}

function candidatesOf(reference: Reference, standpoint: Standpoint): string[] {
  if (isData(reference)) return dataCandidates(reference.url, standpoint);
  return pathnamesOf(reference).flatMap((pathname) => assetCandidates(pathname, standpoint));
}

function pathnamesOf({ kind, url }: Reference): string[] {
  const { pathname } = splitUrl(url);
  if (kind === 'partial' || pathname === '' || isExternal(url)) return [];
  if (kind === 'link' && (!mayBeAsset(pathname) || /\.mdx?$/i.test(pathname))) return [];
  return [decodePath(pathname), pathname];
}

/**
 * Returns the social card image that front matter sets, if it is a file: `./card.png` (next to the page),
 * `@site/card.png`. Any other value is a URL, or a path below the base URL, and is not resolved.
 */
export function socialImage({ frontMatter, frontMatterPlaces }: Head): Reference | undefined {
  const { image } = frontMatter;
  if (typeof image !== 'string' || !/^(\.\.?\/|@site\/)/.test(image)) return undefined;
  return { kind: 'image', url: image, syntax: 'markdown', at: frontMatterPlaces.image ?? { line: 1, column: 1 } };
}
