import { useDelayed } from '../state/use-delayed.ts';
import { message } from '../messages/message.ts';

/** For the first page, when it takes its time. */
export function Spinner() {
  const isDue = useDelayed(true, 300);
  return isDue && <div className="spinner" role="status" aria-label={message('lectern.loading')} />;
}
