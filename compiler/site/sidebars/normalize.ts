import { nearest } from '../../diagnostics/nearest.ts';
import { anyOf } from '../../diagnostics/rule.ts';
import { shapeProblems, type ShapeProblem } from '../shape-problems.ts';
import { shapes, type Keys, type WrittenCategory, type WrittenItem } from './items.ts';
import { isObject } from '../../values/objects.ts';

type ItemType = keyof typeof shapes;

/** Items without shorthands, and the errors in invalid items. */
export interface Normalized {
  items: WrittenItem[];
  problems: ShapeProblem[];
}

/**
 * Expands the shorthands in a list of sidebar items. A string means a doc. An object without `type` means categories. A
 * list inside a list is flattened.
 *
 * @param keys path of the list in the sidebars file
 */
export function normalizeItems(value: unknown, keys: Keys): Normalized {
  if (Array.isArray(value)) return join(value.map((item, index) => normalizeItem(item, [...keys, index])));
  if (isObject(value)) return normalizeCategories(value, keys);
  return problem(keys, 'expected a list of sidebar items');
}

function normalizeItem(item: unknown, keys: Keys): Normalized {
  if (typeof item === 'string') return { items: [{ type: 'doc', id: item, keys }], problems: [] };
  // As in Docusaurus, a list inside a list is flattened.
  if (Array.isArray(item)) return normalizeItems(item, keys);
  if (!isObject(item)) return problem(keys, 'expected the id of a doc, or an object');
  if (isPlainDoc(item)) return { items: [{ ...item, keys }], problems: [] };
  const { type } = item;
  if (type === undefined) return normalizeCategories(item, keys);
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) {
    const types = Object.keys(shapes);
    const near = typeof type === 'string' ? nearest(type, types) : undefined;
    const reason = `there is no sidebar item of the type ${JSON.stringify(type)}; expected ${anyOf(types)}`;
    return { items: [], problems: [{ keys: [...keys, 'type'], reason, near }] };
  }
  const shape = shapes[type as ItemType];
  const result = shape.safeParse(item);
  if (!result.success) {
    const problems = shapeProblems(result.error, shape).map((problem) => ({
      ...problem,
      keys: [...keys, ...problem.keys],
    }));
    // Check the items of an invalid category as well, to report all errors at once.
    const isList = type === 'category' && Array.isArray(item.items);
    const inner = isList ? normalizeItems(item.items, [...keys, 'items']) : { items: [], problems: [] };
    return { items: inner.items, problems: [...problems, ...inner.problems] };
  }
  if (result.data.type !== 'category') return { items: [{ ...result.data, keys }], problems: [] };
  const { items, problems } = normalizeItems(result.data.items, [...keys, 'items']);
  return { items: [{ ...result.data, items, keys }], problems };
}

/**
 * Whether an item is a doc with only an id and a label. Sidebars can contain thousands of such items, so they skip
 * the slower schema check.
 */
function isPlainDoc(item: Record<string, unknown>): item is { type: 'doc'; id: string; label?: string } {
  if (item.type !== 'doc') return false;
  for (const name in item)
    if (item[name] !== undefined && (!plainKeys.has(name) || typeof item[name] !== 'string')) return false;
  return 'id' in item;
}

const plainKeys = new Set(['type', 'id', 'label']);

// Expands the shorthand for categories: `{"Guides": ["a", "b"], "Reference": ["c"]}`.
function normalizeCategories(value: Record<string, unknown>, keys: Keys): Normalized {
  return join(
    Object.entries(value).map(([label, inner]) => {
      const { items, problems } = normalizeItems(inner, [...keys, label]);
      const category: WrittenCategory = { type: 'category', label, items, keys: [...keys, label] };
      return { items: [category], problems };
    }),
  );
}

function join(parts: Normalized[]): Normalized {
  return { items: parts.flatMap(({ items }) => items), problems: parts.flatMap(({ problems }) => problems) };
}

function problem(keys: Keys, reason: string): Normalized {
  return { items: [], problems: [{ keys: [...keys], reason }] };
}
