import { createRoot, type Root } from 'react-dom/client';
import { UpdatePopup } from './update-popup.tsx';

let shown: { root: Root; place: HTMLElement } | undefined;

/** Shows the popup at the end of the document, beside whatever the page draws. A later version takes its place. */
export function showUpdatePopup(onRefresh: () => void): void {
  if (!shown) {
    const place = document.body.appendChild(document.createElement('div'));
    shown = { place, root: createRoot(place) };
  }
  shown.root.render(<UpdatePopup onRefresh={onRefresh} onClose={hide} />);
}

function hide(): void {
  shown?.root.unmount();
  shown?.place.remove();
  shown = undefined;
}
