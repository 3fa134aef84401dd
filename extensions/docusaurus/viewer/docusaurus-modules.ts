import * as client from '../../../viewer/client/index.ts';
import * as errorParts from './common/error-parts.tsx';
import {
  duplicates,
  groupBy,
  isMultiColumnFooterLinks,
  isRegexpStringMatch,
  prefersReducedMotion,
  uniq,
} from './common/lists.ts';
import { composeProviders, useEvent, useIsomorphicLayoutEffect, usePrevious } from './common/react-hooks.tsx';
import { createStorageSlot, listStorageKeys, useStorageSlot } from './common/storage-slot.ts';
import { ThemeClassNames } from './common/theme-class-names.ts';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  generatePath,
  HtmlClassNameProvider,
  isActiveSidebarItem,
  isVisibleItem,
  ReactContextError,
  samePath,
  useTitleFormatter,
} from '../../../viewer/extension.ts';
import {
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useAllDocsData,
  useDocsData,
  useDocsVersionCandidates,
  useDocVersionSuggestions,
  useLayoutDoc,
  useLayoutDocsSidebar,
} from './core/docs-hooks.ts';
import { useThemeConfig } from './core/use-theme-config.ts';
import * as navbarHooks from './common/navbar-hooks.ts';
import { NavbarSecondaryMenuFiller } from './common/secondary-pane.ts';
import * as pageHooks from './common/page-hooks.ts';
import * as queryHooks from './common/query-hooks.ts';
import * as scrollHooks from './common/scroll-hooks.ts';
import * as codeHooks from './common/code-hooks.ts';
import * as moreHooks from './common/more-hooks.ts';
import * as texts from './common/theme-texts.ts';
import * as tabsHooks from './common/tabs-hooks.ts';
import * as sidebarState from './core/sidebar-state.tsx';
import { groupBlogSidebarItemsByYear, useVisibleBlogSidebarItems } from './blog/blog-hooks.ts';
import { Surrounding } from './content/content-parts.tsx';
import { BlogPostProvider, useBlogPost } from './blog/blog-post.tsx';
import { BlogSidebarItemList, useBlogMetadata } from './blog/blog-sidebar.tsx';
import { useDocRootMetadata } from './theme/page-frame.tsx';
import { CodeBlockContextProvider, useCodeBlockContext } from './content/code-block-parts.tsx';
import { useParams, useRouteMatch, withRouter } from './core/route-hooks.tsx';

/** Docusaurus' context providers. They render only their children, because the viewer provides the values itself. */
const providers = Object.fromEntries(
  [
    'AnnouncementBarProvider',
    'ColorModeProvider',
    'DocsPreferredVersionContextProvider',
    'NavbarProvider',
    'PluginHtmlClassNameProvider',
    'ScrollControllerProvider',
    'SkipToContentLink',
    'TabsProvider',
    'TitleFormatterProvider',
  ].map((name) => [name, Surrounding]),
);

/** `@docusaurus/plugin-content-docs/client` */
export const docsModule = {
  ...sidebarState,
  DocProvider: Surrounding,
  DocsPreferredVersionContextProvider: Surrounding,
  DocsSidebarProvider: Surrounding,
  DocsVersionProvider: Surrounding,
  filterDocCardListItems,
  findFirstSidebarItemLink,
  getDocsVersionSearchTag: (id: string, version: string) => `docs-${id}-${version}`,
  isActiveSidebarItem,
  isVisibleSidebarItem: isVisibleItem,
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useActiveVersion: client.useActiveVersion,
  useAllDocsData,
  useBreadcrumbsStructuredData: () => ({}),
  useCurrentSidebarCategory: client.useCurrentSidebarCategory,
  useCurrentSidebarSiblings: client.useCurrentSidebarSiblings,
  useDoc: client.useDoc,
  useDocById: client.useDocById,
  useDocRootMetadata,
  useDocVersionSuggestions,
  useDocsContextualSearchTags: () => [],
  useDocsData,
  useDocsPreferredVersion: client.useDocsPreferredVersion,
  useDocsSidebar: client.useDocsSidebar,
  useDocsVersion: client.useDocsVersion,
  useDocsVersionCandidates,
  useLayoutDoc,
  useLayoutDocsSidebar,
  useLatestVersion: client.useLatestVersion,
  useSidebarBreadcrumbs: pageHooks.useSidebarBreadcrumbs,
  useVersions: client.useVersions,
};

/** `@docusaurus/plugin-content-blog/client` */
export const blogModule = {
  BlogPostProvider,
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useBlogListPageStructuredData: () => ({}),
  useBlogMetadata,
  useBlogPost,
  useBlogPostStructuredData: () => ({}),
  useVisibleBlogSidebarItems,
};

/** `@docusaurus/router` */
export const routerModule = {
  Redirect: client.Redirect,
  generatePath,
  matchPath: client.matchPath,
  useHistory: client.useHistory,
  useLocation: client.useLocation,
  useParams,
  useRouteMatch,
  withRouter,
};

/** `@docusaurus/theme-common` */
export const themeCommonModule = {
  ...errorParts,
  ...blogModule,
  ...navbarHooks,
  ...pageHooks,
  ...queryHooks,
  ...scrollHooks,
  ...codeHooks,
  ...tabsHooks,
  ...sidebarState,
  ...moreHooks,
  ...providers,
  BlogAuthorNoPostsLabel: texts.BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel: texts.BlogAuthorsListViewAllLabel,
  DraftBannerMessage: texts.DraftBannerMessage,
  DraftBannerTitle: texts.DraftBannerTitle,
  UnlistedBannerMessage: texts.UnlistedBannerMessage,
  UnlistedBannerTitle: texts.UnlistedBannerTitle,
  UnlistedMetadata: () => null,
  extractLeadingEmoji: texts.extractLeadingEmoji,
  listTagsByLetters: texts.listTagsByLetters,
  translateBlogAuthorsListPageTitle: texts.translateBlogAuthorsListPageTitle,
  translateTagsPageTitle: texts.translateTagsPageTitle,
  useBlogAuthorPageTitle: texts.usePageTitle,
  useBlogTagsPostsPageTitle: texts.usePageTitle,
  useDocCardDescriptionCategoryItemsPlural: texts.useDocCardDescriptionCategoryItemsPlural,
  useDocRootMetadata,
  useDynamicCallback: useEvent,
  CodeBlockContextProvider,
  Collapsible: client.Collapsible,
  Details: client.Details,
  DocProvider: Surrounding,
  HtmlClassNameProvider,
  NavbarSecondaryMenuFiller,
  PageMetadata: client.PageMetadata,
  ReactContextError,
  ThemeClassNames,
  composeProviders,
  createStorageSlot,
  duplicates,
  filterDocCardListItems,
  // This function's name in Docusaurus 2.
  findFirstCategoryLink: findFirstSidebarItemLink,
  findFirstSidebarItemLink,
  groupBy,
  isActiveSidebarItem,
  isMultiColumnFooterLinks,
  isRegexpStringMatch,
  isSamePath: (a = '', b = '') => samePath(a, b),
  listStorageKeys,
  prefersReducedMotion,
  uniq,
  useCodeBlockContext,
  useCollapsible: client.useCollapsible,
  useColorMode: client.useColorMode,
  useCurrentSidebarCategory: client.useCurrentSidebarCategory,
  useDoc: client.useDoc,
  useDocById: client.useDocById,
  useDocsPreferredVersion: client.useDocsPreferredVersion,
  useDocsSidebar: client.useDocsSidebar,
  useDocsVersion: client.useDocsVersion,
  useEvent,
  useIsomorphicLayoutEffect,
  usePluralForm: client.usePluralForm,
  usePrevious,
  useStorageSlot,
  useThemeConfig,
  useTitleFormatter,
  useWindowSize: client.useWindowSize,
};
