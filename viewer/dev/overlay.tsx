import { createRoot } from 'react-dom/client';
import type { DevFault } from '../../corpus/dev-update.ts';
import { FaultPanel } from './fault-panel.tsx';
import { overlayStyles } from './overlay-styles.ts';

export interface OverlayState {
  faults: readonly DevFault[];
  isLost: boolean;
}

/**
 * Creates an overlay above the page, isolated from the site's styles.
 *
 * @returns a function that updates the overlay
 */
export function openOverlay(): (change: Partial<OverlayState>) => void {
  const host = document.createElement('lectern-dev');
  document.body.append(host);
  const root = createRoot(host.attachShadow({ mode: 'open' }));
  let state: OverlayState = { faults: [], isLost: false };
  return (change) => {
    state = { ...state, ...change };
    root.render(<Overlay {...state} />);
  };
}

function Overlay({ faults, isLost }: OverlayState) {
  return (
    <>
      <style>{overlayStyles}</style>
      {/* A closed panel opens again only for different errors. */}
      {faults.length > 0 && <FaultPanel key={JSON.stringify(faults)} faults={faults} />}
      <p role="status">{isLost && 'The connection to lectern dev is lost. Trying again …'}</p>
    </>
  );
}
