import { useLayoutEffect, useMemo, useState, type ReactElement } from 'react';
import { App } from '../app.tsx';
import { embeddedCorpus } from './embedded-corpus.ts';
import { AppColorMode } from './provide-corpus.tsx';
import { openDocument } from './open-document.ts';

export interface ViewerProps {
  /**
   * Where the corpus lies: the address of the folder that holds `site.json`, `pages/` and the rest. Another origin than
   * the app's has to allow that (CORS).
   */
  corpus: string;
  /** The path below which the app shows the site, with a slash at both ends: the `baseUrl` of the corpus. `/` by default. */
  baseUrl?: string | undefined;
  /** The colour mode, where the app decides it. Otherwise the reader does, by a switch in the navbar. */
  colorMode?: 'light' | 'dark' | undefined;
}

/**
 * The site of a corpus as a part of an app. It shows the page that the document's address names, so that there can be
 * one at a time, and needs the style sheet `@lectern/viewer/style.css`. On a server it is an empty element.
 */
export function Viewer({ corpus, baseUrl = '/', colorMode }: ViewerProps): ReactElement {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const files = useMemo(() => (element ? embeddedCorpus(corpus, baseUrl) : undefined), [element, corpus, baseUrl]);

  useLayoutEffect(() => {
    if (!element || !files) return;
    const close = openDocument(element, files);
    setOpen(true);
    return () => {
      setOpen(false);
      close();
    };
  }, [element, files]);
  useLayoutEffect(() => {
    if (element && colorMode !== undefined) element.dataset.theme = colorMode;
  }, [element, colorMode]);
  return (
    <div ref={setElement} className="lectern-viewer">
      {isOpen && files && (
        <AppColorMode value={colorMode}>
          <App key={`${files.baseUrl} ${files.corpusUrl}`} corpus={files} />
        </AppColorMode>
      )}
    </div>
  );
}
