import type { ElementProps } from '../element.ts';

/** The box of a task list has no label of its own; the words beside it are the task. */
export function Checkbox({ props }: ElementProps) {
  if (props.type !== 'checkbox') return <input {...props} />;
  return <input aria-label={props.defaultChecked ? 'done' : 'to do'} {...props} />;
}
