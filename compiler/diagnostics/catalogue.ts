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

/** Every rule, by its id. */
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

/** The page of Lectern's documentation that explains every rule, each below an anchor of its name. */
const rulesPage = 'https://lectern.example/docs/reference/diagnostics';

type Catalogue = typeof catalogue;
export type RuleId = keyof Catalogue;
/** Whether a rule of this name exists. */
export function isRule(name: string): name is RuleId {
  return Object.hasOwn(catalogue, name);
}

export type RuleParams<Id extends RuleId> = Catalogue[Id] extends Rule<infer F> ? F : never;

/**
 * @param related locations that are related to the error
 * @returns the diagnostic of the rule for these parameters, at a location in a known file
 */
export function diagnose<Id extends RuleId>(
  id: Id,
  place: Place,
  params: RuleParams<Id>,
  related?: readonly RelatedPlace[],
): Diagnostic {
  // A diagnostic without a line is located by the key that it names.
  const { key } = params as { key?: unknown };
  const isKeyed = place.line === undefined && typeof key === 'string' && key !== '';
  const diagnostic: Diagnostic = {
    ...verdict(id, params),
    place: isKeyed ? { ...place, setting: boundedText(key) } : place,
  };
  return related ? { ...diagnostic, related: related.map(boundedPlace) } : diagnostic;
}

const boundedPlace = (place: RelatedPlace): RelatedPlace => ({ ...place, message: boundedText(place.message) });

/** @returns the same for a document without a known file */
export function finding<Id extends RuleId>(id: Id, at: Range | undefined, params: RuleParams<Id>): Finding {
  return { ...verdict(id, params), at };
}

function verdict<Id extends RuleId>(id: Id, params: RuleParams<Id>) {
  const rule = catalogue[id] as Rule<RuleParams<Id>>;
  const { message, hint } = rule.say(params);
  return {
    rule: id,
    severity: rule.severity,
    url: `${rulesPage}#${id}`,
    message: boundedText(message),
    ...(hint !== undefined && { hint: boundedText(hint) }),
  };
}

/** The levels that a site's settings can give to a rule. */
export type Level = 'ignore' | 'warn' | 'error';

/** @returns the diagnostic at the level of the config for its rule: one, or none if it is ignored */
export function atLevel(level: Level, diagnostic: Diagnostic): Diagnostic[] {
  if (level === 'ignore') return [];
  return [{ ...diagnostic, severity: level === 'warn' ? 'warning' : 'error' }];
}

type Levels = { readonly [Id in RuleId]?: Level | undefined };

/** @returns the diagnostic at the level that a site has chosen for its rule, if any */
export function atChosenLevel(diagnostic: Diagnostic, levels: Levels): Diagnostic[] {
  const level = levels[diagnostic.rule];
  return level === undefined ? [diagnostic] : atLevel(level, diagnostic);
}
