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

/** The time for which a hit must be active before its page is requested, in milliseconds. */
const pause = 150;

interface HitPreviewProps {
  url: string | undefined;
  /** The corpus that contains the hit's page. It differs from the current corpus if another language is searched. */
  corpus: Corpus;
  locale: Locale | undefined;
}

/**
 * Displays the beginning of a hit's section. Keyboards and screen readers skip this preview, because the hit links to
 * the section. It is memoized, so that typing does not render it again.
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
    // Errors are ignored here. If the page can't be loaded, the reader sees the error when opening it.
    const timer = setTimeout(() => load().catch(() => !loading.signal.aborted && setNodes([])), pause);
    return () => {
      clearTimeout(timer);
      loading.abort();
    };
  }, [corpus, url]);
  return nodes;
}
