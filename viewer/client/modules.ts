import * as React from 'react';
import * as CompilerRuntime from 'react/compiler-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as JsxRuntime from 'react/jsx-runtime';
import * as client from './index.ts';
import type { CodeCorpus } from '../code/import-module.ts';
import { setCorpusOfCode, withFileUrls } from './file-urls.ts';
import { withDefaultProps } from './default-props.ts';
import { blogModule, docsModule, routerModule, themeCommonModule } from './docusaurus-modules.ts';
import { themeModules } from './theme-modules.ts';
import { InnerRoute } from './theme/page-frame.tsx';
import { useIsomorphicLayoutEffect } from './common/react-hooks.tsx';
import { executionEnvironment } from './docusaurus/browser.ts';
import { hasProtocol, isInternalUrl, useBaseUrlUtils } from './docusaurus/use-base-url.ts';
import { useDocusaurusContext } from './docusaurus/use-docusaurus-context.ts';
import {
  useAllPluginInstancesData,
  useGlobalData,
  usePluginData,
  useRouteContext,
} from './docusaurus/use-global-data.ts';
import { MDXProvider, useMDXComponents } from './components/mdx-components.ts';
import { clientModulesKey, fileUrlKey } from '../../corpus/client-modules-key.ts';

const jsx = withFileUrls(withDefaultProps(JsxRuntime.jsx));
const jsxs = withFileUrls(withDefaultProps(JsxRuntime.jsxs));

/**
 * All modules that code can import from the viewer: specifier → exports. `clientModules` in the corpus lists the names.
 */
export const modules: Record<string, Record<string, unknown>> = {
  react: named(React),
  'react-dom': named(ReactDom),
  'react-dom/client': named(ReactDomClient),
  'react/compiler-runtime': { c: (CompilerRuntime as { c?: unknown }).c },
  'react/jsx-dev-runtime': { Fragment: React.Fragment, jsxDEV },
  'react/jsx-runtime': { Fragment: React.Fragment, jsx, jsxs },

  'lectern/client': { ...client },

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

// Returns the exports of a CommonJS module as a bundler would: its properties as named exports, the whole as default.
function named(module: object): Record<string, unknown> {
  const whole = (module as { default?: object }).default ?? module;
  return { ...whole, default: whole };
}

function jsxDEV(type: React.ElementType, props: object, key?: React.Key, isStatic?: boolean): React.ReactElement {
  return (isStatic ? jsxs : jsx)(type, props, key);
}

/** Renders the page. In Docusaurus, this function renders nested routes. */
function renderRoutes(): React.ReactNode {
  return React.createElement(InnerRoute);
}

/** Does nothing, because Lectern checks links when it compiles the site. */
function useBrokenLinks() {
  return { collectAnchor: () => undefined, collectLink: () => undefined };
}

/**
 * Provides the viewer's modules and a converter for file addresses to code, as global variables.
 *
 * @param corpus the corpus from which code is loaded next. Without it, file addresses in code are unchanged
 */
export function provideModules(corpus?: CodeCorpus): void {
  Reflect.set(globalThis, Symbol.for(clientModulesKey), modules);
  Reflect.set(globalThis, Symbol.for(fileUrlKey), corpus?.isElsewhere ? corpus.url : undefined);
  setCorpusOfCode(corpus);
}
