import { boundedText } from './bounded-text.ts';
import type { Diagnostic, Finding, Place, Range, RelatedPlace } from './diagnostic.ts';
import type { Rule } from './rule.ts';
import { catalogue, type RuleId, type ExtensionRuleId, type RuleParams } from './rules/index.ts';

/** URL of the documentation page about extension rules. */
export const extensionRulesPage = 'https://lectern.example/docs/advanced/extensions/check';

/** URL of the documentation page that explains all rules. The anchor of each rule is its id. */
const rulesPage = 'https://lectern.example/docs/reference/diagnostics';

/**
 * Creates a diagnostic.
 *
 * @param params the values in the rule's message
 * @param related other locations that the error involves
 */
export function diagnose<Id extends RuleId>(
  id: Id,
  place: Place,
  params: RuleParams<Id>,
  related?: readonly RelatedPlace[],
): Diagnostic {
  // Without a line, the parameter `key` is the location: the name of a setting.
  const { key } = params as { key?: unknown };
  const isKeyed = place.line === undefined && typeof key === 'string' && key !== '';
  const diagnostic: Diagnostic = {
    ...verdict(id, params),
    place: isKeyed ? { ...place, setting: boundedText(key) } : place,
  };
  return related ? { ...diagnostic, related: related.map(boundedPlace) } : diagnostic;
}

const boundedPlace = (place: RelatedPlace): RelatedPlace => ({ ...place, message: boundedText(place.message) });

/** Creates a finding: a diagnostic without a file. `placeFinding` adds the file. */
export function finding<Id extends RuleId>(id: Id, at: Range | undefined, params: RuleParams<Id>): Finding {
  return { ...verdict(id, params), at };
}

function verdict<Id extends RuleId>(id: Id, params: RuleParams<Id>) {
  const rule = catalogue[id] as Rule<RuleParams<Id>>;
  const { message, hint } = rule.describe(params);
  return {
    rule: id,
    severity: rule.severity,
    url: `${rulesPage}#${id}`,
    message: boundedText(message),
    ...(hint !== undefined && { hint: boundedText(hint) }),
  };
}

/** A severity that the config can set for a rule. */
export type Level = 'ignore' | 'warn' | 'error';

/** @returns the diagnostic with the given severity; no diagnostic if the severity is `ignore` */
export function atLevel(level: Level, diagnostic: Diagnostic): Diagnostic[] {
  if (level === 'ignore') return [];
  return [{ ...diagnostic, severity: level === 'warn' ? 'warning' : 'error' }];
}

type Levels = { readonly [Id in RuleId | ExtensionRuleId]?: Level | undefined };

/** @returns the diagnostic with the severity that the config sets for its rule, if it sets one */
export function atChosenLevel(diagnostic: Diagnostic, levels: Levels): Diagnostic[] {
  const level = levels[diagnostic.rule];
  return level === undefined ? [diagnostic] : atLevel(level, diagnostic);
}
