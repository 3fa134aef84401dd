import { createContext, useContext, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { viewerRoot } from '../../embedding.ts';
import { PageMetadata } from '../common/page-metadata.tsx';

export interface LayoutProps {
  title?: string;
  description?: string;
  /** The class of the element around the page. */
  wrapperClassName?: string;
  noFooter?: boolean;
  children?: ReactNode;
}

/**
 * Context: whether the site's own `Layout` is rendered around a page. A `Layout` of the viewer inside it then only
 * renders its children.
 */
const AroundPage = createContext(false);

/**
 * The layout of a React page. The viewer renders navbar and footer anyway, so this component only sets the document's
 * head and wraps the children.
 */
export function Layout({ title, description, wrapperClassName = '', noFooter = false, children }: LayoutProps) {
  useLayoutEffect(() => {
    const { classList } = viewerRoot();
    if (noFooter) classList.add('is-footerless');
    return () => classList.remove('is-footerless');
  }, [noFooter]);
  if (useContext(AroundPage)) return <AroundPage value={false}>{children}</AroundPage>;
  return (
    <>
      <PageMetadata title={title} description={description} />
      <div className={['page-layout', wrapperClassName].filter(Boolean).join(' ')}>{children}</div>
    </>
  );
}

/**
 * Creates a component that renders a site's `Layout` around pages. If the site's `Layout` contains the viewer's
 * `Layout`, the viewer's `Layout` renders only its children.
 */
export function aroundPage(Site: ComponentType<{ children: ReactNode }>) {
  return function SiteLayout({ children }: { children: ReactNode }) {
    return (
      <AroundPage value>
        <Site>{children}</Site>
      </AroundPage>
    );
  };
}
