import type { Syntax } from '../remark/remark.ts';

/** A part of a source. It consists of whole blocks. */
export interface Part {
  text: string;
  /** Where the part starts in the whole source, and the number of lines before it. */
  offset: number;
  linesBefore: number;
}

/**
 * An open block without Markdown in it: fenced code, a formula, or HTML that doesn't end at a blank line.
 */
interface Leaf {
  closes(line: string): boolean;
}

const fence = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/;
const formula = /^ {0,3}(\${2,})[^$]*$/;
/**
 * Closes a directive: `:::`. The last group has an empty alternative. A `?` after the group would give undefined for
 * an opening line.
 */
const colons = /^ {0,3}(:{3,})(?:([ \t]*)$|)/;
/**
 * Matches lines that certainly open a directive: `:::tip[Title]{#id .class}`. Other lines that begin with colons may
 * be text.
 */
const opensDirective = /^ {0,3}:{3,}[a-z][a-z\d]*(?:\[(?:[^[\]\\`<{]|`[^`]*`)*\])?(?:\{[\w\s#.=-]*\})?[ \t]*$/i;
const listMark = /^( {0,3}(?:[-+*]|\d{1,9}[.)]))(?:( +)(?=\S)|[ \t]|$)/;
const startsMark = /^(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/;
const openHtml = /^ {0,3}<(?:(script|pre|style|textarea)(?=[\s>]|$)|(!--)|(\?)|(!\[CDATA\[)|(![a-z]))/i;
const closeHtml: readonly RegExp[] = [/<\/(?:script|pre|style|textarea)>/i, /-->/, /\?>/, /\]\]>/, />/];

/**
 * Splits a source into parts, at lines where every parser certainly starts a new block. Such a line is not indented,
 * is not a list item, and follows a blank line. At that line, no fence, directive, formula, comment or element is
 * open. After the first line that parsers may read differently, the source is not split.
 *
 * @param size minimum length in characters of every part except the last
 * @returns the parts in order, which cover the whole source
 */
export function splitBlocks(text: string, syntaxes: readonly Syntax[], size: number): Part[] {
  const parts: Part[] = [];
  // A source with `[a ]: /x` is not split, because this definition applies only to some uses of the label.
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
      // The part ends before its last line break. Otherwise a fence that is open in a list would contain the blank
      // line.
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

// Returns the end of the last import or export. All imports and exports stay in one part, because the parser reports
// duplicate names only within a part.
function endOfModules(text: string): number {
  if (!/^import\s/m.test(text)) return 0;
  let end = 0;
  for (const { index } of text.matchAll(/^(?:im|ex)port\s/gm)) end = index + 1;
  return end;
}

/**
 * Tracks which blocks are open after each line. Blocks inside a list or block quote are ignored where possible,
 * because they end with the list or block quote.
 */
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
  /** Indentation of the open list's content. It is `unsure` after a line that may have ended the list. */
  let list: number | 'unsure' | undefined;
  /**
   * Whether an unclosed fence, formula or HTML may be in a list or footnote. Parsers treat blank lines at the end of
   * such a block differently.
   */
  let hasLeafWithin = false;
  /** Whether HTML may have started since the last blank line. In HTML, `` ``` `` is not a fence. */
  let mayBeHtml = false;
  /** The number of colons that opened each open directive, outermost first. */
  const directives: number[] = [];
  /** Whether the current line opens or closes a directive. The second variable is the same for the previous line. */
  let isDirective = false;
  let isDirectiveBefore = false;
  /** In MDX, the number of open elements and braces. */
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
    // Parsers disagree whether `<!-->` is a comment, and where `<![CDATA[` ends.
    if (/<!--?-?>|<!\[CDATA\[/i.test(line)) isInDoubt = true;
    const closes = (later: string) => closeHtml[kind]!.test(later);
    if (closes(line)) return undefined;
    // In MDX, `<!-- … -->` followed by words on the same line is not a comment.
    if (isMdx) isInDoubt = true;
    return { closes };
  }

  function passDirective(line: string): void {
    const [, { length } = '', alone] = colons.exec(line) ?? [];
    if (length === 0) return;
    if (alone === undefined) {
      // Directly after a paragraph or HTML, a line with colons may be text.
      if (!opensDirective.test(line) || !(isBlankBefore || isDirectiveBefore)) isInDoubt = true;
      directives.push(length);
      isDirective = true;
    } else {
      // A closing line closes the outermost directive that has no more colons than the line, and all directives
      // inside.
      const closed = directives.findIndex((opening) => opening <= length);
      if (closed < 0) return;
      directives.length = closed;
      isDirective = true;
    }
  }

  function isInList(indentation: number, line: string): boolean {
    const [, mark, space = ' '] = listMark.exec(line) ?? [];
    // In HTML, an apparent list marker is text. MDX has no indented code after a list marker.
    if (mark && (mayBeHtml || (isMdx && space.length > 4))) isInDoubt = true;
    if (typeof list === 'number' && indentation >= list) return true;
    if (mark && /^[ \t]*[-+*\d.)][-+* \t.)]*$/.test(line)) {
      // The line is a thematic break, a heading underline, or an empty list item.
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
        // This line may close both the fence or formula, and a directive around it.
        if (directives.length > 0 && colons.exec(line)?.[2] !== undefined) isInDoubt = true;
        if (leaf.closes(line)) leaf = undefined;
        isBlankBefore = false;
        return;
      }
      if (/^\s*$/.test(line)) {
        // Parsers may count white space on a blank line as a part of the next line.
        isBlankBefore = line === '';
        mayBeHtml = false;
        return;
      }
      const indentation = widthOfIndentation(line);
      const inList = isInList(indentation, line);
      // MDX has no indented code, so a deeply indented line may open a block.
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

/** A formula. It ends at a line that ends with at least `length` unescaped dollars. */
function closedByDollars(length: number): Leaf {
  const dollars = `[$]{${length},}`;
  const closing = new RegExp(String.raw`(?:^|[^\\$])(?:\\\\)*${dollars}[ \t]*$`);
  return { closes: (line) => closing.test(line) };
}

function widthOfIndentation(line: string): number {
  const [indentation] = /^[ \t]*/.exec(line)!;
  return indentation.includes('\t') ? 4 : indentation.length;
}

/**
 * @returns the number of elements and braces that a line opens, minus the number that it closes. A line without any of
 * them gives 0
 */
function depthOf(line: string): number {
  if (!/[<{}]/.test(line)) return 0;
  const plain = line.replace(/\\[{}<]|`+[^`]*`+/g, '');
  return countOf(/\{|<[A-Za-z_$>]/g, plain) - countOf(/\}|\/>|<\//g, plain);
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}
