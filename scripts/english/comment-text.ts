import { blank, codeWord, hideCode } from './prose.ts';

/** Matches directives for tools, which are not prose. A reason after ` -- ` counts as prose. */
const directive = /(?:oxlint-|eslint-|@ts-|prettier-ignore|#__|#region|#endregion|\/? ?<reference|@jsx|@vite)/;

/**
 * @param source a block comment, or consecutive line comments
 * @returns the prose of the comment, with the same length as `source`. Spaces replace comment marks, tags, directives
 * and examples of code. Each paragraph is one line
 */
export function commentText(source: string): string {
  const lines = source.replace(/\*\/$/, '  ').split('\n');
  let isFenced = false;
  const shown = lines.map((line, index) => {
    const mark = (index === 0 ? /^\s*(?:\/\*+!?|\/\/+)/ : /^\s*(?:\*|\/\/+)?/).exec(line)?.[0] ?? '';
    const rest = line.slice(mark.length);
    const isFence = /^\s*```/.test(rest);
    if (isFence) isFenced = !isFenced;
    const isCode = isFence || isFenced || /^ {4,}\S/.test(rest);
    return ' '.repeat(mark.length) + (isCode ? blank(rest) : withoutDirective(rest));
  });
  return hideTags(joinLines(hideCode(shown.join('\n'))));
}

function withoutDirective(line: string): string {
  if (!new RegExp(`^\\s*${directive.source}`).test(line)) return line;
  const reason = line.indexOf(' -- ');
  return reason < 0 ? blank(line) : blank(line.slice(0, reason + 4)) + line.slice(reason + 4);
}

/** Replaces tags by line breaks, because each tag starts a paragraph. The name of a parameter counts as code. */
function hideTags(text: string): string {
  return text.replace(
    /(@[a-z]+)((?<=@param)\s+(?:\{[^}]*\}\s+)?[\w.[\]]+)?/g,
    (all, tag: string, name: string | undefined, at: number) =>
      at > 0 && !/\s/.test(text[at - 1]!)
        ? all
        : `\n${' '.repeat(tag.length - 1)}${name?.replace(/\S+/g, codeWord) ?? ''}`,
  );
}

/** Replaces line breaks by spaces, except those between paragraphs. */
function joinLines(text: string): string {
  const [first = '', ...others] = text.split('\n');
  let before = first;
  return others.reduce((joined, line) => {
    const begins = line.trim() === '' || before.trim() === '' || /^\s*(?:[-*•]|\d+\.)\s/.test(line);
    before = line;
    return `${joined}${begins ? '\n' : ' '}${line}`;
  }, first);
}
