import type { BodyNode, Page } from '../../corpus/schema/index.ts';
import { loadMathStyles } from '../body/math.ts';
import { namedClasses, sheetsOf, type Sheet } from '../html/sheets.ts';
import { loadStyles } from '../navigation/load-styles.ts';
import { nodesOf } from './load-view.ts';

/** @returns the style sheets that a page needs, in addition to the style sheet of all pages */
export function stylesOf(page: Page): Sheet[] {
  const components = new Set<string>();
  const classNames = new Set<string>();
  const collect = (nodes: readonly BodyNode[]) => {
    for (const node of nodes) {
      if (node.type === 'text') continue;
      if (node.type === 'component') components.add(node.name);
      const className = node.type === 'element' && node.properties.className;
      if (className)
        for (const name of [className].flat()) if (namedClasses.has(name as string)) classNames.add(name as string);
      collect(node.children);
    }
  };
  collect(nodesOf(page));
  return sheetsOf({ kind: page.kind, components, classNames });
}

/**
 * Loads the optional style sheets of a page. If they loaded later, for example formulas would change their height,
 * and the text would move.
 */
export async function loadStylesOf(page: Page): Promise<void> {
  await Promise.all(stylesOf(page).map((name) => (name === 'math' ? loadMathStyles() : loadStyles(name))));
}
