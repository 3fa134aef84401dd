import * as React from 'react';
import * as CompilerRuntime from 'react/compiler-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import * as JsxRuntime from 'react/jsx-runtime';
import * as client from './index.ts';
import type { CodeCorpus } from '../code/import-module.ts';
import { setCorpusOfCode, withFileUrls } from './file-urls.ts';
import { withDefaultProps } from './default-props.ts';
import { clientModulesKey, fileUrlKey } from '../../corpus/client-modules-key.ts';

const jsx = withFileUrls(withDefaultProps(JsxRuntime.jsx));
const jsxs = withFileUrls(withDefaultProps(JsxRuntime.jsxs));

/**
 * All modules that code can import from the viewer: specifier → exports. Extensions add modules. `clientModules` in the
 * corpus lists the names.
 */
export const modules: Record<string, Record<string, unknown>> = {
  react: named(React),
  'react-dom': named(ReactDom),
  'react-dom/client': named(ReactDomClient),
  'react/compiler-runtime': { c: (CompilerRuntime as { c?: unknown }).c },
  'react/jsx-dev-runtime': { Fragment: React.Fragment, jsxDEV },
  'react/jsx-runtime': { Fragment: React.Fragment, jsx, jsxs },

  'lectern/client': { ...client },
};

// Returns the exports of a CommonJS module as a bundler would: its properties, and the module itself as `default`.
function named(module: object): Record<string, unknown> {
  const whole = (module as { default?: object }).default ?? module;
  return { ...whole, default: whole };
}

function jsxDEV(type: React.ElementType, props: object, key?: React.Key, isStatic?: boolean): React.ReactElement {
  return (isStatic ? jsxs : jsx)(type, props, key);
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
