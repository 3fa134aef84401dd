import { createRoot } from 'react-dom/client';
import type { DevError } from '../../corpus/dev-update.ts';
import { ErrorPanel } from './error-panel.tsx';
import { overlayStyles } from './overlay-styles.ts';

export interface OverlayState {
  errors: readonly DevError[];
  isLost: boolean;
}

/**
 * Creates an overlay above the page. The styles of the site do not affect it.
 *
 * @returns a function that updates the overlay
 */
export function openOverlay(): (change: Partial<OverlayState>) => void {
  const host = document.createElement('lectern-dev');
  document.body.append(host);
  const root = createRoot(host.attachShadow({ mode: 'open' }));
  let state: OverlayState = { errors: [], isLost: false };
  return (change) => {
    state = { ...state, ...change };
    root.render(<Overlay {...state} />);
  };
}

function Overlay({ errors, isLost }: OverlayState) {
  return (
    <>
      <style>{overlayStyles}</style>
      {/* The key depends on the errors. Without new errors it is unchanged, so a panel that the reader has closed stays closed. */}
      {errors.length > 0 && <ErrorPanel key={JSON.stringify(errors)} problems={errors} />}
      <p role="status">{isLost && 'The connection to lectern dev is lost. Trying again …'}</p>
    </>
  );
}
