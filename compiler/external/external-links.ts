import type { Place } from '../diagnostics/diagnostic.ts';
import { frameLinks } from '../link/frame-links.ts';
import type { Head } from '../parse/document.ts';
import type { Site } from '../site/site.ts';
import { idInHash } from '../../corpus/url/pathname.ts';
import { isLocal } from './is-local.ts';
import { getOrMake } from '../values/maps.ts';

/** Where a link to another site is written. */
export interface ExternalLink {
  place: Place;
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
 * Collects the links to other sites, on pages and around their content.
 *
 * @param own the addresses of this machine
 * @returns the links in the order of their sources
 */
export function externalLinks(
  sources: ReadonlyMap<string, { head: Pick<Head, 'references'> }>,
  frames: readonly Pick<Site, 'navbar' | 'footer' | 'announcement'>[],
  configFile: string,
  { ignore, local, anchors }: ExternalLinkOptions,
  own: readonly string[],
): ExternalLinks {
  const links = new Map<string, ExternalLink[]>();
  const isIgnored = ignore.map(wildcard);
  const add = (url: string, place: Place) => {
    const address = webAddress(url);
    if (!address || (!local && isLocal(address.hostname, own)) || isIgnored.some((pattern) => pattern.test(url)))
      return;
    const anchor = anchors ? anchorOf(address) : undefined;
    address.hash = '';
    getOrMake(links, address.href, () => []).push({ place, ...(anchor !== undefined && { anchor }) });
  };
  for (const [path, { head }] of sources) {
    for (const { kind, url, at } of head.references)
      if (kind === 'link' || kind === 'image' || kind === 'asset') add(url, { path, ...at });
  }
  for (const frame of frames)
    for (const { href, key } of frameLinks(frame)) add(href, { path: configFile, setting: key });
  return links;
}

/**
 * Returns the id in a hash. Hashes such as `#/path` and `#L10` are excluded: scripts of the page interpret
 * them.
 */
function anchorOf({ hash }: URL): string | undefined {
  const id = idInHash(hash);
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
