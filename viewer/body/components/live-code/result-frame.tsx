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
  /** The address of a module that exports additional names for the code: see `LiveCodeProps`. */
  scopeFrom: string | undefined;
}

/** The maximum height of the frame in pixels. The code requests the height that its result needs. */
const tallest = 4000;

/** Renders the result of live code in an iframe with a separate origin, so the code cannot access the site. */
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
    const sendStyles = () => send({ theme: stylesOfPage() });
    sendStyles();
    const observer = new MutationObserver(sendStyles);
    observer.observe(viewerRoot(), { attributes: true });
    return () => observer.disconnect();
  }, [isReady]);

  useEffect(() => {
    if (!isReady || scopeFrom === undefined) return;
    let isGone = false;
    Promise.all([fetchModules(scopeFrom), loadStylesOfCode()]).then(
      ([scope]) => {
        if (isGone) return;
        send({ theme: stylesOfPage() });
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

/**
 * Returns the styles and attributes of the page, which are sent to the iframe. The iframe itself cannot read the
 * page's style sheets.
 */
function stylesOfPage(): ToFrame['theme'] {
  const styles = Array.from(document.styleSheets, textOf).join('\n');
  const attributes = Array.from(viewerRoot().attributes, ({ name, value }) => [name, value] as const);
  return { styles, attributes: Object.fromEntries(attributes.filter(([name]) => !name.startsWith('on'))) };
}

function textOf(sheet: CSSStyleSheet): string {
  if (sheet.disabled || sheet.media.mediaText === 'not all') return '';
  try {
    // Font rules are omitted, because a frame with another origin cannot load the site's fonts.
    const rules = Array.from(sheet.cssRules).filter((rule) => !(rule instanceof CSSFontFaceRule));
    return rules.map(({ cssText }) => cssText).join('\n');
  } catch {
    // Reading the rules of another origin's style sheet throws an error, so its styles are omitted.
    return '';
  }
}

/** Returns the sources of a module and of its imports, direct and indirect. Each module comes after its imports. */
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
