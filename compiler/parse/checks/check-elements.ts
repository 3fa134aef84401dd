import type { Html } from 'mdast';
import type { Range } from '../../diagnostics/diagnostic.ts';
import { rangeAt } from '../../values/text-places.ts';
import { words } from '../../values/words.ts';
import type { Parsing } from '../parsing.ts';
import { placeOf } from '../place-of.ts';

/** HTML elements that require a closing tag. All other elements have no closing tag, or may omit it. */
const closed = new Set([
  'picture',
  ...words(`
  a abbr address article aside audio b bdi bdo big blockquote button canvas center cite code del details dfn
  dialog div dl em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header i iframe ins kbd label
  main mark menu nav ol pre q s samp section select small span strike strong sub summary sup table tt
  u ul var video
`),
]);

const comment = /<!--[^]*?(?:-->|$)/g;
const tags = /<(\/?)([a-z][a-z\d]*)(?=[\s/>])([^<>]*)>/gi;

interface OpenTag {
  tag: string;
  at: Range;
}

/** Reports HTML elements in Markdown that are never closed. @param pieces HTML nodes in document order */
export function checkElements(pieces: readonly Html[], { text, report }: Parsing): void {
  const open: OpenTag[] = [];
  const unclosed: OpenTag[] = [];
  for (const piece of pieces) {
    const { value } = piece;
    if (!value.includes('<')) continue;
    const html = value.replace(comment, (found) => ' '.repeat(found.length));
    for (const { 0: written, 1: slash, 2: name, 3: rest, index } of html.matchAll(tags)) {
      const tag = name!.toLowerCase();
      if (!closed.has(tag)) continue;
      if (slash === '/') unclosed.push(...close(tag, open));
      else if (!rest!.endsWith('/')) open.push({ tag, at: placeIn(piece, index, written.length, text) });
    }
  }
  for (const { tag, at } of [...unclosed, ...open]) report('unclosed-element', at, { tag });
}

/** Closes an element. @returns the elements inside it that are still open */
function close(tag: string, open: OpenTag[]): OpenTag[] {
  const last = open.findLastIndex((each) => each.tag === tag);
  return last < 0 ? [] : open.splice(last).slice(1);
}

function placeIn(piece: Html, index: number, length: number, text: string): Range {
  const { start } = piece.position ?? {};
  const isAsWritten = start?.offset !== undefined && text.startsWith(piece.value, start.offset);
  return isAsWritten ? rangeAt(piece.value, index, length, start) : placeOf(piece);
}
