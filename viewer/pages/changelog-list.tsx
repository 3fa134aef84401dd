import type { ChangelogListPage } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { Day } from '../layout/blog/day.tsx';
import { FeedLinks } from '../layout/blog/feed-links.tsx';
import { groupByYear } from '../layout/blog/group-by-year.ts';
import { ListFrame } from '../layout/blog/list-frame.tsx';
import { Link } from '../navigation/link.tsx';
import { blogMessage } from '../messages/blog-message.ts';

/** Renders one page of a changelog: releases with their dates and summaries. */
export function ChangelogListView({ page }: { page: ChangelogListPage }) {
  const { title, description, listing, items, context } = page;
  return (
    <ListFrame
      title={title}
      description={description}
      listing={listing}
      head={<FeedLinks instance={context.instance} />}
    >
      {items.length === 0 && <p className="list-empty">{blogMessage('lectern.changelog.empty')}</p>}
      {groupByYear(items).map(({ year, items: releases }, index, groups) => (
        <section key={index} className="releases">
          {(year !== undefined || groups.length > 1) && (
            <h2 className="year">{year ?? blogMessage('lectern.changelog.undated')}</h2>
          )}
          <ul>
            {releases.map((release) => (
              <li key={release.path}>
                <Link href={encodePath(release.path)}>{release.title}</Link>
                <Day iso={release.date} withYear={false} />
                <Summary description={release.description} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </ListFrame>
  );
}

/**
 * Renders the description of a release without a list marker. Omits descriptions of one or two words. If a release
 * contains no paragraphs, its description is only its first heading, such as `Added` or `New Feature`.
 */
function Summary({ description = '' }: { description?: string }) {
  const text = description.replace(/^(?:-|\d+\.) /, '');
  return text.split(' ').length > 2 ? <p>{text}</p> : null;
}
