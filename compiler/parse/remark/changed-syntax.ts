import type { Construct, Extension } from 'micromark-util-types';
import type { Plugin, Processor } from 'unified';

/**
 * Wraps a remark plugin, and replaces its syntax extension.
 *
 * @param change returns the replacements. If several extensions start at the same character, micromark tries the last
 * one first
 */
export function withSyntax(plugin: Plugin, change: (syntax: Extension) => Extension[]): Plugin {
  return function (this: Processor) {
    plugin.call(this);
    const extensions = this.data().micromarkExtensions!;
    extensions.push(...change(extensions.pop()!));
  };
}

/**
 * Replaces the inline constructs of a syntax extension.
 *
 * @param change returns the replacement; undefined to remove the construct
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

/** @returns the syntax extension without one of its inline constructs */
export function without(name: string, syntax: Extension): Extension {
  return mapText(syntax, (construct) => (construct.name === name ? undefined : construct));
}
