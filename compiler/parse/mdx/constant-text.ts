const literal = /^(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)/;

/**
 * The text that an expression gives, where that can be seen: a literal, a call `translate({message: '…'})`, or the
 * name of a constant that is one of these.
 *
 * @param expression what may go on after it
 * @param module the text in which names are declared
 */
export function constantText(expression: string, module: string): string | undefined {
  const source = expression.trimStart();
  const text = literalText(source);
  if (text !== undefined) return text;
  if (/^translate\s*\(\s*\{/.test(source)) {
    const [, message] = /^[^}]*?\bmessage\s*:\s*([^}]*)/.exec(source) ?? [];
    return message === undefined ? undefined : literalText(message);
  }
  const [, name] = /^([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*$/u.exec(source) ?? [];
  if (name === undefined) return undefined;
  const declared = new RegExp(
    String.raw`^(?:export\s+)?const\s+${name.replaceAll('$', '\\$')}\s*(?::\s*string\s*)?=\s*`,
    'm',
  ).exec(module);
  const value = declared && module.slice(declared.index + declared[0].length);
  return value && /^(?:['"`]|translate\b)/.test(value) ? constantText(value, '') : undefined;
}

function literalText(source: string): string | undefined {
  const [, single, double, template] = literal.exec(source) ?? [];
  const raw = single ?? double ?? template;
  return raw?.replace(/\\(n|.)/gs, (_, escaped: string) => (escaped === 'n' || escaped === '\n' ? ' ' : escaped));
}
