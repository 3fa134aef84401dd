import { useDelayed } from '../state/use-delayed.ts';
import { message } from '../messages/message.ts';

/** Renders a progress bar at the top, if the next page takes more than 200 ms to load. */
export function ProgressBar({ isPending }: { isPending: boolean }) {
  const isShown = useDelayed(isPending, 200);
  return isShown && <div className="progress-bar" role="progressbar" aria-label={message('lectern.loadingPage')} />;
}

/** Renders a spinner if the first page takes more than 300 ms to load. */
export function Spinner() {
  const isDue = useDelayed(true, 300);
  return isDue && <div className="spinner" role="status" aria-label={message('lectern.loading')} />;
}
