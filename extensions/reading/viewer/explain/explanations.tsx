import type { ReactNode } from 'react';
import type { Page } from '../../../../corpus/index.ts';
import {
  Link,
  RenderCode,
  belowBase,
  decodeId,
  idInHash,
  loadComponents,
  pageFile,
  readingMessage,
  renderNodes,
  samePath,
  sparesTraffic,
  splitUrl,
  type Corpus,
} from '../../../../viewer/tool-parts.ts';
import { findTerm } from './find-term.ts';
import { firstLines } from './first-lines.ts';
import { footnoteNodes } from './footnote-nodes.ts';

/** A kind of explanation, and the elements that have it: for example, the footnote for a footnote reference. */
export interface Explanation {
  /** A CSS selector of the elements. */
  selector: string;
  /** How long the pointer must stay on an element before the explanation opens, in milliseconds. */
  delay: number;
  /**
   * `true`: a click or tap opens the explanation instead of following the link. `answers`: only a click opens the
   * explanation. It confirms the action of the click, and closes after a moment.
   */
  opensOnClick: boolean | 'answers';
  /** @returns the content of the explanation; undefined if the element has none */
  explain: (element: HTMLElement) => Promise<ReactNode>;
}

/** Explains references to footnotes. The footnotes are also at the end of the page. */
export function footnotes(page: Page): Explanation {
  return {
    selector: 'a[data-footnote-ref]',
    delay: 150,
    opensOnClick: true,
    async explain(element) {
      const href = element.getAttribute('href')!;
      const nodes = 'body' in page ? footnoteNodes(page.body.children, decodeURIComponent(href.slice(1))) : [];
      if (nodes.length === 0) return undefined;
      return (
        <>
          <div className="prose">{renderNodes(nodes)}</div>
          <a className="popover-more" href={href}>
            {readingMessage('lectern.footnotes.goTo')}
          </a>
        </>
      );
    },
  };
}

/** Explains terms by their definition in the glossary. */
export function terms(page: Page): Explanation {
  return {
    selector: '.term',
    delay: 150,
    opensOnClick: true,
    async explain(element) {
      const found = 'body' in page ? findTerm(page.body.children, element.dataset.term!) : undefined;
      if (!found) return undefined;
      const { term, definition, href } = found;
      return (
        <>
          <p className="popover-title">{term}</p>
          <p>{definition}</p>
          {href !== undefined && (
            <Link className="popover-more" href={href}>
              {readingMessage('lectern.term.more', { term })}
            </Link>
          )}
        </>
      );
    },
  };
}

/** Confirms a click on the link next to a heading. The click copies the address of the section, and navigates to it. */
export const copiedLinks: Explanation = {
  selector: '.hash-link',
  delay: 0,
  opensOnClick: 'answers',
  async explain(element) {
    // `navigator.clipboard` is undefined on insecure origins.
    if (!navigator.clipboard) return undefined;
    await navigator.clipboard.writeText((element as HTMLAnchorElement).href);
    return readingMessage('lectern.linkCopied');
  },
};

/**
 * Explains links with the title and the first lines of the linked page or section. The preview is not interactive.
 */
export function linkPreviews(corpus: Corpus): Explanation {
  return {
    selector: '.prose a[href^="/"]:not(.card, .button, [target], [download])',
    delay: 450,
    opensOnClick: false,
    async explain(element) {
      const { pathname, hash } = splitUrl(element.getAttribute('href')!);
      const path = belowBase(pathname, corpus.baseUrl);
      if (path === undefined || samePath(pathname, location.pathname) || sparesTraffic()) return undefined;
      const page = await corpus.load(pageFile(path));
      const { section, nodes } = firstLines(page, decodeId(idInHash(hash)));
      await loadComponents(nodes, false);
      return (
        <>
          {section !== undefined && <p className="popover-place">{page.title}</p>}
          <p className="popover-title">{section ?? page.title}</p>
          <div className="prose popover-lines">
            {/* This page's code can't render components of the linked page, and the linked page's code is not loaded. */}
            <RenderCode value={undefined}>{renderNodes(nodes)}</RenderCode>
          </div>
        </>
      );
    },
  };
}
