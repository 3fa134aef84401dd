import type { Code, RootContent } from 'mdast';
import { element, optionsOf, textOf, type JsxElement } from './nodes.ts';

/** Converts a group of code blocks to tabs. The label of a tab is `[label]` in its fence, its title, or its language. */
export function lowerCodeGroup(node: JsxElement): RootContent {
  const group = textOf(optionsOf(node).groupId ?? optionsOf(node).syncKey);
  return tabsOf(node.children as RootContent[], node.position, group);
}

/** @param children only the code blocks become tabs */
export function tabsOf(
  children: readonly RootContent[],
  position: JsxElement['position'],
  groupId?: string,
): RootContent {
  const labels = new Map<string, number>();
  const tabs = children.flatMap((child): RootContent[] => {
    if (child.type !== 'code') return [];
    const label = takeLabel(child);
    const count = labels.get(label) ?? 0;
    labels.set(label, count + 1);
    return [element('TabItem', { value: count === 0 ? label : `${label}-${count + 1}`, label }, [child], position)];
  });
  return element('Tabs', { groupId }, tabs, position);
}

const written = /(?<!\S)\[([^\]]+)\]/;

function takeLabel(code: Code): string {
  const meta = code.meta ?? '';
  const label = written.exec(meta)?.[1];
  if (label !== undefined) code.meta = meta.replace(written, '').trim();
  return label ?? /(?<!\S)title=["']([^"']+)["']/.exec(meta)?.[1] ?? code.lang ?? 'text';
}
