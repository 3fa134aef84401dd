import type { Definition, FootnoteDefinition, Text } from 'mdast';
import { nearestForSome } from '../../diagnostics/nearest.ts';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { rangeAt } from '../../values/text-places.ts';
import type { Parsing } from '../parsing.ts';

/** A footnote reference: `[^1]`. */
const footnote = /(?<!\\)\[\^([^\]\s[\\]+)\](?![(:])/g;
/**
 * A reference link: `[words][label]`. Directly after a word or a bracket, `[…]` is an index and not a link: `a[0][1]`.
 */
const reference = /(?<![\\\w\])}])\[([^[\]\n^][^[\]\n]*)\]\[([^[\]\n\\]+)\](?!\[)/g;
/** A link: `[words](…)`. */
const link = /(?<!\\)!?\[[^[\]\n]*\]\(([^()<>\n"']+)\)/g;

/**
 * A link whose address contains a space: `](some file.md)`. An address with a title is valid and does not
 * match.
 */
const target = /\]\([^()<>\n"' ]* [^()<>\n"']*\)/;

/**
 * Whether a source may contain text that {@link checkReferences} reports. This test is fast, because it needs no tree.
 */
export function mayHoldReferences(text: string): boolean {
  return text.includes('[^') || text.includes('][') || target.test(text);
}

/** The link and footnote definitions of a tree. */
export interface Definitions {
  links: Definition[];
  notes: FootnoteDefinition[];
}

/**
 * Reports links and footnotes that Markdown reads as text: their definition is missing, or their address has
 * a space.
 */
export function checkReferences(texts: readonly Text[], { links, notes }: Definitions, parsing: Parsing): void {
  const nearest = nearestForSome();
  for (const node of texts) {
    const { start, end } = node.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) continue;
    // The search uses the source, because brackets that are escaped in the source are intended as text. The node's
    // text contains no escapes.
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
      // If the document has no definitions, only labels that look like names are reported. Other brackets are probably
      // prose: `[-a][-b]`.
      if (links.length > 0 ? /[a-z]/i.test(match[2]!) : /^[a-z][\w-]{2,}$/i.test(match[2]!))
        parsing.report('undefined-reference', at(match), { label: match[2]!, isFootnote: false, near });
    }
    for (const match of written.matchAll(link))
      if (isFileWithBlanks(match[1]!)) parsing.report('unread-link', at(match), { url: match[1]! });
  }
}

/** Whether an address would be valid without its spaces: `some file.md`. */
function isFileWithBlanks(url: string): boolean {
  const [file = ''] = url.split('#', 1);
  return (
    file.includes(' ') && url.trim() === url && /\.[a-z]\w{1,4}$/i.test(file) && !/\s/.test(url.slice(file.length))
  );
}

function* labelsOf(definitions: readonly (Definition | FootnoteDefinition)[]): Generator<string> {
  for (const { label, identifier } of definitions) yield label ?? identifier;
}
