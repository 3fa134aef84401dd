import type { NavbarLocaleDropdown } from '../../../corpus/schema/index.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import type { MenuEntry, MenuLink } from './menu-entry.ts';
import type { NavbarView } from './navbar-view.ts';
import { message } from '../../messages/message.ts';

/** The languages of the site; each leads to the same page. */
export function localeEntry(
  { className }: NavbarLocaleDropdown,
  { site, pathname, suffix }: NavbarView,
  before: MenuEntry[],
  after: MenuEntry[],
): MenuEntry | undefined {
  const current = site.locales.find(({ name }) => name === site.locale);
  if (!current) return undefined;
  const rest = pathname.startsWith(current.path) ? pathname.slice(current.path.length) : '';
  const links = site.locales.map(({ name, label, path, url = '', htmlLang }): MenuLink => ({
    kind: 'link',
    label,
    href: url + encodePath(path + rest) + suffix,
    isActive: name === site.locale,
    // Each language is a site of its own, so the browser loads a new document.
    attributes: { lang: htmlLang, ...(name !== site.locale && { target: '_self' }) },
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
