import { useEffect } from 'react';
import { App } from '../app.tsx';
import { encodePath } from '../../corpus/url/pathname.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { StaticLocation } from '../navigation/use-location.ts';
import type { Start } from '../shell/use-visit.ts';
import { replayEarlyInput } from './early-input.ts';
import { staticDataId } from './static-data.ts';

/** Renders the viewer with a statically rendered page. Static rendering and hydration both use this component. */
export function StaticApp({ corpus, start }: { corpus: Corpus; start: Start }) {
  useEffect(() => {
    // Removes the embedded data after hydration, so that no later page reads it.
    document.getElementById(staticDataId)?.remove();
    replayEarlyInput();
  }, []);
  const path = start.visit?.page.path ?? start.site.baseUrl;
  return (
    <StaticLocation value={{ pathname: encodePath(path), search: '' }}>
      <App corpus={corpus} start={start} />
    </StaticLocation>
  );
}
