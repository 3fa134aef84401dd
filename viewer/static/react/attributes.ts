/** Boolean attributes, which are present or absent: `disabled`. */
const booleans = new Set([
  'allowFullScreen', 'async', 'autoFocus', 'autoPlay', 'checked', 'controls', 'credentialless', 'default', 'defer',
  'disabled', 'disablePictureInPicture', 'disableRemotePlayback', 'formNoValidate', 'hidden', 'inert', 'itemScope',
  'loop', 'multiple', 'muted', 'noModule', 'noValidate', 'open', 'playsInline', 'readOnly', 'required', 'reversed',
  'scoped', 'seamless', 'selected',
]); // prettier-ignore
/** Attributes with the values `true` and `false`: `draggable`. */
const worded = new Set([
  'autoReverse', 'contentEditable', 'draggable', 'externalResourcesRequired', 'focusable', 'preserveAlpha',
  'spellCheck', 'value',
]); // prettier-ignore
const numeric = new Set(['cols', 'rows', 'size', 'span']);
const addresses = new Set(['action', 'formAction', 'href', 'src', 'xlinkHref']);
/** Props that `writeAttributes` ignores: they are not attributes, or other functions write them. */
const silent = new Set([
  'children', 'dangerouslySetInnerHTML', 'defaultChecked', 'defaultValue', 'innerHTML', 'key', 'ref',
  'suppressContentEditableWarning', 'suppressHydrationWarning',
]); // prettier-ignore

/** Props for SVG attributes with hyphens: `strokeWidth` → `stroke-width`. */
const hyphenated = `accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule
colorInterpolation colorInterpolationFilters colorProfile colorRendering dominantBaseline enableBackground fillOpacity
fillRule floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch fontStyle fontVariant fontWeight
glyphName glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering letterSpacing
lightingColor markerEnd markerMid markerStart maskType overlinePosition overlineThickness paintOrder pointerEvents
renderingIntent shapeRendering stopColor stopOpacity strikethroughPosition strikethroughThickness strokeDasharray
strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor textDecoration
textRendering transformOrigin underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic
vHanging vIdeographic vMathematical vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xHeight
acceptCharset httpEquiv`;
const names = new Map<string, string>([
  ...hyphenated.split(/\s+/).map((name) => [name, hyphens(name)] as const),
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['tabIndex', 'tabindex'],
  ['crossOrigin', 'crossorigin'],
  ['autoFocus', 'autofocus'],
  ...['actuate', 'arcrole', 'role', 'show', 'title', 'type', 'href'].map(
    (word) => [`xlink${word[0]!.toUpperCase()}${word.slice(1)}`, `xlink:${word}`] as const,
  ),
  ...['base', 'lang', 'space'].map((word) => [`xml${word[0]!.toUpperCase()}${word.slice(1)}`, `xml:${word}`] as const),
  ['xmlnsXlink', 'xmlns:xlink'],
]);

/** Style properties whose numbers have no unit. Numbers in other properties get `px`. */
const unitless = new Set(
  `animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth columnCount columns flex
  flexGrow flexShrink fontWeight gridArea gridColumn gridColumnEnd gridColumnStart gridRow gridRowEnd gridRowStart
  lineClamp lineHeight opacity order orphans scale tabSize widows zIndex zoom fillOpacity floodOpacity stopOpacity
  strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth boxFlex boxFlexGroup boxOrdinalGroup
  flexPositive flexNegative flexOrder gridRowSpan gridColumnSpan MozAnimationIterationCount MozBoxFlex MozBoxFlexGroup
  MozLineClamp msAnimationIterationCount msFlex msZoom msFlexGrow msFlexNegative msFlexOrder msFlexPositive msFlexShrink
  msGridColumn msGridColumnSpan msGridRow msGridRowSpan WebkitAnimationIterationCount WebkitBoxFlex WebKitBoxFlexGroup
  WebkitBoxOrdinalGroup WebkitColumnCount WebkitColumns WebkitFlex WebkitFlexGrow WebkitFlexPositive WebkitFlexShrink
  WebkitLineClamp`.split(/\s+/),
);

/** Caches, for each prop, the name of its attribute and the way in which it is written. */
const kinds = new Map<string, Kind>();
type Kind = {
  write: 'silent' | 'boolean' | 'worded' | 'numeric' | 'address' | 'style' | 'download' | 'plain';
  name: string;
};

function kindOf(name: string): Kind {
  const written = names.get(name) ?? name;
  if (silent.has(name) || /^on./i.test(name) || !/^[:A-Z_a-z][\w:.\u00B7-]*$/.test(written))
    return { write: 'silent', name };
  if (name === 'style') return { write: 'style', name };
  if (booleans.has(name)) return { write: 'boolean', name: written };
  if (worded.has(name)) return { write: 'worded', name: written };
  if (numeric.has(name)) return { write: 'numeric', name: written };
  if (addresses.has(name)) return { write: 'address', name: written };
  if (name === 'download' || name === 'capture') return { write: 'download', name: written };
  return { write: 'plain', name: written };
}

/** @returns the attributes of an element, written as React writes them */
export function writeAttributes(props: Record<string, unknown>): string {
  let written = '';
  for (const name in props) {
    const value = props[name];
    if (value === undefined || value === null || typeof value === 'function' || typeof value === 'symbol') continue;
    let kind = kinds.get(name);
    if (!kind) kinds.set(name, (kind = kindOf(name)));
    written += writeAttribute(kind, value);
  }
  return written;
}

function writeAttribute({ write, name }: Kind, value: unknown): string {
  switch (write) {
    case 'silent':
      return '';
    case 'boolean':
      return value ? ` ${name}=""` : '';
    case 'worded':
      return ` ${name}="${escapeText(String(value))}"`;
    case 'numeric':
      return Number(value) >= 1 ? ` ${name}="${escapeText(String(value))}"` : '';
    case 'download':
      return value === true ? ` ${name}=""` : value === false ? '' : ` ${name}="${escapeText(String(value))}"`;
    case 'address':
      if (typeof value === 'boolean' || (value === '' && (name === 'src' || name === 'href'))) return '';
      return ` ${name}="${escapeText(String(value))}"`;
    case 'style': {
      const style = writeStyle(value as Record<string, unknown>);
      return style === '' ? '' : ` style="${style}"`;
    }
    case 'plain':
      if (typeof value === 'boolean' && !/^(?:data|aria)-/i.test(name)) return '';
      return ` ${name}="${escapeText(String(value))}"`;
  }
}

function writeStyle(style: Record<string, unknown>): string {
  let written = '';
  for (const name in style) {
    const value = style[name];
    if (value === undefined || value === null || value === '' || typeof value === 'boolean') continue;
    const isOwn = name.startsWith('--');
    const text =
      typeof value === 'number' && !isOwn && value !== 0 && !unitless.has(name) ? `${value}px` : String(value).trim();
    written += `${written === '' ? '' : ';'}${escapeText(isOwn ? name : hyphens(name).replace(/^ms-/, '-ms-'))}:${escapeText(text)}`;
  }
  return written;
}

function hyphens(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** @returns the text, escaped for element content and quoted attributes */
export function escapeText(text: string): string {
  if (!/["&'<>]/.test(text)) return text;
  return text.replace(/["&'<>]/g, (sign) => entities[sign]!);
}

const entities: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };
