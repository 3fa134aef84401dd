import { pageKey } from '../../corpus/page-key.ts';
import { diagnose } from '../diagnostics/catalogue.ts';
import type { Head } from '../parse/document.ts';
import type { Report } from './report.ts';
import type { Site } from './site.ts';

type KeyedSite = Pick<Site, 'docs' | 'blogs' | 'pages' | 'config'>;

/** The key of a page that has a source file. */
export interface SourceKey {
  source: string;
  key: string;
  /** The key that the page would have without `page_key`. */
  usual: string;
}

/** @returns the keys of all docs, posts and standalone pages */
export function* sourceKeys({ docs, blogs, pages, config }: KeyedSite): Generator<SourceKey> {
  const keyed = (page: { source: string; keyName?: string | undefined }, place: Parameters<typeof pageKey>[0]) => ({
    source: page.source,
    key: pageKey({ ...place, name: page.keyName }, config),
    usual: pageKey(place, config),
  });
  for (const { versions } of docs)
    for (const { docs: all } of versions)
      for (const doc of all.values()) {
        const { path, id, instance, version } = doc;
        yield keyed(doc, { kind: 'doc', path, id, instance, version });
      }
  for (const { kind, posts } of blogs)
    for (const post of posts) yield keyed(post, { kind: kind === 'blog' ? 'post' : 'entry', path: post.path });
  for (const page of pages) yield keyed(page, { kind: 'page', path: page.path });
}

/**
 * Reports pages whose `page_key` results in the same key as another page's.
 *
 * @param named documents that have a `page_key`, by path
 */
export function checkKeys(
  site: KeyedSite,
  named: ReadonlyMap<string, Pick<Head, 'frontMatterPlaces'>>,
  report: Report,
): void {
  if (named.size === 0) return;
  const bySource = new Map<string, string[]>();
  for (const { key, source } of sourceKeys(site)) bySource.set(key, [...(bySource.get(key) ?? []), source]);
  for (const [key, sources] of bySource) {
    if (sources.length === 1) continue;
    const source = sources.findLast((each) => named.has(each))!;
    const other = sources.find((each) => each !== source)!;
    const place = { path: source, ...named.get(source)?.frontMatterPlaces.page_key };
    report(
      diagnose('duplicate-page-key', place, { key, other }, [
        { path: other, message: 'the other page with this page key' },
      ]),
    );
  }
}
