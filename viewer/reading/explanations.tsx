import type { ReactNode } from 'react';
import type { Page } from '../../corpus/schema/index.ts';
import { decodeId, idInHash, splitUrl } from '../../corpus/url/pathname.ts';
import { DrawCode } from '../body/component.ts';
import { loadComponents } from '../body/load-components.ts';
import { renderNodes } from '../body/render-nodes.tsx';
import type { Corpus } from '../corpus/corpus.ts';
import { pageFile } from '../corpus/page-file.ts';
import { readingMessage } from '../messages/reading-message.ts';
import { Link } from '../navigation/link.tsx';
import { belowBase, samePath } from '../navigation/paths.ts';
import { sparesTraffic } from '../navigation/prefetch.ts';
import { findTerm } from './find-term.ts';
import { firstLines } from './first-lines.ts';
import { footnoteNodes } from './footnote-nodes.ts';

/** A kind of element in the text that has explanations in a popover. */
export interface Explanation {
  /** Selects the elements. */
  selector: string;
  /** How long the pointer must stay on the element, in milliseconds. */
  delay: number;
  /**
   * Whether a click or a tap also opens it; then the click has no other effect. `answers`: only a click opens it, to
   * confirm the click's own effect for a moment.
   */
  opensOnClick: boolean | 'answers';
  /** @returns undefined if there is no explanation */
  explain: (element: HTMLElement) => Promise<ReactNode>;
}

/** Footnotes of the page, which are also at its end. */
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

/** Terms that the glossary defines. */
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

/** The link sign next to a heading: a click copies the address of the section, and navigates to it. */
export const copiedLinks: Explanation = {
  selector: '.hash-link',
  delay: 0,
  opensOnClick: 'answers',
  async explain(element) {
    // Insecure origins have no clipboard.
    if (!navigator.clipboard) return undefined;
    await navigator.clipboard.writeText((element as HTMLAnchorElement).href);
    return readingMessage('lectern.linkCopied');
  },
};

/** The title and the first lines of the linked page or section. The preview has no controls. */
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
            {/* The code of this page can't render components of the other page. */}
            <DrawCode value={undefined}>{renderNodes(nodes)}</DrawCode>
          </div>
        </>
      );
    },
  };
}
