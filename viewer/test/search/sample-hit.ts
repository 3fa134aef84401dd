import { unmarked } from '../../search/marked-text.tsx';
import type { SearchHit } from '../../../corpus/search-answer.ts';

/** @param id `group/page`; or `group/page#heading` for a section of the page */
export function sampleHit(id: string, more: Partial<SearchHit> = {}): SearchHit {
  const hierarchy = id.split(/[/#]/);
  return {
    id,
    url: `/site/${id}`,
    hierarchy,
    kind: hierarchy.length > 2 ? 'heading' : 'page',
    title: unmarked(hierarchy.at(-1)!),
    ...more,
  };
}
