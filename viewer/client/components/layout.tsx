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

/** Whether the site's own layout is drawn around a page that the viewer has laid out. */
const AroundPage = createContext(false);

/** The frame of a React page. Navbar and footer stand around it already; it says what belongs into the document's head. */
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

/** Draws a site's layout, which hands on to that of the viewer, around pages that are laid out already. */
export function aroundPage(Site: ComponentType<{ children: ReactNode }>) {
  return function SiteLayout({ children }: { children: ReactNode }) {
    return (
      <AroundPage value>
        <Site>{children}</Site>
      </AroundPage>
    );
  };
}
