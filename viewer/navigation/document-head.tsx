import { useEffect } from 'react';
import { pageMark } from '../../compiler/corpus/head-tags.ts';
import type { Page, SiteFile } from '../../compiler/corpus/index.ts';
import { headElements } from './head-elements.ts';

interface DocumentHeadProps {
  page: Page;
  site: SiteFile;
}

/** Keeps title, metadata and the classes of `<html>` in step with the page. Draws nothing itself. */
export function DocumentHead({ page, site }: DocumentHeadProps) {
  useEffect(() => {
    const { metadata } = page;
    document.title = metadata.title;
    const wanted = headElements(page, site);
    for (const element of document.head.querySelectorAll(`[${pageMark}]`)) {
      const same = wanted.findIndex((other) => other.isEqualNode(element));
      if (same === -1) element.remove();
      else wanted.splice(same, 1);
    }
    document.head.append(...wanted);

    const classes = metadata.className?.split(/\s+/).filter(Boolean) ?? [];
    const { classList } = document.documentElement;
    // The shell may have set the same class before the viewer started.
    classList.add(...classes);
    return () => classList.remove(...classes);
  }, [page, site]);
  return null;
}
