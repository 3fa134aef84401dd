import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Page } from '../../corpus/schema/index.ts';
import { toDocusaurusToc, type TocHeading } from './docusaurus-toc.ts';
import { docMetadata } from './docs/doc-metadata.ts';
import { useShownPage } from './use-viewer.ts';

/** What expressions of content may name. */
export interface PageScope {
  /** Those of the partial that holds the code; none on a page of its own. */
  props: Record<string, unknown>;
  /** The page's headings. */
  toc: TocHeading[];
  metadata: Record<string, unknown>;
  /** Files that the front matter names: their addresses. */
  assets: Record<string, unknown>;
}

const PropsContext = createContext<Record<string, unknown>>({});

/** A partial's body, and around it the props that it was included with. */
export function Partial({ children, ...props }: { children?: ReactNode; [prop: string]: unknown }) {
  return <PropsContext value={props}>{children}</PropsContext>;
}

/** The text of what code has given a partial: `{props.a.b}`. */
export function Value({ keys }: { keys: readonly string[] }): ReactNode {
  const value = keys.reduce<unknown>(
    (object, key) => (object as Record<string, unknown> | null | undefined)?.[key],
    useContext(PropsContext),
  );
  return value as ReactNode;
}

/** @throws ReactContextError outside of a page */
export function usePageScope(): PageScope {
  const page = useShownPage('usePageScope');
  const props = useContext(PropsContext);
  return useMemo(() => ({ props, ...scopeOf(page) }), [props, page]);
}

function scopeOf(page: Page): Omit<PageScope, 'props'> {
  const { image } = page.metadata;
  return {
    toc: 'toc' in page ? toDocusaurusToc(page.toc) : [],
    metadata: docMetadata(page),
    assets: image === undefined ? {} : { image },
  };
}
