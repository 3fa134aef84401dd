import type { CommandTools, Diagnostic, SiteContent } from '../../../compiler/index.ts';
import type { Moves } from './move.ts';

/** @returns a warning for each doc that a sidebar contains before the move, but none after the move */
export function leftSidebars(
  before: SiteContent,
  after: SiteContent,
  moves: Moves,
  { diagnose }: CommandTools,
): Diagnostic[] {
  const now = listedDocs(after);
  const sources = new Set(after.languages[0]!.pathOf.keys());
  return [...listedDocs(before)].flatMap(([source, sidebar]) => {
    const path = moves.after(source);
    return now.has(path) || !sources.has(path) ? [] : [diagnose('left-sidebar', { path: source }, { sidebar })];
  });
}

/** @returns source of each doc in a sidebar → name of the sidebar */
function listedDocs({ versions }: SiteContent): Map<string, string> {
  const lists = versions.flatMap(({ sidebars }) => [...sidebars]);
  return new Map(lists.flatMap(([sidebar, sources]) => sources.map((source) => [source, sidebar] as const)));
}
