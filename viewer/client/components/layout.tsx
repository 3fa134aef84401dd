import { createContext, useContext, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { viewerRoot } from '../../embedding.ts';
import { PageMetadata } from '../common/page-metadata.tsx';

export interface LayoutProps {
  title?: string;
  description?: string;
  /** Class of the element around the page. */
  wrapperClassName?: string;
  noFooter?: boolean;
  children?: ReactNode;
}

/** Whether the site's layout is rendered around a page that already has the viewer's layout. */
const AroundPage = createContext(false);

/**
 * The layout of a React page. The viewer already renders navbar and footer; this component sets the document's head.
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

/** Wraps pages with a finished layout in the site's layout, which renders the viewer's layout. */
export function aroundPage(Site: ComponentType<{ children: ReactNode }>) {
  return function SiteLayout({ children }: { children: ReactNode }) {
    return (
      <AroundPage value>
        <Site>{children}</Site>
      </AroundPage>
    );
  };
}
