import GithubSlugger from 'github-slugger';
import type { Heading, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visitBlocks, EXIT } from './visit.ts';
import { stripHeadingId, writtenHeadingId } from '../text/heading-id.ts';

declare module 'mdast' {
  interface HeadingData {
    id?: string;
  }
}

/**
 * Gives each heading but h1 its id: the one written at its end, or a slug of its text as GitHub makes them, with a
 * number where it was used before. Written ids are not counted among the used ones.
 *
 * @param isForPlugins the ids are to stand where plugins look for them, too
 * @param maintainCase slugs keep capital letters
 */
export function giveHeadingIds(tree: Root, isForPlugins: boolean, maintainCase = false): void {
  const slugger = new GithubSlugger();
  visitBlocks(tree, 'heading', (heading) => {
    const id = takeWrittenId(heading) ?? slugger.slug(slugSource(heading), maintainCase);
    if (heading.depth > 1 && id !== '')
      heading.data = { ...heading.data, id, ...(isForPlugins && { hProperties: { id } }) };
  });
}

function slugSource(heading: Heading): string {
  const text = heading.children.filter(({ type }) => type !== 'html');
  return toString(text.length > 0 ? text : heading);
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

/** @returns the first heading, wherever it stands, when it is an h1 */
export function titleHeading(tree: Root): Heading | undefined {
  let first: Heading | undefined;
  visitBlocks(tree, 'heading', (heading) => {
    first = heading;
    return EXIT;
  });
  return first?.depth === 1 ? first : undefined;
}
