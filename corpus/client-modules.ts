import { componentNames } from './components.ts';

/**
 * Import specifier → exported names, for the modules that the viewer provides to code of sites. Code of sites imports
 * these modules from the viewer, so its bundles contain neither React nor the viewer. Before the viewer loads the
 * first code module, it puts these modules at `globalThis[Symbol.for('lectern.modules')]`. `lectern/client` is the
 * viewer's own module. The others are modules of React and Docusaurus, so that code written for Docusaurus runs.
 */
export const clientModules: Record<string, readonly string[]> = {
  react: [
    ...names('Activity Children Component Fragment Profiler PureComponent StrictMode Suspense ViewTransition'),
    ...names('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE __COMPILER_RUNTIME addTransitionType'),
    ...names(
      'cache cacheSignal cloneElement createContext createElement createRef default forwardRef isValidElement lazy',
    ),
    ...names('memo startTransition unstable_useCacheRefresh use useActionState useCallback useContext useDebugValue'),
    ...names('useDeferredValue useEffect useEffectEvent useId useImperativeHandle useInsertionEffect useLayoutEffect'),
    ...names('useMemo useOptimistic useReducer useRef useState useSyncExternalStore useTransition version'),
  ],
  'react-dom': [
    ...names('__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE browser createPortal default flushSync'),
    ...names('preconnect prefetchDNS preinit preinitModule preload preloadModule requestFormReset'),
    ...names('unstable_batchedUpdates useFormState useFormStatus version'),
  ],
  'react-dom/client': names('createRoot default hydrateRoot version'),
  'react/compiler-runtime': names('c'),
  'react/jsx-dev-runtime': names('Fragment jsxDEV'),
  'react/jsx-runtime': names('Fragment jsx jsxs'),

  'lectern/client': [
    ...componentNames,
    ...names('Collapsible ColorModeToggle DocCard ErrorBoundary Head Heading Interpolate Layout NotFound PageMetadata'),
    ...names('Partial Redirect TOC interpolate'),
    ...names('matchPath pagePartial translate useActiveVersion useBaseUrl useCorpusFile'),
    ...names('useCollapsible useColorMode useCurrentSidebarCategory useCurrentSidebarSiblings useDoc'),
    ...names('useDocById useDocsPreferredVersion useDocsSidebar useDocsVersion'),
    ...names('useHistory useIsBrowser useLatestVersion useLocation usePageScope usePluralForm useSite'),
    ...names('useVersions useWindowSize'),
  ],

  '@docusaurus/BrowserOnly': names('default'),
  '@docusaurus/ErrorBoundary': names('default'),
  '@docusaurus/ExecutionEnvironment': names('default'),
  '@docusaurus/Head': names('default'),
  '@docusaurus/Interpolate': names('default interpolate'),
  '@docusaurus/Link': names('default'),
  '@docusaurus/Translate': names('default translate'),
  '@docusaurus/constants': names('DEFAULT_PLUGIN_ID'),
  '@docusaurus/isInternalUrl': names('default hasProtocol'),
  '@docusaurus/plugin-content-blog/client': [
    ...names('BlogPostProvider BlogSidebarItemList groupBlogSidebarItemsByYear useBlogListPageStructuredData'),
    ...names('useBlogMetadata useBlogPost useBlogPostStructuredData useVisibleBlogSidebarItems'),
  ],
  '@docusaurus/plugin-content-docs/client': [
    ...names('DocProvider DocSidebarItemsExpandedStateProvider DocsSidebarProvider DocsVersionProvider'),
    ...names('useDocSidebarItemsExpandedState useVisibleSidebarItems'),
    ...names('filterDocCardListItems findFirstSidebarItemLink findSidebarCategory isActiveSidebarItem'),
    ...names('useActiveDocContext useActivePlugin useActivePluginAndVersion useActiveVersion useAllDocsData'),
    ...names(
      'useCurrentSidebarCategory useCurrentSidebarSiblings useDoc useDocById useDocVersionSuggestions useDocsData',
    ),
    ...names('useDocsPreferredVersion useDocsSidebar useDocsVersion useDocsVersionCandidates useLatestVersion'),
    ...names('useSidebarBreadcrumbs useVersions'),
    ...names('DocsPreferredVersionContextProvider getDocsVersionSearchTag isVisibleSidebarItem'),
    ...names('useBreadcrumbsStructuredData useDocRootMetadata useDocsContextualSearchTags useLayoutDoc'),
    ...names('useLayoutDocsSidebar'),
  ],
  '@docusaurus/renderRoutes': names('default'),
  '@docusaurus/router': names(
    'Redirect generatePath matchPath useHistory useLocation useParams useRouteMatch withRouter',
  ),
  '@docusaurus/theme-common': themeCommon(),
  '@docusaurus/theme-common/Details': names('Details'),
  '@docusaurus/theme-common/internal': themeCommon(),
  '@docusaurus/useBaseUrl': names('default useBaseUrlUtils'),
  '@docusaurus/useBrokenLinks': names('default'),
  '@docusaurus/useDocusaurusContext': names('default'),
  '@docusaurus/useGlobalData': names('default useAllPluginInstancesData usePluginData'),
  '@docusaurus/useIsBrowser': names('default'),
  '@docusaurus/useIsomorphicLayoutEffect': names('default'),
  '@docusaurus/useRouteContext': names('default'),
  '@mdx-js/react': names('MDXProvider useMDXComponents'),

  ...Object.fromEntries(
    [
      ...names('Admonition Admonition/Icon/Danger Admonition/Icon/Info Admonition/Icon/Note Admonition/Icon/Tip'),
      ...names(
        'Admonition/Icon/Warning Admonition/Types AnnouncementBar CodeBlock ColorModeToggle Details DocCard DocCardList BackToTopButton DocBreadcrumbs DocItem/Content DocItem/Footer DocItem/Layout DocItem/Paginator DocVersionBadge DocVersionBanner Footer',
      ),
      ...names(
        'Heading Icon/Arrow Icon/Close Icon/Copy Icon/Dark Icon/DarkMode Icon/Edit Icon/ExternalLink Icon/Home Icon/Language',
      ),
      ...names(
        'Icon/Light Icon/LightMode Icon/Menu Icon/Success Icon/WordWrap IdealImage Layout MDXComponents MDXContent Mermaid',
      ),
      ...names(
        'Navbar Navbar/ColorModeToggle NavbarItem/ComponentTypes NavbarItem/DefaultNavbarItem NavbarItem/NavbarNavLink NotFound Root SearchBar SearchPage TOC TOCCollapsible TOCInline TabItem Tabs ThemedImage',
      ),
      ...names('BlogSidebar BlogSidebar/Content CodeBlock/Buttons CodeBlock/Buttons/Button CodeBlock/Container'),
      ...names('CodeBlock/Buttons/CopyButton CodeBlock/Buttons/WordWrapButton CodeBlock/Content CodeBlock/CopyButton'),
      ...names(
        'CodeBlock/Content/Element CodeBlock/Content/String CodeBlock/Layout CodeBlock/Line CodeBlock/Line/Token',
      ),
      ...names('CodeBlock/Title CodeBlock/WordWrapButton DocSidebar/Desktop/CollapseButton DocSidebar/Desktop/Content'),
      ...names('BlogPostItem BlogPostItem/Container BlogPostItem/Content BlogPostItem/Footer'),
      ...names('BlogPostItem/Footer/ReadMoreLink BlogPostItem/Header BlogPostItem/Header/Author'),
      ...names('BlogPostItem/Header/Authors BlogPostItem/Header/Info BlogPostItem/Header/Title ContentVisibility'),
      ...names('DocItem DocItem/Metadata DocItem/TOC/Desktop DocItem/TOC/Mobile DocPaginator EditMetaRow EditThisPage'),
      ...names('Footer/Copyright Footer/Layout Footer/LinkItem Footer/Links Footer/Links/MultiColumn'),
      ...names(
        'Footer/Links/Simple Footer/Logo LastUpdated Layout/Provider Logo Navbar/Logo Navbar/Search Navbar/Content Navbar/Layout',
      ),
      ...names('NavbarItem NavbarItem/DocNavbarItem NavbarItem/DocSidebarNavbarItem'),
      ...names('NavbarItem/DocsVersionDropdownNavbarItem NavbarItem/DropdownNavbarItem NavbarItem/HtmlNavbarItem'),
      ...names('NavbarItem/LocaleDropdownNavbarItem NavbarItem/SearchNavbarItem PaginatorNavLink TOCItems Tag'),
      ...names('Navbar/MobileSidebar/Header Navbar/MobileSidebar/PrimaryMenu Navbar/MobileSidebar/SecondaryMenu'),
      ...names('Navbar/MobileSidebar Navbar/MobileSidebar/Toggle DocSidebar DocSidebar/Desktop DocSidebar/Mobile'),
      ...names('DocSidebarItem DocSidebarItem/Category DocSidebarItem/Html DocSidebarItem/Link DocSidebarItems'),
      ...names('MDXComponents/A MDXComponents/Code MDXComponents/Details MDXComponents/Heading MDXComponents/Img'),
      ...names('MDXComponents/Li MDXComponents/Pre MDXComponents/Ul NavbarItem/DocsVersionNavbarItem TagsListInline'),
      ...names('Admonition/Layout Admonition/Type/Caution Admonition/Type/Danger Admonition/Type/Info'),
      ...names('Admonition/Type/Note Admonition/Type/Tip Admonition/Type/Warning AnnouncementBar/CloseButton'),
      ...names('AnnouncementBar/Content Blog/Components/Author Blog/Components/Author/Socials'),
      ...names(
        'Blog/Pages/BlogAuthorsListPage Blog/Pages/BlogAuthorsPostsPage BlogArchivePage BlogLayout BlogListPage',
      ),
      ...names('BlogListPage/StructuredData BlogListPaginator BlogPostItems BlogPostPage BlogPostPage/Metadata'),
      ...names('BlogPostPage/StructuredData BlogPostPaginator BlogSidebar/Desktop BlogSidebar/Mobile BlogTagsListPage'),
      ...names(
        'BlogTagsPostsPage CodeInline ContentVisibility/Draft ContentVisibility/Unlisted DocBreadcrumbs/Items/Home',
      ),
      ...names('DocBreadcrumbs/StructuredData DocCard/Description DocCard/Heading DocCard/Heading/Icon'),
      ...names('DocCard/Heading/Text DocCard/Layout DocCategoryGeneratedIndexPage DocPage DocPage/Layout'),
      ...names('DocPage/Layout/Main DocPage/Layout/Sidebar DocRoot DocRoot/Layout DocRoot/Layout/Main'),
      ...names('DocRoot/Layout/Sidebar DocRoot/Layout/Sidebar/ExpandButton DocTagDocListPage DocTagsListPage'),
      ...names('DocVersionRoot DocsRoot ErrorPageContent Icon/Socials/Bluesky Icon/Socials/Default Icon/Socials/Email'),
      ...names('Icon/Socials/GitHub Icon/Socials/Instagram Icon/Socials/LinkedIn Icon/Socials/Mastodon'),
      ...names(
        'Icon/Socials/StackOverflow Icon/Socials/Threads Icon/Socials/Twitch Icon/Socials/Twitter Icon/Socials/X',
      ),
      ...names('Icon/Socials/YouTube Icon/SystemColorMode IconExternalLink MDXPage Navbar/MobileSidebar/Layout'),
      ...names('NavbarItem/DefaultNavbarItem/Desktop NavbarItem/DefaultNavbarItem/Mobile'),
      ...names('NavbarItem/DropdownNavbarItem/Desktop NavbarItem/DropdownNavbarItem/Mobile NotFound/Content'),
      ...names(
        'SearchMetadata SiteMetadata SkipToContent TOCCollapsible/CollapseButton TOCItems/Tree TagsListByLetter',
      ),
      ...names('ThemeProvider ThemeProvider/TitleFormatter prism-include-languages'),
    ].map((name) => [`@theme/${name}`, ['default']]),
  ),
};

export { clientModulesKey } from './client-modules-key.ts';

function names(text: string): readonly string[] {
  return text.split(' ');
}

/** Includes internals that sites import from `@docusaurus/theme-common/internal`. */
function themeCommon(): string[] {
  return [
    ...names('BlogPostProvider CodeBlockContextProvider createCodeBlockMetadata useCodeBlockContext'),
    ...names('Collapsible Details DocProvider ErrorBoundaryError ErrorBoundaryErrorMessageFallback'),
    ...names('ErrorBoundaryTryAgainButton ErrorCauseBoundary HtmlClassNameProvider NavbarSecondaryMenuFiller'),
    ...names('PageMetadata ReactContextError ThemeClassNames composeProviders createStorageSlot duplicates'),
    ...names('DocSidebarItemsExpandedStateProvider containsLineNumbers findFirstCategoryLink findFirstSidebarItemLink'),
    ...names('findSidebarCategory'),
    ...names('getPrismCssVariables parseCodeBlockTitle parseLanguage parseLines sanitizeTabsChildren useCodeWordWrap'),
    ...names('useDocSidebarItemsExpandedState useTabs useVisibleSidebarItems'),
    ...names('filterDocCardListItems groupBlogSidebarItemsByYear groupBy isActiveSidebarItem'),
    ...names('isMultiColumnFooterLinks isRegexpStringMatch isSamePath listStorageKeys mergeSearchStrings'),
    ...names('prefersReducedMotion splitNavbarItems uniq useAlternatePageUtils useAnnouncementBar useBlogPost'),
    ...names('useClearQueryString useCollapsible useColorMode useCurrentSidebarCategory useDateTimeFormat useDoc'),
    ...names('useDocById useDocsPreferredVersion useDocsSidebar useDocsVersion useEvent useFilteredAndTreeifiedTOC'),
    ...names('useHideableNavbar useHistorySelector useHomePageRoute useIsomorphicLayoutEffect useLocalPathname'),
    ...names('useLockBodyScroll useNavbarMobileSidebar useNavbarSecondaryMenu usePluralForm usePrevious'),
    ...names('usePrismTheme useQueryString useQueryStringList useQueryStringValue useScrollPosition'),
    ...names('useScrollPositionBlocker useSearchLinkCreator useSearchQueryString useSidebarBreadcrumbs'),
    ...names('useSmoothScrollTo useStorageSlot useThemeConfig useTitleFormatter useTreeifiedTOC'),
    ...names('useVisibleBlogSidebarItems useWindowSize'),
    ...names('AnnouncementBarProvider BlogAuthorNoPostsLabel BlogAuthorsListViewAllLabel BlogSidebarItemList'),
    ...names('ColorModeProvider DEFAULT_SEARCH_TAG DocsPreferredVersionContextProvider DraftBannerMessage'),
    ...names('DraftBannerTitle NavbarProvider PluginHtmlClassNameProvider ScrollControllerProvider'),
    ...names('SkipToContentFallbackId SkipToContentLink TabsProvider ThemedComponent TitleFormatterProvider'),
    ...names('UnlistedBannerMessage UnlistedBannerTitle UnlistedMetadata extractLeadingEmoji keyboardFocusedClassName'),
    ...names('listTagsByLetters mergeSearchParams processAdmonitionProps translateBlogAuthorsListPageTitle'),
    ...names('translateTagsPageTitle useAnchorTargetClassName useBackToTopButton useBlogAuthorPageTitle'),
    ...names('useBlogListPageStructuredData useBlogMetadata useBlogPostStructuredData useBlogTagsPostsPageTitle'),
    ...names('useDocCardDescriptionCategoryItemsPlural useDocRootMetadata useDynamicCallback useHistoryPopHandler'),
    ...names('useKeyboardNavigation useLocationChange useScrollController useTOCHighlight useTabsContextValue'),
  ];
}
