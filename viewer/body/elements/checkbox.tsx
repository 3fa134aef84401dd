import { message } from '../../messages/message.ts';
import type { ElementProps } from '../element.ts';

/** The box of a task list has no label of its own; the words beside it are the task. */
export function Checkbox({ props }: ElementProps) {
  if (props.type !== 'checkbox') return <input {...props} />;
  return <input aria-label={message(props.defaultChecked ? 'lectern.task.done' : 'lectern.task.open')} {...props} />;
}
