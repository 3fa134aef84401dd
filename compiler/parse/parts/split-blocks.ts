import type { Syntax } from '../remark/remark.ts';

/** Some blocks of a text, one after the other. */
export interface Part {
  text: string;
  /** Where it starts in the whole text, and the number of lines before. */
  offset: number;
  linesBefore: number;
}

/** What holds lines as they are until it is closed: fenced code, a formula, HTML that blank lines don't end. */
interface Leaf {
  closes(line: string): boolean;
}

const fence = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;
const formula = /^ {0,3}(\${2,})[^$]*$/;
/** `:::` closes a directive. An optional group that matches nothing would capture nothing, so there are alternatives. */
const colons = /^ {0,3}(:{3,})(?:([ \t]*)$|)/;
/** `:::tip[Title]{#id .class}` opens a directive in any case; other lines of colons may be text. */
const opensDirective = /^ {0,3}:{3,}[a-z][a-z\d]*(?:\[(?:[^[\]\\`<{]|`[^`]*`)*\])?(?:\{[\w\s#.=-]*\})?[ \t]*$/i;
const listMark = /^( {0,3}(?:[-+*]|\d{1,9}[.)]))(?:( +)(?=\S)|[ \t]|$)/;
const startsMark = /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/;
const openHtml = /^ {0,3}<(?:(script|pre|style|textarea)(?=[\s>]|$)|(!--)|(\?)|(!\[CDATA\[)|(![a-z]))/i;
const closeHtml: readonly RegExp[] = [/<\/(?:script|pre|style|textarea)>/i, /-->/, /\?>/, /\]\]>/, />/];

/**
 * Cuts a text between blocks, where every engine is sure to begin anew: before a line that starts at the margin, is no
 * item of a list and has a blank one before it, while no fence, directive, formula, comment or element is open. What
 * leaves that in doubt is cut no more.
 *
 * @param size in characters: no part is shorter but the last
 * @returns the whole text in parts, in order
 */
export function splitBlocks(text: string, syntaxes: readonly Syntax[], size: number): Part[] {
  const parts: Part[] = [];
  // A label with space at its end is defined for some of its uses.
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
      // The last line break is left out: an open fence within a list would take the blank line for its own.
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

// What is imported may not be declared again, and only those who read both see that.
function endOfModules(text: string): number {
  if (!/^import\s/m.test(text)) return 0;
  let end = 0;
  for (const { index } of text.matchAll(/^(?:im|ex)port\s/gm)) end = index + 1;
  return end;
}

/** Knows of what is open at the margin, or more than that; what is open within a list or quote ends with it. */
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
  /** How far what belongs to the open list is indented; `unsure` once a line may have ended the list. */
  let list: number | 'unsure' | undefined;
  /** What is open where the list or footnote around it ends takes blank lines for its own, now these and now those. */
  let hasLeafWithin = false;
  /** Whether a line that may start HTML has had no blank one behind it: then what looks like a fence may be none. */
  let mayBeHtml = false;
  /** How many colons opened each directive. */
  const directives: number[] = [];
  /** Whether a line opens or closes a directive, and whether the line before does. */
  let isDirective = false;
  let isDirectiveBefore = false;
  /** Of elements and braces in MDX. */
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
    // Whether these are comments, and where these sections end, is read differently.
    if (/<!--?-?>|<!\[CDATA\[/i.test(line)) isInDoubt = true;
    const closes = (later: string) => closeHtml[kind]!.test(later);
    if (closes(line)) return undefined;
    // In MDX a comment is none when words follow it.
    if (isMdx) isInDoubt = true;
    return { closes };
  }

  function passDirective(line: string): void {
    const [, { length } = '', alone] = colons.exec(line) ?? [];
    if (length === 0) return;
    if (alone === undefined) {
      // A line that continues a paragraph or HTML may open nothing.
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
    // HTML may hold what looks like an item, and MDX has no indented code that the rest of an item could be.
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
        // A directive around it is closed all the same.
        if (directives.length > 0 && colons.exec(line)?.[2] !== undefined) isInDoubt = true;
        if (leaf.closes(line)) leaf = undefined;
        isBlankBefore = false;
        return;
      }
      if (/^\s*$/.test(line)) {
        // White space on its line may be taken for the next one's.
        isBlankBefore = line === '';
        mayBeHtml = false;
        return;
      }
      const indentation = widthOfIndentation(line);
      const inList = isInList(indentation, line);
      // MDX has no indented code, so that what is indented as that may open something, too.
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

/** The end of a formula: dollars that no backslash escapes, at the end of a line. */
function closedByDollars(length: number): Leaf {
  const dollars = `[$]{${length},}`;
  const closing = new RegExp(String.raw`(?:^|[^\\$])(?:\\\\)*${dollars}[ \t]*$`);
  return { closes: (line) => closing.test(line) };
}

function widthOfIndentation(line: string): number {
  const [indentation] = /^[ \t]*/.exec(line)!;
  return indentation.includes('\t') ? 4 : indentation.length;
}

/** @returns how many more elements and braces a line opens than it closes, as far as can be seen from the line alone */
function depthOf(line: string): number {
  if (!/[<{}]/.test(line)) return 0;
  const plain = line.replace(/\\[{}<]|`+[^`]*`+/g, '');
  return countOf(/\{|<[A-Za-z_$>]/g, plain) - countOf(/\}|\/>|<\//g, plain);
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
