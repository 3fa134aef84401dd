import type { NavbarLocaleDropdown } from '../../../corpus/schema/index.ts';
import { addressIn } from '../../navigation/address-in.ts';
import type { MenuEntry, MenuLink } from './menu-entry.ts';
import type { NavbarView } from './navbar-view.ts';
import { message } from '../../messages/message.ts';

/**
 * Returns a menu of the site's languages. Each entry leads to the current page in its language. If the page is missing
 * there, the entry leads to the language's start page.
 */
export function localeEntry(
  { className }: NavbarLocaleDropdown,
  { site, page, suffix }: NavbarView,
  before: MenuEntry[],
  after: MenuEntry[],
): MenuEntry | undefined {
  const current = site.locales.find(({ name }) => name === site.locale);
  if (!current) return undefined;
  const links = site.locales.map((locale): MenuLink => ({
    kind: 'link',
    label: locale.label,
    href: addressIn(locale, site, page, suffix),
    isActive: locale === current,
    // Each language is a separate site, so the browser must load a new document. `_self` prevents navigation by the
    // viewer.
    attributes: { lang: locale.htmlLang, ...(locale !== current && { target: '_self' }) },
  }));
  const entries = [...before, ...links, ...after];
  return {
    kind: 'group',
    label: current.label,
    narrowLabel: message('theme.navbar.mobileLanguageDropdown.label'),
    icon: 'language',
    isActive: false,
    entries,
    className,
  };
}
