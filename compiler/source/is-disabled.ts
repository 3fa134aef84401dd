import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Head } from '../parse/document.ts';

/** Whether a comment in the content switches the rule off for the line that the diagnostic is about. */
export function isDisabled(
  { rule, place: { path, line } }: Diagnostic,
  sources: ReadonlyMap<string, { head: Pick<Head, 'disabledRules'> }>,
): boolean {
  const rules = line === undefined ? undefined : sources.get(path)?.head.disabledRules;
  return rules?.[line!]?.includes(rule) ?? false;
}
