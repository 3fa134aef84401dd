import { useDelayed } from '../state/use-delayed.ts';
import { message } from '../messages/message.ts';

/** Moves along the top while the next page loads, unless that takes less than 200 ms. */
export function ProgressBar({ isPending }: { isPending: boolean }) {
  const isShown = useDelayed(isPending, 200);
  return isShown && <div className="progress-bar" role="progressbar" aria-label={message('lectern.loadingPage')} />;
}

/** For the first page, when it takes its time. */
export function Spinner() {
  const isDue = useDelayed(true, 300);
  return isDue && <div className="spinner" role="status" aria-label={message('lectern.loading')} />;
}
