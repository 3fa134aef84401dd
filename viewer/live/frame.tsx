// The script of the document that live code runs in. That document is in a sandbox with a separate origin.
import React, { useContext, useEffect, type ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LiveContext, LivePreview, LiveProvider } from 'react-live';
import { clientModulesKey } from '../../corpus/client-modules-key.ts';
import { importPattern, type FromFrame, type ModuleTexts, type ToFrame } from './frame-messages.ts';

type Scope = Record<string, unknown>;

// The code starts only in the sandbox. Otherwise any page could embed this document and run code on the site's origin.
if (self.origin === 'null' && parent !== self) start();

function start(): void {
  provideModules();
  const style = document.head.appendChild(document.createElement('style'));
  const root = createRoot(document.getElementById('live')!);
  let run: ToFrame['run'];
  let scope: Scope = {};
  let importing: Promise<void> | undefined;
  const render = () =>
    run &&
    root.render(
      <LiveProvider {...run} scope={{ ...React, ...scope }}>
        <Result />
      </LiveProvider>,
    );
  self.addEventListener('message', async ({ data, source }: MessageEvent<ToFrame>) => {
    if (source !== parent) return;
    if (data.theme) show(data.theme, style);
    run = data.run ?? run;
    if (data.scope)
      importing = importScope(data.scope).then(
        (imported) => void (scope = imported),
        (error: unknown) => send({ error: String(error) }),
      );
    // Waits until the module that exports names for the code has loaded.
    await importing;
    // Runs the code from its start, so its components lose their state.
    if (data.run || data.scope) render();
  });
  const box = document.getElementById('live')!;
  new ResizeObserver(() => send({ height: Math.ceil(box.getBoundingClientRect().height) })).observe(box);
  send({ isReady: true });
}

function send(message: FromFrame): void {
  parent.postMessage(message, '*');
}

function Result() {
  const { error } = useContext(LiveContext);
  useEffect(() => send({ error: error ?? '' }), [error]);
  return <LivePreview />;
}

function show({ styles, attributes }: NonNullable<ToFrame['theme']>, style: HTMLStyleElement): void {
  if (style.textContent !== styles) style.textContent = styles;
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
}

/**
 * Imports the module and returns the names for live code: the property `liveScope` of one of its exports.
 */
async function importScope({ entry, texts }: ModuleTexts): Promise<Scope> {
  const urls = new Map<string, string>();
  for (const [address, text] of Object.entries(texts)) {
    const linked = text.replace(importPattern, (whole, start: string, quote: string, specifier: string) => {
      const url = urls.get(new URL(specifier, address).href);
      return url === undefined ? whole : start + quote + url + quote;
    });
    urls.set(address, URL.createObjectURL(new Blob([linked], { type: 'text/javascript' })));
  }
  const exported = Object.values((await import(urls.get(entry)!)) as Scope) as ({ liveScope?: Scope } | undefined)[];
  return exported.find((value) => value?.liveScope)?.liveScope ?? {};
}

// Provides modules for the imports of the code. The viewer's components can't work without a site, so their
// replacements here only render their children.
function provideModules(): void {
  const own: Record<string, object> = {
    react: { ...React, default: React },
    'react-dom': { ...ReactDOM, default: ReactDOM },
    'react-dom/client': { createRoot },
    'react/jsx-runtime': jsxRuntime,
  };
  const children = ({ children: inner }: { children?: ReactNode }) => inner;
  const absent = new Proxy({}, { get: () => children });
  const modules = new Proxy(own, { get: (given, name) => given[String(name)] ?? absent });
  Reflect.set(globalThis, Symbol.for(clientModulesKey), modules);
}
