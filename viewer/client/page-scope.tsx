import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Page } from '../../corpus/schema/index.ts';
import { toDocusaurusToc, type TocHeading } from './docusaurus-toc.ts';
import { docMetadata } from './docs/doc-metadata.ts';
import { useShownPage } from './use-viewer.ts';

/** The names that expressions in content can use. */
export interface PageScope {
  /** The props of the partial that contains the code. Empty in a page. */
  props: Record<string, unknown>;
  /** The page's headings. */
  toc: TocHeading[];
  metadata: Record<string, unknown>;
  /** Addresses of the files that the front matter names. */
  assets: Record<string, unknown>;
}

const PropsContext = createContext<Record<string, unknown>>({});

/** The body of a partial, with the props of its include in the context. */
export function Partial({ children, ...props }: { children?: ReactNode; [prop: string]: unknown }) {
  return <PropsContext value={props}>{children}</PropsContext>;
}

/** The value of a prop of the partial, as text: `{props.a.b}`. */
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
