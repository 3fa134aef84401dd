import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sourceKeys, type SourceKey } from '../site/page-keys.ts';
import type { Moves } from './move.ts';
import type { SiteState } from './read-state.ts';

/** Old path of a source → the `page_key` that it needs; `null` if it no longer needs one. */
export type KeptKeys = ReadonlyMap<string, string | null>;

/**
 * Finds pages that need a `page_key`, so that their key doesn't change with the file's path.
 *
 * @param after the site after the files have moved, with unchanged content
 */
export function keptKeys(before: SiteState, after: SiteState, moves: Moves): KeptKeys {
  const kept = new Map<string, string | null>();
  for (const [old, now] of keyPairs(before, after, moves)) {
    const prefix = prefixOf(old.key, before, old.source);
    const source = before.sources.get(old.source);
    const isSame = old.usual === now.usual || prefix !== prefixOf(now.key, after, now.source);
    if (isSame || !source || source.file.part || !/\.mdx?$/.test(old.source)) continue;
    if (now.usual !== old.key) {
      if (now.key !== old.key) kept.set(old.source, old.key.slice(prefix.length));
    } else if (source.head.frontMatter.page_key !== undefined) kept.set(old.source, null);
  }
  return kept;
}

/**
 * @returns a warning for each page whose key changes with the move, because `page_key` can't keep it at the new
 * path
 */
export function changedKeys(before: SiteState, after: SiteState, moves: Moves): Diagnostic[] {
  return [...keyPairs(before, after, moves)]
    .filter(([old, now]) => old.key !== now.key)
    .map(([old, now]) => diagnose('changed-page-key', { path: old.source }, { before: old.key, after: now.key }));
}

function* keyPairs(before: SiteState, after: SiteState, moves: Moves): Generator<[SourceKey, SourceKey]> {
  const now = new Map(Array.from(keysOf(after), (each) => [each.source, each]));
  for (const old of keysOf(before)) {
    const key = now.get(moves.after(old.source));
    if (key) yield [old, key];
  }
}

function keysOf({ languages }: SiteState): Iterable<SourceKey> {
  return sourceKeys({ ...pick(languages[0]!.site), config: languages[0]!.config });
}

function pick({ docs, blogs, pages }: SiteState['languages'][number]['site']) {
  return { docs, blogs, pages };
}

/**
 * Returns the part of a key before the page's name: `doc/default/current/a/b` → `doc/default/current/`,
 * `post/blog/a` → `post/`.
 */
function prefixOf(key: string, { sources }: SiteState, source: string): string {
  const collection = sources.get(source)?.file.collection;
  return collection?.kind === 'docs'
    ? `doc/${collection.instance}/${collection.version}/`
    : key.slice(0, key.indexOf('/') + 1);
}
