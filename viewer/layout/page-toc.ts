import type { DocPage } from '../../corpus/schema/index.ts';
import { nestToc, type TocBranch } from '../body/nest-toc.ts';

/** The page's table of contents, as far as it is shown; empty when the page wants none. */
export function pageToc({ toc, tocLevels, hideToc }: Pick<DocPage, 'toc' | 'tocLevels' | 'hideToc'>): TocBranch[] {
  return hideToc ? [] : nestToc(toc, Number(tocLevels.min) || 2, Number(tocLevels.max) || 3);
}
