import { decodePath } from '../../../corpus/url/pathname.ts';
import { isSafeUrl } from '../../../corpus/url/policy.ts';
import { useSite } from '../../corpus/corpus-context.ts';
import { samePath } from '../../navigation/paths.ts';
import { blogMessage } from '../../messages/blog-message.ts';

const names: Record<string, string> = {
  'application/rss+xml': 'RSS',
  'application/atom+xml': 'Atom',
  'application/feed+json': 'JSON',
};

/** Renders links to the feeds of a blog. A feed is a file, not a page of the viewer, so the browser opens it. */
export function FeedLinks({ instance }: { instance: string }) {
  const { instances, feeds = [] } = useSite();
  const blog = instances.find(({ kind, id }) => kind !== 'docs' && id === instance);
  const own = feeds.filter(({ href }) => blog && samePath(folderOf(href), blog.path));
  if (own.length === 0) return null;
  return (
    <ul className="feed-links" aria-label={blogMessage('lectern.blog.feeds')}>
      {own.map(({ type, href, title }) => (
        <li key={href}>
          <a href={isSafeUrl(href) ? href : undefined} type={type} title={title} className="list-link">
            {names[type] ?? title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function folderOf(href: string): string {
  return decodePath(href).replace(/[^/]*$/, '');
}
