import { lookup } from 'mrmime';
import type { AssetOptions } from '../../config/assets.ts';
import { atLevel, diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { safeSvg } from '../../html/safe-svg.ts';

/** A file as it is published. */
export interface PublishedForm {
  /** The same object if the file is published unchanged. */
  bytes: Uint8Array;
  diagnostics: Diagnostic[];
}

/**
 * Removes code from an SVG, unless the config allows it. An SVG that a reader opens directly is a document of the site,
 * with all its rights.
 */
export function publishedForm(sitePath: string, bytes: Uint8Array, { svg }: AssetOptions): PublishedForm {
  if (svg === 'as-is' || !/\.svg$/i.test(sitePath)) return { bytes, diagnostics: [] };
  const safe = safeSvg(bytes);
  const place = { path: sitePath };
  if ('reason' in safe) {
    const { reason, at } = safe;
    return { bytes, diagnostics: [diagnose('unreadable-svg', { ...place, ...at }, { reason })] };
  }
  if (!('text' in safe)) return { bytes, diagnostics: [] };
  const level = svg === 'refuse' ? 'error' : 'warn';
  return {
    bytes: Buffer.from(safe.text),
    diagnostics: atLevel(level, diagnose('unsafe-svg', place, { what: safe.removed, isRefused: svg === 'refuse' })),
  };
}

/** HTML, compressed SVG, which is not inspected, and files that some servers execute. */
const alwaysActive = /\.(?:[xps]?html?\d?|xht|mht(?:ml)?|hta|svgz|ph(?:p\d?|ar|ps)|[aj]spx?|cfm|cgi)$/i;
/** Extensions that servers send as XML, and that the list of types lacks. */
const xmlNames = /\.(?:xslt?|xul|xbl|wml|opml|kml|plist|ncx|xspf)$/i;

/**
 * Whether browsers open a file as a document that may run code. This applies to HTML, and to XML of any type with HTML
 * or SVG inside. When content refers to such a file, Lectern publishes it as text.
 */
export function isActiveDocument(sitePath: string, bytes: Uint8Array): boolean {
  if (alwaysActive.test(sitePath)) return true;
  if (/\.svg$/i.test(sitePath) || !(xmlNames.test(sitePath) || /xml|mathml/.test(lookup(sitePath) ?? ''))) return false;
  const text = Buffer.from(bytes).toString('latin1');
  return text.includes('\0') || /1999\/xhtml|2000\/svg|xml-stylesheet|<!ENTITY|<!ATTLIST|XSL\/Transform/i.test(text);
}
