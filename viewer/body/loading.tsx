import { useDelayed } from '../state/use-delayed.ts';
import { message } from '../messages/message.ts';

/** A progress bar at the top while the next page loads, after 200 ms. */
export function ProgressBar({ isPending }: { isPending: boolean }) {
  const isShown = useDelayed(isPending, 200);
  return isShown && <div className="progress-bar" role="progressbar" aria-label={message('lectern.loadingPage')} />;
}

/** The spinner while the first page loads, after 300 ms. */
export function Spinner() {
  const isDue = useDelayed(true, 300);
  return isDue && <div className="spinner" role="status" aria-label={message('lectern.loading')} />;
}
