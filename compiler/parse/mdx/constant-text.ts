import type { SiteTexts } from '../document.ts';

const literal = /^(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\$]|\\.)*)`)/;

/** A string constant in a React page's module. */
export interface ConstantText {
  text: string;
  /** The translation key of the string, if it is an argument of `translate()`. */
  key?: string | undefined;
}

/**
 * Returns the string value of an expression, without running code. It supports literals, `translate({message:
 * '…'})`, names of such constants, and config values.
 *
 * @param expression source that starts with the expression
 * @param module the source in which names are declared
 * @param site values of the site's config that the expression may use
 * @returns undefined for any other expression
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

/**
 * @returns the string value of a property in a call's object argument: `message` in `translate({message:
 * '…'})`
 */
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

/** @returns the config value that an expression reads, either directly (`siteConfig.title`) or from a variable */
function siteText(expression: string, module: string, site: SiteTexts): string | undefined {
  if (!/useDocusaurusContext|docusaurus\.config/.test(module)) return undefined;
  const name = property.exec(expression)?.[1] ?? variable.exec(expression)?.[1];
  if (name === undefined) return undefined;
  return property.test(expression) || isTakenOut(name, module) ? site[name as keyof SiteTexts] : undefined;
}

/** @returns the value of a template whose only placeholders are config values: `Hello from ${siteConfig.title}` */
function withSiteTexts(expression: string, module: string, site: SiteTexts): string | undefined {
  const [, template] = /^`((?:[^`\\$]|\$\{[^{}`]*\})*)`\s*$/.exec(expression) ?? [];
  if (template === undefined) return undefined;
  const texts = template
    .split(/\$\{([^}]*)\}/)
    .map((part, at) => (at % 2 === 0 ? part : siteText(part.trim(), module, site)));
  return texts.every((text) => text !== undefined) ? texts.join('') : undefined;
}

/**
 * Whether the module destructures `name` from the config: `const { title } = siteConfig`, `{ siteConfig: {
 * title } }`.
 */
function isTakenOut(name: string, module: string): boolean {
  const pattern = String.raw`\{(?:[^{}]*[\s,])?${name}(?:\s*,[^{}]*)?\s*\}`;
  return new RegExp(String.raw`\bsiteConfig\s*:\s*${pattern}|${pattern}\s*=\s*[\w$.()]*\bsiteConfig\b`).test(module);
}
