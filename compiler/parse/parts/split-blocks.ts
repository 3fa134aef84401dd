import type { Syntax } from '../remark/remark.ts';

/** Consecutive blocks of a source. */
export interface Part {
  text: string;
  /** Where it starts in the whole source, and the number of lines before. */
  offset: number;
  linesBefore: number;
}

/** A block whose lines are raw until it is closed: fenced code, a formula, HTML that blank lines don't end. */
interface Leaf {
  closes(line: string): boolean;
}

const fence = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;
const formula = /^ {0,3}(\${2,})[^$]*$/;
/** `:::` closes a directive. An optional group that matches nothing would capture nothing, so there are alternatives. */
const colons = /^ {0,3}(:{3,})(?:([ \t]*)$|)/;
/** `:::tip[Title]{#id .class}` always opens a directive; other lines of colons may be text. */
const opensDirective = /^ {0,3}:{3,}[a-z][a-z\d]*(?:\[(?:[^[\]\\`<{]|`[^`]*`)*\])?(?:\{[\w\s#.=-]*\})?[ \t]*$/i;
const listMark = /^( {0,3}(?:[-+*]|\d{1,9}[.)]))(?:( +)(?=\S)|[ \t]|$)/;
const startsMark = /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/;
const openHtml = /^ {0,3}<(?:(script|pre|style|textarea)(?=[\s>]|$)|(!--)|(\?)|(!\[CDATA\[)|(![a-z]))/i;
const closeHtml: readonly RegExp[] = [/<\/(?:script|pre|style|textarea)>/i, /-->/, /\?>/, /\]\]>/, />/];

/**
 * Splits a source between blocks, at lines where every engine certainly starts a new block. Such a line starts at the
 * margin, is not a list item and follows a blank line. No fence, directive, formula, comment or element is open. At
 * the first uncertain line, splitting stops.
 *
 * @param size in characters: the minimum length of all parts but the last
 * @returns the whole source in parts, in order
 */
export function splitBlocks(text: string, syntaxes: readonly Syntax[], size: number): Part[] {
  const parts: Part[] = [];
  // A label with trailing white space is a definition only for some of its uses.
  if (/\s\]:/.test(text)) return [{ text, offset: 0, linesBefore: 0 }];
  const isMdx = syntaxes.includes('mdx');
  const leastOffset = isMdx ? endOfModules(text) : 0;
  const open = trackOpen(syntaxes);
  let part = { offset: 0, linesBefore: 0 };
  let line = 0;
  for (let start = 0; start < text.length; line += 1) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const written = text.slice(start, end);
    if (start - part.offset >= size && start >= leastOffset && open.maySplitBefore(written)) {
      // Without the last line break: an open fence within a list would contain the blank line.
      parts.push({ ...part, text: text.slice(part.offset, start - 1) });
      part = { offset: start, linesBefore: line };
    }
    open.pass(written);
    if (open.isInDoubt()) break;
    start = end + 1;
  }
  parts.push({ ...part, text: text.slice(part.offset) });
  return parts;
}

// An import must not be declared twice, which the parser only detects if both are in one part.
function endOfModules(text: string): number {
  if (!/^import\s/m.test(text)) return 0;
  let end = 0;
  for (const { index } of text.matchAll(/^(?:im|ex)port\s/gm)) end = index + 1;
  return end;
}

/** Tracks open blocks at the margin, and possibly others; blocks within a list or block quote end with it. */
function trackOpen(syntaxes: readonly Syntax[]): {
  maySplitBefore(line: string): boolean;
  pass(line: string): void;
  isInDoubt(): boolean;
} {
  const isMdx = syntaxes.includes('mdx');
  const hasMath = syntaxes.includes('math');
  let leaf: Leaf | undefined;
  let isBlankBefore = true;
  let isInDoubt = false;
  /** The indentation of the open list's content; `unsure` once a line may have ended the list. */
  let list: number | 'unsure' | undefined;
  /** Whether a list or footnote may contain an open leaf. At its end, engines differ about the blank lines. */
  let hasLeafWithin = false;
  /** Whether a line may have started HTML without a blank line since: then an apparent fence may be HTML. */
  let mayBeHtml = false;
  /** How many colons opened each directive. */
  const directives: number[] = [];
  /** Whether a line opens or closes a directive, and whether the line before does. */
  let isDirective = false;
  let isDirectiveBefore = false;
  /** The depth of elements and braces in MDX. */
  let depth = 0;

  function openLeaf(line: string): Leaf | undefined {
    const [, ticks, tildes] = fence.exec(line) ?? [];
    const mark = ticks ?? tildes;
    if (mark) return closedBy(mark[0]!, mark.length, isMdx);
    const dollars = hasMath ? formula.exec(line)?.[1] : undefined;
    if (dollars) return closedByDollars(dollars.length);
    const [, ...kinds] = isMdx && !line.includes('<!--') ? [] : (openHtml.exec(line) ?? []);
    const kind = kinds.findIndex((found) => found !== undefined);
    if (kind < 0) return undefined;
    // Engines differ in whether these are comments, and where these sections end.
    if (/<!--?-?>|<!\[CDATA\[/i.test(line)) isInDoubt = true;
    const closes = (later: string) => closeHtml[kind]!.test(later);
    if (closes(line)) return undefined;
    // In MDX, a comment with words after it is not a comment.
    if (isMdx) isInDoubt = true;
    return { closes };
  }

  function passDirective(line: string): void {
    const [, { length } = '', alone] = colons.exec(line) ?? [];
    if (length === 0) return;
    if (alone === undefined) {
      // A line that continues a paragraph or HTML might not open a directive.
      if (!opensDirective.test(line) || !(isBlankBefore || isDirectiveBefore)) isInDoubt = true;
      directives.push(length);
      isDirective = true;
    } else {
      // The outermost directive reads the line first, and ends all directives in it.
      const closed = directives.findIndex((opening) => opening <= length);
      if (closed < 0) return;
      directives.length = closed;
      isDirective = true;
    }
  }

  function isInList(indentation: number, line: string): boolean {
    const [, mark, space = ' '] = listMark.exec(line) ?? [];
    // HTML may contain apparent list items, and MDX has no indented code after a list marker.
    if (mark && (mayBeHtml || (isMdx && space.length > 4))) isInDoubt = true;
    if (typeof list === 'number' && indentation >= list) return true;
    if (mark && /^[ \t]*[-+*\d.)][-+* \t.)]*$/.test(line)) {
      // A rule, the underline of a heading, or an empty item.
      list = 'unsure';
      return false;
    }
    if (mark) {
      list = mark.length + (space.length > 4 ? 1 : space.length);
      return true;
    }
    if (isBlankBefore && indentation === 0) {
      list = undefined;
      hasLeafWithin = false;
    } else if (list !== undefined) list = 'unsure';
    return false;
  }

  return {
    maySplitBefore: (line) =>
      isBlankBefore &&
      /^\S/.test(line) &&
      !startsMark.test(line) &&
      leaf === undefined &&
      !hasLeafWithin &&
      directives.length === 0 &&
      depth === 0,
    isInDoubt: () => isInDoubt,
    pass(line) {
      isDirectiveBefore = isDirective;
      isDirective = false;
      if (leaf) {
        // A directive around the leaf is closed anyway.
        if (directives.length > 0 && colons.exec(line)?.[2] !== undefined) isInDoubt = true;
        if (leaf.closes(line)) leaf = undefined;
        isBlankBefore = false;
        return;
      }
      if (/^\s*$/.test(line)) {
        // Engines may add white space on a blank line to the next line.
        isBlankBefore = line === '';
        mayBeHtml = false;
        return;
      }
      const indentation = widthOfIndentation(line);
      const inList = isInList(indentation, line);
      // MDX has no indented code, so deeply indented lines may also open blocks.
      if (isMdx && !inList && indentation >= 4 && /^[ \t]*(?:`{3}|~{3}|\$\$|:::|<!--|[-*+>\d])/.test(line))
        isInDoubt = true;
      if (!inList && indentation < 4) {
        leaf = openLeaf(line);
        if (leaf && ((list === 'unsure' && indentation > 0) || mayBeHtml)) isInDoubt = true;
        if (!leaf) passDirective(line);
        mayBeHtml ||= !isMdx && /^ *<[/a-z]/i.test(line);
      }
      if (indentation > 1 || inList) hasLeafWithin ||= /`{3}|~{3}|:{3}|\$\$|<[!?a-z]/i.test(line);
      if (isMdx && !leaf) depth = Math.max(0, depth + depthOf(line));
      isBlankBefore = false;
    },
  };
}

function closedBy(mark: string, length: number, isMdx: boolean): Leaf {
  const closing = new RegExp(`^ {0,3}\\${mark}{${length},}[ \\t]*$`);
  return { closes: (line) => closing.test(isMdx ? line.trimStart() : line) };
}

/** The end of a formula: unescaped dollars at the end of a line. */
function closedByDollars(length: number): Leaf {
  const dollars = `[$]{${length},}`;
  const closing = new RegExp(String.raw`(?:^|[^\\$])(?:\\\\)*${dollars}[ \t]*$`);
  return { closes: (line) => closing.test(line) };
}

function widthOfIndentation(line: string): number {
  const [indentation] = /^[ \t]*/.exec(line)!;
  return indentation.includes('\t') ? 4 : indentation.length;
}

/** @returns how many more elements and braces a line opens than it closes, judged by the line alone */
function depthOf(line: string): number {
  if (!/[<{}]/.test(line)) return 0;
  const plain = line.replace(/\\[{}<]|`+[^`]*`+/g, '');
  return countOf(/\{|<[A-Za-z_$>]/g, plain) - countOf(/\}|\/>|<\//g, plain);
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
