import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

/** Selector (a class, an id or a tag) → CSS declarations. */
type Rules = Map<string, string>;

/**
 * Maximum length of an image's style sheets, and of its added `style` attributes, in characters. Longer style sheets
 * are ignored.
 */
const sheetLimit = 50_000;
const styleLimit = 500_000;

/**
 * Moves the rules of an SVG's style sheets into `style` attributes. A style sheet would affect the whole
 * page. Only rules for a single class, id or tag are supported, because graphics editors write such
 * rules.
 *
 * @returns the SVG without style sheets
 */
export function inlineStyles(svg: Element): Element {
  const sheets: string[] = [];
  const bare = withoutSheets(svg, sheets);
  const css = sheets.join('\n');
  const rules: Rules = css.length > sheetLimit ? new Map() : readRules(css);
  return rules.size === 0 ? bare : styled(bare, rules, { left: styleLimit });
}

function withoutSheets(element: Element, sheets: string[]): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element') return [child];
    if (child.tagName !== 'style') return [withoutSheets(child, sheets)];
    sheets.push(toString(child));
    return [];
  });
  return { ...element, children };
}

/** Parses CSS rules: `.a, .b { fill: red }` → `.a` → `fill: red;`, `.b` → `fill: red;`. */
function readRules(css: string): Rules {
  const rules: Rules = new Map();
  let depth = 0;
  for (const piece of withoutComments(css).split('}')) {
    const [before = '', declarations = '', ...inner] = piece.split('{');
    const opened = (piece.includes('{') ? 1 : 0) + inner.length;
    const isRule = depth === 0 && opened === 1;
    depth = Math.max(0, depth + opened - 1);
    if (!isRule) continue;
    // A statement such as `@import url(a.css);` may precede the selector, so text up to the last `;` is removed.
    for (const selector of before
      .slice(before.lastIndexOf(';') + 1)
      .split(',')
      .map((each) => each.trim())) {
      if (/^[.#]?[\w-]+$/.test(selector))
        rules.set(selector, `${rules.get(selector) ?? ''}${declarations.trim().replace(/;?$/, ';')}`);
    }
  }
  return rules;
}

function withoutComments(css: string): string {
  const [first, ...others] = css.replace(/<!\[CDATA\[|\]\]>/g, '').split('/*');
  return first + others.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : '')).join(' ');
}

function styled(element: Element, rules: Rules, allowance: { left: number }): Element {
  const { tagName, properties } = element;
  const classes = Array.isArray(properties.className) ? properties.className : [];
  // The selectors are in order of specificity, because later declarations override earlier ones.
  const selectors = [tagName, ...classes.map((name) => `.${name}`), `#${String(properties.id)}`];
  const found = selectors.map((selector) => rules.get(selector) ?? '');
  allowance.left -= found.reduce((length, text) => length + text.length, 0);
  const style = allowance.left < 0 ? '' : [...found, String(properties.style ?? '')].join('');
  const children = element.children.map((child) =>
    child.type === 'element' ? styled(child, rules, allowance) : child,
  );
  return { ...element, properties: style === '' ? properties : { ...properties, style }, children };
}
