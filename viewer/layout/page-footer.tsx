import type { DocPage, StandalonePage, TagLink } from '../../compiler/corpus/index.ts';
import { encodePath } from '../../compiler/url/pathname.ts';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { formatDate } from './format-date.ts';

interface PageFooterProps {
  tags: TagLink[];
  editUrl: string | undefined;
  lastUpdate: DocPage['lastUpdate'] | StandalonePage['lastUpdate'];
}

/** Below the content: the page's tags, where to edit it, and when it last changed. */
export function PageFooter({ tags, editUrl, lastUpdate }: PageFooterProps) {
  if (tags.length === 0 && editUrl === undefined && !lastUpdate) return null;
  return (
    <footer className="page-footer">
      {tags.length > 0 && (
        <div className="tag-row">
          <b>Tags:</b>
          <ul>
            {tags.map(({ label, path, description }, index) => (
              <li key={index}>
                <Link href={encodePath(path)} className="tag-link" rel="tag" title={description}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {(editUrl !== undefined || lastUpdate) && (
        <div className="edit-row">
          {editUrl !== undefined && (
            <Link href={editUrl} className="edit-link">
              <Icon name="edit" />
              Edit this page
            </Link>
          )}
          {lastUpdate && <LastUpdated {...lastUpdate} />}
        </div>
      )}
    </footer>
  );
}

function LastUpdated({ at, by }: NonNullable<DocPage['lastUpdate']>) {
  const date = at === undefined ? undefined : formatDate(at);
  return (
    <span className="last-updated">
      Last updated
      {date !== undefined && (
        <>
          {' on '}
          <time dateTime={at}>
            <b>{date}</b>
          </time>
        </>
      )}
      {by !== undefined && (
        <>
          {' by '}
          <b>{by}</b>
        </>
      )}
    </span>
  );
}
