import type { SiteTexts } from '../document.ts';

const names = 'title|tagline';
const property = new RegExp(String.raw`^(?:[\w$.]+(?:\(\))?\.)?siteConfig\??\.(${names})\s*$`);
const variable = new RegExp(String.raw`^(${names})\s*$`);

/** @returns the text of the site's config that an expression is: `siteConfig.title`, or a name for it in the module */
export function siteText(expression: string, module: string, site: SiteTexts): string | undefined {
  if (!/useDocusaurusContext|docusaurus\.config/.test(module)) return undefined;
  const name = property.exec(expression)?.[1] ?? variable.exec(expression)?.[1];
  if (name === undefined) return undefined;
  return property.test(expression) || isTakenOut(name, module) ? site[name as keyof SiteTexts] : undefined;
}

/** @returns the text of a template whose values are all texts of the site's config: `Hello from ${siteConfig.title}` */
export function withSiteTexts(expression: string, module: string, site: SiteTexts): string | undefined {
  const [, template] = /^`((?:[^`\\$]|\$\{[^{}`]*\})*)`\s*$/.exec(expression) ?? [];
  if (template === undefined) return undefined;
  const texts = template
    .split(/\$\{([^}]*)\}/)
    .map((part, at) => (at % 2 === 0 ? part : siteText(part.trim(), module, site)));
  return texts.every((text) => text !== undefined) ? texts.join('') : undefined;
}

/** Whether a module takes it out of the config: `const { title } = siteConfig`, `{ siteConfig: { title } }`. */
function isTakenOut(name: string, module: string): boolean {
  const pattern = String.raw`\{(?:[^{}]*[\s,])?${name}(?:\s*,[^{}]*)?\s*\}`;
  return new RegExp(String.raw`\bsiteConfig\s*:\s*${pattern}|${pattern}\s*=\s*[\w$.()]*\bsiteConfig\b`).test(module);
}
