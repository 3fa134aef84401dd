import { lookup } from 'mrmime';
import type { AssetOptions } from '../../config/assets.ts';
import { atLevel, diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { safeSvg } from '../../html/safe-svg.ts';

/** A file as it is published. */
export interface PublishedForm {
  /** The same object where the file is published as it is. */
  bytes: Uint8Array;
  diagnostics: Diagnostic[];
}

/**
 * A reader who opens a drawing by itself opens a document of the site, with all that the site may do: what in it runs
 * code is left out, unless the config says otherwise.
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

/** HTML, packed drawings, which nobody looks into, and what some servers run before they send it. */
const alwaysActive = /\.(?:[xps]?html?\d?|xht|mht(?:ml)?|hta|svgz|ph(?:p\d?|ar|ps)|[aj]spx?|cfm|cgi)$/i;
/** XML that servers say to be XML, by names that the list of types lacks. */
const xmlNames = /\.(?:xslt?|xul|xbl|wml|opml|kml|plist|ncx|xspf)$/i;

/**
 * Whether a browser that opens a file shows a document that may run code: HTML, or XML of whatever type that says it is
 * HTML or a drawing. Such a file is published as text when content brings it.
 */
export function isActiveDocument(sitePath: string, bytes: Uint8Array): boolean {
  if (alwaysActive.test(sitePath)) return true;
  if (/\.svg$/i.test(sitePath) || !(xmlNames.test(sitePath) || /xml|mathml/.test(lookup(sitePath) ?? ''))) return false;
  const text = Buffer.from(bytes).toString('latin1');
  return text.includes('\0') || /1999\/xhtml|2000\/svg|xml-stylesheet|<!ENTITY|<!ATTLIST|XSL\/Transform/i.test(text);
}
