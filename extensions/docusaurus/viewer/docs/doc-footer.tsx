import type { ReactNode } from 'react';
import {
  encodePath,
  Icon,
  message,
  OwnLastUpdated,
  slot,
  usePage,
  ViewerLink as Link,
} from '../../../../viewer/extension.ts';

interface EditProps {
  editUrl?: string | undefined;
}

interface UpdateProps {
  /** The time of the last change, in milliseconds since 1970. */
  lastUpdatedAt?: number | undefined;
  lastUpdatedBy?: string | undefined;
}

export interface TagOfTheme {
  label: string;
  permalink: string;
  description?: string | undefined;
  count?: number | undefined;
}

/** The link to edit the page. */
export function EditThisPage({ editUrl }: EditProps): ReactNode {
  return (
    editUrl !== undefined && (
      <Link href={editUrl} className="edit-link">
        <Icon name="edit" />
        {message('theme.common.editThisPage')}
      </Link>
    )
  );
}

/** The date and the author of the page's last change. */
export function LastUpdated({ lastUpdatedAt, lastUpdatedBy }: UpdateProps): ReactNode {
  const at = lastUpdatedAt === undefined ? undefined : new Date(lastUpdatedAt).toISOString();
  return <OwnLastUpdated at={at} by={lastUpdatedBy} />;
}

/** A tag, with the number of its pages if `count` is set. */
export function Tag({ label, permalink, description, count }: TagOfTheme): ReactNode {
  return (
    <Link href={permalink} className="tag-link" rel="tag" title={description}>
      {label}
      {count !== undefined && <span> {count}</span>}
    </Link>
  );
}

/** The tags of a page in a row. */
export function TagsListInline({ tags }: { tags: readonly TagOfTheme[] }): ReactNode {
  return (
    <div className="tag-row">
      <b>{message('theme.tags.tagsListLabel')}</b>
      <ul>
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <InnerTag {...tag} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The link to edit a page, and the date of its last change. */
export function EditMetaRow({
  className,
  editUrl,
  ...update
}: EditProps & UpdateProps & { className?: string }): ReactNode {
  const isUpdated = update.lastUpdatedAt !== undefined || update.lastUpdatedBy !== undefined;
  return (
    <div className={['edit-row', className].filter(Boolean).join(' ')}>
      {editUrl !== undefined && <InnerEditThisPage editUrl={editUrl} />}
      {isUpdated && <InnerLastUpdated {...update} />}
    </div>
  );
}

const InnerTag = slot('Tag', Tag);
const InnerEditThisPage = slot('EditThisPage', EditThisPage);
const InnerLastUpdated = slot('LastUpdated', LastUpdated);
const InnerTagsListInline = slot('TagsListInline', TagsListInline);
const InnerEditMetaRow = slot('EditMetaRow', EditMetaRow);

/** The footer of a doc: its tags, the link to edit it, the date of its last change. */
export function DocItemFooter(): ReactNode {
  const page = usePage();
  if (page?.kind !== 'doc') return null;
  const { tags, editUrl, lastUpdate } = page;
  const at = lastUpdate?.at === undefined ? undefined : Date.parse(lastUpdate.at);
  if (tags.length === 0 && editUrl === undefined && !lastUpdate) return null;
  return (
    <footer className="page-footer">
      {tags.length > 0 && (
        <InnerTagsListInline tags={tags.map(({ path, ...tag }) => ({ ...tag, permalink: encodePath(path) }))} />
      )}
      {(editUrl !== undefined || lastUpdate) && (
        <InnerEditMetaRow editUrl={editUrl} lastUpdatedAt={at} lastUpdatedBy={lastUpdate?.by} />
      )}
    </footer>
  );
}
