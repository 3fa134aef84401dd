import { fromHtml } from 'hast-util-from-html';
import type { Nodes } from 'hast';
import type { Misplaced } from '../../viewer/html/page-renderer.ts';
import { doubtfulTags } from './doubtful-tags.ts';

/**
 * Looks whether browsers read HTML as the elements it was written from. They end a paragraph where a block begins, for
 * one; what a page draws would then not be found where it was drawn.
 *
 * @returns the first element that would be moved elsewhere
 */
export function misplacedElement(html: string): Misplaced | undefined {
  // Hardly any page has tags about which that takes more than a look at those that are open.
  const doubtful = doubtfulTags(html);
  if (doubtful.length === 0) return undefined;
  const bare = withoutTexts(html);
  // Where an element belongs is hardly ever a matter of texts and attributes, and they take two thirds of the time to read.
  if (misplacedIn(tagsAlone(bare), bare) === undefined) return undefined;
  const name = misplacedIn(html, bare);
  return name === undefined ? undefined : (doubtful.find((tag) => tag.name === name) ?? { name, at: doubtful[0]!.at });
}

/** @param bare the same HTML without what is no element though it may look like one */
function misplacedIn(html: string, bare: string): string | undefined {
  const written = startTags(bare);
  const read: string[] = [];
  const visit = (node: Nodes) => {
    if (node.type === 'element') read.push(node.tagName.toLowerCase());
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(fromHtml(html, { fragment: true }));
  if (read.length === written.length && read.every((name, place) => name === written[place])) return withinItself(bare);
  // Up to the first element that is moved, or that closes another one, elements come in the order in which they were written.
  const place = written.findIndex((name, index) => name !== read[index]);
  return written[place] ?? written.at(-1);
}

/** @returns HTML without what is no element though it may look like one */
function withoutTexts(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(<(script|style|textarea|title)\b[^>]*>)[\s\S]*?<\/\2>/gi, '$1</$2>');
}

/** @returns the tags of HTML, without attributes */
function tagsAlone(html: string): string {
  return Array.from(html.matchAll(/<(\/?[a-z][^\s/>]*)[^>]*?(\/?)>/gi), ([, name, end]) => `<${name}${end}>`).join('');
}

function startTags(html: string): string[] {
  return Array.from(html.matchAll(/<([a-z][^\s/>]*)/gi), ([, name]) => name!.toLowerCase());
}

/** A nested one of these closes the outer one, though all are in order. */
function withinItself(html: string): string | undefined {
  const open = new Set<string>();
  for (const [, end, name] of html.matchAll(/<(\/?)(a|button|form)(?=[\s/>])/g)) {
    if (end) open.delete(name!);
    else if (open.has(name!)) return name;
    else open.add(name!);
  }
  return undefined;
}
