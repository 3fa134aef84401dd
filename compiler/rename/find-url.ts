import type { Range } from '../diagnostics/diagnostic.ts';
import type { Reference } from '../parse/document.ts';
import { linesOf, type Edit } from './edit.ts';

/** What stands before an address: `](`, a quote, `=` of an attribute, `image:` of front matter. */
const opened = String.raw`(?<=\]\(\s*<?|["'\x60]|=|[\w-]:[ \t]*)`;
const closed = String.raw`(?=[\s)>"'\x60}]|$)`;

/**
 * @param at where the reference stands in the text
 * @returns where the text has its address: there, or where the definition is that it names
 */
export function findUrl(
  url: string,
  { kind, syntax }: Pick<Reference, 'kind' | 'syntax'>,
  at: Range,
  text: string,
  starts: readonly number[],
): Omit<Edit, 'text'>[] {
  const written = pattern(url);
  const { start, end } = linesOf(starts, text, at);
  const from = Math.max(start, (starts[at.line - 1] ?? 0) + at.column - 1);
  const until = at.end ? Math.min(end, (starts[at.end.line - 1] ?? 0) + at.end.column - 1) : end;
  const near = all(new RegExp(opened + written + closed, 'g'), text.slice(from, until), from);
  if (near.length > 0) return near;
  if (syntax !== 'markdown' || kind === 'partial')
    return all(new RegExp(opened + written + closed, 'g'), text.slice(start, end), start);
  return all(new RegExp(String.raw`(?<=^[ \t>]*\[[^\]\n]+\]:\s*<?)${written}${closed}`, 'gm'), text, 0);
}

// What Markdown lets be escaped, or be written as an entity, may be.
function pattern(url: string): string {
  return Array.from(url, (character) => {
    if (character === '&') return String.raw`(?:&amp;|\\?&)`;
    if (/[\p{L}\p{N}\s]/u.test(character)) return character;
    return String.raw`\\?` + character.replace(/[\\^$.*+?()[\]{}|/-]/, String.raw`\$&`);
  }).join('');
}

function all(what: RegExp, text: string, offset: number): Omit<Edit, 'text'>[] {
  return Array.from(text.matchAll(what), ({ index, 0: found }) => ({
    start: offset + index,
    end: offset + index + found.length,
  }));
}
