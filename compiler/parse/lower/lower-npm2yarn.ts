import type { Code } from 'mdast';
import convert from 'npm-to-yarn';
import { component, type ComponentNode } from '../../html/component-node.ts';
import { codeBlockProps } from '../code-block/code-block-props.ts';
import { takeWords } from '../code-block/take-words.ts';
import type { PackageManager } from '../document.ts';
import type { Parsing } from '../parsing.ts';

/** Words in an info string that enable package manager tabs. `npm2yarn2pnpm` is an older name. */
const words = ['npm2yarn', 'npm2yarn2pnpm'];

/** The id of the tab group that all blocks join if `sync` is set. */
const group = 'npm2yarn';

/**
 * Maximum length of a translated fence, in characters. A longer fence is unlikely to contain commands, and the regular
 * expressions would be slow.
 */
const maxLength = 10_000;

const labels: Record<PackageManager, string> = { yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' };

/** Converts a fence of npm commands to tabs, one per package manager. @returns undefined for other fences */
export function lowerNpm2yarn({ value, lang, meta }: Code, { options }: Parsing): ComponentNode | undefined {
  const { words: found, rest } = takeWords(meta ?? '', words);
  if (found.size === 0 || value.length > maxLength) return undefined;
  const tab = (name: string, label: string, code: string) => {
    const props = codeBlockProps({ code, language: lang, meta: rest }, options);
    return component('TabItem', { value: name, label }, [component('CodeBlock', props)]);
  };
  const { sync, converters } = options.npm2yarn;
  const others = converters.map((name) => tab(name, labels[name], convert(value, name)));
  return component('Tabs', sync ? { groupId: group } : {}, [tab('npm', 'npm', value), ...others]);
}
