import type { Point } from '../../../compiler/index.ts';

/** A custom property that a style sheet sets for all pages. */
export interface Declared {
  name: string;
  value: string;
  /** The colour mode in which the rule applies. Absent if the rule applies in both modes. */
  mode?: 'light' | 'dark' | undefined;
  at: Point;
}

const wholePage = /^(?:html|:root)?(?:\[data-theme\s*=\s*["']?(light|dark)["']?\])?$/;

/** @returns the custom properties that rules for `:root` or `[data-theme]` set, in source order */
export function declaredProperties(css: string): Declared[] {
  // Replace comments with spaces, so that locations don't change.
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

/** Whether an offset is inside a rule such as `@media`. A declaration there applies only under a condition. */
function isInside(text: string, index: number, kind: RegExp): boolean {
  const open: string[] = [];
  for (const { 0: mark, 1: head = '' } of text.slice(0, index).matchAll(/([^{};]*)\{|\}/g)) {
    if (mark === '}') open.pop();
    else open.push(head);
  }
  return open.some((head) => kind.test(head));
}

function pointAt(text: string, offset: number): Point {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}
