import type { HeadTag } from '../../../corpus/head-tags.ts';
import type { SiteFile } from '../../../corpus/schema/index.ts';
import type { Site } from '../../site/site.ts';
import { encodePath, joinPath } from '../../../corpus/url/pathname.ts';
import type { Artifact } from '../output.ts';
import { escapeHtml, xmlText } from '../../../viewer/html/escape-html.ts';

/** Output path of the OpenSearch description. */
export const openSearchPath = 'opensearch.xml';

/**
 * Generates the OpenSearch description, with which browsers can search the site from the address bar. A site without a
 * search page has no such file.
 */
export function openSearchFile({ config, own }: Pick<Site, 'config' | 'own'>): (Artifact & { text: string })[] {
  const searchPage = own.find(({ kind }) => kind === 'search');
  if (!searchPage) return [];
  const { favicon, url, baseUrl } = config;
  const title = xmlText(config.title);
  const address = url + encodePath(searchPage.path);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // OpenSearch limits `ShortName` to 16 characters.
    `  <ShortName>${escapeHtml([...title].slice(0, 16).join(''))}</ShortName>`,
    `  <Description>${escapeHtml([...`Search ${title}`].slice(0, 1024).join(''))}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    ...(favicon === undefined
      ? []
      : [
          `  <Image>${escapeHtml(/^https?:/.test(favicon) ? favicon : url + encodePath(joinPath(baseUrl, favicon)))}</Image>`,
        ]),
    `  <Url type="text/html" method="get" template="${escapeHtml(`${address}?q={searchTerms}`)}"/>`,
    '</OpenSearchDescription>',
  ];
  return [{ path: openSearchPath, text: `${lines.join('\n')}\n` }];
}

/** Returns the link to the description, for the `<head>` of every page. */
export function openSearchHead({ title, baseUrl, search }: SiteFile): HeadTag[] {
  if (search?.path === undefined) return [];
  const href = joinPath(baseUrl, openSearchPath);
  return [{ tag: 'link', attributes: { rel: 'search', type: 'application/opensearchdescription+xml', title, href } }];
}
