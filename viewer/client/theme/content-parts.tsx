import type { ReactNode } from 'react';
import { encodePath } from '../../../corpus/url/pathname.ts';
import { usePage, useSite } from '../../corpus/corpus-context.ts';
import { Icon } from '../../icons/icon.tsx';
import { UnlistedBanner } from '../../layout/unlisted-banner.tsx';
import { message } from '../../messages/message.ts';
import { Link } from '../../navigation/link.tsx';
import { DocContent } from '../../pages/doc.tsx';
import { innerPart } from './inner-parts.tsx';

interface ContentVisibilityProps {
  metadata?: { unlisted?: boolean };
}

/** Renders a notice on unlisted pages. Drafts need no notice, because they are not published. */
export function ContentVisibility({ metadata }: ContentVisibilityProps): ReactNode {
  return metadata?.unlisted === true && <UnlistedBanner />;
}

/**
 * Renders only its children. Replaces components of Docusaurus that set the head or provide a context. The viewer sets
 * the head and the contexts elsewhere.
 */
export function Surrounding({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

/** Wraps the Markdown content of docs, posts and pages. */
export const ContentPart = innerPart('MDXContent', Surrounding);

/** Renders the title and the content of a doc inside the site's `MDXContent`. */
export function ContentOfParts({ children }: { children: ReactNode }): ReactNode {
  return (
    <DocContent>
      <ContentPart>{children}</ContentPart>
    </DocContent>
  );
}

/** `DocBreadcrumbs/Items/Home`: the link to the home page. */
export function HomeItem(): ReactNode {
  const { home } = useSite();
  return (
    home !== undefined && (
      <li className="breadcrumbs__item">
        <Link href={encodePath(home)} className="breadcrumbs__link" aria-label={message('theme.docs.breadcrumbs.home')}>
          <Icon name="home" />
        </Link>
      </li>
    )
  );
}

const Home = innerPart('DocBreadcrumbs/Items/Home', HomeItem);

/** Renders the breadcrumbs of a doc. The first item is the site's component. */
export function BreadcrumbsOfParts(): ReactNode {
  const page = usePage();
  if (page?.kind !== 'doc' || page.breadcrumbs.length === 0) return null;
  return (
    <nav aria-label={message('theme.docs.breadcrumbs.navAriaLabel')} className="breadcrumbs">
      <ul>
        <Home />
        {page.breadcrumbs.map(({ label, path }, index) => (
          <li key={index}>
            {path === undefined || index === page.breadcrumbs.length - 1 ? (
              <span aria-current={path === undefined ? undefined : 'page'}>{label}</span>
            ) : (
              <Link href={encodePath(path)}>{label}</Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
