import type { Construct, Extension } from 'micromark-util-types';
import type { Plugin, Processor } from 'unified';

/**
 * Adds the syntax of a remark plugin, changed.
 *
 * @param change returns the syntaxes to add instead. Of two constructs at the same character the later one is tried first.
 */
export function withSyntax(plugin: Plugin, change: (syntax: Extension) => Extension[]): Plugin {
  return function (this: Processor) {
    plugin.call(this);
    const extensions = this.data().micromarkExtensions!;
    extensions.push(...change(extensions.pop()!));
  };
}

/** @returns a syntax with other constructs in text: of the same names, at the same characters */
export function mapText(syntax: Extension, change: (construct: Construct, code: number) => Construct): Extension {
  const text = Object.entries(syntax.text ?? {}).map(([code, constructs]) => [
    code,
    [constructs ?? []].flat().map((construct) => change(construct, Number(code))),
  ]);
  return { ...syntax, text: Object.fromEntries(text) as NonNullable<Extension['text']> };
}
