import { useEffect } from 'react';
import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { isEmbedded, viewerRoot } from '../embedding.ts';

interface DocumentHeadProps {
  page: Page;
  site: SiteFile;
}

/** Sets the title, the metadata and the classes of `<html>` for a page. Renders nothing. */
export function DocumentHead({ page, site }: DocumentHeadProps) {
  useEffect(() => {
    const { metadata } = page;
    const titleBefore = isEmbedded ? document.title : '';
    document.title = metadata.title;
    const classes = metadata.className?.split(/\s+/).filter(Boolean) ?? [];
    const { classList } = viewerRoot();
    // Static HTML may already contain these classes. Adding them again has no effect.
    classList.add(...classes);
    return () => {
      classList.remove(...classes);
      if (isEmbedded && document.title === metadata.title) document.title = titleBefore;
    };
  }, [page]);
  useEffect(() => {
    let isShown = true;
    // The code for metadata is loaded after the page is rendered, because readers don't see metadata.
    import('./page-shown.ts').then(({ pageShown }) => isShown && pageShown(page, site)).catch(console.warn);
    return () => void (isShown = false);
  }, [page, site]);
  return null;
}
