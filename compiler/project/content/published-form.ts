import { lookup } from 'mrmime';
import type { AssetOptions } from '../../config/assets.ts';
import { atLevel, diagnose } from '../../diagnostics/catalogue.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { safeSvg } from '../../html/safe-svg.ts';

/** The bytes that Lectern publishes for a file. They differ from the file if scripts were removed from an SVG. */
export interface PublishedForm {
  /** The input object itself, if nothing was removed. */
  bytes: Uint8Array;
  diagnostics: Diagnostic[];
}

/**
 * Removes scripts from an SVG, unless the config allows them. If a reader opens an SVG directly, its scripts
 * run with the origin of the site.
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
    diagnostics: atLevel(level, diagnose('unsafe-svg', place, { code: safe.removed, isRefused: svg === 'refuse' })),
  };
}

/**
 * Matches the extensions of HTML, of compressed SVG (whose content is not inspected), and of files that some servers
 * execute.
 */
const alwaysActive = /\.(?:[xps]?html?\d?|xht|mht(?:ml)?|hta|svgz|ph(?:p\d?|ar|ps)|[aj]spx?|cfm|cgi)$/i;
/** Matches extensions that servers send as XML, but that the list of MIME types lacks. */
const xmlNames = /\.(?:xslt?|xul|xbl|wml|opml|kml|plist|ncx|xspf)$/i;

/**
 * Whether browsers open a file as a document that may run code. Such files are HTML, and XML that contains HTML or SVG.
 * Lectern publishes such a file as plain text if content refers to it.
 */
export function isActiveDocument(sitePath: string, bytes: Uint8Array): boolean {
  if (alwaysActive.test(sitePath)) return true;
  if (/\.svg$/i.test(sitePath) || !(xmlNames.test(sitePath) || /xml|mathml/.test(lookup(sitePath) ?? ''))) return false;
  const text = Buffer.from(bytes).toString('latin1');
  return text.includes('\0') || /1999\/xhtml|2000\/svg|xml-stylesheet|<!ENTITY|<!ATTLIST|XSL\/Transform/i.test(text);
}
