import { parseXml, XmlCdata, XmlElement, XmlText, type XmlError, type XmlNode } from '@rgrove/parse-xml';
import type { Point } from '../diagnostics/diagnostic.ts';
import { isSafeUrl } from '../../corpus/url/policy.ts';
import { maxDepth } from './safety.ts';
import { tagDepth } from './lower-html.ts';

/**
 * The result of checking an SVG file for code. If a reader opens an SVG file directly, the browser runs the file's
 * code with the site's origin.
 */
export type SafeSvg =
  /** The file contains no code. */
  | { removed: readonly [] }
  /** The file without its code, and the names of the removed parts: `<script>`, `onload`. */
  | { removed: readonly string[]; text: string }
  /**
   * The reason why the file can't be checked, and its location. Browsers may parse such a file in another way than
   * Lectern.
   */
  | { reason: string; at?: Point };

/** Removes code from an SVG file. A file without code stays byte-for-byte equal. */
export function safeSvg(bytes: Uint8Array): SafeSvg {
  const text = decode(bytes);
  if (text === undefined) return { reason: 'the file is in an encoding that can hide code' };
  if (tagDepth(text).depth > maxDepth) return { reason: 'the SVG is nested too deeply' };
  const entities = entitiesOf(text);
  let root: XmlElement;
  try {
    // Resolves entities that the document type declares, because graphics editors declare some. Any other entity is an
    // error.
    const document = parseXml(text, { resolveUndefinedEntity: (reference) => entities?.get(reference) });
    root = document.root!;
  } catch (error) {
    if (entities && !looksActive.test(text)) return { removed: [] };
    const { message, line, column } = error as Error & Partial<XmlError>;
    // Removes the location at the end of the message, because the diagnostic shows it.
    const reason = message.split('\n')[0]!.replace(/ \(line \d+, column \d+\)$/, '');
    return line === undefined ? { reason } : { reason, at: { line, column: column! } };
  }
  const removed = new Set<string>();
  if (!entities) removed.add('<!DOCTYPE>');
  for (const [name] of text.matchAll(/<\?xml-[\w-]+/g)) removed.add(`${name}?>`);
  const cleaned = write(root, { removed, inHtml: false, scope: {} });
  return removed.size === 0 ? { removed: [] } : { removed: [...removed], text: cleaned };
}

/** Encodings in which ASCII characters have the same bytes as in ASCII. */
const asciiLike = /^(?:utf-?8|us-ascii|iso-8859-\d+|windows-125\d)$/i;

function decode(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const declared = /^[^<]*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)/.exec(start)?.[1] ?? 'utf-8';
  if (!asciiLike.test(declared)) return undefined;
  try {
    const text = new TextDecoder(declared, { fatal: true }).decode(bytes);
    // UTF-16 without a declaration is refused. Read as UTF-8, it contains NUL characters.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Matches code, and syntax that could hide code. Used for files that the XML parser rejects. */
const looksActive =
  /&(?!(?:amp|lt|gt|quot|apos|nbsp|copy|reg|trade|ndash|mdash);)[#\w]|<\s*(?:[\w-]+:)?(?:script|handler|listener|foreignObject|iframe|embed|object|animate|set)\b|\bon[a-z]+\s*=|script\s*:|<!ENTITY|<!ATTLIST|xml-stylesheet|1999\/xhtml|data:(?!image\/(?:png|gif|jpe?g|webp)\b)/i;

/**
 * @returns the entities that a document type declares; undefined if it declares anything else, such as
 * attributes
 */
function entitiesOf(text: string): Map<string, string> | undefined {
  const entities = new Map<string, string>();
  const subset = /<!DOCTYPE[^[>]*\[([\s\S]*?)\]\s*>/.exec(text)?.[1];
  if (subset === undefined) return entities;
  const rest = subset
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(
      /<!ENTITY\s+([\w:.-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>/g,
      (_, name: string, double?: string, single?: string) => {
        entities.set(`&${name};`, double ?? single ?? '');
        return '';
      },
    );
  return rest.trim() === '' ? entities : undefined;
}

const svgSpace = 'http://www.w3.org/2000/svg';
const htmlSpace = 'http://www.w3.org/1999/xhtml';
const mathSpace = 'http://www.w3.org/1998/Math/MathML';

/** SVG elements that run code or embed other documents. */
const activeTags = /^(?:script|handler|listener|iframe|audio|video|canvas|embed|object)$/i;
/** SVG elements that can change any attribute of another element. */
const changingTags = /^(?:set|animate|animateColor|animateMotion|animateTransform)$/i;
/** HTML elements for formatted text in an SVG. */
const htmlTags =
  /^(?:body|div|span|p|br|hr|b|strong|i|em|u|s|small|sub|sup|code|pre|font|center|blockquote|ul|ol|li|dl|dt|dd|table|thead|tbody|tfoot|tr|td|th|h[1-6]|label|section|a|img|style|button|input|textarea)$/i;

interface Writing {
  removed: Set<string>;
  inHtml: boolean;
  /** Prefix → namespace. The empty prefix has the namespace of names without prefix. */
  scope: Readonly<Record<string, string>>;
}

function write(node: XmlNode, writing: Writing): string {
  if (node instanceof XmlCdata || node instanceof XmlText) return escape(node.text);
  if (!(node instanceof XmlElement)) return '';
  const scope = { ...writing.scope, ...namespacesOf(node) };
  const { prefix, local } = split(node.name);
  const space = scope[prefix] ?? (prefix === '' ? svgSpace : prefix);
  if (isActive(node, local, space)) {
    writing.removed.add(`<${local}>`);
    return '';
  }
  const attributes = Object.entries(node.attributes).flatMap(([name, value]) => {
    if (isSafeAttribute(name, value, local)) return ` ${name}="${escape(value).replaceAll('"', '&quot;')}"`;
    writing.removed.add(name);
    return [];
  });
  const children = node.children.map((child) => write(child, { ...writing, scope })).join('');
  const tag = `${node.name}${attributes.join('')}`;
  return children === '' ? `<${tag}/>` : `<${tag}>${children}</${node.name}>`;
}

function namespacesOf({ attributes }: XmlElement): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      name === 'xmlns' ? [['', value]] : name.startsWith('xmlns:') ? [[name.slice(6), value]] : [],
    ),
  );
}

function split(name: string): { prefix: string; local: string } {
  const colon = name.indexOf(':');
  return colon < 0 ? { prefix: '', local: name } : { prefix: name.slice(0, colon), local: name.slice(colon + 1) };
}

function isActive({ attributes }: XmlElement, local: string, space: string): boolean {
  if (space === htmlSpace) return !htmlTags.test(local);
  // Browsers ignore elements in unknown namespaces, for example in namespaces of graphics editors.
  if (space !== svgSpace && space !== mathSpace) return false;
  if (activeTags.test(local)) return true;
  const target = split(attributes.attributeName ?? '').local;
  return changingTags.test(local) && /^(?:href|on.*)$/i.test(target.trim());
}

const addresses = /^(?:href|src|action|formaction|poster|data|cite|background)$/i;

function isSafeAttribute(name: string, value: string, element: string): boolean {
  const { local } = split(name);
  if (/^on[a-z]+$/i.test(local) || /^srcdoc$/i.test(local)) return false;
  if (!addresses.test(local)) return true;
  // Data URLs are allowed only in images. `<use>` would insert the content of a data URL into the document.
  return isSafeUrl(value, /^(?:image|img|feImage)$/i.test(element) ? 'image' : 'link');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
