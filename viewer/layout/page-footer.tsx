import type { DocPage, StandalonePage, TagLink } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { message, richMessage } from '../messages/message.ts';

interface PageFooterProps {
  tags: TagLink[];
  editUrl: string | undefined;
  lastUpdate: DocPage['lastUpdate'] | StandalonePage['lastUpdate'];
}

/** The footer of a page: its tags, the link to edit it, and the date of its last change. */
export function PageFooter({ tags, editUrl, lastUpdate }: PageFooterProps) {
  const { reading } = useSite();
  // Reserves the space of the feedback form. The form is loaded later.
  const feedback = reading?.feedback && <div className="feedback" />;
  if (tags.length === 0 && editUrl === undefined && !lastUpdate) return feedback;
  return (
    <footer className="page-footer">
      {feedback}
      {tags.length > 0 && (
        <div className="tag-row">
          <b>{message('theme.tags.tagsListLabel')}</b>
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
              {message('theme.common.editThisPage')}
            </Link>
          )}
          {lastUpdate && <LastUpdated {...lastUpdate} />}
        </div>
      )}
    </footer>
  );
}

/** Renders the date and the author of a page's last change. */
export function LastUpdated({ at, by }: NonNullable<DocPage['lastUpdate']>) {
  const date = at === undefined ? undefined : formatDate(at);
  const atDate =
    date === undefined
      ? ''
      : richMessage('theme.lastUpdated.atDate', {
          date: (
            <time dateTime={at}>
              <b>{date}</b>
            </time>
          ),
        });
  const byUser = by === undefined ? '' : richMessage('theme.lastUpdated.byUser', { user: <b>{by}</b> });
  return <span className="last-updated">{richMessage('theme.lastUpdated.lastUpdatedAtBy', { atDate, byUser })}</span>;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 *     '2018-10-14T12:34:56.000Z'  →  'Oct 14, 2018'
 *
 * @returns the day in UTC; undefined for text that is not a date
 */
export function formatDate(iso: string): string | undefined {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return undefined;
  return `${months[date.getUTCMonth()]} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}
