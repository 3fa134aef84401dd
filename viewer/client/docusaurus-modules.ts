import * as client from './index.ts';
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
import { useTitleFormatter } from './common/hooks.ts';
import { HtmlClassNameProvider } from './common/page-metadata.tsx';
import { useThemeConfig } from './docusaurus/use-theme-config.ts';
import * as navbarHooks from './common/navbar-hooks.ts';
import { NavbarSecondaryMenuFiller } from './common/secondary-pane.ts';
import * as pageHooks from './common/page-hooks.ts';
import * as queryHooks from './common/query-hooks.ts';
import * as scrollHooks from './common/scroll-hooks.ts';
import * as codeHooks from './common/code-hooks.ts';
import * as tabsHooks from './common/tabs-hooks.ts';
import * as sidebarState from './docs/sidebar-state.tsx';
import { groupBlogSidebarItemsByYear, useVisibleBlogSidebarItems } from './theme/blog-hooks.ts';
import { Surrounding } from './theme/content-parts.tsx';
import { BlogPostProvider, useBlogPost } from './theme/blog-post.tsx';
import { CodeBlockContextProvider, useCodeBlockContext } from './theme/code-block-parts.tsx';
import {
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useDocVersionSuggestions,
} from './docs/use-active-version.ts';
import { useAllDocsData, useDocsData } from './docs/use-docs-data.ts';
import { useDocsVersionCandidates } from './docs/use-docs-preferred-version.ts';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  findSidebarCategory,
  isActiveSidebarItem,
} from './docs/sidebar-items.ts';
import { samePath } from '../navigation/paths.ts';
import { ReactContextError } from './use-viewer.ts';
import { generatePath } from './router/match-path.ts';
import { useParams, useRouteMatch, withRouter } from './router/route-hooks.tsx';

/** `@docusaurus/plugin-content-docs/client` */
export const docsModule = {
  ...sidebarState,
  DocProvider: Surrounding,
  DocsSidebarProvider: Surrounding,
  DocsVersionProvider: Surrounding,
  filterDocCardListItems,
  findFirstSidebarItemLink,
  findSidebarCategory,
  isActiveSidebarItem,
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useActiveVersion: client.useActiveVersion,
  useAllDocsData,
  useCurrentSidebarCategory: client.useCurrentSidebarCategory,
  useCurrentSidebarSiblings: client.useCurrentSidebarSiblings,
  useDoc: client.useDoc,
  useDocById: client.useDocById,
  useDocVersionSuggestions,
  useDocsData,
  useDocsPreferredVersion: client.useDocsPreferredVersion,
  useDocsSidebar: client.useDocsSidebar,
  useDocsVersion: client.useDocsVersion,
  useDocsVersionCandidates,
  useLatestVersion: client.useLatestVersion,
  useSidebarBreadcrumbs: pageHooks.useSidebarBreadcrumbs,
  useVersions: client.useVersions,
};

/** `@docusaurus/plugin-content-blog/client` */
export const blogModule = {
  BlogPostProvider,
  groupBlogSidebarItemsByYear,
  useBlogPost,
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
  findFirstSidebarItemLink,
  findSidebarCategory,
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
