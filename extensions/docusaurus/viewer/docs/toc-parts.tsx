import type { ComponentType, ReactNode } from 'react';
import {
  fromTocHeadings,
  message,
  nestToc,
  slot,
  TOC,
  type TocBranch,
  TOCCollapsible,
  type TocHeading,
  TocList,
  type TocProps,
  toTocHeadings,
  useActiveHeading,
  usePage,
} from '../../../../viewer/extension.ts';
import { useFilteredAndTreeifiedTOC } from '../common/page-hooks.ts';

/** @returns whether the current doc has a table of contents */
function useHasToc(): boolean {
  const page = usePage();
  return page?.kind === 'doc' && !page.hideToc && page.toc.length > 0;
}

/** Renders the links of a table of contents in a list with the class `className`. */
export function TOCItems({ toc = [], minHeadingLevel = 2, maxHeadingLevel = 3 }: TocProps): ReactNode {
  const tree = useFilteredAndTreeifiedTOC({ toc, minHeadingLevel, maxHeadingLevel });
  return <Tree toc={tree} className="toc-list" linkClassName="" />;
}

interface TreeProps {
  /** Headings, each with the deeper headings below it. */
  toc: readonly (TocHeading & { children?: TreeProps['toc'] })[];
  className?: string;
  linkClassName?: string;
  isChild?: boolean;
}

/** `TOCItems/Tree`: a nested list. */
export function TOCItemsTree({ toc }: TreeProps): ReactNode {
  const flat = (items: TreeProps['toc']): TocHeading[] =>
    items.flatMap(({ children = [], ...heading }) => [heading, ...flat(children)]);
  return <ActiveList branches={nestToc(fromTocHeadings(flat(toc)), 1, 6)} />;
}

const Tree = slot('TOCItems/Tree', TOCItemsTree);

function ActiveList({ branches }: { branches: TocBranch[] }): ReactNode {
  return <TocList branches={branches} active={useActiveHeading(branches)} />;
}

const InnerItems = slot('TOCItems', TOCItems);

/** Renders the table of contents next to a doc, with the site's component for its items. */
export function TocOfItems(): ReactNode {
  const page = usePage();
  if (page?.kind !== 'doc') return null;
  const label = message('theme.TOCCollapsible.toggleButtonLabel');
  return (
    <nav className="toc" aria-label={label}>
      <p className="toc-title" aria-hidden="true">
        {label}
      </p>
      <InnerItems
        toc={toTocHeadings(page.toc)}
        minHeadingLevel={page.tocLevels.min}
        maxHeadingLevel={page.tocLevels.max}
      />
    </nav>
  );
}

export function DocItemTOCDesktop(): ReactNode {
  return useHasToc() && <TOC />;
}

export function DocItemTOCMobile(): ReactNode {
  return useHasToc() && <TOCCollapsible />;
}

/** Wraps a site's component in one element, which becomes a grid cell, because the component may render several
 * elements. */
export function inColumn(Site: ComponentType<Record<string, unknown>>) {
  return function Column(given: Record<string, unknown>): ReactNode {
    return (
      <div className="toc-column">
        <Site {...given} />
      </div>
    );
  };
}

/** Creates a component that passes the headings of the page to a site's table of contents, in Docusaurus' format. */
export function withHeadings(Site: ComponentType<Record<string, unknown>>) {
  return function Headings(given: Record<string, unknown>): ReactNode {
    const page = usePage();
    if (!page || !('toc' in page)) return null;
    const { min, max } = page.tocLevels;
    return <Site minHeadingLevel={min} maxHeadingLevel={max} {...given} toc={toTocHeadings(page.toc)} />;
  };
}
