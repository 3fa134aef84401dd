import { diagnose } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { readingOrder } from '../site/sidebars/stops.ts';
import type { Moves } from './move.ts';
import type { SiteState } from './read-state.ts';

/** @returns a warning for each doc that is in a sidebar before the move, but in none afterwards */
export function leftSidebars(before: SiteState, after: SiteState, moves: Moves): Diagnostic[] {
  const now = listedDocs(after);
  const sources = new Set(after.languages[0]!.pathOf.keys());
  return [...listedDocs(before)].flatMap(([source, sidebar]) => {
    const path = moves.after(source);
    return now.has(path) || !sources.has(path) ? [] : [diagnose('left-sidebar', { path: source }, { sidebar })];
  });
}

/** @returns source of each doc in a sidebar → name of the sidebar */
function listedDocs({ languages }: SiteState): Map<string, string> {
  const listed = new Map<string, string>();
  for (const { versions } of languages[0]!.site.docs)
    for (const { docs, writtenSidebars } of versions)
      for (const [sidebar, items] of writtenSidebars)
        for (const step of readingOrder(items)) {
          const doc = typeof step === 'string' ? docs.get(step) : undefined;
          if (doc) listed.set(doc.source, sidebar);
        }
  return listed;
}
