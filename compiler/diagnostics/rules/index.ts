import type { Rule } from '../rule.ts';
import { accessibilityRules } from './accessibility.ts';
import { blogRules } from './blog.ts';
import { codeRules } from './code.ts';
import { contentRules } from './content.ts';
import { extensionRules } from './extension.ts';
import { linkRules } from './link.ts';
import { parseRules } from './parse.ts';
import { pluginRules } from './plugin.ts';
import { redirectRules } from './redirect.ts';
import { renameRules } from './rename.ts';
import { siteRules } from './site.ts';
import { sourceRules } from './source.ts';

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

type Catalogue = typeof catalogue;

export type RuleId = keyof Catalogue;

/** A rule of an extension: `glossary/unknown-term`. */
export type ExtensionRuleId = `${string}/${string}`;

/** Whether an id has the form of an extension's rule: `glossary/unknown-term`. */
export function isExtensionRule(name: string): name is ExtensionRuleId {
  return /^[a-z][a-z\d-]*\/[a-z][a-z\d-]*$/.test(name);
}

/** Whether a rule with this id exists. */
export function isRule(name: string): name is RuleId {
  return Object.hasOwn(catalogue, name);
}

export type RuleParams<Id extends RuleId> = Catalogue[Id] extends Rule<infer F> ? F : never;
