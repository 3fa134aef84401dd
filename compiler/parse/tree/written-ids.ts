import type { Heading, Nodes, Root } from 'mdast';
import { visitBlocks } from './visit.ts';

/** Matches an explicit id at the end of a heading: `{#id}`, or a comment with `#id`. */
const atEnd = /(?:\{#(?:(?!\{#|\}).)+\}|\{\s*\/\*\s*#\S+?\s*\*\/\s*\}|<!--\s*#\S+?\s*-->)(?=[ \t]*#*[ \t]*$)/;

/** Matches the start of an explicit id, for a fast test of the whole source. */
const start = /\{#|\/\*\s*#|<!--\s*#/;

/** Start and end offset of an explicit id in the source. */
interface WrittenId {
  start: number;
  end: number;
}

/**
 * Parses a source so that explicit heading ids are not read as Markdown:
 *
 *     ## Run {#Task.__call__}
 *                   ^^^^^^^^ not emphasis
 *
 * If an id contains markup, the id is replaced by letters, and the source is parsed again. Most sources are parsed
 * once.
 *
 * @param read parses a source; undefined if the source is invalid
 * @returns the tree; a heading with such an id ends with the text `{#id}`
 */
export function keepWrittenIds(text: string, read: (text: string) => Root | undefined): Root | undefined {
  const tree = read(text);
  const ids = tree && start.test(text) ? changedIds(tree, text) : [];
  if (ids.length === 0) return tree;
  let masked = '';
  let at = 0;
  for (const { start, end } of ids) {
    masked += `${text.slice(at, start)}{#${'x'.repeat(end - start - 3)}}`;
    at = end;
  }
  const again = read(masked + text.slice(at));
  if (again) restoreIds(again, ids, text);
  return again;
}

/** @returns the explicit ids that the parser did not parse as plain text, in document order */
function changedIds(tree: Root, text: string): WrittenId[] {
  const ids: WrittenId[] = [];
  visitBlocks(tree, 'heading', (heading: Heading) => {
    const id = writtenId(heading, text);
    if (id && !endsInText(heading, text.slice(id.start, id.end)) && !isInside(heading, id.start)) ids.push(id);
  });
  return ids;
}

function writtenId({ position }: Heading, text: string): WrittenId | undefined {
  const start = position?.start.offset;
  const end = position?.end.offset;
  if (start === undefined || end === undefined) return undefined;
  // Removes an underline (`===`) of the heading, and the line break before it.
  const [written = ''] = /^[^]*?(?=\n[ \t>]*(?:=+|-+)[ \t]*$|$)/.exec(text.slice(start, end)) ?? [];
  const found = written.slice(-1).match(/[}>#\s]/) && atEnd.exec(written);
  return found ? { start: start + found.index, end: start + found.index + found[0].length } : undefined;
}

/** Whether the heading ends with the id as plain text. Escaped characters count as plain text. */
function endsInText({ children }: Heading, id: string): boolean {
  const last = children.at(-1);
  if (last?.type === 'text' && id.startsWith('{#')) return last.value.includes('{#');
  if (last?.type === 'text' || last?.type === 'html') return last.value.trimEnd().endsWith(id);
  return last?.type === 'mdxTextExpression' && id.startsWith('{') && last.value === id.slice(1, -1);
}

/** Whether an offset is in code, an address or a formula. An explicit id there is ignored. */
function isInside(node: Nodes, offset: number): boolean {
  if (!('children' in node)) return node.type !== 'text';
  const around = node.children.find(
    ({ position }) => (position?.start.offset ?? Infinity) < offset && offset < (position?.end.offset ?? 0),
  );
  return around !== undefined && isInside(around, offset);
}

const escaped = /\\([!-/:-@[-`{-~])/g;

function restoreIds(tree: Root, ids: readonly WrittenId[], text: string): void {
  let next = 0;
  visitBlocks(tree, 'heading', ({ position, children }: Heading) => {
    const id = ids[next];
    if (!id || position!.end.offset! < id.end) return;
    next += 1;
    const last = children.at(-1);
    const masked = `{#${'x'.repeat(id.end - id.start - 3)}}`;
    if (last?.type === 'text' && last.value.endsWith(masked))
      last.value = last.value.slice(0, -masked.length) + text.slice(id.start, id.end).replace(escaped, '$1');
  });
}
