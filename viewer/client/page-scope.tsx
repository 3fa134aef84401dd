import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Page } from '../../corpus/schema/index.ts';
import { toTocHeadings, type TocHeading } from './toc-headings.ts';
import { docMetadata } from './docs/doc-metadata.ts';
import { useShownPage } from './use-viewer.ts';

/** The names that expressions in content can use. */
export interface PageScope {
  /** The props of the partial that contains the expression; empty in a page. */
  props: Record<string, unknown>;
  /** The headings of the page. */
  toc: TocHeading[];
  metadata: Record<string, unknown>;
  /** Front matter field that names a file, such as `image` → address of this file. */
  assets: Record<string, unknown>;
}

const PropsContext = createContext<Record<string, unknown>>({});

/** Renders the body of a partial. Expressions in it can use the props of the element that includes the partial. */
export function Partial({ children, ...props }: { children?: ReactNode; [prop: string]: unknown }) {
  return <PropsContext value={props}>{children}</PropsContext>;
}

/** Renders an expression with a prop of the partial. For `{props.a.b}`, `keys` is `['a', 'b']`. */
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
    toc: 'toc' in page ? toTocHeadings(page.toc) : [],
    metadata: docMetadata(page),
    assets: image === undefined ? {} : { image },
  };
}
