import { useEffect, useRef, useState } from 'react';
import { liveCodeMessage } from './code-editor.tsx';
import { viewerRoot } from '../../../embedding.ts';
import { loadStylesOfCode } from '../../../navigation/load-styles.ts';
import { frameSource } from './frame-source.ts';
import { importPattern, type FromFrame, type ModuleTexts, type ToFrame } from '../../../live/frame-messages.ts';

interface ResultFrameProps {
  code: string;
  noInline: boolean;
  enableTypeScript: boolean;
  /** The address of a module that brings what the code may use beside React. */
  scopeFrom: string | undefined;
}

/** In pixels: what live code says it needs is not believed beyond this. */
const tallest = 4000;

/** What live code shows. It runs in a frame with an origin of its own, where nothing of the site can be reached. */
export function ResultFrame({ code, noInline, enableTypeScript, scopeFrom }: ResultFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [hasScope, setHasScope] = useState(scopeFrom === undefined);
  const [height, setHeight] = useState(0);
  const [error, setError] = useState('');
  const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, '*');

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FromFrame>) => {
      if (source === null || source !== frame.current?.contentWindow || typeof data !== 'object') return;
      if (data.isReady === true) setReady(true);
      if (typeof data.height === 'number') setHeight(Math.min(Math.max(0, data.height), tallest));
      if (typeof data.error === 'string') setError(data.error.slice(0, 10_000));
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (!isReady) return;
    const showLook = () => send({ look: lookOfPage() });
    showLook();
    const observer = new MutationObserver(showLook);
    observer.observe(viewerRoot(), { attributes: true });
    return () => observer.disconnect();
  }, [isReady]);

  useEffect(() => {
    if (!isReady || scopeFrom === undefined) return;
    let isGone = false;
    Promise.all([fetchModules(scopeFrom), loadStylesOfCode()]).then(
      ([scope]) => {
        if (isGone) return;
        send({ look: lookOfPage() });
        send({ scope });
        setHasScope(true);
      },
      (reason: unknown) => isGone || setError(String(reason)),
    );
    return () => void (isGone = true);
  }, [isReady, scopeFrom]);

  useEffect(() => {
    if (isReady && hasScope) send({ run: { code, noInline, enableTypeScript } });
  }, [isReady, hasScope, code, noInline, enableTypeScript]);

  return (
    <div className="live-result">
      <iframe
        ref={frame}
        sandbox="allow-scripts"
        {...frameSource()}
        title={liveCodeMessage('theme.Playground.result')}
        style={{ height }}
        hidden={error !== ''}
      />
      <div aria-live="polite">{error !== '' && <pre className="error-text">{error}</pre>}</div>
    </div>
  );
}

/** The frame has no way to ask for the page's style sheets, which it may not read. */
function lookOfPage(): ToFrame['look'] {
  const styles = Array.from(document.styleSheets, textOf).join('\n');
  const attributes = Array.from(viewerRoot().attributes, ({ name, value }) => [name, value] as const);
  return { styles, attributes: Object.fromEntries(attributes.filter(([name]) => !name.startsWith('on'))) };
}

function textOf(sheet: CSSStyleSheet): string {
  if (sheet.disabled || sheet.media.mediaText === 'not all') return '';
  try {
    // A face may be loaded by the site's own origin only.
    const rules = Array.from(sheet.cssRules).filter((rule) => !(rule instanceof CSSFontFaceRule));
    return rules.map(({ cssText }) => cssText).join('\n');
  } catch {
    // That of another origin.
    return '';
  }
}

/** @returns a module and those it imports, in an order in which each finds what it imports */
async function fetchModules(entry: string): Promise<ModuleTexts> {
  const texts: Record<string, string> = {};
  const seen = new Set<string>();
  const visit = async (address: string): Promise<void> => {
    if (seen.has(address)) return;
    seen.add(address);
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} could not be loaded.`);
    const text = await response.text();
    for (const [, , , specifier] of text.matchAll(importPattern)) await visit(new URL(specifier!, address).href);
    texts[address] = text;
  };
  await visit(entry);
  return { entry, texts };
}
