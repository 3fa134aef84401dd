import type { Config } from '../config/config.ts';
import type { HtmlTag } from '../config/html-tags.ts';
import type { SiteHtml } from '../../viewer/html/shell.ts';
import { escapeHtml } from '../../viewer/html/escape-html.ts';

/** @returns the HTML that the config adds to every page */
export function siteHtml({ headTags, preBodyTags, postBodyTags, scripts, stylesheets }: Config): SiteHtml {
  const links = stylesheets.map((sheet) => element('link', { rel: 'stylesheet', ...asAttributes(sheet, 'href') }));
  const loaded = scripts.map((script) => `${element('script', asAttributes(script, 'src'))}</script>`);
  return {
    head: [...links, ...loaded, ...headTags.map(html)],
    bodyStart: preBodyTags.map(html),
    bodyEnd: postBodyTags.map(html),
  };
}

type Attributes = Record<string, string | number | boolean | undefined>;

function asAttributes(given: string | Attributes, name: 'src' | 'href'): Attributes {
  return typeof given === 'string' ? { [name]: given } : given;
}

/** HTML elements without content and closing tag. */
const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

function html(tag: HtmlTag): string {
  if (typeof tag === 'string') return tag;
  const start = element(tag.tagName, tag.attributes);
  return voids.test(tag.tagName) ? start : `${start}${tag.innerHTML ?? ''}</${tag.tagName}>`;
}

function element(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined || value === false ? [] : [value === true ? key : `${key}="${escapeHtml(String(value))}"`],
  );
  return `<${[name, ...written].join(' ')}>`;
}
