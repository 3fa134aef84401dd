import type { NavbarSimpleItem } from '../../../corpus/schema/index.ts';
import type { NavbarItemOptions } from '../../config/theme.ts';
import { atLevel, diagnose } from '../../diagnostics/catalogue.ts';
import { nearest } from '../../diagnostics/nearest.ts';
import type { DocsInstance, DocsVersion, LandingPage } from '../site.ts';
import { siteLink } from '../routes/site-link.ts';
import { navbarProblem, type ThemeContext } from './theme-context.ts';
import { itemBody, itemAppearance } from './navbar-appearance.ts';

interface Target extends LandingPage {
  sidebar?: string | undefined;
}

/**
 * Finds the docs instance of a navbar item: the instance in its `docsPluginId`, or else the instance `default`. If
 * the site has no instance `default`, uses its first instance and reports a warning.
 *
 * @returns undefined if the named instance doesn't exist, which is reported
 */
export function docsInstanceOf(item: NavbarItemOptions, key: string, context: ThemeContext): DocsInstance | undefined {
  const { docsPluginId = 'default' } = item;
  const instance = context.docs.find(({ id }) => id === docsPluginId);
  if (instance) return instance;
  const ids = context.docs.map(({ id }) => id);
  const fallback = item.docsPluginId === undefined ? context.docs[0] : undefined;
  const params = { key, instance: docsPluginId, ids, fallback: fallback?.id };
  const diagnostic = diagnose('unknown-navbar-instance', context.place, params);
  for (const each of atLevel(fallback ? 'warn' : 'error', diagnostic)) context.report(each);
  return fallback;
}

/** Resolves a link to a doc in the reader's version. A link to a draft is omitted. */
export function docItem(item: NavbarItemOptions, key: string, context: ThemeContext): NavbarSimpleItem[] {
  const { docId, label } = item;
  const instance = docsInstanceOf(item, key, context);
  if (!instance) return [];
  if (docId === undefined) return navbarProblem(key, 'an item of the type "doc" needs a "docId"', context);
  const targets = targetsOf(instance, ({ docs, categories, path }): Target | undefined => {
    const doc = docs.get(docId);
    if (doc)
      return { path: doc.path, label: doc.sidebarLabel, sidebar: doc.sidebar, unlisted: doc.unlisted || undefined };
    // As in Docusaurus, `docId` may also be the slug of a category's generated page: `/category/guides`.
    const page = docId.startsWith('/') && categories.find((each) => samePlace(each.path, path + docId));
    return page ? { path: page.path, label: page.title, sidebar: page.sidebar } : undefined;
  });
  if (Object.keys(targets).length > 0)
    return [
      {
        type: 'doc',
        ...itemAppearance(item),
        instance: instance.id,
        docId,
        label,
        body: itemBody(item, key, context),
        targets,
      },
    ];
  if (!instance.versions.some(({ draftIds }) => draftIds.has(docId))) {
    const ids = [...new Set(instance.versions.flatMap(({ docs }) => [...docs.keys()]))].sort();
    const params = { key, id: docId, instance: instance.id, near: nearest(docId, ids), ids };
    context.report(diagnose('unknown-navbar-doc', context.place, params));
  }
  return [];
}

function samePlace(a: string, b: string): boolean {
  const plain = (path: string) => path.replace(/\/+/g, '/').replace(/\/$/, '');
  return plain(a) === plain(b);
}

/** Resolves a link to the first page of a sidebar, in the reader's version. */
export function docSidebarItem(item: NavbarItemOptions, key: string, context: ThemeContext): NavbarSimpleItem[] {
  const { sidebarId, label } = item;
  const instance = docsInstanceOf(item, key, context);
  if (!instance) return [];
  if (sidebarId === undefined)
    return navbarProblem(key, 'an item of the type "docSidebar" needs a "sidebarId"', context);
  const having = instance.versions.filter(({ sidebars }) => Object.hasOwn(sidebars, sidebarId));
  if (having.length === 0) {
    if (instance.versions.some(({ hasInvalidSidebars }) => hasInvalidSidebars)) return [];
    const names = [...new Set(instance.versions.flatMap(({ sidebars }) => Object.keys(sidebars)))].sort();
    const params = { key, name: sidebarId, instance: instance.id, near: nearest(sidebarId, names), names };
    context.report(diagnose('unknown-navbar-sidebar', context.place, params));
    return [];
  }
  const targets = targetsOf(instance, ({ landingPages }): Target | undefined => {
    const landingPage = landingPages.get(sidebarId);
    return landingPage && { ...landingPage, sidebar: sidebarId };
  });
  for (const { name, hasInvalidSidebars, incompleteSidebars } of having) {
    if (!targets[name] && !hasInvalidSidebars && !incompleteSidebars.has(sidebarId))
      context.report(diagnose('unlinkable-sidebar', context.place, { key, name: sidebarId, version: name }));
  }
  return [
    {
      type: 'docSidebar',
      ...itemAppearance(item),
      instance: instance.id,
      sidebarId,
      label,
      body: itemBody(item, key, context),
      targets,
    },
  ];
}

/** Resolves a navbar item of type `docsVersion`, which links to a version. */
export function docsVersionItem(item: NavbarItemOptions, key: string, context: ThemeContext): NavbarSimpleItem[] {
  const instance = docsInstanceOf(item, key, context);
  if (!instance) return [];
  const href = item.to === undefined ? undefined : siteLink(item.to, context.links).href;
  return [
    {
      type: 'docsVersion',
      ...itemAppearance(item),
      instance: instance.id,
      label: item.label,
      body: itemBody(item, key, context),
      href,
    },
  ];
}

function targetsOf(
  { versions }: DocsInstance,
  find: (version: DocsVersion) => Target | undefined,
): Record<string, Target> {
  return Object.fromEntries(
    versions.flatMap((version) => {
      const target = find(version);
      return target ? [[version.name, target]] : [];
    }),
  );
}
