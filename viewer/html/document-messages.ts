import { documentMessages } from '../../corpus/messages/layout.ts';
import { languageMessages } from '../../corpus/messages/pages.ts';
import type { Page, SiteFile } from '../../corpus/schema/index.ts';
import { escapeHtml } from './escape-html.ts';

const usual = { ...documentMessages, ...languageMessages };

/** What decides in which words the documents of a site say something themselves. */
type SiteWithMessages = Pick<SiteFile, 'messages' | 'locales' | 'defaultLocale'>;

/** @returns a text of the documents in the language of the site, as HTML */
export function documentMessage(id: keyof typeof usual, { messages = {} }: Pick<SiteWithMessages, 'messages'>): string {
  return escapeHtml(messages[id] ?? usual[id]);
}

/** @returns what a document that does not hold its page says to readers whose browser runs no script, as HTML */
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
