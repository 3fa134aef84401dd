import { usePage } from '../../corpus/corpus-context.ts';
import { TocList } from '../toc-list.tsx';
import { nestToc } from '../nest-toc.ts';
import type { ComponentProps } from '../component.ts';
import { numberProp } from '../read-props.ts';

/** Renders the page's table of contents within the content. */
export function TocInline({ props }: ComponentProps) {
  const page = usePage();
  if (!page || !('toc' in page)) return null;
  const min = numberProp(props, 'minHeadingLevel') ?? page.tocLevels.min;
  const max = numberProp(props, 'maxHeadingLevel') ?? page.tocLevels.max;
  return (
    <div className="toc-inline">
      <TocList branches={nestToc(page.toc, min, max)} />
    </div>
  );
}
