import { code } from './lines.ts';

/** Whether `safeMarkdown` keeps headings, or converts them to bold text. */
export type Headings = 'keep' | 'bold';

/**
 * Converts a description, which is CommonMark with HTML, to MDX. Braces and unknown tags become text. Known tags are
 * closed. So a description can't break the page that contains it.
 *
 * @param text any text
 */
export function safeMarkdown(text: string, headings: Headings = 'bold'): string {
  const source = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '')
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '');
  if (/^[\w\s.,;'"()/?%=+-]*$/.test(source) && !/^\s|^[-+=]|^(?:import|export)\b|\n/.test(source)) return source.trim();
  return splitFences(source)
    .flatMap((part) => (part.isFence ? [part] : splitPreformatted(part.text)))
    .map((part) => (part.isFence ? part.text : prose(part.text, headings)))
    .join('\n\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

interface Part {
  text: string;
  isFence: boolean;
}

/** Splits a string into code blocks and the Markdown between them. */
function splitFences(source: string): Part[] {
  const parts: Part[] = [];
  const add = (line: string, isFence: boolean, isNew = false) => {
    const last = parts.at(-1);
    if (last && last.isFence === isFence && !isNew) last.text += `\n${line}`;
    else parts.push({ text: line, isFence });
  };
  let open: string | undefined;
  for (const line of source.split('\n')) {
    const [, marks = '', info = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
    if (open !== undefined) {
      add(line, true);
      if (marks.startsWith(open) && info.trim() === '') open = undefined;
    } else if (marks !== '' && !(marks.startsWith('`') && info.includes('`'))) {
      open = marks;
      // Removes the words after the language of a code fence. Lectern would interpret them as metadata of the code
      // block.
      add(marks + (/^\s*[\w+#-]+/.exec(info)?.[0].trim() ?? ''), true, true);
    } else add(line, false);
  }
  if (open !== undefined) add(open, true);
  return parts;
}

/** Converts `<pre>` to code blocks. */
function splitPreformatted(text: string): Part[] {
  return text.split(/<pre(?:\s[^>]*)?>([\s\S]*?)<\/pre>/i).map((part, index) => {
    if (index % 2 === 0) return { text: part, isFence: false };
    return {
      text: `\`\`\`\`\n${decoded(part.replaceAll(/<[^>]*>/g, '')).replaceAll('````', '')}\n\`\`\`\``,
      isFence: true,
    };
  });
}

/** HTML elements that stay elements. */
const kept = new Set(
  ['a b i em strong s del ins sub sup kbd small mark u', 'ul ol li dl dt dd table thead tbody tr th td blockquote']
    .join(' ')
    .split(' '),
);
/** Elements that start a new paragraph. */
const paragraphs = new Set('p div section center font span h1 h2 h3 h4 h5 h6'.split(' '));
const tag = /<(\/?)([a-z][a-z\d]*)((?:\s+[a-z][\w:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>=]+))?)*)\s*\/?>/iy;
const autolink = /<((?:https?|mailto):[^\s<>]+|[\w.+-]+@[\w.-]+)>/iy;
const literal = /<code(?:\s[^>]*)?>([\s\S]*?)<\/code>/iy;

function prose(text: string, headings: Headings): string {
  return withSafeLines(withSafeTags(text), headings);
}

function withSafeTags(text: string): string {
  const open: string[] = [];
  const result: string[] = [];
  let run = '';
  let hasTags = false;
  const endRun = () => {
    result.push(hasTags ? withWholeMarks(run) : run);
    run = '';
  };
  for (let at = 0; at < text.length;) {
    const [taken, written] = nextPiece(text, at, open);
    at += taken;
    if (!/^<[^\\]/.test(written)) run += written;
    else {
      hasTags = true;
      endRun();
      result.push(written);
    }
  }
  endRun();
  return result.join('') + closing(open, 0);
}

const codeSpan = /(`+)(?:(?!\1)[\s\S])*?\1(?!`)/g;
const wholeMarks = /\\.|\*\*[^*\n]+\*\*|__[^_\n]+__|~~[^~\n]+~~|\*[^*\n]+\*|_[^_\n]+_|\[[^[\]\n]*\]\([^()\n]*\)/g;

/** Escapes Markdown marks between two tags, unless all of them are closed there. In MDX, emphasis can't cross a tag. */
function withWholeMarks(run: string): string {
  const others = run.replaceAll(codeSpan, '').replaceAll(wholeMarks, '');
  if (!/[*_~[\]]/.test(others)) return run;
  const codes = run.match(codeSpan) ?? [];
  const texts = run.replaceAll(codeSpan, '\0').split('\0');
  return texts
    .map(
      (part, index) =>
        part.replaceAll(/\\.|[*_~[\]]/g, (mark) => (mark.length > 1 ? mark : `\\${mark}`)) + (codes[index] ?? ''),
    )
    .join('');
}

/**
 * Converts the text at a position to MDX: one character, a tag, or inline code.
 *
 * @returns the number of converted characters, and the MDX
 */
function nextPiece(text: string, at: number, open: string[]): [taken: number, written: string] {
  const character = text[at]!;
  // In an element, converts a line break to a space. An empty line would end the paragraph before the end tag.
  if (character === '\n' && open.length > 0) return [1, ' '];
  if (character === '\\' && /[!-/:-@[-`{-~]/.test(text[at + 1] ?? '')) return [2, text.slice(at, at + 2)];
  // Escapes the backslash, because it could escape a tag that follows.
  if (character === '\\' && text[at + 1] !== '\n') return [1, '\\\\'];
  if (character === '`') return codePiece(text, at, open);
  if (character === '{' || character === '}' || character === '$') return [1, `\\${character}`];
  if (character !== '<') return [1, character];
  return tagPiece(text, at, open);
}

function codePiece(text: string, at: number, open: readonly string[]): [number, string] {
  const [run] = /^`+/.exec(text.slice(at))!;
  const end = new RegExp(`(?<!\`)${run}(?!\`)`, 'g');
  end.lastIndex = at + run.length;
  const found = end.exec(text);
  const inner = found && text.slice(at + run.length, found.index);
  // An empty line ends the paragraph, and so the inline code.
  if (!found || /\n[ \t]*\n/.test(inner!)) return [run.length, run.replaceAll('`', '\\`')];
  return [found.index + run.length - at, open.length > 0 ? code(inner!) : run + inner + run];
}

function tagPiece(text: string, at: number, open: string[]): [number, string] {
  const exec = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const link = exec(autolink);
  if (link) {
    const url = link[1]!;
    return [link[0].length, `[${escaped(url)}](<${escaped(/^\w+:/.test(url) ? url : `mailto:${url}`)}>)`];
  }
  const exact = exec(literal);
  if (exact) return [exact[0].length, code(decoded(exact[1]!.replaceAll(/<[^>]*>/g, '')))];
  const found = exec(tag);
  if (!found) return [1, '\\<'];
  const [whole, slash, name = '', attributes = ''] = found;
  return [
    whole.length,
    writtenTag(name.toLowerCase(), slash === '/', attributes, open) ?? `\\<${escaped(whole.slice(1))}`,
  ];
}

/** @returns the tag as MDX; undefined for an unknown element */
function writtenTag(name: string, closes: boolean, attributes: string, open: string[]): string | undefined {
  if (name === 'br') return '<br/>';
  if (name === 'hr' || name === 'img') return '';
  if (paragraphs.has(name)) return open.length > 0 || name === 'span' || name === 'font' ? ' ' : '\n\n';
  if (!kept.has(name)) return undefined;
  if (!closes) {
    open.push(name);
    const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? [];
    const href = name === 'a' ? (double ?? single) : undefined;
    return href === undefined ? `<${name}>` : `<a href={${JSON.stringify(decoded(href))}}>`;
  }
  const index = open.lastIndexOf(name);
  return index < 0 ? '' : closing(open, index);
}

/** Returns the end tags of all open elements from an index on, innermost first. Removes these elements from `open`. */
function closing(open: string[], from: number): string {
  return open
    .splice(from)
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[{}<>[\]`*_$]/g, String.raw`\$&`);
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: ' ' };

function decoded(text: string): string {
  return text.replaceAll(/&(lt|gt|amp|quot|#39|nbsp);/g, (_, name: string) => entities[name]!);
}

/** Escapes lines that MDX or Lectern would interpret as imports, exports, directives or headings. */
function withSafeLines(text: string, headings: Headings): string {
  const result: string[] = [];
  let wasText: boolean = false;
  for (const line of text.split('\n')) {
    const indent = /^\s*/.exec(line)![0];
    const rest = line.slice(indent.length);
    const heading = /^(#{1,6})(?:\s+(.*?))?(?:\s+#+)?\s*$/.exec(rest);
    const isUnderline: boolean = wasText && /^(?:=+|-+)\s*$/.test(rest);
    if (heading) result.push('', headingLine(heading[1]!.length, heading[2] ?? '', headings), '');
    else if (isUnderline) result.push('', headingLine(2, result.pop() ?? '', headings), '');
    else if (rest.startsWith(':::')) result.push(`${indent}\\${rest}`);
    else if (/^(?:import|export)\b/.test(rest)) result.push(`${indent}&#${rest.charCodeAt(0)};${rest.slice(1)}`);
    else result.push(line);
    wasText = rest !== '' && !heading && !isUnderline && !/^(?:[-+*>|]|\d+[.)])/.test(rest);
  }
  return result.join('\n');
}

function headingLine(depth: number, text: string, headings: Headings): string {
  const title = text.trim();
  if (title === '') return '';
  return headings === 'keep' ? `${'#'.repeat(Math.max(2, depth))} ${title}` : `**${title.replaceAll('*', '')}**`;
}
