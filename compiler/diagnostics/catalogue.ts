import { boundedText } from './bounded-text.ts';
import type { Diagnostic, Finding, Place, Range, RelatedPlace } from './diagnostic.ts';
import type { Rule } from './rule.ts';
import { accessibilityRules } from './rules/accessibility.ts';
import { blogRules } from './rules/blog.ts';
import { codeRules } from './rules/code.ts';
import { contentRules } from './rules/content.ts';
import { extensionRules } from './rules/extension.ts';
import { linkRules } from './rules/link.ts';
import { parseRules } from './rules/parse.ts';
import { pluginRules } from './rules/plugin.ts';
import { redirectRules } from './rules/redirect.ts';
import { renameRules } from './rules/rename.ts';
import { siteRules } from './rules/site.ts';
import { sourceRules } from './rules/source.ts';

/** All rules by id. */
export const catalogue = {
  ...sourceRules,
  ...parseRules,
  ...contentRules,
  ...pluginRules,
  ...extensionRules,
  ...siteRules,
  ...blogRules,
  ...redirectRules,
  ...renameRules,
  ...linkRules,
  ...codeRules,
  ...accessibilityRules,
};

/** URL of the documentation page that explains all rules. The anchor of each rule is its id. */
const rulesPage = 'https://lectern.example/docs/reference/diagnostics';

type Catalogue = typeof catalogue;
export type RuleId = keyof Catalogue;
/** A rule of an extension: `glossary/unknown-term`. */
export type ExtensionRuleId = `${string}/${string}`;
/** Whether a name has the form of an extension's rule. */
export function isExtensionRule(name: string): name is ExtensionRuleId {
  return /^[a-z][a-z\d-]*\/[a-z][a-z\d-]*$/.test(name);
}

/** Whether a rule with this id exists. */
export function isRule(name: string): name is RuleId {
  return Object.hasOwn(catalogue, name);
}

export type RuleParams<Id extends RuleId> = Catalogue[Id] extends Rule<infer F> ? F : never;

/**
 * Creates a diagnostic with a known file.
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
  // Without a line, the setting that the diagnostic names is the location.
  const { key } = params as { key?: unknown };
  const isKeyed = place.line === undefined && typeof key === 'string' && key !== '';
  const diagnostic: Diagnostic = {
    ...verdict(id, params),
    place: isKeyed ? { ...place, setting: boundedText(key) } : place,
  };
  return related ? { ...diagnostic, related: related.map(boundedPlace) } : diagnostic;
}

const boundedPlace = (place: RelatedPlace): RelatedPlace => ({ ...place, message: boundedText(place.message) });

/** Creates a finding: a diagnostic whose file is not known yet. */
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

/** @returns the diagnostic with the given severity; none if the severity is `ignore` */
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
