import type { ContentLink, Range, TextEdit } from '../../../../compiler/index.ts';
import { linesOf } from './edit.ts';

/** Lookbehind patterns for the characters before a URL: `](` in Markdown, quotes or `=` in code, `:` in front matter. */
const inMarkdown = String.raw`(?<=\]\(\s*<?)`;
const inCode = String.raw`(?<=["'\x60]|=|[\w-]:[ \t]*)`;
const inDefinition = String.raw`(?<=^[ \t>]*\[[^\]\n]+\]:\s*<?)`;
const closed = String.raw`(?=[\s)>"'\x60}]|$)`;

/**
 * Finds the URL of a link or image in the Markdown source.
 *
 * @param at location of the reference
 * @returns the range of the URL: in the link itself, or in the definition that the link names (`[a]: /url`)
 */
export function findUrl(
  url: string,
  { kind, syntax }: Pick<ContentLink, 'kind' | 'syntax'>,
  at: Range,
  text: string,
  starts: readonly number[],
): Omit<TextEdit, 'text'>[] {
  const written = pattern(url);
  const { start, end } = linesOf(starts, text, at);
  const from = Math.max(start, (starts[at.line - 1] ?? 0) + at.column - 1);
  const until = at.end ? Math.min(end, (starts[at.end.line - 1] ?? 0) + at.end.column - 1) : end;
  const near = (opened: string) => all(new RegExp(opened + written + closed, 'g'), text.slice(from, until), from);
  const onLines = () => all(new RegExp(inCode + written + closed, 'g'), text.slice(start, end), start);
  const isMarkdown = syntax === 'markdown' && kind !== 'partial';
  const ways = isMarkdown
    ? [
        () => near(inMarkdown),
        () => near(inCode),
        () => all(new RegExp(inDefinition + written + closed, 'gm'), text, 0),
      ]
    : [() => near(inCode), onLines];
  for (const find of ways) {
    const found = find();
    if (found.length > 0) return found;
  }
  return [];
}

// Returns a pattern for the URL. It also matches the URL with escapes and entities: `a\_b`, `a&amp;b`.
function pattern(url: string): string {
  return Array.from(url, (character) => {
    if (character === '&') return String.raw`(?:&amp;|\\?&)`;
    if (/[\p{L}\p{N}\s]/u.test(character)) return character;
    return String.raw`\\?` + character.replace(/[\\^$.*+?()[\]{}|/-]/, String.raw`\$&`);
  }).join('');
}

function all(what: RegExp, text: string, offset: number): Omit<TextEdit, 'text'>[] {
  return Array.from(text.matchAll(what), ({ index, 0: found }) => ({
    start: offset + index,
    end: offset + index + found.length,
  }));
}
