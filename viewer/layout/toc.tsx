import type { DocPage } from '../../compiler/corpus/index.ts';
import { nestToc, type TocBranch } from './nest-toc.ts';
import { TocList } from './toc-list.tsx';
import { useActiveHeading } from './use-active-heading.ts';

/** The page's table of contents, as far as it is shown; empty when the page wants none. */
export function pageToc({ toc, tocLevels, hideToc }: Pick<DocPage, 'toc' | 'tocLevels' | 'hideToc'>): TocBranch[] {
  return hideToc ? [] : nestToc(toc, Number(tocLevels.min) || 2, Number(tocLevels.max) || 3);
}

/** The table of contents beside the page; it follows the heading that is being read. */
export function Toc({ branches }: { branches: TocBranch[] }) {
  const active = useActiveHeading(branches);
  return (
    <nav className="toc" aria-label="On this page">
      <p className="toc-title" aria-hidden="true">
        On this page
      </p>
      <TocList branches={branches} active={active} />
    </nav>
  );
}
