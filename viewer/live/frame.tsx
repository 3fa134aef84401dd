// The document in which live code runs: in a sandbox of an origin of its own, so that it reaches nothing of the site.
import React, { useContext, useEffect, type ReactNode } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { createRoot } from 'react-dom/client';
import { LiveContext, LivePreview, LiveProvider } from 'react-live';
import { clientModulesKey } from '../../corpus/client-modules-key.ts';
import { importPattern, type FromFrame, type ModuleTexts, type ToFrame } from './frame-messages.ts';

type Scope = Record<string, unknown>;

// Somewhere else it would run whatever any page sends it, with all that this origin may do.
if (self.origin === 'null' && parent !== self) start();

function start(): void {
  provideModules();
  const style = document.head.appendChild(document.createElement('style'));
  const root = createRoot(document.getElementById('live')!);
  let run: ToFrame['run'];
  let scope: Scope = {};
  let importing: Promise<void> | undefined;
  const draw = () =>
    run &&
    root.render(
      <LiveProvider {...run} scope={{ ...React, ...scope }}>
        <Result />
      </LiveProvider>,
    );
  self.addEventListener('message', async ({ data, source }: MessageEvent<ToFrame>) => {
    if (source !== parent) return;
    if (data.look) show(data.look, style);
    run = data.run ?? run;
    if (data.scope)
      importing = importScope(data.scope).then(
        (imported) => void (scope = imported),
        (error: unknown) => tell({ error: String(error) }),
      );
    // Code that runs before what it uses is there would only fail.
    await importing;
    draw();
  });
  const box = document.getElementById('live')!;
  new ResizeObserver(() => tell({ height: Math.ceil(box.getBoundingClientRect().height) })).observe(box);
  tell({ isReady: true });
}

function tell(message: FromFrame): void {
  parent.postMessage(message, '*');
}

function Result() {
  const { error } = useContext(LiveContext);
  useEffect(() => tell({ error: error ?? '' }), [error]);
  return <LivePreview />;
}

function show({ styles, attributes }: NonNullable<ToFrame['look']>, style: HTMLStyleElement): void {
  if (style.textContent !== styles) style.textContent = styles;
  for (const [name, value] of Object.entries(attributes)) document.documentElement.setAttribute(name, value);
}

/** What the site lets live code use stands at a function that its pages' modules export. */
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

// React is there; of the viewer's own modules, which need a site around them, each component draws its children.
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
