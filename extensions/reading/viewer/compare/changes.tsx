import { lazy, Suspense } from 'react';
import { CrashBoundary, readingMessage, useCorpus } from '../../../../viewer/tool-parts.ts';
import type { OlderVersion } from './compared-versions.ts';
import { loadBoth } from './load-both.ts';

const Dialog = lazy(async () => ({ default: (await import('./changes-dialog.tsx')).ChangesDialog }));

interface ChangesProps {
  /** The address of the page's Markdown file. */
  href: string;
  since: OlderVersion;
  onClose: () => void;
}

/** Displays the changes of the page since an older version. The dialog is loaded on demand. */
export function Changes({ href, since, onClose }: ChangesProps) {
  const corpus = useCorpus();
  const version = since.label;
  const words = {
    title: readingMessage('lectern.changes.open', { version }),
    none: readingMessage('lectern.changes.none', { version }),
    failed: readingMessage('lectern.changes.failed'),
    added: readingMessage('lectern.changes.added'),
    removed: readingMessage('lectern.changes.removed'),
    same: (count: number) => readingMessage('lectern.changes.same', { count }),
  };
  return (
    <CrashBoundary fallback={null}>
      <Suspense>
        <Dialog words={words} load={() => loadBoth(href, since, corpus)} onClose={onClose} />
      </Suspense>
    </CrashBoundary>
  );
}
