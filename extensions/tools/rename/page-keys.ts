import type { CommandTools, ContentKey, Diagnostic, SiteContent } from '../../../compiler/index.ts';
import type { Moves } from './move.ts';

/** Old path of a source → the new value of `page_key` in its front matter; `null` to remove `page_key`. */
export type KeptKeys = ReadonlyMap<string, string | null>;

/**
 * Finds moved pages that need a `page_key` in their front matter to keep their key. By default, the key depends on
 * the file's path. The result also contains pages whose `page_key` becomes redundant, with the value `null`.
 *
 * @param after the site after the files have moved, with unchanged content
 */
export function keptKeys(before: SiteContent, after: SiteContent, moves: Moves): KeptKeys {
  const kept = new Map<string, string | null>();
  for (const [old, now] of keyPairs(before, after, moves)) {
    const prefix = prefixOf(old.key, before, old.source);
    const source = before.sources.get(old.source);
    const isSame = old.usual === now.usual || prefix !== prefixOf(now.key, after, now.source);
    if (isSame || !source || source.part || !/\.mdx?$/.test(old.source)) continue;
    if (now.usual !== old.key) {
      if (now.key !== old.key) kept.set(old.source, old.key.slice(prefix.length));
    } else if (source.frontMatter.page_key !== undefined) kept.set(old.source, null);
  }
  return kept;
}

/**
 * @returns a warning for each page whose key changes, because even `page_key` can't preserve the key at the new path
 */
export function changedKeys(
  before: SiteContent,
  after: SiteContent,
  moves: Moves,
  { diagnose }: CommandTools,
): Diagnostic[] {
  return [...keyPairs(before, after, moves)]
    .filter(([old, now]) => old.key !== now.key)
    .map(([old, now]) => diagnose('changed-page-key', { path: old.source }, { before: old.key, after: now.key }));
}

function* keyPairs(before: SiteContent, after: SiteContent, moves: Moves): Generator<[ContentKey, ContentKey]> {
  const now = new Map(after.keys.map((each) => [each.source, each]));
  for (const old of before.keys) {
    const key = now.get(moves.after(old.source));
    if (key) yield [old, key];
  }
}

/**
 * Returns the part of a key before the page's name: `doc/default/current/a/b` → `doc/default/current/`,
 * `post/blog/a` → `post/`.
 */
function prefixOf(key: string, { sources }: SiteContent, source: string): string {
  const collection = sources.get(source)?.folder;
  return collection?.kind === 'docs'
    ? `doc/${collection.instance}/${collection.version}/`
    : key.slice(0, key.indexOf('/') + 1);
}
