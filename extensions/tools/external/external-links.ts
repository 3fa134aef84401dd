import type { CheckedDocument, CheckedMenuLink, ReportPlace } from '../../../compiler/index.ts';
import { isLocal } from './is-local.ts';

/** A link to another site, with its location in the source. */
export interface ExternalLink {
  place: ReportPlace;
  /** The decoded id after `#`, if it can be the id of an element. */
  anchor?: string | undefined;
}

/** Address of another site without hash → the links to it. */
export type ExternalLinks = ReadonlyMap<string, readonly ExternalLink[]>;

export interface ExternalLinkOptions {
  /** Addresses that are not requested. `*` matches any characters. */
  ignore: readonly string[];
  /** Whether to request addresses of this machine and its local network. */
  local: boolean;
  /** Whether to check the ids in links. */
  anchors: boolean;
}

/**
 * Collects the links to other sites: in documents, and in menus such as the navbar.
 *
 * @param own the addresses of this machine
 * @returns the links in the order of their sources
 */
export function externalLinks(
  documents: readonly Pick<CheckedDocument, 'path' | 'links'>[],
  menuLinks: readonly CheckedMenuLink[],
  { ignore, local, anchors }: ExternalLinkOptions,
  own: readonly string[],
): ExternalLinks {
  const links = new Map<string, ExternalLink[]>();
  const isIgnored = ignore.map(wildcard);
  const add = (url: string, place: ReportPlace) => {
    const address = webAddress(url);
    if (!address || (!local && isLocal(address.hostname, own)) || isIgnored.some((pattern) => pattern.test(url)))
      return;
    const anchor = anchors ? anchorOf(address) : undefined;
    address.hash = '';
    const all = links.get(address.href) ?? [];
    all.push({ place, ...(anchor !== undefined && { anchor }) });
    links.set(address.href, all);
  };
  for (const { path: file, links: written } of documents) {
    for (const { kind, url, ...at } of written)
      if (kind === 'link' || kind === 'image' || kind === 'asset') add(url, { file, ...at });
  }
  for (const { url, setting } of menuLinks) add(url, { setting });
  return links;
}

/**
 * Returns the id in a hash. Hashes such as `#/path` and `#L10` are excluded: scripts of the page interpret
 * them.
 */
function anchorOf({ hash }: URL): string | undefined {
  const id = hash.replace(/^#/, '').replace(/:~:.*$/s, '');
  if (id === '' || /^(?:[/!:?]|L\d+(?:[-C]|$)|top$)|[=&]/i.test(id)) return undefined;
  try {
    return decodeURIComponent(id);
  } catch {
    return undefined;
  }
}

function webAddress(url: string): URL | undefined {
  const whole = url.startsWith('//') ? `https:${url}` : url;
  const address = URL.canParse(whole) ? new URL(whole) : undefined;
  return address && /^https?:$/.test(address.protocol) ? address : undefined;
}

function wildcard(pattern: string): RegExp {
  return new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[\\^$.+?()[\]{}|/]/g, '\\$&'))
      .join('.*')}$`,
    's',
  );
}
