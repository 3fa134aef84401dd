import type { ReactNode } from 'react';
import {
  DocContent,
  encodePath,
  Icon,
  message,
  slot,
  UnlistedBanner,
  usePage,
  useSiteFile as useSite,
  ViewerLink as Link,
} from '../../../../viewer/extension.ts';

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
export const ContentPart = slot('MDXContent', Surrounding);

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

const Home = slot('DocBreadcrumbs/Items/Home', HomeItem);

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
