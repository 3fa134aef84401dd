import { keyText, type ConfigIssue } from '../../diagnostics/errors/problem.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import { list, suggest } from '../../diagnostics/rule.ts';
import { isExtensionRule } from '../../diagnostics/rules/index.ts';
import { isObject } from '../../values/objects.ts';

/**
 * Reports severities in the config for extension rules that do not exist.
 *
 * @param config the export of the config file
 */
export function unknownRules(
  config: Readonly<Record<string, unknown>>,
  extensions: readonly { name: string; hooks: { rules?: object | undefined } }[],
): ConfigIssue[] {
  const rules = isObject(config.rules) ? Object.keys(config.rules).filter(isExtensionRule) : [];
  const known = extensions.flatMap(({ name, hooks }) => Object.keys(hooks.rules ?? {}).map((id) => `${name}/${id}`));
  return rules
    .filter((id) => !known.includes(id))
    .map((id) => ({
      key: keyText(['rules', id]),
      message: 'no extension of this site has a rule with this name',
      hint: suggest(nearest(id, known), `remove the rule, or use one of the extension rules ${list(known, 40)}`),
    }));
}
