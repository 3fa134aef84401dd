import GithubSlugger from 'github-slugger';
import type { Heading, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visitBlocks, EXIT } from './visit.ts';
import type { ParseOptions } from '../document.ts';
import { runsAsUrl } from '../../../corpus/url/policy.ts';
import { uniqueNames } from '../../values/unique-names.ts';
import { headingText, type TextOf } from './heading-text.ts';
import { stripHeadingId, writtenHeadingId } from '../text/heading-id.ts';

declare module 'mdast' {
  interface HeadingData {
    id?: string;
    /** The explicit id or the slug of the heading. If another heading already has it, `id` differs. */
    preferredId?: string;
  }
}

type Anchors = ParseOptions['anchors'];

/**
 * Sets the ids of all headings except h1. The id is the explicit id (`{#id}`), or else a slug of the text, as on
 * GitHub. If another heading already has a slug as its id, a number is added.
 *
 * @param textOf evaluates expressions in headings
 * @param isForPlugins whether to set the ids also in `data.hProperties`, where plugins expect them
 * @param anchors.maintainCase whether slugs keep capital letters
 * @param anchors.withoutDirectives whether to create slugs as Docusaurus does. It reads `:Pulse` in `Infer:Pulse` as a
 * directive, whose text is the label in brackets after it
 */
export function giveHeadingIds(
  tree: Root,
  textOf: TextOf,
  isForPlugins: boolean,
  anchors: Anchors = { maintainCase: false },
): void {
  const headings: { heading: Heading; written: string | undefined }[] = [];
  visitBlocks(tree, 'heading', (heading) => {
    const written = takeWrittenId(heading);
    // An id such as `javascript:…` is refused, because code of the site may use any attribute as an address.
    const isUsable = written !== undefined && !runsAsUrl(written);
    headings.push({ heading, written: isUsable ? written : undefined });
  });
  const slugger = new GithubSlugger();
  const taken = new Set<string>();
  const give = uniqueNames(taken);
  const givenIds = headings.map(({ written }) => written && give(written));
  for (const [index, { heading, written }] of headings.entries()) {
    const slug = () => slugger.slug(slugSource(heading, textOf, anchors), anchors.maintainCase);
    const preferred = written ?? slug();
    let id = givenIds[index] ?? preferred;
    if (written === undefined) while (taken.has(id)) id = slug();
    if (heading.depth > 1 && id !== '')
      heading.data = { ...heading.data, id, preferredId: preferred, ...(isForPlugins && { hProperties: { id } }) };
  }
}

/** Matches an inline directive: `:Pulse[label]{…}`. A name between two colons is text: `:tada:`. */
const directive = /(?<!:):[A-Za-z][\w-]*(?<![-_])(?![\w:-])(?:\[([^\]]*)\])?(?:\{[^}]*\})?/g;

function slugSource(heading: Heading, textOf: TextOf, { withoutDirectives = false }: Anchors): string {
  if (!withoutDirectives) return headingText(heading, textOf, 'code') || toString(heading);
  const children = heading.children.map((node) =>
    node.type === 'text' ? { ...node, value: node.value.replace(directive, (_, label = '') => label) } : node,
  );
  return headingText({ ...heading, children }, textOf, 'code') || toString(heading);
}

function takeWrittenId({ children }: Heading): string | undefined {
  while (children.at(-1)?.type === 'text' && toString(children.at(-1)).trim() === '') children.pop();
  const last = children.at(-1);
  const written = last && source(last);
  const id = written === undefined ? undefined : writtenHeadingId(written);
  if (id === undefined || !last) return undefined;
  if (last.type === 'text') last.value = stripHeadingId(last.value);
  else children.pop();
  const left = children.at(-1);
  if (left?.type === 'text') left.value = left.value.trimEnd();
  if (left?.type === 'text' && left.value === '') children.pop();
  return id;
}

function source(node: PhrasingContent): string | undefined {
  if (node.type === 'text' || node.type === 'html') return node.value;
  return node.type === 'mdxTextExpression' ? `{${node.value}}` : undefined;
}

/** @returns the first heading of the document, also inside other nodes, if it is an h1 */
export function titleHeading(tree: Root): Heading | undefined {
  let first: Heading | undefined;
  visitBlocks(tree, 'heading', (heading) => {
    first = heading;
    return EXIT;
  });
  return first?.depth === 1 ? first : undefined;
}
