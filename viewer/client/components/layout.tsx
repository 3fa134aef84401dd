import { useLayoutEffect, type ReactNode } from 'react';
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

/** The frame of a React page. Navbar and footer stand around it already; it says what belongs into the document's head. */
export function Layout({ title, description, wrapperClassName = '', noFooter = false, children }: LayoutProps) {
  useLayoutEffect(() => {
    const { classList } = viewerRoot();
    if (noFooter) classList.add('is-footerless');
    return () => classList.remove('is-footerless');
  }, [noFooter]);
  return (
    <>
      <PageMetadata title={title} description={description} />
      <div className={['page-layout', wrapperClassName].filter(Boolean).join(' ')}>{children}</div>
    </>
  );
}
