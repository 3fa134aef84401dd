import type { CSSProperties } from 'react';

/** Matches one declaration. A semicolon in quotes or parentheses does not end it: `url(data:image/png;base64,…)`. */
const declarations = /(?:"[^"]*"|'[^']*'|\([^()]*\)|[^;])+/g;

/**
 *     styleObject('margin-top: 1px; --own: 2')  →  {marginTop: '1px', '--own': '2'}
 *
 * @returns the `style` prop for React; like browsers, it ignores invalid declarations
 */
export function styleObject(css: string): CSSProperties {
  const style: Record<string, string> = {};
  for (const [declaration] of css.replace(/\/\*.*?\*\//gs, '').matchAll(declarations)) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0)).trim();
    const value = declaration.slice(colon + 1).trim();
    if (/^-{0,2}[a-z][\w-]*$/i.test(name) && value !== '')
      style[name.startsWith('--') ? name : camelCase(name)] = value;
  }
  return style;
}

function camelCase(name: string): string {
  return name
    .toLowerCase()
    .replace(/^-(?=ms-)/, '')
    .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
