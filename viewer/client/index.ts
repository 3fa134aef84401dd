/**
 * `lectern/client`: the exports that components of a site can import. Exports that exist only for compatibility with
 * Docusaurus are in `@docusaurus/…` and `@theme/…`.
 */
export type * from '../../corpus/types.ts';
export { Collapsible, useCollapsible } from './common/collapsible.tsx';
export { PageMetadata } from './common/page-metadata.tsx';
export { useColorMode } from './common/use-color-mode.ts';
export { usePluralForm } from './common/hooks.ts';
export { useWindowSize } from './common/hooks.ts';
export { Admonition, AdmonitionTitle } from './components/admonition.tsx';
export { ColorGenerator } from '../body/components/color-generator.tsx';
export { CodeBlock } from './components/code-block.tsx';
export { ColorModeToggle } from './components/color-mode-toggle.tsx';
export { Details } from './components/details.tsx';
export { DocCard, DocCardList } from './components/doc-cards.tsx';
export * from './components/from-body.tsx';
export { Heading } from './components/heading.tsx';
export { Layout } from './components/layout.tsx';
export { TabItem } from './components/tabs.tsx';
export { Tabs } from './components/tabs.tsx';
export { TOC, TOCInline } from './components/toc.tsx';
export { useDoc, useDocById, useDocsVersion } from './docs/use-doc.ts';
export { useActiveVersion, useLatestVersion } from './docs/use-active-version.ts';
export { useVersions } from './docs/use-docs-data.ts';
export { useDocsPreferredVersion } from './docs/use-docs-preferred-version.ts';
export { useCurrentSidebarCategory, useCurrentSidebarSiblings, useDocsSidebar } from './docs/use-docs-sidebar.ts';
export { BrowserOnly } from './docusaurus/browser-only.tsx';
export { ErrorBoundary } from './docusaurus/error-boundary.tsx';
export { Head } from './docusaurus/head.tsx';
export { Interpolate } from './docusaurus/translate.ts';
export { Link } from './docusaurus/link.tsx';
export { Translate, translate } from './docusaurus/translate.ts';
export { useBaseUrl } from './docusaurus/use-base-url.ts';
export { useIsBrowser } from './docusaurus/browser.ts';
export { pagePartial } from './page-partial.tsx';
export { Partial, usePageScope, type PageScope } from './page-scope.tsx';
export { useCorpusFile, type LoadedCorpusFile } from './use-corpus-file.ts';
export { useSite, type Site } from './use-site.ts';
export { LiveCode } from '../body/components/live-code.tsx';
export type { LiveCodeProps } from '../body/components/live-code/live-editor.tsx';
export { interpolate } from '../messages/interpolate.ts';
export { matchPath } from './router/match-path.ts';
export { Redirect } from './router/redirect.tsx';
export { useHistory } from './router/use-history.ts';
export { useLocation } from './router/use-location.ts';
export { NotFoundContent as NotFound } from '../pages/not-found.tsx';
