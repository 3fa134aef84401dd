import type { ComponentProps, ReactNode } from 'react';
import {
  Icon,
  message,
  renderNodes,
  UnlistedBanner,
  useSiteFile as useSite,
  ViewerLink as Link,
} from '../../../../viewer/extension.ts';
import { ErrorBoundaryError, ErrorBoundaryTryAgainButton } from '../common/error-parts.tsx';
import { NotFound } from '../../../../viewer/client/index.ts';
import { BlogPostItemHeaderAuthor } from '../blog/blog-post.tsx';
import { BlogSidebar } from '../blog/blog-sidebar.tsx';
import { Surrounding } from '../content/content-parts.tsx';
import { iconParts } from './icons.tsx';
import { socialIcons } from './social-icons.tsx';

type Children = { children?: ReactNode };

/** Renders nothing. It replaces components of Docusaurus that set the head, because the viewer sets the head itself. */
function InHead(): ReactNode {
  return null;
}

function CloseButton(props: ComponentProps<'button'>): ReactNode {
  const label = message('theme.AnnouncementBar.closeButtonAriaLabel');
  return (
    <button type="button" className="icon-button" aria-label={label} {...props}>
      <Icon name="close" />
    </button>
  );
}

function AnnouncementContent({ className }: { className?: string }): ReactNode {
  const { announcement } = useSite();
  return announcement && <div className={className}>{renderNodes(announcement.body)}</div>;
}

function ErrorPageContent({ error, tryAgain }: { error: Error; tryAgain?: () => void }): ReactNode {
  return (
    <main className="error-box">
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
      <ErrorBoundaryError error={error} />
    </main>
  );
}

function CollapseButton({ collapsed, ...props }: ComponentProps<'button'> & { collapsed?: boolean }): ReactNode {
  return (
    <button type="button" aria-expanded={collapsed !== true} {...props}>
      {message('theme.TOCCollapsible.toggleButtonLabel')}
    </button>
  );
}

interface MenuProps {
  header?: ReactNode;
  primaryMenu?: ReactNode;
  secondaryMenu?: ReactNode;
}

function MenuLayout({ header, primaryMenu, secondaryMenu }: MenuProps): ReactNode {
  return (
    <div className="side-menu">
      {header}
      {primaryMenu}
      {secondaryMenu}
    </div>
  );
}

function CardLayout({ href, className, children }: Children & { href: string; className?: string }): ReactNode {
  return (
    <Link href={href} className={['card', className].filter(Boolean).join(' ')}>
      {children}
    </Link>
  );
}

interface CardHeadingProps {
  icon?: ReactNode;
  title?: ReactNode;
}

/** Components of Docusaurus that code of a site can import. The viewer does not render its own pages with them. */
export const smallParts = {
  'AnnouncementBar/CloseButton': CloseButton,
  'AnnouncementBar/Content': AnnouncementContent,
  'Blog/Pages/BlogAuthorsListPage': InHead,
  'BlogSidebar/Desktop': BlogSidebar,
  'BlogSidebar/Mobile': InHead,
  'Blog/Components/Author': BlogPostItemHeaderAuthor,
  'Blog/Components/Author/Socials': InHead,
  'BlogListPage/StructuredData': InHead,
  'BlogPostPage/Metadata': InHead,
  'BlogPostPage/StructuredData': InHead,
  CodeInline: (props: ComponentProps<'code'>) => <code {...props} />,
  'ContentVisibility/Draft': InHead,
  'ContentVisibility/Unlisted': UnlistedBanner,
  'DocBreadcrumbs/StructuredData': InHead,
  'DocCard/Description': ({ description }: { description?: ReactNode }) => <p className="card-text">{description}</p>,
  'DocCard/Heading': ({ icon, title }: CardHeadingProps) => (
    <h2 className="card-title">
      {icon} {title}
    </h2>
  ),
  'DocCard/Heading/Icon': ({ icon }: CardHeadingProps) => icon,
  'DocCard/Heading/Text': ({ title }: CardHeadingProps) => title,
  'DocCard/Layout': CardLayout,
  'DocRoot/Layout/Sidebar/ExpandButton': (props: ComponentProps<'button'>) => (
    <button type="button" aria-label={message('theme.docs.sidebar.expandButtonTitle')} {...props}>
      <Icon name="expand" />
    </button>
  ),
  ErrorPageContent,
  ...iconParts,
  ...socialIcons,
  'Navbar/MobileSidebar/Layout': MenuLayout,
  'NotFound/Content': NotFound,
  SearchMetadata: InHead,
  SiteMetadata: InHead,
  SkipToContent: InHead,
  'TOCCollapsible/CollapseButton': CollapseButton,
  ThemeProvider: Surrounding,
  'ThemeProvider/TitleFormatter': Surrounding,
  /** Does nothing, because Lectern highlights code when it compiles the site. */
  'prism-include-languages': () => undefined,
};
