import { documentMessages } from '../../corpus/messages/layout.ts';
import { languageMessages } from '../../corpus/messages/pages.ts';
import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { escapeHtml } from './escape-html.ts';

const usual = { ...documentMessages, ...languageMessages };

/** The settings on which UI strings in a document depend. */
type SiteWithMessages = Pick<SiteFile, 'messages' | 'locales' | 'defaultLocale'>;

/** @returns a UI string as HTML, in the language of the site */
export function documentMessage(id: keyof typeof usual, { messages = {} }: Pick<SiteWithMessages, 'messages'>): string {
  return escapeHtml(messages[id] ?? usual[id]);
}

/** @returns a notice in HTML for readers without scripts: the document does not contain its page */
export function withoutScripts(page: Page, site: SiteWithMessages): string {
  const { canonical } = page.metadata;
  const original =
    'untranslated' in page && page.untranslated
      ? site.locales.find(({ name }) => name === site.defaultLocale)
      : undefined;
  if (!original || canonical === undefined) return documentMessage('lectern.needsScript', site);
  const [href, language, name] = [canonical, original.htmlLang, original.label].map(escapeHtml);
  const link = `<a href="${href}" hreflang="${language}" lang="${language}"><bdi>${name}</bdi></a>`;
  return documentMessage('lectern.untranslated', site).replace('{language}', () => link);
}
