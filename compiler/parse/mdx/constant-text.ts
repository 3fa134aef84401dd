import type { SiteTexts } from '../document.ts';

const literal = /^(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)/;

/** A text of a module. */
export interface ConstantText {
  text: string;
  /** What translations have it under, where it may be translated. */
  key?: string | undefined;
}

/**
 * The text that an expression gives, where that can be seen: a literal, a call `translate({message: '…'})`, the name of
 * a constant that is one of these, or what it reads of the site's config.
 *
 * @param expression what may go on after it
 * @param module the text in which names are declared
 * @param site what it may read of the site's config
 */
export function constantText(expression: string, module: string, site?: SiteTexts): ConstantText | undefined {
  const source = expression.trimStart();
  const text = literalText(source);
  if (text !== undefined) return { text };
  if (/^translate\s*\(\s*\{/.test(source)) {
    const message = propertyText('message', source);
    return message === undefined ? undefined : { text: message, key: propertyText('id', source) ?? message };
  }
  const ofSite = site && (siteText(source, module, site) ?? withSiteTexts(source, module, site));
  if (ofSite !== undefined) return { text: ofSite };
  const [, name] = /^([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*$/u.exec(source) ?? [];
  if (name === undefined) return undefined;
  const declared = new RegExp(
    String.raw`^(?:export\s+)?const\s+${name.replaceAll('$', '\\$')}\s*(?::\s*string\s*)?=\s*`,
    'm',
  ).exec(module);
  const value = declared && module.slice(declared.index + declared[0].length);
  return value && /^(?:['"`]|translate\b)/.test(value) ? constantText(value, '') : undefined;
}

/** @returns the text of a property of the object in a call */
function propertyText(name: string, call: string): string | undefined {
  const [, value] = new RegExp(String.raw`^[^}]*?\b${name}\s*:\s*([^}]*)`).exec(call) ?? [];
  return value === undefined ? undefined : literalText(value);
}

function literalText(source: string): string | undefined {
  const [, single, double, template] = literal.exec(source) ?? [];
  const raw = single ?? double ?? template;
  return raw?.replace(/\\(n|.)/gs, (_, escaped: string) => (escaped === 'n' || escaped === '\n' ? ' ' : escaped));
}

const siteNames = 'title|tagline';
const property = new RegExp(String.raw`^(?:[\w$.]+(?:\(\))?\.)?siteConfig\??\.(${siteNames})\s*$`);
const variable = new RegExp(String.raw`^(${siteNames})\s*$`);

/** @returns the text of the site's config that an expression is: `siteConfig.title`, or a name for it in the module */
function siteText(expression: string, module: string, site: SiteTexts): string | undefined {
  if (!/useDocusaurusContext|docusaurus\.config/.test(module)) return undefined;
  const name = property.exec(expression)?.[1] ?? variable.exec(expression)?.[1];
  if (name === undefined) return undefined;
  return property.test(expression) || isTakenOut(name, module) ? site[name as keyof SiteTexts] : undefined;
}

/** @returns the text of a template whose values are all texts of the site's config: `Hello from ${siteConfig.title}` */
function withSiteTexts(expression: string, module: string, site: SiteTexts): string | undefined {
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
