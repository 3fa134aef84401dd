import type { Element, ElementContent } from 'hast';

/** Where text stands, which decides what of it would mean something else. */
export type TextPlace = 'paragraph' | 'heading' | 'cell';

/** What a text without is written as it is. */
const remarkable = /[\t\n\f\r\\*_`[\]~$<&|]| {2}|!$/;
/** What is escaped wherever it stands in a text. */
const special = /(?<![a-z\d])_|_(?!_*[a-z\d])|[*`[~$]|<(?=[!/?a-z])|&(?=[#a-z])/gi;
/** What may have to be escaped, depending on what stands around it: whoever knows all the rules shall decide. */
const doubtful = /\\|\]\(|^._|_.$|__|[^\0-\x7f]_|_[^\0-\x7f]/;
const doubtfulStart = /^(?:[\s#>+=:|-]|\d+[.)])/;
const safeUrl = /^[\w\-./:#%?=+,;@]+$/;

/** Whether text stands for itself wherever it is put. */
export function isOrdinary(text: string): boolean {
  return !/[\\*_`[\]<~$|&\r\n\t\f]|[!#]$|^\s|\s$/.test(text) && !doubtfulStart.test(text);
}

/**
 * @returns words, code, links, pictures and emphasis as Markdown; nothing where anything is not ordinary, and when
 *   there is nothing to write
 */
export function ordinaryText(nodes: readonly ElementContent[], place: TextPlace): string | undefined {
  const text = inlineText(nodes, place);
  // What would begin a block begins none in a cell.
  const start = place === 'cell' ? /^\s/ : doubtfulStart;
  if (text === undefined || text === '' || text.endsWith(' ') || start.test(text)) return undefined;
  return place === 'heading' && text.endsWith('#') ? undefined : text;
}

function inlineText(nodes: readonly ElementContent[], place: TextPlace): string | undefined {
  let text = '';
  for (let index = 0; index < nodes.length; index += 1) {
    const node = nodes[index]!;
    const next = nodes[index + 1];
    const part =
      node.type === 'text'
        ? words(node.value, place, next)
        : node.type === 'element'
          ? phrase(node, place, text, next)
          : undefined;
    // Blanks on both sides of a border are one, and who loses it is for the library to say.
    if (part === undefined || (part.startsWith(' ') && (text === '' || text.endsWith(' ')))) return undefined;
    text += part;
  }
  return text;
}

function words(value: string, place: TextPlace, next: ElementContent | undefined): string | undefined {
  if (!remarkable.test(value)) return value;
  const text = value.replace(/[\t\n\f\r ]+/g, ' ');
  if (doubtful.test(text) || (next !== undefined && /[<&!]$/.test(text))) return undefined;
  const escaped = text.replace(special, '\\$&');
  return place === 'cell' ? escaped.replaceAll('|', '\\|') : escaped;
}

/**
 * @param before what stands before it
 * @param next the node after it
 */
function phrase(node: Element, place: TextPlace, before: string, next: ElementContent | undefined): string | undefined {
  const { tagName, properties, children } = node;
  switch (tagName) {
    case 'code':
      return properties.className === undefined
        ? codeSpan(children, place)
        : formula(properties.className, children, place);
    case 'a':
      return link(properties, children, place);
    case 'img':
      return picture(properties);
    case 'em':
      return isApart(before, next) ? emphasis(children, '_', place) : undefined;
    case 'strong':
      return isApart(before, next) ? emphasis(children, '**', place) : undefined;
    default:
      return undefined;
  }
}

function codeSpan(children: readonly ElementContent[], place: TextPlace): string | undefined {
  const value = codeText(children);
  if (value === undefined || value === '' || /[\t\n\f\r]| {2}|^ | $/.test(value)) return undefined;
  if (place === 'cell' && value.includes('|') && value.includes('\\')) return undefined;
  // As many marks as no run in it has, apart from it where one is at its edge.
  const runs = new Set(value.match(/`+/g)?.map((run) => run.length));
  let count = 1;
  while (runs.has(count)) count += 1;
  const marks = '`'.repeat(count);
  const edge = /^`|`$/.test(value) ? ' ' : '';
  return marks + edge + (place === 'cell' ? value.replaceAll('|', '\\|') : value) + edge + marks;
}

function formula(className: unknown, children: readonly ElementContent[], place: TextPlace): string | undefined {
  const value = onlyText(children);
  const isFormula = Array.isArray(className) && className.includes('math-inline') && place !== 'cell';
  return isFormula && value !== undefined && value !== '' && !/[$\t\n\f\r]| {2}|^ | $/.test(value)
    ? `$${value}$`
    : undefined;
}

/** Of code only the words are written, also of links in it. */
function codeText(children: readonly ElementContent[]): string | undefined {
  let text = '';
  for (const child of children) {
    const part = child.type === 'element' && child.tagName === 'a' ? onlyText(child.children) : onlyText([child]);
    if (part === undefined) return undefined;
    text += part;
  }
  return text;
}

function link(
  { href, title, dataFootnoteRef, dataFootnoteBackref }: Element['properties'],
  children: readonly ElementContent[],
  place: TextPlace,
): string | undefined {
  if (
    typeof href !== 'string' ||
    title !== undefined ||
    dataFootnoteRef !== undefined ||
    dataFootnoteBackref !== undefined
  )
    return undefined;
  const label = inlineText(children, place);
  const own = onlyText(children);
  if (own === href && safeUrl.test(href) && /^[a-z][a-z+.-]+:/i.test(href)) return `<${href}>`;
  // Brackets may end a label.
  if (
    label === undefined ||
    label === '' ||
    label.endsWith(' ') ||
    own === href ||
    `mailto:${own}` === href ||
    /[[\]]/.test(label)
  )
    return undefined;
  return safeUrl.test(href) ? `[${label}](${href})` : undefined;
}

function picture({ src, alt, title }: Element['properties']): string | undefined {
  if (
    typeof src !== 'string' ||
    typeof alt !== 'string' ||
    !safeUrl.test(src) ||
    !/^[\p{L}\p{N} ,.()'":;/?=%+-]*$/u.test(alt) ||
    / {2}|^ | $/.test(alt)
  )
    return undefined;
  if (title === undefined) return `![${alt}](${src})`;
  return typeof title === 'string' && /^[\p{L}\p{N},.]+(?: [\p{L}\p{N},.]+)*$/u.test(title)
    ? `![${alt}](${src} "${title}")`
    : undefined;
}

function emphasis(children: readonly ElementContent[], marker: string, place: TextPlace): string | undefined {
  if (children.some((node) => node.type === 'element' && /^(?:em|strong)$/.test(node.tagName))) return undefined;
  const text = inlineText(children, place);
  return text === undefined || text === '' || /^\s|\s$/.test(text) ? undefined : marker + text + marker;
}

/** Whether a mark of emphasis between these is read as one, whatever it holds: no letter touches it, and no other mark. */
function isApart(before: string, next: ElementContent | undefined): boolean {
  if (!/(?:^|[\s("'.,:;/)`])$/.test(before)) return false;
  if (next?.type === 'text') return /^[\s)"'.,:;?!/]/.test(next.value);
  return next === undefined || (next.type === 'element' && next.tagName === 'code');
}

function onlyText(children: readonly ElementContent[]): string | undefined {
  const [only, ...others] = children;
  return only?.type === 'text' && others.length === 0 ? only.value : undefined;
}
