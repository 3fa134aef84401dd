import { createElement, type ReactNode } from 'react';
import * as client from '../../../viewer/client/index.ts';
import { hasProtocol, useBaseUrlUtils } from '../../../viewer/extension.ts';
import { useIsomorphicLayoutEffect } from './common/react-hooks.tsx';
import { MDXProvider, useMDXComponents } from './content/mdx-components.ts';
import { executionEnvironment, isInternalUrl } from './core/environment.ts';
import { useDocusaurusContext } from './core/use-docusaurus-context.ts';
import { useAllPluginInstancesData, useGlobalData, usePluginData, useRouteContext } from './core/use-global-data.ts';
import { blogModule, docsModule, routerModule, themeCommonModule } from './docusaurus-modules.ts';
import { InnerRoute } from './theme/page-frame.tsx';
import { themeModules } from './theme/theme-modules.ts';

/** Docusaurus' modules that code can import: specifier → exports. `clientModules` in the corpus lists their names. */
export const modules: Record<string, Record<string, unknown>> = {
  '@docusaurus/BrowserOnly': { default: client.BrowserOnly },
  '@docusaurus/ErrorBoundary': { default: client.ErrorBoundary },
  '@docusaurus/ExecutionEnvironment': { default: executionEnvironment },
  '@docusaurus/Head': { default: client.Head },
  '@docusaurus/Interpolate': { default: client.Interpolate, interpolate: client.interpolate },
  '@docusaurus/Link': { default: client.Link },
  '@docusaurus/Translate': { default: client.Translate, translate: client.translate },
  '@docusaurus/constants': { DEFAULT_PLUGIN_ID: 'default' },
  '@docusaurus/isInternalUrl': { default: isInternalUrl, hasProtocol },
  '@docusaurus/plugin-content-blog/client': blogModule,
  '@docusaurus/plugin-content-docs/client': docsModule,
  '@docusaurus/useIsomorphicLayoutEffect': { default: useIsomorphicLayoutEffect },
  '@docusaurus/renderRoutes': { default: renderRoutes },
  '@docusaurus/router': routerModule,
  '@docusaurus/theme-common': themeCommonModule,
  '@docusaurus/theme-common/Details': { Details: client.Details },
  '@docusaurus/theme-common/internal': themeCommonModule,
  '@docusaurus/useBaseUrl': { default: client.useBaseUrl, useBaseUrlUtils },
  '@docusaurus/useBrokenLinks': { default: useBrokenLinks },
  '@docusaurus/useDocusaurusContext': { default: useDocusaurusContext },
  '@docusaurus/useGlobalData': { default: useGlobalData, useAllPluginInstancesData, usePluginData },
  '@docusaurus/useIsBrowser': { default: client.useIsBrowser },
  '@docusaurus/useRouteContext': { default: useRouteContext },
  '@mdx-js/react': { MDXProvider, useMDXComponents },

  ...Object.fromEntries(
    Object.entries(themeModules).map(([name, component]) => [`@theme/${name}`, { default: component }]),
  ),
};

/** Renders the page. In Docusaurus, this function renders nested routes. */
function renderRoutes(): ReactNode {
  return createElement(InnerRoute);
}

/** Does nothing, because Lectern checks links when it compiles the site. */
function useBrokenLinks() {
  return { collectAnchor: () => undefined, collectLink: () => undefined };
}
