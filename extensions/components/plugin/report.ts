import type { VFile } from 'vfile';
import { iconNames } from './icons.ts';
import type { JsxElement } from './nodes.ts';

/** The problems of components in one document. */
export type Problems = ReturnType<typeof problemsOf>;

const quoted = (list: readonly string[]) => list.map((each) => `"${each}"`).join(', ');

/** @returns functions that report problems of a component, at the component */
export function problemsOf(file: VFile) {
  const report = (ruleId: string, message: string, note: string, { position }: JsxElement) =>
    void Object.assign(file.message(message, { place: position, ruleId, source: 'components' }), { note });
  return {
    icon: (name: string, node: JsxElement) =>
      report('unknown-icon', `there is no icon "${name}"`, `use one of ${quoted(iconNames)}`, node),
    variant: (name: string, known: readonly string[], node: JsxElement) =>
      report('unknown-variant', `<${node.name}> has no variant "${name}"`, `use one of ${quoted(known)}`, node),
    missing: (option: string, node: JsxElement) =>
      report('missing-option', `<${node.name}> needs "${option}"`, `write <${node.name} ${option}="…">`, node),
  };
}
