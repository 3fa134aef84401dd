import { sheetsFolder } from '../../corpus/file-paths.ts';
import type { HeadTag } from '../../corpus/head-tags.ts';
import type { Config } from '../config/config.ts';
import type { PrismTheme } from '../config/prism.ts';
import type { Artifact } from './output.ts';

/** Colour in the viewer → the Prism tokens that may define it. The first token with a colour in the theme is used. */
const tokens = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule'],
  string: ['string', 'attr-value', 'char', 'url'],
  number: ['number', 'boolean', 'constant'],
  function: ['function', 'method'],
  type: ['class-name', 'maybe-class-name', 'builtin'],
  tag: ['tag', 'selector'],
  attribute: ['attr-name', 'property', 'variable'],
  punctuation: ['punctuation', 'operator'],
  inserted: ['inserted'],
  deleted: ['deleted'],
} as const;

/** Matches accepted colours. Other values could contain further CSS. */
const safeColor = /^(?:#[\da-f]{3,8}|[a-z]+|[a-z]+\([\d\s.,%/a-z-]+\))$/i;

/** @returns the style sheet of the code theme, if the site has one */
export function codeColors({ themeConfig: { prism } }: Config): (Artifact & { text: string })[] {
  const light = prism.theme ?? prism.darkTheme;
  if (!light) return [];
  const dark = prism.darkTheme ?? light;
  // `:where` has no specificity, so colours in the site's own style sheets override these.
  const text = `${rule(':where(html)', light)}\n${rule(":where(html[data-theme='dark'])", dark)}\n`;
  return [{ path: `${sheetsFolder}theme/code-colors.css`, text }];
}

/**
 * Returns the `<link>` elements of the shared style sheet. Every page contains them.
 *
 * @param sharedUrl pathname of the folder with the style sheet
 */
export function codeColorsHead(config: Config, sharedUrl: string): HeadTag[] {
  return codeColors(config).map(({ path }) => ({
    tag: 'link',
    attributes: { rel: 'stylesheet', href: sharedUrl + path },
  }));
}

function rule(selector: string, { plain, styles }: PrismTheme): string {
  const colors = new Map<string, string>();
  for (const { types, style, languages } of styles) {
    if (languages !== undefined || style.color === undefined || !safeColor.test(style.color)) continue;
    for (const type of types) colors.set(type, style.color);
  }
  const lines: string[] = [];
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined && safeColor.test(value)) lines.push(`  --lectern-code-${name}: ${value};`);
  };
  set('paper', plain.backgroundColor);
  set('ink', plain.color);
  for (const [name, types] of Object.entries(tokens))
    set(name, types.map((type) => colors.get(type)).find((color) => color !== undefined) ?? plain.color);
  lines.push('  --lectern-code-mark: color-mix(in srgb, var(--lectern-code-paper), var(--lectern-code-ink) 16%);');
  return `${selector} {\n${lines.join('\n')}\n}`;
}
