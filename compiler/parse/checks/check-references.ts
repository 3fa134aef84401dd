import type { Definition, FootnoteDefinition, Text } from 'mdast';
import { nearestForSome } from '../../diagnostics/nearest.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { rangeAt } from '../../values/text-places.ts';
import type { Parsing } from '../parsing.ts';

/** `[^1]` */
const footnote = /(?<!\\)\[\^([^\]\s[\\]+)\](?![(:])/g;
/** `[words][label]`; after a word or another bracket it is an index: `a[0][1]`. */
const reference = /(?<![\\\w\])}])\[([^[\]\n^][^[\]\n]*)\]\[([^[\]\n\\]+)\](?!\[)/g;
/** `[words](…)` */
const link = /(?<!\\)!?\[[^[\]\n]*\]\(([^()<>\n"']+)\)/g;

/** `](some file.md)`; an address with a title is a valid link. */
const target = /\]\([^()<>\n"' ]* [^()<>\n"']*\)/;

/** Whether a source may contain text that {@link checkReferences} reports. */
export function mayHoldReferences(text: string): boolean {
  return text.includes('[^') || text.includes('][') || target.test(text);
}

/** The link and footnote definitions of a tree. */
export interface Definitions {
  links: Definition[];
  notes: FootnoteDefinition[];
}

/** Reports links and footnotes that are read as text because of a missing definition or a space in the address. */
export function checkReferences(texts: readonly Text[], { links, notes }: Definitions, parsing: Parsing): void {
  const nearest = nearestForSome();
  for (const node of texts) {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) continue;
    // Read the source, because escaped brackets are meant as text.
    const written = parsing.text.slice(start.offset, end.offset);
    if (!written.includes('[')) continue;
    const at = (match: RegExpExecArray): Range => rangeAt(written, match.index, match[0].length, start);
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
      // Without any definition, brackets may be prose: `[-a][-b]`.
      if (links.length > 0 ? /[a-z]/i.test(match[2]!) : /^[a-z][\w-]{2,}$/i.test(match[2]!))
        parsing.report('undefined-reference', at(match), { label: match[2]!, isFootnote: false, near });
    }
    for (const match of written.matchAll(link))
      if (isFileWithBlanks(match[1]!)) parsing.report('unread-link', at(match), { url: match[1]! });
  }
}

/** `some file.md`: an address that only its spaces make invalid. */
function isFileWithBlanks(url: string): boolean {
  const [file = ''] = url.split('#', 1);
  return (
    file.includes(' ') && url.trim() === url && /\.[a-z]\w{1,4}$/i.test(file) && !/\s/.test(url.slice(file.length))
  );
}

function* labelsOf(definitions: readonly (Definition | FootnoteDefinition)[]): Generator<string> {
  for (const { label, identifier } of definitions) yield label ?? identifier;
}
