import type { Point } from '../diagnostics/diagnostic.ts';
import { inHex } from '../emit/look/oklch.ts';
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

const names: Record<string, string> = { white: '#ffffff', black: '#000000' };

/** @returns `#rrggbb` for an opaque colour in one of the usual ways of writing one; nothing for any other */
export function toHexColor(value: string): string | undefined {
  const text = value.trim().toLowerCase();
  const [, digits] = /^#([\da-f]{3,8})$/.exec(text) ?? [];
  if (digits !== undefined) {
    if (digits.length === 3) return `#${[...digits].map((digit) => digit + digit).join('')}`;
    return digits.length === 6 ? text : digits.length === 8 && digits.endsWith('ff') ? text.slice(0, 7) : undefined;
  }
  const [, kind, inside = ''] = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(text) ?? [];
  if (kind === undefined) return names[text];
  const [a = NaN, b = NaN, c = NaN, alpha = 1] = inside
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map((part, index) => Number.parseFloat(part) * (part.endsWith('%') ? percents(kind, index) : 1));
  if ([a, b, c].some(Number.isNaN) || alpha < 1) return undefined;
  const channels = kind === 'rgb' ? [a, b, c] : fromHsl(a, b / 100, c / 100);
  return `#${channels.map(inHex).join('')}`;
}

/** What one per cent stands for: of red, green and blue, or of what is behind them. */
function percents(kind: string, index: number): number {
  return index === 3 ? 0.01 : kind === 'rgb' ? 2.55 : 1;
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const strength = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((shift) => {
    const part = (shift + hue / 30) % 12;
    return 255 * (lightness - strength * Math.max(-1, Math.min(part - 3, 9 - part, 1)));
  });
}
