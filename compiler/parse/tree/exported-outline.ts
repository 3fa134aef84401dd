import type { Json } from '../../../corpus/schema/json.ts';
import type { OutlineHeading } from '../document.ts';
import type { Parsing } from '../parsing.ts';

/**
 * Returns the headings of an exported table of contents: `export const toc = [{value: 'Install', id: 'install', level:
 * 2}]`.
 */
export function exportedOutline({ bindings }: Parsing): OutlineHeading[] | undefined {
  const toc = bindings.get('toc');
  if (toc?.kind !== 'constant' || !Array.isArray(toc.value)) return undefined;
  return toc.value.flatMap((entry) => toItem(entry) ?? []);
}

function toItem(entry: Json): OutlineHeading | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  const { value, id, level } = entry;
  if (typeof value !== 'string' || typeof id !== 'string' || !isDepth(level)) return undefined;
  // Tags are removed, because the author's values may contain unsafe HTML.
  return { type: 'heading', depth: level, id, text: value.replace(/<[^>]*>/g, '') };
}

function isDepth(level: Json | undefined): level is OutlineHeading['depth'] {
  return typeof level === 'number' && [2, 3, 4, 5, 6].includes(level);
}
