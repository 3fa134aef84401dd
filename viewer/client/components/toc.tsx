import { useContext, type ReactNode } from 'react';
import { PageContext } from '../../corpus/corpus-context.ts';
import { MobileToc } from '../../layout/mobile-toc.tsx';
import { nestToc, type TocBranch } from '../../body/nest-toc.ts';
import { TocList } from '../../body/toc-list.tsx';
import { Toc } from '../../layout/toc.tsx';
import { fromTocHeadings, type TocHeading } from '../toc-headings.ts';

export interface TocProps {
  /** The headings to render. Default: the headings of the page. */
  toc?: readonly TocHeading[];
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/** Renders headings within the content of the page. */
export function TOCInline(props: TocProps): ReactNode {
  return (
    <div className="toc-inline">
      <TocList branches={useBranches(props)} />
    </div>
  );
}

/** Renders headings, and marks the current one. */
export function TOC(props: TocProps): ReactNode {
  return <Toc branches={useBranches(props)} />;
}

/** Renders headings in a box that opens and closes. */
export function TOCCollapsible(props: TocProps): ReactNode {
  return <MobileToc branches={useBranches(props)} />;
}

function useBranches({ toc, minHeadingLevel, maxHeadingLevel }: TocProps): TocBranch[] {
  const page = useContext(PageContext);
  const own = page && 'toc' in page ? page : undefined;
  const entries = toc ? fromTocHeadings(toc) : (own?.toc ?? []);
  return nestToc(entries, minHeadingLevel ?? own?.tocLevels.min ?? 2, maxHeadingLevel ?? own?.tocLevels.max ?? 3);
}
