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

/**
 * Replaces the constructs in the text of a syntax.
 *
 * @param change returns the construct to use instead; nothing to remove it
 */
export function mapText(
  syntax: Extension,
  change: (construct: Construct, code: number) => Construct | undefined,
): Extension {
  const text = Object.entries(syntax.text ?? {}).map(([code, constructs]) => [
    code,
    [constructs ?? []].flat().flatMap((construct) => change(construct, Number(code)) ?? []),
  ]);
  return { ...syntax, text: Object.fromEntries(text) as NonNullable<Extension['text']> };
}

/** @returns a syntax without a construct of its text */
export function without(name: string, syntax: Extension): Extension {
  return mapText(syntax, (construct) => (construct.name === name ? undefined : construct));
}
