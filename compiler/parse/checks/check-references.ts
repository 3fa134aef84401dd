import type { Definition, FootnoteDefinition, Text } from 'mdast';
import { nearestForSome } from '../../diagnostics/nearest.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import type { Parsing } from '../parsing.ts';

/** `[^1]` */
const footnote = /(?<!\\)\[\^([^\]\s[\\]+)\](?![(:])/g;
/** `[words][label]`; behind a word or another bracket it is an index: `a[0][1]`. */
const reference = /(?<![\\\w\])}])\[([^[\]\n^][^[\]\n]*)\]\[([^[\]\n\\]+)\](?!\[)/g;
/** `[words](…)` */
const link = /(?<!\\)!?\[[^[\]\n]*\]\(([^()<>\n"']+)\)/g;

/** `](some file.md)`; what has a title is a link. */
const target = /\]\([^()<>\n"' ]* [^()<>\n"']*\)/;

/** Whether a text may hold what {@link checkReferences} looks for. */
export function mayHoldReferences(text: string): boolean {
  return text.includes('[^') || text.includes('][') || target.test(text);
}

/** What a tree defines for links and notes. */
export interface Definitions {
  links: Definition[];
  notes: FootnoteDefinition[];
}

/** Reports links and notes that have become text, because nothing defines them or their address holds blanks. */
export function checkReferences(texts: readonly Text[], { links, notes }: Definitions, parsing: Parsing): void {
  const nearest = nearestForSome();
  for (const node of texts) {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) continue;
    // As it is written: what is escaped is meant as text.
    const written = parsing.text.slice(start.offset, end.offset);
    if (!written.includes('[')) continue;
    const at = (match: RegExpExecArray): Range => rangeWithin(written, match.index, match[0].length, start);
    for (const match of written.matchAll(footnote)) {
      const near = nearest(match[1]!, labelsOf(notes));
      parsing.report('undefined-reference', at(match), {
        label: `^${match[1]}`,
        isFootnote: true,
        near: near && `^${near}`,
      });
    }
    for (const match of written.matchAll(reference)) {
      const near = nearest(match[2]!, labelsOf(links));
      // Where nothing is defined, brackets may be words of the text: `[-a][-b]`.
      if (links.length > 0 && /[a-z]/i.test(match[2]!))
        parsing.report('undefined-reference', at(match), { label: match[2]!, isFootnote: false, near });
      else if (/^[a-z][\w-]{2,}$/i.test(match[2]!))
        parsing.report('undefined-reference', at(match), { label: match[2]!, isFootnote: false, near });
    }
    for (const match of written.matchAll(link))
      if (isFileWithBlanks(match[1]!)) parsing.report('unread-link', at(match), { url: match[1]! });
  }
}

/** `some file.md`: an address that would lead somewhere but for its blanks. */
function isFileWithBlanks(url: string): boolean {
  const [file = ''] = url.split('#', 1);
  return (
    file.includes(' ') && url.trim() === url && /\.[a-z]\w{1,4}$/i.test(file) && !/\s/.test(url.slice(file.length))
  );
}

function* labelsOf(definitions: readonly (Definition | FootnoteDefinition)[]): Generator<string> {
  for (const { label, identifier } of definitions) yield label ?? identifier;
}

function rangeWithin(text: string, index: number, length: number, start: { line: number; column: number }): Range {
  const before = text.slice(0, index).split('\n');
  const line = start.line + before.length - 1;
  const column = before.length === 1 ? start.column + index : before.at(-1)!.length + 1;
  return { line, column, end: { line, column: column + length } };
}
