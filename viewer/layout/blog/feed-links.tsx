import type { Metadata } from '../../../compiler/corpus/index.ts';

const names: Record<string, string> = {
  'application/rss+xml': 'RSS',
  'application/atom+xml': 'Atom',
  'application/json': 'JSON',
};

/** The feeds that a page names in its head, for readers who follow along. */
export function FeedLinks({ metadata }: { metadata: Metadata }) {
  const feeds = (metadata.elements ?? []).flatMap(({ tag, attributes: { rel, type = '', href } }) =>
    tag === 'link' && rel === 'alternate' && href?.startsWith('/') && Object.hasOwn(names, type) ? [{ href, name: names[type]! }] : [],
  );
  if (feeds.length === 0) return null;
  return (
    <ul className="feed-links" aria-label="Feeds">
      {feeds.map(({ href, name }) => (
        <li key={href}>
          {/* A file, and no page of the viewer. */}
          <a href={href} className="list-link">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
