import { toHtml } from 'hast-util-to-html';
import { hastToReact } from 'property-information';
import type { BodyElement, PropertyValue } from '../../../corpus/schema/body.ts';
import { lowerWholeSvg } from '../../html/lower-svg.ts';
import { findProperty } from '../../html/find-property.ts';

/**
 * Returns the source of a module whose default export renders an SVG. Its props become attributes of `<svg>`,
 * except `title`, which becomes the accessible name. Scripts are removed.
 */
export function svgModule(text: string): string {
  const root = lowerWholeSvg(text);
  const attributes = Object.fromEntries(Object.entries(root?.properties ?? {}).map(reactAttribute));
  const markup = toHtml({ type: 'root', children: (root?.children ?? []) as BodyElement[] }, { space: 'svg' });
  return `import { jsx } from "react/jsx-runtime";

const attributes = ${JSON.stringify(attributes)};
const markup = ${JSON.stringify(markup)};
const titleOf = (text) => "<title>" + String(text).replace(/&/g, "&amp;").replace(/</g, "&lt;") + "</title>";

export default function Svg({ title, children, ...props }) {
  const __html = title === undefined ? markup : titleOf(title) + markup;
  return jsx("svg", { ...attributes, ...props, dangerouslySetInnerHTML: { __html } });
}
`;
}

function reactAttribute([name, value]: [string, PropertyValue]): [string, unknown] {
  const { attribute, property } = findProperty(name, 'svg');
  if (property === 'style') return ['style', styleOf(String(value))];
  const reactName = /^(?:aria|data)-/.test(attribute) ? attribute : (hastToReact[property] ?? property);
  return [reactName, Array.isArray(value) ? value.join(' ') : value];
}

// Converts a style attribute to an object for React: `fill-rule: evenodd;` → `{fillRule: 'evenodd'}`.
function styleOf(text: string): Record<string, string> {
  const rules = text.split(';').flatMap((rule) => {
    const colon = rule.indexOf(':');
    return colon < 0 ? [] : [[rule.slice(0, colon).trim(), rule.slice(colon + 1).trim()] as const];
  });
  return Object.fromEntries(
    rules.map(([name, value]) => [
      name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
