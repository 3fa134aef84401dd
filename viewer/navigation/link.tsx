import { useEffect, useRef, type AnchorHTMLAttributes, type MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isExternal, isSafeUrl } from '../../corpus/url/policy.ts';
import { useCorpus, useSite } from '../corpus/corpus-context.ts';
import { belowBase, isInOtherLanguage, samePath } from './paths.ts';
import { rememberScroll } from './scroll-position.ts';
import { onceVisible } from './once-visible.ts';
import { useOfPathname } from './use-location.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** The percent-encoded target: `/docs/a%20b#c`, `#c`, `https://…`. */
  href: string;
  /** Whether following the link replaces the current history entry. */
  replace?: boolean | undefined;
  /**
   * Whether the link is only visible for a short time, among many others, as in search results. Then its page is
   * prefetched on hover, not when the link becomes visible.
   */
  isFleeting?: boolean | undefined;
}

/**
 * Renders a link. If it leads to a page of the site, it prefetches the page, and navigates without a reload. An
 * external link opens in a new tab.
 */
export function Link({ href, replace, isFleeting, children, ...attributes }: LinkProps) {
  if (!isSafeUrl(href)) return <a {...attributes}>{children}</a>;
  if (isExternal(href)) {
    const tab = /^https?:|^\/\//i.test(href) ? newTab : undefined;
    // Deletes an undefined `target`, because it would override the `target` of `newTab` in the spread below.
    if (attributes.target === undefined) delete attributes.target;
    return (
      <a {...tab} {...attributes} href={href}>
        {children}
      </a>
    );
  }
  return (
    <SiteLink {...attributes} href={href} replace={replace} isFleeting={isFleeting}>
      {children}
    </SiteLink>
  );
}

const newTab = { target: '_blank', rel: 'noopener noreferrer' };

function SiteLink({ href, replace, isFleeting, onClick, children, ...attributes }: LinkProps) {
  const corpus = useCorpus();
  const site = useSite();
  const anchor = useRef<HTMLAnchorElement>(null);
  const target = href.replace(/[?#].*$/, '');
  // The viewer does not handle links to files, links to other languages, links with a `target`, and text fragments
  // (`#:~:text=…`). The browser follows these links itself.
  const isOurs =
    !attributes.target && attributes.download === undefined && !href.includes(':~:') && !isInOtherLanguage(href, site);
  const isOwnPage = useOfPathname((pathname) => samePath(target || pathname, pathname));
  const isPage = isOurs && !isOwnPage && href.startsWith('/') && belowBase(href, corpus.baseUrl) !== undefined;

  const prefetch = isPage
    ? (pointing?: unknown) =>
        void import('./prefetch.ts')
          .then(({ prefetchPage }) => prefetchPage(corpus, site, href, pointing))
          .catch(() => undefined)
    : undefined;

  useEffect(() => {
    if (prefetch && !isFleeting && anchor.current) return onceVisible(anchor.current, prefetch);
    // `prefetch` is a new function at each render, but it depends only on the values in this list.
  }, [corpus, site, href, isPage, isFleeting]);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // A link to the same page with another query navigates as well, but needs no prefetching.
    const asks = isOurs && isOwnPage && !href.includes('#') && href.slice(target.length) !== location.search;
    if (!(isPage || asks) || !isPlain || event.defaultPrevented) return;
    event.preventDefault();
    rememberScroll();
    navigate(href, { replace: replace ?? false });
  };
  return (
    <a
      {...attributes}
      ref={anchor}
      href={href}
      onClick={follow}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    >
      {children}
    </a>
  );
}
