import type { PageKind } from '../../corpus/schema/index.ts';
import { DocView } from './doc.tsx';
import type { PageView } from './other-views.ts';

/**
 * Loads the component (view) that renders pages of a kind. Only the view for docs is part of the viewer's first
 * script. The other views are loaded with the first page of their kind.
 */
export async function loadPageView(kind: PageKind): Promise<PageView> {
  if (kind === 'doc') return DocView as PageView;
  return (await import('./other-views.ts')).loadOtherView(kind);
}
