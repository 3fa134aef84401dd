import { posix } from 'node:path';
import type { ThemeParts } from '../../project/theme/theme-parts.ts';
import { asModule, type CodeSource } from '../code-sources.ts';

/** @returns the modules and style sheets of a site's theme, as sources for the bundler */
export function themeSources({ slots, styles, clientModules }: ThemeParts): CodeSource[] {
  const modules = [...new Set(Object.values(slots))].map(moduleSource);
  const run = clientModules.map((path) => (isStyle(path) ? asStyle(path) : asWhole(path)));
  return [...modules, ...run, ...styles.map(asStyle)];
}

/** @returns the theme's style sheets that all pages load */
export function siteSheets({ styles, clientModules }: ThemeParts): string[] {
  return [...clientModules.filter(isStyle), ...styles];
}

/** @returns a source that wraps a module with a default export */
export function moduleSource(path: string): CodeSource {
  return { path, code: asModule(path, { self: true, imports: [], declarations: [], exports: [] }) };
}

function isStyle(path: string): boolean {
  return /\.(?:css|s[ac]ss|less)$/i.test(path);
}

/** Wraps a module so that all of its exports are bundled. */
function asWhole(path: string): CodeSource {
  const code = asModule(path, { self: true, imports: [], declarations: [], exports: [] });
  return { path, code: { ...code, imports: code.imports.map((own) => ({ ...own, clause: '* as Page' })) } };
}

function asStyle(path: string): CodeSource {
  const own = { specifier: `./${posix.basename(path)}`, clause: '', names: [], at: { line: 1, column: 1 } };
  return { path, code: { self: true, imports: [own], declarations: [], exports: [] } };
}

/** Components of Docusaurus' theme that have no counterpart in Lectern, so Lectern ignores the site's replacements. */
export const ofDocusaurus =
  /^(?:AnnouncementBar|BackToTopButton|Blog\w*|CodeBlock|CodeInline|ColorModeToggle|ContentVisibility|Doc\w*|EditMetaRow|EditThisPage|Error\w*|Footer|Heading|Icon|IconExternalLink|LastUpdated|Layout|Loading|Logo|MDX\w*|Mermaid|Navbar\w*|NotFound|PaginatorNavLink|Playground|Root|Search\w*|SiteMetadata|SkipToContent|TOC\w*|Tab\w*|Tag\w*|ThemeProvider|ThemedImage|prism-include-languages)(?:\/|$)/;

/**
 * Whether a specifier is the path of a component in a third-party theme, such as a theme for API descriptions.
 */
export function isOfOtherTheme(specifier: string): boolean {
  const [, name] = /^@theme\/(.+)$/.exec(specifier) ?? [];
  return name !== undefined && !ofDocusaurus.test(name);
}
