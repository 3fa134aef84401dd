import type { EntryPage } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { PostPage } from '../layout/blog/post-page.tsx';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { blogMessage } from '../messages/blog-message.ts';

/** Renders one release of a changelog. */
export function EntryView({ page }: { page: EntryPage }) {
  return (
    <PostPage page={page} kind="release">
      {page.listPath !== undefined && (
        <Link href={encodePath(page.listPath)} className="back-link">
          <Icon name="back" />
          {blogMessage('lectern.changelog.all')}
        </Link>
      )}
    </PostPage>
  );
}
