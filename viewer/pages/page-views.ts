import type { PageKind } from '../../corpus/schema/index.ts';
import { DocView } from './doc.tsx';
import type { PageView } from './other-views.ts';

/**
 * Loads the component that renders pages of a kind. Only the view of docs is always loaded. The views of other kinds
 * are loaded with their first page.
 */
export async function loadPageView(kind: PageKind): Promise<PageView> {
  if (kind === 'doc') return DocView as PageView;
  return (await import('./other-views.ts')).loadOtherView(kind);
}
