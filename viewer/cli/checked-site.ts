import type { SiteFile } from '../../corpus/schema/index.ts';
import { checkCode } from '../code/check-code.ts';
import type { CorpusFile } from '../corpus/corpus.ts';
import { malformed } from '../corpus/shape.ts';
import { siteFile } from '../corpus/site-file.ts';
import type { HeadTag } from '../../corpus/head-tags.ts';
import { isInertTag } from '../html/escape-html.ts';

/** `site.json`, with additional checks of values that are written to HTML. */
export const checkedSite: CorpusFile<SiteFile> = {
  address: siteFile.address,
  check: (value) => checked(siteFile.check(value)),
};

function checked({ sharedUrl: _, ...site }: SiteFile): SiteFile {
  // Removes `sharedUrl`, because the published site shares no files with other languages.
  const { baseUrl, theme, metadata } = site;
  if (!/^\/(?:[^/?#]+\/)*$/.test(baseUrl))
    throw malformed(
      'site.json',
      `has the base URL “${baseUrl}”, which must be a path with a slash at both ends, such as / or /docs/`,
    );
  if (theme) {
    const styles = theme.styles ?? [];
    const modules = [...(theme.modules ?? []), ...Object.values(theme.slots ?? {})];
    checkCode([{ styles }, ...modules.map((href) => ({ href }))], baseUrl);
  }
  if (!metadata) return site;
  const tags = withInertHead(metadata.map((attributes) => ({ tag: 'meta', attributes })));
  return { ...site, metadata: tags.map(({ attributes }) => attributes) };
}

/** @returns the elements that contain only metadata, run no code, and have attribute names that need no escaping */
export function withInertHead(tags: readonly HeadTag[]): HeadTag[] {
  return tags.filter((tag) => isInertTag(tag) && hasPlainAttributes(tag.attributes));
}

function hasPlainAttributes(attributes: Record<string, unknown>): boolean {
  return Object.entries(attributes).every(
    ([name, value]) => /^[a-z][\w:.-]*$/i.test(name) && typeof value === 'string',
  );
}
