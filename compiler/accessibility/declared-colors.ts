import type { Point } from '../diagnostics/diagnostic.ts';
import { pointAt } from '../values/text-places.ts';

/** A custom property that a style sheet sets for a whole page. */
export interface Declared {
  name: string;
  value: string;
  /** The only mode it is set for. */
  mode?: 'light' | 'dark' | undefined;
  at: Point;
}

const wholePage = /^(?:html|:root)?(?:\[data-theme\s*=\s*["']?(light|dark)["']?\])?$/;

/** @returns the custom properties in the rules of a style sheet for `:root`, in both modes or in one, in their order */
export function declaredProperties(css: string): Declared[] {
  // Comments keep their length, so that places stay.
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  const found: Declared[] = [];
  for (const { index, 1: selectors = '', 2: body = '' } of text.matchAll(/([^{};]*)\{([^{}]*)\}/g)) {
    const names = selectors.split(',').map((selector) => wholePage.exec(selector.trim()));
    const modes = names.flatMap((match) => (match?.[0] ? [match[1] as Declared['mode']] : []));
    if (modes.length === 0 || isInside(text, index, /@media/)) continue;
    const start = index + selectors.length + 1;
    for (const declaration of body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)) {
      const at = pointAt(text, start + declaration.index);
      for (const mode of new Set(modes)) found.push({ name: declaration[1]!, value: declaration[2]!.trim(), mode, at });
    }
  }
  return found;
}

/** Whether a rule stands in another one of a kind: what it says holds at times only. */
function isInside(text: string, index: number, kind: RegExp): boolean {
  const open: string[] = [];
  for (const { 0: mark, 1: head = '' } of text.slice(0, index).matchAll(/([^{};]*)\{|\}/g)) {
    if (mark === '}') open.pop();
    else open.push(head);
  }
  return open.some((head) => kind.test(head));
}
