import type { Config } from './config.ts';

/** The kinds of collections of content: the keys of the config that list those of a kind. */
export const collectionKinds = ['docs', 'pages', 'blog', 'changelog'] as const;
export type CollectionKind = (typeof collectionKinds)[number];

type Collections = Pick<Config, CollectionKind>;

/** @returns the options of every collection, in the order of the kinds */
export function collectionOptions(config: Collections): Collections[CollectionKind][number][] {
  return collectionKinds.flatMap((kind): Collections[CollectionKind][number][] => config[kind]);
}
