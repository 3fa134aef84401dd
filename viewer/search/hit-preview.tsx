import { memo, useEffect, useState } from 'react';
import type { BodyNode, Locale } from '../../corpus/schema/index.ts';
import { decodeId, idInHash, splitUrl } from '../../corpus/url/pathname.ts';
import { loadComponents } from '../body/load-components.ts';
import { renderNodes } from '../body/render-nodes.tsx';
import type { Corpus } from '../corpus/corpus.ts';
import { pageFile } from '../corpus/page-file.ts';
import { CrashBoundary } from '../layout/crash-boundary.tsx';
import { belowBase } from '../navigation/paths.ts';
import { sparesTraffic } from '../navigation/prefetch.ts';
import { previewNodes } from './preview-nodes.ts';

/** How long a hit has to be the active one before its page is asked for, in milliseconds. */
const pause = 150;

interface HitPreviewProps {
  url: string | undefined;
  /** In which the hit's page lies: that of another language, where one is searched. */
  corpus: Corpus;
  locale: Locale | undefined;
}

/**
 * What the place of a hit says, as far as there is room. Nobody is led into it: the hit leads to the place itself. It is
 * drawn anew for another hit only, and not with each key.
 */
export const HitPreview = memo(function HitPreview({ url, corpus, locale }: HitPreviewProps) {
  const nodes = usePreview(url, corpus);
  return (
    <div className="hit-preview" aria-hidden="true" inert lang={locale?.htmlLang} dir={locale?.direction}>
      <CrashBoundary fallback={null}>
        <div className="prose">{renderNodes(nodes)}</div>
      </CrashBoundary>
    </div>
  );
});

function usePreview(url: string | undefined, corpus: Corpus): BodyNode[] {
  const [nodes, setNodes] = useState<BodyNode[]>([]);
  useEffect(() => {
    if (url === undefined || sparesTraffic()) return setNodes([]);
    const loading = new AbortController();
    const load = async () => {
      const { pathname, hash } = splitUrl(url);
      const path = belowBase(pathname, corpus.baseUrl);
      const page = path === undefined ? undefined : await corpus.load(pageFile(path), loading.signal);
      const found = page ? previewNodes(page, decodeId(idInHash(hash))) : [];
      await loadComponents(found, false);
      if (!loading.signal.aborted) setNodes(found);
    };
    // The hit leads to a page that tells what is wrong with it.
    const timer = setTimeout(() => load().catch(() => !loading.signal.aborted && setNodes([])), pause);
    return () => {
      clearTimeout(timer);
      loading.abort();
    };
  }, [corpus, url]);
  return nodes;
}
