import type { Json } from '../../corpus/schema/json.ts';
import { words } from '../values/words.ts';

/** CSS properties whose numbers have no unit, as in React. */
const unitless = new Set(
  words(`
  animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth columnCount columns
  fillOpacity flex flexGrow flexShrink floodOpacity fontWeight gridArea gridColumn gridColumnEnd gridColumnStart
  gridRow gridRowEnd gridRowStart lineClamp lineHeight opacity order orphans scale stopOpacity strokeDashoffset
  strokeOpacity strokeWidth tabSize widows zIndex zoom
`),
);

/** Converts a React style object to CSS: `{marginTop: 8, '--x': 1}` → `margin-top: 8px; --x: 1`. */
export function cssText(style: string | { [property: string]: Json }): string {
  if (typeof style === 'string') return style;
  return Object.entries(style)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([property, value]) => `${cssName(property)}: ${cssValue(property, value as string | number)}`)
    .join('; ');
}

function cssName(property: string): string {
  if (property.startsWith('--')) return property;
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');
}

function cssValue(property: string, value: string | number): string {
  const length = typeof value === 'number' && value !== 0 && !property.startsWith('--') && !unitless.has(property);
  return length ? `${value}px` : String(value);
}
