/**
 * At-rules whose block contains style rules. Other at-rules, such as `@font-face` and `@keyframes`, are copied
 * unchanged.
 */
const groups = /^@(?:media|supports|layer|container)\b/;
/**
 * Selectors of `<html>` and `<body>` in states that the viewer sets even in an app. `scopeStyles` leaves them
 * unchanged.
 */
const documentStates = /^(?:html\.has-menu|\.DocSearch--active)$/;

/**
 * Limits the rules of a style sheet to one element and its content. Rules for `html`, `body` and `:root` apply to this
 * element instead. The specificity of selectors is unchanged.
 *
 * @param css as esbuild writes it: without comments and without nested rules
 * @param scope a selector of the element: `.lectern-viewer`
 */
export function scopeStyles(css: string, scope: string): string {
  let scoped = '';
  for (let at = 0; at < css.length;) {
    const end = findAny(css, '{;', at);
    if (css[end] !== '{') {
      scoped += css.slice(at, end + 1);
      at = end + 1;
      continue;
    }
    const [, space = '', prelude = ''] = /^(\s*)(.*?)\s*$/s.exec(css.slice(at, end))!;
    const close = findAny(css, '}', end + 1);
    const body = css.slice(end + 1, close);
    if (groups.test(prelude)) scoped += `${space}${prelude} {${scopeStyles(body, scope)}}`;
    else if (prelude.startsWith('@')) scoped += `${space}${prelude} {${body}}`;
    else
      scoped += `${space}${split(prelude)
        .map((selector) => scopeSelector(selector, scope))
        .join(', ')} {${body}}`;
    at = close + 1;
  }
  return scoped;
}

function scopeSelector(selector: string, scope: string): string {
  if (documentStates.test(selector)) return selector;
  const document = /^(?::root|html|body|#lectern)(?![\w-])/;
  if (document.test(selector)) return selector.replace(document, scope);
  const pseudoElement = findAny(selector, '::', 0, 'sequence');
  return `${selector.slice(0, pseudoElement)}:where(${scope}, ${scope} *)${selector.slice(pseudoElement)}`;
}

/** Splits a selector list at its commas. */
function split(list: string): string[] {
  const selectors: string[] = [];
  for (let at = 0; at < list.length;) {
    const end = findAny(list, ',', at);
    selectors.push(list.slice(at, end).trim());
    at = end + 1;
  }
  return selectors;
}

/**
 * @param requested characters to find: `any` of them, or all as one `sequence`
 * @returns the next index outside of brackets and strings; the length of the text if no such index exists
 */
function findAny(text: string, requested: string, from: number, as: 'any' | 'sequence' = 'any'): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const char = text[at]!;
    if (depth === 0 && (as === 'any' ? requested.includes(char) : text.startsWith(requested, at))) return at;
    if (char === '\\') at += 1;
    else if (char === '"' || char === "'") at = endOfString(text, at);
    else if ('([{'.includes(char)) depth += 1;
    else if (')]}'.includes(char)) depth -= 1;
  }
  return text.length;
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === text[start]) return at;
  }
  return text.length;
}
