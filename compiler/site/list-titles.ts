import { compareText } from '../diagnostics/diagnostic.ts';
import { blogMessages } from '../../corpus/messages/blog.ts';
import { searchMessages } from '../../corpus/messages/search.ts';
import { titleMessages } from '../../corpus/messages/titles.ts';
import { inLanguage, numberText } from '../../corpus/in-language.ts';
import { pluralForm } from '../../corpus/plural-form.ts';
import { translated } from '../config/translations.ts';
import type { SiteInput } from './site-input.ts';

const english = { ...titleMessages, ...blogMessages, ...searchMessages };

/** Titles of generated pages in the site's language: tags, archives, authors, blogs and changelogs. */
export type ListTitles = ReturnType<typeof listTitles>;

export function listTitles({ translations, config }: Pick<SiteInput, 'translations' | 'config'>) {
  const texts = translations?.code ?? {};
  const say = (id: keyof typeof english, values: Record<string, string> = {}): string =>
    translated<string>(texts, id, english[id]).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const count = (id: keyof typeof english, number: number): string => {
    // An untranslated title is English, so it needs the English plural form.
    const isOwn = Object.hasOwn(texts, id) && translated<string>(texts, id, '') !== english[id];
    const locale = isOwn ? config.i18n.currentLocale : 'en';
    const form = pluralForm(translated<string>(texts, id, english[id]), number, locale);
    return form.replace('{count}', numberText(number, locale));
  };
  const posts = (number: number) => count('theme.blog.post.plurals', number);
  return {
    tags: say('theme.tags.tagsPageTitle'),
    archive: say('theme.blog.archive.title'),
    authors: say('theme.blog.authorsList.pageTitle'),
    search: say('theme.SearchPage.emptyResultsTitle'),
    nextVersion: say('lectern.version.next'),
    blog: {
      title: say('lectern.blog.title'),
      description: say('lectern.blog.title'),
      sidebar: say('lectern.blog.recent'),
    },
    changelog: {
      title: say('lectern.changelog.title'),
      description: say('lectern.changelog.description'),
      sidebar: say('lectern.changelog.all'),
    },
    taggedDocs(tagName: string, number: number): string {
      const nDocsTagged = count('theme.docs.tagDocListPageTitle.nDocsTagged', number);
      return say('theme.docs.tagDocListPageTitle', { nDocsTagged, tagName });
    },
    taggedPosts: (tagName: string, number: number) => say('theme.blog.tagTitle', { nPosts: posts(number), tagName }),
    postsOf: (authorName: string, number: number) =>
      say('theme.blog.author.pageTitle', { authorName, nPosts: posts(number) }),
  };
}

/**
 * @param locale the site's language; if it isn't a language tag, English order applies
 * @returns a function that compares titles in the alphabetical order of the language. Equal titles are
 * compared by code unit
 */
export function titleOrder(locale: string): (a: string, b: string) => number {
  const collator = inLanguage(locale, (tag) => new Intl.Collator(tag));
  return (a, b) => collator.compare(a, b) || compareText(a, b);
}
