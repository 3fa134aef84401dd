import { useLayoutEffect, useMemo, useState, type ReactElement } from 'react';
import { App } from '../app.tsx';
import { embeddedCorpus } from './embedded-corpus.ts';
import { AppColorMode } from './provide-corpus.tsx';
import { openDocument } from './open-document.ts';

export interface ViewerProps {
  /**
   * The URL of the folder with `site.json`, `pages/` and the other files of the corpus. Another origin than the app's
   * must allow requests (CORS).
   */
  corpus: string;
  /** The path below which the app shows the site, with a slash at both ends: the `baseUrl` of the corpus. `/` by default. */
  baseUrl?: string | undefined;
  /** The colour mode, if the app controls it. By default, the reader controls it with a switch in the navbar. */
  colorMode?: 'light' | 'dark' | undefined;
}

/**
 * Renders the site of a corpus as a part of an app. It shows the page at the document's address, so there can be only
 * one. It needs the style sheet `@lectern/viewer/style.css`. On a server it is an empty element.
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
