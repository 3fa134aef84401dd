import { cutText } from '../../corpus/cut-text.ts';
import { isBlock } from '../../corpus/body/block-tags.ts';
import type { BodyNode } from '../../corpus/schema/body.ts';
import { words } from '../values/words.ts';

/** Maximum length of a description, in characters. */
const longest = 400;
/** Maximum length of a description with the option `line`, in characters. */
const longestLine = 5000;

/** Elements whose content is skipped because it is not prose. */
const silent = new Set(words('pre script style template svg iframe audio video canvas object hr select textarea'));
/** Block elements that are skipped in the search for a paragraph of prose. */
const noProse = new Set(
  words('h1 h2 h3 h4 h5 h6 ul ol dl menu table figcaption summary nav form button label legend header footer'),
);
/** Components that render their children inside a line of text. */
const inlineComponents = new Set(words('Link Translate Term Highlight'));

/**
 * Describes a body by its first paragraph of prose, without markup, code blocks, displayed formulas and footnotes.
 * Without a suitable paragraph, it uses the first line below the title, as in Docusaurus. That line may be a heading,
 * a list item, or the alternative text of an image. A paragraph is unsuitable after a long list item. A paragraph of a
 * few words is unsuitable below a later heading.
 *
 * @param by `line`: always use the first line below the title
 * @returns plain text of at most 400 characters, cut after a word; a line has at most 5,000 characters. Empty when the
 * body has no words
 */
export function describe(body: readonly BodyNode[], by: 'paragraph' | 'line' = 'paragraph'): string {
  const first = firstLine(body, false);
  if (by === 'line') return cutText(first.mark + first.text, longestLine);
  const prose = firstLine(body, true);
  const isProseFirst = prose.text !== '' && !isRemark(prose) && !(first.mark !== '' && first.text.length >= longItem);
  return cut(isProseFirst ? prose.text : (first.mark + first.text).replace(leadingPicture, ''));
}

/** A line of text in a body: a paragraph, a list item or a heading. */
interface Line {
  text: string;
  /** The list marker before the text: `- ` or `1. `. Empty outside of lists. */
  mark: string;
  /** The number of headings before this line, not counting the page title. */
  headings: number;
}

/** Minimum length of a list item that is a good description of a page, in characters. */
const longItem = 60;

/** Whether a paragraph is too short to describe a page. Example: `Work in progress` below the third heading. */
function isRemark({ text, headings }: Line): boolean {
  return headings > 1 && text.length < 20 && text.split(' ').length < 4 && !/[.!?:。！？：]$/.test(text);
}

/** An emoji before the words of a heading: `🚀 New features`. */
const leadingPicture = /^(?:\p{Extended_Pictographic}(?:[\p{Extended_Pictographic}\p{M}\u200d]|\ufe0f)*\s*)+(?=\S)/u;

/** Matches a displayed formula that stays text because the site has no math: `$$ x = 1 $$`. */
const formulaSource = /^\$\$.*\$\$$/;

function firstLine(body: readonly BodyNode[], isProse: boolean): Line {
  let line = '';
  let headings = 0;
  let mark = '';
  let titled = false;
  const hasWords = (): boolean => {
    line = squeeze(line);
    if (/[\p{L}\p{N}]/u.test(line) && !(isProse && formulaSource.test(line))) return true;
    line = '';
    return false;
  };
  const isLeftOut = (node: BodyNode, parent: BodyNode | undefined): boolean => {
    if (node.type === 'text') return false;
    if (node.type === 'component') return node.name === 'AdmonitionTitle';
    const { tagName, properties } = node;
    if (silent.has(tagName) || properties.hidden || 'dataFootnotes' in properties) return true;
    // The h1 of a page's title is at the top level of the body.
    const isTitle = tagName === 'h1' && !titled && !parent;
    titled ||= isTitle;
    if (!isTitle && /^h[1-6]$/.test(tagName)) headings += 1;
    return isTitle || (isProse && noProse.has(tagName));
  };
  /** Appends the text of nodes to `line`. @returns whether a complete line with words was found */
  const read = (nodes: readonly BodyNode[], parent?: BodyNode): boolean => {
    const inParagraph = parent?.type === 'element' && parent.tagName === 'p';
    for (const node of nodes) {
      if (isInline(node, inParagraph)) line += inlineText(node, isProse);
      else if (hasWords()) return true;
      else if (!isLeftOut(node, parent)) {
        mark = listMark(node, parent);
        if ('children' in node && read(node.children, node)) return true;
        mark = '';
      }
    }
    return hasWords();
  };
  return read(body) ? { text: line, mark, headings } : { text: '', mark: '', headings };
}

function isInline(node: BodyNode, inParagraph: boolean): boolean {
  if (node.type === 'text') return true;
  return node.type === 'component' ? inParagraph || inlineComponents.has(node.name) : !isBlock(node.tagName);
}

/** @returns the list marker of a list item: `- `, `1. `; empty for all other nodes */
function listMark(node: BodyNode, parent: BodyNode | undefined): string {
  if (node.type !== 'element' || node.tagName !== 'li' || parent?.type !== 'element') return '';
  return parent.tagName === 'ol' ? `${parent.properties.start ?? 1}. ` : '- ';
}

/** @returns the text of an inline node; for a formula, its rendered text instead of its TeX source */
function inlineText(node: BodyNode, isProse: boolean): string {
  if (node.type === 'text') return node.value;
  const textOf = (children: readonly BodyNode[]) => children.map((child) => inlineText(child, isProse)).join('');
  if (node.type === 'component') return textOf(node.children);
  const { tagName, properties, children } = node;
  if (tagName === 'br') return ' ';
  if (tagName === 'img') return isProse ? '' : String(properties.alt ?? '');
  if (silent.has(tagName) || tagName === 'annotation' || properties.hidden) return '';
  if ('dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties) return '';
  // KaTeX renders a formula twice, as HTML and as MathML for screen readers. Only MathML contains the characters in
  // reading order.
  const classes = [properties.className ?? []].flat();
  if (classes.includes('katex-display') || classes.includes('katex-html')) return '';
  return textOf(children);
}

/** Invisible characters: soft hyphens, zero-width spaces and joiners, byte order marks. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

function squeeze(text: string): string {
  return text.replace(unseen, '').replace(/\s+/g, ' ').trim();
}

/** Cuts a long text after a word. Text without spaces is cut at a word boundary of its language. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  const start = cutText(text, longest);
  const space = start.lastIndexOf(' ');
  if (space > longest / 2) return `${trimmed(start.slice(0, space))}…`;
  let end = 0;
  for (const { index } of new Intl.Segmenter('en', { granularity: 'word' }).segment(start)) end = index;
  return `${trimmed(start.slice(0, end))}…`;
}

function trimmed(text: string): string {
  return text.replace(/[\s,;:–—-]+$/, '');
}
