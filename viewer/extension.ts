/** The building blocks of the viewer, for extensions that fill its slots. */
export { filePath } from '../corpus/file-paths.ts';
export { inLanguage } from '../corpus/in-language.ts';
export { decodePath, encodePath } from '../corpus/url/pathname.ts';
export { CardGrid, cardParts, OwnCard, OwnCards } from './body/card-grid.tsx';
export { codeLines, type CodeRun } from './body/code-lines.ts';
export type { Component, ComponentProps, ElementProps } from './body/component.ts';
export { components } from './body/components.ts';
export { AdmonitionBox, admonitionTitle } from './body/components/admonition.tsx';
export { lineMarks } from './body/components/code-block.tsx';
export { CopyButton } from './body/components/copy-button.tsx';
export { Mermaid } from './body/components/mermaid-node.tsx';
export { tabItems } from './body/components/tabs/tab-items.ts';
export { TocInline } from './body/components/toc-inline.tsx';
export { useOverflow } from './body/components/use-overflow.ts';
export { elementProps } from './body/element-props.ts';
export { elements } from './body/elements.ts';
export { nestToc, type TocBranch } from './body/nest-toc.ts';
export { isJsonObject, numberProp, textProp } from './body/read-props.ts';
export { refusedTags, renderNodes, voidTags } from './body/render-nodes.tsx';
export { TitledNodes } from './body/titled-nodes.tsx';
export { TocList } from './body/toc-list.tsx';
export { executionEnvironment } from './client/common/browser.ts';
export { useTitleFormatter } from './client/common/hooks.ts';
export { Link, type LinkProps } from './client/common/link.tsx';
export { HtmlClassNameProvider } from './client/common/page-metadata.tsx';
export { hasProtocol, isInternalUrl, useBaseUrlUtils, withBaseUrl } from './client/common/use-base-url.ts';
export { useColorMode } from './client/common/use-color-mode.ts';
export { type AdmonitionProps, admonitionTypes } from './client/components/admonition.tsx';
export { CodeBlock, type CodeBlockProps } from './client/components/code-block.tsx';
export { Details } from './client/components/details.tsx';
export { itemOf } from './client/components/doc-cards.tsx';
export { docParts } from './client/components/doc-parts.tsx';
export { Heading } from './client/components/heading.tsx';
export { aroundPage } from './client/components/layout.tsx';
export { parseMeta } from './client/components/parse-meta.ts';
export { SearchPage } from './client/components/search-page.tsx';
export { TabItem, Tabs } from './client/components/tabs.tsx';
export { Tabs as OwnTabs } from './body/components/tabs/tab-box.tsx';
export { TOC, TOCCollapsible, type TocProps } from './client/components/toc.tsx';
export { docMetadata, neighbour, tagOf } from './client/docs/doc-metadata.ts';
export {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  findSidebarCategory,
  isActiveSidebarItem,
} from './client/docs/sidebar-items.ts';
export {
  useActiveDocContext,
  useActivePlugin,
  useActivePluginAndVersion,
  useDocVersionSuggestions,
} from './client/docs/use-active-version.ts';
export { useDoc } from './client/docs/use-doc.ts';
export { useAllDocsData, useCorpusFiles, useDocsData } from './client/docs/use-docs-data.ts';
export {
  useDocsVersionCandidates,
  useLayoutDoc,
  useLayoutDocsSidebar,
} from './client/docs/use-docs-preferred-version.ts';
export { useDocsSidebar } from './client/docs/use-docs-sidebar.ts';
export { generatePath, type Match, type MatchOptions, matchPath } from './client/router/match-path.ts';
export { type RouterHistory, useHistory } from './client/router/use-history.ts';
export { type RouterLocation, useLocation } from './client/router/use-location.ts';
export { fromTocHeadings, type TocHeading, toTocHeadings } from './client/toc-headings.ts';
export { ReactContextError, useShownPage, useViewer } from './client/use-viewer.ts';
export type { ClientExtension } from './code/built-in-extensions.ts';
export { type AnyComponent, inBody, inPlaceOf, isComponent, ofParts } from './code/in-place-of.tsx';
export { asComponent, replacePart } from './code/load-theme.tsx';
export { own } from './code/own-parts.ts';
export { usePage, useSite as useSiteFile } from './corpus/corpus-context.ts';
export type { CorpusFile } from './corpus/corpus.ts';
export { expectFields, expectFile, isObject } from './corpus/shape.ts';
export { Icon, type IconName } from './icons/icon.tsx';
export { ExternalMark } from './icons/marks.tsx';
export { AnnouncementBar } from './layout/announcement-bar.tsx';
export { AuthorImage } from './layout/blog/author-image.tsx';
export { AuthorProfile } from './layout/blog/author-profile.tsx';
export { Day } from './layout/blog/day.tsx';
export { readingTime } from './layout/blog/post-meta.tsx';
export { CrashBoundary, errorChain } from './layout/crash-boundary.tsx';
export { DocFrame } from './layout/doc-frame.tsx';
export { Brand } from './layout/navbar/brand.tsx';
export { CustomItem } from './layout/navbar/custom-item.tsx';
export { Dropdown } from './layout/navbar/dropdown.tsx';
export { EntryLink, linkAttributes } from './layout/navbar/entry-link.tsx';
export { itemTypes, navbarParts } from './layout/navbar/navbar-parts.ts';
export { MenuButton, Navbar, NavbarFrame, type NavbarProps, sidesOf } from './layout/navbar/navbar.tsx';
export { SideMenuEntry } from './layout/navbar/side-menu-entries.tsx';
export { OwnEntries } from './layout/navbar/side-menu-panes.tsx';
export { sideMenuParts } from './layout/navbar/side-menu-parts.ts';
export { useMenuEntries } from './layout/navbar/use-menu-entries.ts';
export { formatDate } from './layout/page-footer.tsx';
export { type DocFrameProps, parts } from './layout/parts.ts';
export { DocsSidebar, type DocsSidebarProps } from './layout/sidebar/docs-sidebar.tsx';
export { FoldButton } from './layout/sidebar/fold-button.tsx';
export { SidebarItems } from './layout/sidebar/sidebar-items.tsx';
export { sidebarParts } from './layout/sidebar/sidebar-parts.ts';
export { SidebarRow } from './layout/sidebar/sidebar-row.tsx';
export {
  isVisibleItem,
  type Sidebar,
  sidebarLabels,
  type SidebarRowProps,
  useShownPath,
} from './layout/sidebar/sidebar.ts';
export { SiteLogo } from './layout/site-logo.tsx';
export { UnlistedBanner } from './layout/unlisted-banner.tsx';
export { useActiveHeading } from './layout/use-active-heading.ts';
export { blogMessage } from './messages/blog-message.ts';
export { message, richMessage } from './messages/message.ts';
export { countPageMessage, pageMessage } from './messages/page-message.ts';
export { addressIn } from './navigation/address-in.ts';
export { Link as ViewerLink } from './navigation/link.tsx';
export { loadStyles } from './navigation/load-styles.ts';
export { samePath } from './navigation/paths.ts';
export { usePathname } from './navigation/use-location.ts';
export { ArchiveYears } from './pages/archive-years.tsx';
export { DocCategoryView } from './pages/doc-category.tsx';
export { DocContent } from './pages/doc.tsx';
export { pageParts } from './pages/page-parts.ts';
export { TagDocs } from './pages/tag-docs.tsx';
export { groupByLetter, TagLetters } from './pages/tag-letters.tsx';
export { SearchBar } from './search/search-bar.tsx';
export { dismissedAnnouncement } from './state/choices.ts';
export { siteParts, useSitePartsShown } from './state/site-parts.ts';
export { filledSlots, slot } from './state/slot.tsx';
export { createStored, useStored } from './state/stored.ts';

/** Loads the module that reads the list of a blog's posts. Pages outside of blogs do not need the module. */
export function loadBlogReader() {
  return import('./layout/blog/load-blog-sidebar.ts');
}
