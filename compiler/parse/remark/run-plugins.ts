import type { Parent } from 'unist';
import type { VFile } from 'vfile';
import { someConfig } from '../../diagnostics/errors/problem.ts';
import { boundedText } from '../../diagnostics/bounded-text.ts';
import { extensionRulesPage, finding } from '../../diagnostics/catalogue.ts';
import type { Finding, Point, RelatedPlace } from '../../diagnostics/diagnostic.ts';
import type { ExtensionRuleId } from '../../diagnostics/rules/index.ts';
import { inPluginContext } from '../../diagnostics/plugin-context.ts';
import { placeInCode } from '../../diagnostics/site-frame.ts';
import { thrownText } from '../../diagnostics/thrown-text.ts';
import type { Parsing } from '../parsing.ts';
import { rangeOf } from '../place-of.ts';
import { wait, type Steps } from '../steps.ts';
import { programsIn, readInsertedCode } from '../native/inserted-code.ts';
import type { AttachedPlugin } from './remark.ts';
import type { PluginRule } from './site-plugins.ts';
import { tidyTree } from '../tree/tidy-tree.ts';

type Message = VFile['messages'][number];

/** Time limit of one plugin for one document, in milliseconds. */
const limit = 30_000;

/**
 * Runs plugins of the site on a tree, in order, and reports their messages.
 *
 * @param file the document as plugins see it
 * @param settle function that changes the tree after each plugin, before inserted JavaScript is parsed
 * @returns undefined if a plugin fails. The failure is reported
 */
export function* runPlugins<Tree extends Parent>(
  plugins: readonly AttachedPlugin[],
  tree: Tree,
  file: VFile,
  parsing: Parsing,
  settle?: (tree: Parent) => void,
): Steps<Tree | undefined> {
  let current: Parent = tree;
  for (const plugin of plugins) {
    const known = programsIn(current);
    try {
      const context = { plugin: plugin.name, path: file.path, limit };
      const before = current;
      current = tidyTree(yield* wait(inPluginContext(context, async () => plugin.processor.run(before, file))));
      settle?.(current);
      readInsertedCode(current, known);
    } catch (error) {
      parsing.findings.push(failureOf(error, plugin, file));
      return undefined;
    } finally {
      reportMessages(plugin, file, parsing);
    }
  }
  return current as Tree;
}

// Reports the warnings of a plugin, and messages with a rule of its extension. Fatal messages are reported where they are
// thrown, and informational messages are ignored.
function reportMessages(
  { name: plugin, rules = {} }: AttachedPlugin,
  file: VFile,
  { report, findings }: Parsing,
): void {
  for (const message of file.messages.splice(0).filter(({ fatal }) => fatal === false)) {
    const { reason, source, ruleId, note } = message;
    if (ruleId !== undefined && Object.hasOwn(rules, ruleId)) {
      findings.push(ruleFinding(message, `${plugin}/${ruleId}`, rules[ruleId]!));
      continue;
    }
    const rule = [source, ruleId].filter(Boolean).join(':') || undefined;
    report('plugin-message', pointOf(message), { plugin, reason, rule, note });
  }
}

/**
 * @returns the finding for a plugin's message with a rule of an extension. The message may list further locations in
 * `related`
 */
function ruleFinding(message: Message, rule: ExtensionRuleId, { severity, hint, url }: PluginRule): Finding {
  const { reason, note, place } = message;
  const { related } = message as { related?: readonly RelatedPlace[] };
  const at = place && 'start' in place ? rangeOf({ position: place }) : pointOf(message);
  return {
    rule,
    severity,
    message: boundedText(reason),
    hint: note ?? hint,
    url: url ?? extensionRulesPage,
    at,
    ...(related && { related }),
  };
}

/**
 * @returns the error to report. After `file.fail`, it is located in the page, otherwise in the plugin's code or at its
 * config key
 */
function failureOf(error: unknown, { name: plugin, key }: AttachedPlugin, { cwd }: VFile): Finding {
  if (error instanceof Error && 'reason' in error) {
    const params = { plugin, reason: String(error.reason), isOfPage: true };
    return finding('plugin-failed', pointOf(error as Message), params);
  }
  const cause = placeInCode(error, cwd) ?? { path: someConfig, setting: key };
  return { ...finding('plugin-failed', undefined, { plugin, reason: thrownText(error), isOfPage: false }), cause };
}

function pointOf({ line, column }: Message): Point | undefined {
  return line ? { line, column: column ?? 1 } : undefined;
}
