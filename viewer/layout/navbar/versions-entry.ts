import type { NavbarDocsVersionDropdown } from '../../../corpus/schema/index.ts';
import { encodePath } from '../../../corpus/url/pathname.ts';
import { pathInVersion } from '../docs-version.tsx';
import type { MenuEntry, MenuLink } from './menu-entry.ts';
import { activeVersion, candidateVersions, versionsOf, type NavbarView } from './navbar-view.ts';
import { message } from '../../messages/message.ts';

/**
 * Returns a menu of versions of a docs instance. Each entry leads to the current page in that version, or to the
 * version's main doc.
 */
export function versionsEntry(
  { instance, className }: NavbarDocsVersionDropdown,
  view: NavbarView,
  before: MenuEntry[],
  after: MenuEntry[],
): MenuEntry | undefined {
  const active = activeVersion(view, instance);
  const [shown] = candidateVersions(view, instance);
  if (!shown) return undefined;
  const links = versionsOf(view.site, instance).map((version): MenuLink => {
    const path = active && view.page ? pathInVersion(view.page, version) : version.mainDoc.path;
    return {
      kind: 'link',
      label: version.label,
      href: encodePath(path) + (active ? view.suffix : ''),
      isActive: version === active,
      chooses: { instance, version: version.name },
    };
  });
  const entries = [...before, ...links, ...after];
  if (entries.length <= 1) {
    const href = encodePath(shown.mainDoc.path);
    return { kind: 'link', label: shown.label, href, isActive: active !== undefined, className };
  }
  return {
    kind: 'group',
    label: shown.label,
    narrowLabel: message('theme.navbar.mobileVersionsDropdown.label'),
    isActive: false,
    entries,
    className,
  };
}
