import { useLayoutEffect, useMemo, useState, type ReactElement } from 'react';
import { App } from '../app.tsx';
import { embeddedCorpus } from './embedded-corpus.ts';
import { AppColorMode } from './provide-corpus.tsx';
import { openDocument } from './open-document.ts';

export interface ViewerProps {
  /**
   * The URL of the folder that contains `site.json` and `pages/`. If it is on another origin than the app, that origin
   * must allow requests (CORS).
   */
  corpus: string;
  /**
   * The path below which the app shows the site, with a slash at both ends. It must equal the `baseUrl` of the corpus.
   * Default: `/`.
   */
  baseUrl?: string | undefined;
  /** The colour mode. If absent, the reader controls it with a switch in the navbar. */
  colorMode?: 'light' | 'dark' | undefined;
}

/**
 * Renders the site of a corpus as a part of an app. The document's address selects the page, so a document can contain
 * only one viewer. The app must load `@lectern/viewer/style.css`. On a server, the component renders an empty element.
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
