import type { Breadcrumb } from '../../corpus/schema/index.ts';
import { encodePath } from '../../corpus/url/pathname.ts';
import { useSite } from '../corpus/corpus-context.ts';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../navigation/link.tsx';
import { message } from '../messages/message.ts';

/**
 * Renders the path to this page: the home page, and the categories of the sidebar. Search engines read the breadcrumbs
 * in the head: see `html/structured-data.ts`.
 */
export function Breadcrumbs({ breadcrumbs }: { breadcrumbs: Breadcrumb[] }) {
  const { home } = useSite();
  if (breadcrumbs.length === 0) return null;
  return (
    <nav aria-label={message('theme.docs.breadcrumbs.navAriaLabel')} className="breadcrumbs">
      <ul>
        {home !== undefined && (
          <li>
            <Link href={encodePath(home)} aria-label={message('theme.docs.breadcrumbs.home')}>
              <Icon name="home" />
            </Link>
          </li>
        )}
        {breadcrumbs.map((breadcrumb, index) => (
          <li key={index}>
            <Crumb {...breadcrumb} isLast={index === breadcrumbs.length - 1} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Crumb({ label, path, isLast }: Breadcrumb & { isLast: boolean }) {
  if (isLast || path === undefined) {
    return <span aria-current={isLast ? 'page' : undefined}>{label}</span>;
  }
  return <Link href={encodePath(path)}>{label}</Link>;
}
