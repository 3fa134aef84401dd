import { useEffect } from 'react';
import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { isEmbedded, viewerRoot } from '../embedding.ts';

interface DocumentHeadProps {
  page: Page;
  site: SiteFile;
}

/** Updates title, metadata and the classes of `<html>` with the page. Renders nothing. */
export function DocumentHead({ page, site }: DocumentHeadProps) {
  useEffect(() => {
    const { metadata } = page;
    const titleBefore = isEmbedded ? document.title : '';
    document.title = metadata.title;
    const classes = metadata.className?.split(/\s+/).filter(Boolean) ?? [];
    const { classList } = viewerRoot();
    // The shell may have set the same class before the viewer started.
    classList.add(...classes);
    return () => {
      classList.remove(...classes);
      if (isEmbedded && document.title === metadata.title) document.title = titleBefore;
    };
  }, [page]);
  useEffect(() => {
    let isShown = true;
    // Metadata is invisible, so it is updated after the page.
    import('./page-shown.ts').then(({ pageShown }) => isShown && pageShown(page, site)).catch(console.warn);
    return () => void (isShown = false);
  }, [page, site]);
  return null;
}
